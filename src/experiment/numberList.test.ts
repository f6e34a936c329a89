import { describe, expect, test } from 'vitest';
import { readNumberList } from './numberList';

describe('readNumberList', () => {
  test('numbers, ranges, both', () => {
    expect(readNumberList('--n', '10,100, 1000', 'serverCount')).toEqual([10, 100, 1000]);
    expect(readNumberList('--lambda', '0.5:0.95:0.05', 'arrivalRate')).toEqual([
      0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95,
    ]);
    expect(readNumberList('--lambda', '0.7:0.9:0.1,0.99', 'arrivalRate')).toEqual([0.7, 0.8, 0.9, 0.99]);
    expect(readNumberList('--lambda', '0.5:0.94:0.2', 'arrivalRate')).toEqual([0.5, 0.7, 0.9]);
    // Nine tenths of a step before the next one, which would be no load.
    expect(readNumberList('--lambda', '0.7:0.99:0.1', 'arrivalRate')).toEqual([0.7, 0.8, 0.9]);
    expect(readNumberList('--d', '2:2:1', 'choices')).toEqual([2]);
  });

  test('a number named twice counts once', () => {
    expect(readNumberList('--d', '2,1,2,1:3:1', 'choices')).toEqual([2, 1, 3]);
  });

  test.each([
    ['', 'invalid --d: "" (expected at least one number, 1 to 100'],
    [' , ', 'invalid --d: ""'],
    ['2,', 'invalid --d: ""'],
    ['0', 'invalid --d: 0 (expected 1 to 100'],
    ['two', 'invalid --d: two'],
    ['2.5', 'invalid --d: 2.5'],
    ['1:3', 'invalid --d: 1:3 (expected from:to:step'],
    ['1:3:0', 'invalid --d: 1:3:0 (expected from:to:step'],
    ['1:3:-1', 'invalid --d: 1:3:-1 (expected from:to:step'],
    ['1:3:', 'invalid --d: 1:3: (expected from:to:step'],
    ['3:1:1', 'invalid --d: 3:1:1 (expected the second number not below'],
    ['1:3:0.5', 'invalid --d: 1.5'],
  ])('%j is refused', (text, message) => {
    expect(() => readNumberList('--d', text, 'choices')).toThrow(message);
  });

  test('what would be a million numbers is refused before they are made', () => {
    expect(() => readNumberList('--n', '1:1000000:1', 'serverCount')).toThrow('at most 1000 numbers');
  });
});
