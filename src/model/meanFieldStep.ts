/**
 * RODAS, the stiffly accurate Rosenbrock method of order 4 with an embedded result of order 3 (Hairer &
 * Wanner, Solving Ordinary Differential Equations II, section IV.7), in the form that needs no product with
 * the Jacobian: (1/(γh) − J) u_i = f(y + Σ_j a_ij u_j) + Σ_j (c_ij/h) u_j. The last stage is both the final
 * correction and the error.
 */
const GAMMA = 0.25;
const FIFTH = [1.221224509226641, 6.019134481288629, 12.53708332932087, -0.687886036105895];
const STATE_WEIGHTS = [
  [],
  [1.544],
  [0.9466785280815826, 0.2557011698983284],
  [3.314825187068521, 2.896124015972201, 0.9986419139977817],
  FIFTH,
  [...FIFTH, 1],
];
const STAGE_WEIGHTS = [
  [],
  [-5.6688],
  [-2.430093356833875, -0.2063599157091915],
  [-0.1073529058151375, -9.594562251023355, -20.47028614809616],
  [7.496443313967647, -10.24680431464352, -33.99990352819905, 11.7089089320616],
  [8.083246795921522, -7.981132988064893, -31.52159432874371, 16.31930543123136, -6.058818238834054],
];
const STAGES = STATE_WEIGHTS.length;

/**
 * One step of the mean field, MODEL.md (1), cut off at a level: no queue grows past it.
 *
 * The system is stiff (rates up to λd + 2 beside relaxation times of millions when d = 1), so an explicit
 * method would need steps far smaller than accuracy asks for. The Jacobian is tridiagonal and its columns are
 * diagonally dominant: an implicit step of any size costs a small multiple of the number of levels.
 */
export class MeanFieldStep {
  #stages: Float64Array[] = [];
  #state = new Float64Array(0);
  #gain = new Float64Array(0);
  #pivot = new Float64Array(0);

  /**
   * Writes into `to` the tail a `duration` after `from`, both s_0..s_K. Rounding and truncation can leave a
   * tail that is not monotone: it is made so, which moves it by no more than its error.
   * @param counted only entries before this count for the error
   * @returns estimated error of the step, summed over the levels
   */
  advance(
    from: Float64Array,
    duration: number,
    choices: number,
    arrivalRate: number,
    to: Float64Array,
    counted: number,
  ): number {
    const length = from.length;
    this.#fit(length);
    const stages = this.#stages;
    const state = this.#state;
    this.#factorise(from, duration, choices, arrivalRate);
    for (let i = 0; i < STAGES; i++) {
      const stage = stages[i];
      state.set(from);
      for (let j = 0; j < i; j++) addMultiple(state, STATE_WEIGHTS[i][j], stages[j]);
      derivative(state, choices, arrivalRate, stage);
      for (let j = 0; j < i; j++) addMultiple(stage, STAGE_WEIGHTS[i][j] / duration, stages[j]);
      this.#solve(stage);
    }
    const correction = stages[STAGES - 1];
    let error = 0;
    to[0] = 1;
    for (let k = 1; k < length; k++) {
      if (k < counted) error += Math.abs(correction[k]);
      to[k] = Math.min(to[k - 1], Math.max(0, state[k] + correction[k]));
    }
    return error;
  }

  #fit(length: number): void {
    if (this.#state.length === length) return;
    this.#state = new Float64Array(length);
    this.#gain = new Float64Array(length);
    this.#pivot = new Float64Array(length);
    this.#stages = Array.from({ length: STAGES }, () => new Float64Array(length));
  }

  /** Factors 1/(γh) − J at `from`: without exchanges, which a matrix with dominant columns does not need. */
  #factorise(from: Float64Array, duration: number, choices: number, arrivalRate: number): void {
    const gain = this.#gain;
    const pivot = this.#pivot;
    const shift = 1 / (GAMMA * duration) + 1;
    gain[0] = 0;
    pivot[0] = 0;
    for (let k = 1; k < from.length; k++) {
      gain[k] = arrivalRate * choices * power(from[k], choices - 1);
      pivot[k] = 1 / (shift + gain[k] - gain[k - 1] * pivot[k - 1]);
    }
  }

  #solve(values: Float64Array): void {
    const gain = this.#gain;
    const pivot = this.#pivot;
    const length = values.length;
    let value = 0;
    for (let k = 1; k < length; k++) {
      value = (values[k] + gain[k - 1] * value) * pivot[k];
      values[k] = value;
    }
    for (let k = length - 2; k > 0; k--) {
      value = values[k] + pivot[k] * value;
      values[k] = value;
    }
  }
}

/** Right-hand side of MODEL.md (1); entry 0 is 0. */
function derivative(tail: Float64Array, choices: number, arrivalRate: number, into: Float64Array): void {
  const last = tail.length - 1;
  into[0] = 0;
  let joining = arrivalRate;
  for (let k = 1; k <= last; k++) {
    const passing = arrivalRate * power(tail[k], choices);
    into[k] = joining - passing - tail[k] + (k < last ? tail[k + 1] : 0);
    joining = passing;
  }
}

function addMultiple(sum: Float64Array, factor: number, terms: Float64Array): void {
  for (let k = 1; k < sum.length; k++) sum[k] += factor * terms[k];
}

/**
 * base^exponent for whole exponents from 0, by squaring: twice to seven times as fast as `**`.
 */
function power(base: number, exponent: number): number {
  let result = 1;
  for (let rest = exponent, square = base; rest > 0; rest >>>= 1, square *= square) {
    if (rest & 1) result *= square;
  }
  return result;
}
