import { expect, test } from 'vitest';
import { changedOptions } from './changedOptions';

test('only what is another value is set again', () => {
  const before = { lambda: 0.5, vs: [1, 3], onChange: () => undefined };
  expect(changedOptions(before, { lambda: 0.5, vs: [1, 3], onChange: () => undefined })).toEqual({});
  expect(changedOptions(before, { ...before, vs: [1, 5], theme: 'dark' })).toEqual({
    vs: [1, 5],
    theme: 'dark',
  });
});

test('what is no longer given comes back to what is usual', () => {
  expect(changedOptions({ lambda: 0.5, d: 3 }, { d: undefined })).toEqual({ lambda: 0.9, d: 2 });
});
