/**
 * The policy: which of the probed servers a customer joins. Another policy (thresholds, memory, join the idle queue)
 * is another function of this shape; of probes that are all the same server it must give that server.
 */

/**
 * The shortest of the first d probed queues; of equally short ones the one probed first, which is uniform among them,
 * because probes are exchangeable. Without branches: which of two random queues is shorter cannot be predicted.
 * @param lengths queue length of each server
 * @param probes the servers looked at, in the order drawn
 * @param choices how many of them this customer looks at, d
 * @param from where in `probes` the first is
 * @param stride how far apart they are
 * @returns the server joined
 */
export function joinShortest(
  lengths: Int32Array,
  probes: Int32Array,
  choices: number,
  from = 0,
  stride = 1,
): number {
  let server = probes[from];
  let shortest = lengths[server];
  for (let j = 1, at = from + stride; j < choices; j++, at += stride) {
    const other = probes[at];
    const length = lengths[other];
    const shorter = (length - shortest) >> 31;
    server += (other - server) & shorter;
    shortest += (length - shortest) & shorter;
  }
  return server;
}

/** {@link joinShortest} of two probes. */
export function joinShorter(lengths: Int32Array, first: number, second: number): number {
  return first + ((second - first) & ((lengths[second] - lengths[first]) >> 31));
}
