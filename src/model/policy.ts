/**
 * The policy: which of the probed servers a customer joins. Another policy (thresholds, memory, join the idle queue)
 * is another function of this shape.
 */

/**
 * The shortest of the first d probed queues; of equally short ones the one probed first, which is uniform among them,
 * because probes are exchangeable. Without branches: which of two random queues is shorter cannot be predicted.
 * @param lengths queue length of each server
 * @param probes the servers looked at, in the order drawn
 * @param choices how many of them this customer looks at, d
 * @returns the server joined
 */
export function joinShortest(lengths: Int32Array, probes: Int32Array, choices: number): number {
  let server = probes[0];
  let shortest = lengths[server];
  for (let j = 1; j < choices; j++) {
    const other = probes[j];
    const length = lengths[other];
    const shorter = (length - shortest) >> 31;
    server += (other - server) & shorter;
    shortest += (length - shortest) & shorter;
  }
  return server;
}
