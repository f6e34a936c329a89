import { invalid } from './parameters';

/** Halvings of the interval of θ: more than a double can hold. */
const BISECTIONS = 60;

/**
 * Quantile of Student's t.
 * @param probability above 0 and below 1; 0.975 for a 95 % interval
 * @param degreesOfFreedom a whole number from 1
 */
export function studentTQuantile(probability: number, degreesOfFreedom: number): number {
  if (!(probability > 0 && probability < 1)) throw invalid('probability', probability, 'above 0, below 1');
  if (!(Number.isInteger(degreesOfFreedom) && degreesOfFreedom >= 1)) {
    throw invalid('degreesOfFreedom', degreesOfFreedom, 'a whole number from 1');
  }
  const central = Math.abs(2 * probability - 1);
  let low = 0;
  let high = Math.PI / 2;
  for (let i = 0; i < BISECTIONS; i++) {
    const middle = (low + high) / 2;
    if (centralProbability(middle, degreesOfFreedom) < central) low = middle;
    else high = middle;
  }
  return Math.sign(probability - 0.5) * Math.sqrt(degreesOfFreedom) * Math.tan((low + high) / 2);
}

/** P(|T| ≤ √ν tan θ), a finite sum (Abramowitz and Stegun, 26.7.3 and 26.7.4). */
function centralProbability(theta: number, degreesOfFreedom: number): number {
  const cosine = Math.cos(theta);
  const odd = degreesOfFreedom % 2;
  let term = odd ? cosine : 1;
  let sum = degreesOfFreedom > 1 ? term : 0;
  for (let j = odd + 2; j < degreesOfFreedom; j += 2) {
    term *= ((j - 1) / j) * cosine * cosine;
    sum += term;
  }
  const product = Math.sin(theta) * sum;
  return odd ? ((theta + product) * 2) / Math.PI : product;
}
