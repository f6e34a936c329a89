/** What pictures of a table need of one of its cells; times are mean times in system, in mean service times. */
export interface CellPoint {
  readonly serverCount: number;
  readonly choices: number;
  readonly arrivalRate: number;
  /** Predicted for n → ∞. */
  readonly meanField: number;
  /** Predicted for this many servers; null where the expansion is not valid. */
  readonly refined: number | null;
  /** How many runs are in what is simulated. */
  readonly runs: number;
  /** Null before the cell is simulated. */
  readonly simulated: number | null;
  /** Half width of the 95 % confidence interval of `simulated`; null where there is none. */
  readonly halfWidth: number | null;
  /** Simulated fraction of servers with at least k customers, k = 0, 1, …; null before the cell is simulated. */
  readonly tail: ArrayLike<number> | null;
}
