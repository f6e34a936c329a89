import { expect, test } from 'vitest';
import { meanSojournTime } from '../../model/fixedPoint';
import table1 from '../../model/reference/table1-n100.json';
import { Simulation } from '../../model/simulation';
import { simulationParameters } from '../../stores/controlStore';
import { SCENES, sceneControls } from './scenes';

/** What the scene of a title says, and its number. */
function sceneOf(title: string) {
  const index = SCENES.findIndex((scene) => scene.title === title);
  const scene = SCENES[index];
  if (!scene) throw new Error(`no scene ${title}`);
  return { ...scene, number: index + 1, controls: sceneControls(index + 1) };
}

/** How many times sooner customers leave with more choices, in the limit. */
function factor(less: number, more: number, arrivalRate: number): number {
  return meanSojournTime(less, arrivalRate) / meanSojournTime(more, arrivalRate);
}

test('a second choice is three to four times faster, in the limit and at the scene’s hundred servers', () => {
  const { text, controls } = sceneOf('The same customers, side by side');
  expect(text).toContain('three to four times sooner');
  const row = table1.rows.find(({ d, lambda }) => d === controls.choices && lambda === controls.arrivalRate);
  for (const value of [factor(1, 2, controls.arrivalRate), 10 / (row?.meanSojournTime ?? 0)]) {
    expect(value).toBeGreaterThan(3);
    expect(value).toBeLessThan(4);
  }
});

test('a third choice adds what the scene says, and the readout compares the second with one', () => {
  const { text, controls } = sceneOf('The third adds little');
  expect(text).toContain(`about ${factor(2, 3, controls.arrivalRate).toFixed(1)}:`);
  expect([controls.choices, ...controls.compareWith]).toEqual([2, 1, 3]);
});

test('near saturation the factor is that of the limit', () => {
  const { text, controls } = sceneOf('Near saturation');
  expect(controls.arrivalRate).toBe(0.99);
  expect(text).toContain(`at 99 %, ${Math.round(factor(1, 2, 0.99))} times for n → ∞`);
});

test('at a hundred servers the prediction is as right as the last scene says', () => {
  const { text } = sceneOf('Table 1 of the paper');
  expect(text).toContain('right to 1 % up to a load of 0.7; near saturation it is off by up to a fifth');
  const errors = table1.rows.map(({ d, lambda, meanSojournTime: mean }) => ({
    lambda,
    error: mean / meanSojournTime(d, lambda) - 1,
  }));
  for (const { lambda, error } of errors) if (lambda <= 0.7) expect(error).toBeLessThan(0.01);
  expect(Math.max(...errors.map(({ error }) => error))).toBeCloseTo(0.2, 1);
});

test('the second scene has the scale of the first, as it says, and the first has room for its queues', () => {
  const { watch, number, controls, floorLevels } = sceneOf('A second choice');
  const before = sceneOf('One random choice');
  expect(watch).toContain('The same scale as before');
  expect(number).toBe(before.number + 1);
  expect(floorLevels).toBe(before.floorLevels);
  const [one, two] = [before.controls, controls].map((state) => new Simulation(simulationParameters(state)));
  for (let time = 0; time < 20; time += 0.1) {
    one?.advance(time);
    two?.advance(time);
    expect(one?.snapshot().systems[0]?.longestQueue).toBeLessThanOrEqual(before.floorLevels ?? 0);
    expect(two?.snapshot().systems[0]?.longestQueue).toBeLessThan(10);
  }
});
