import { describe, expect, test } from 'vitest';
import { progressBar, progressLine } from './progressBar';

function fakeStream(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  return { written, stream: { isTTY, columns: 40, write } as unknown as NodeJS.WriteStream };
}

describe('progressBar', () => {
  test('writes nothing where there is no terminal', () => {
    const { stream, written } = fakeStream(false);
    const bar = progressBar(stream, () => 0);
    bar.update(0.5);
    bar.clear();
    expect(written).toEqual([]);
  });

  test('stays on one line of a terminal, redraws now and then, and goes away', () => {
    const { stream, written } = fakeStream(true);
    let nowMs = 0;
    const bar = progressBar(stream, () => nowMs);
    for (; nowMs <= 5000; nowMs += 10) bar.update(nowMs / 10_000);
    expect(written.length).toBe(51);
    for (const text of written) {
      expect(text.startsWith('\r\x1b[K')).toBe(true);
      expect(text.length - 4).toBeLessThan(40);
    }
    bar.clear();
    expect(written.at(-1)).toBe('\r\x1b[K');
  });
});

test('the line shows the part done and, once it can be told, the time left', () => {
  expect(progressLine(0, 9)).toBe(`${'·'.repeat(30)}   0 %`);
  expect(progressLine(0.5, 0.1)).toBe(`${'█'.repeat(15)}${'·'.repeat(15)}  50 %`);
  expect(progressLine(0.25, 10)).toBe(`${'█'.repeat(7)}${'·'.repeat(23)}  25 %, 30 s left`);
  expect(progressLine(1, 10)).toBe(`${'█'.repeat(30)} 100 %, 0 s left`);
});
