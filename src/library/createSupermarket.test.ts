import { expect, test } from 'vitest';
import { DEFAULT_PARAMETERS } from '../model/parameters';
import { createSupermarket } from './createSupermarket';

test('what is not given, or undefined, is as usual', () => {
  const { parameters } = createSupermarket({ seed: 5, sampling: undefined } as object);
  expect(parameters).toEqual({ ...DEFAULT_PARAMETERS, seed: 5 });
});

test('a parameter that cannot be had, or that there is not, is named', () => {
  expect(() => createSupermarket({ arrivalRate: 1 })).toThrow(
    new RangeError('invalid arrivalRate: 1 (expected 0.01 to 0.999)'),
  );
  expect(() => createSupermarket({ lambda: 0.5 } as object)).toThrow(
    /^invalid parameter: lambda \(expected choices, /,
  );
  expect(() => createSupermarket({ choices: 2 } as object)).toThrow(/^invalid choices: 2 \(expected a list/);
});

test('a change that is refused changes nothing', () => {
  const supermarket = createSupermarket({ serverCount: 5 });
  supermarket.advance(3);
  const before = supermarket.snapshot();
  expect(() => supermarket.setParameters({ choices: [6], arrivalRate: 0.5 })).toThrow(RangeError);
  expect(() => supermarket.setParameters({ seed: 2 } as object)).toThrow(/^invalid parameter: seed/);
  expect(() => supermarket.advance(Number.POSITIVE_INFINITY)).toThrow(/^invalid until: Infinity/);
  expect(supermarket.snapshot()).toEqual(before);
});

test('the list of systems may be written over by whoever gave it', () => {
  const choices = [2, 1];
  const supermarket = createSupermarket({ choices });
  choices[0] = 3;
  expect(supermarket.parameters.choices).toEqual([2, 1]);
});
