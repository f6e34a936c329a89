/** Independent standard exponentials for made-up series, mean 1 and variance 1, apart from the product's own streams. */
export function exponentialNoise(seed: number): () => number {
  let state = (seed * 0x9e3779b9) | 0;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return -Math.log((((word ^ (word >>> 14)) >>> 0) + 0.5) / 2 ** 32);
  };
}
