/** The sum of autocorrelations ends at so many times the correlation time found so far (Sokal's window). */
const WINDOW = 5;

/**
 * Integrated autocorrelation time of a stationary series, 1 + 2 Σ ρ_lag, in steps of the series: a mean over n steps
 * is as uncertain as one over n / (this many) independent values. At least 1, so also where the series is constant.
 */
export function correlationTime(series: Float64Array): number {
  const count = series.length;
  // From the first value and then from the mean: of a constant exactly nothing is left.
  const shifted = series.map((value) => value - series[0]);
  const mean = shifted.reduce((sum, value) => sum + value, 0) / count;
  const deviations = shifted.map((value) => value - mean);
  const variance = autocovariance(deviations, 0);
  let time = 1;
  if (variance === 0) return time;
  for (let lag = 1; lag < count && lag < WINDOW * time; lag++) {
    time += (2 * autocovariance(deviations, lag)) / variance;
  }
  return Math.max(time, 1);
}

function autocovariance(deviations: Float64Array, lag: number): number {
  let sum = 0;
  for (let i = lag; i < deviations.length; i++) sum += deviations[i] * deviations[i - lag];
  return sum;
}
