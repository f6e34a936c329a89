/** Changes whenever the same seed gives other figures: results of different versions do not belong together. */
export const RESULTS_VERSION = 1;
