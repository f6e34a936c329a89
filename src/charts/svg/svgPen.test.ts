import { describe, expect, test } from 'vitest';
import { History } from '../history/history';
import { historyFigure } from '../history/historyFigure';
import { numbersOf } from '../testing/cells';
import { snapshotAt } from '../testing/snapshots';
import { parseXml, type XmlElement } from '../testing/xml';
import { figureTheme } from './figureTheme';
import { SvgPen } from './svgPen';

const read = (markup: string): XmlElement[] => parseXml(`<svg>${markup}</svg>`).children;

describe('the pen that writes SVG', () => {
  test('begins a path by its first line, and strokes with what is set then', () => {
    const pen = new SvgPen();
    pen.strokeStyle = '#123456';
    pen.lineWidth = 3;
    pen.setLineDash([5, 3]);
    pen.beginPath();
    pen.lineTo(1, 2);
    pen.lineTo(3.1234, 4);
    pen.stroke();
    expect(read(pen.markup)[0]?.attributes).toMatchObject({
      ...{
        d: 'M1,2L3.12,4',
        stroke: '#123456',
        'stroke-width': '3',
        'stroke-dasharray': '5 3',
        fill: 'none',
      },
    });
  });

  test('cuts what is drawn until the state before is restored', () => {
    const pen = new SvgPen();
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, 10, 5);
    pen.clip();
    pen.globalAlpha = 0.5;
    pen.fill('M0,0H9');
    pen.restore();
    pen.fill('M0,0H8');
    const [clip, cut, whole] = read(pen.markup);
    expect(clip?.children[0]?.attributes).toEqual({ d: 'M0,0h10v5h-10z' });
    expect(cut?.attributes).toMatchObject({ 'clip-path': `url(#${clip?.attributes['id']})`, opacity: '0.5' });
    expect(whole?.attributes).toEqual({ d: 'M0,0H8', fill: '#000000' });
  });

  test('writes text with its size, weight and place', () => {
    const pen = new SvgPen();
    pen.font = '600 13px sans-serif';
    pen.textBaseline = 'middle';
    pen.fillText('a < b', 10, 20);
    expect(pen.markup).toBe(
      '<text x="10" y="24.55" font-size="13" font-weight="600" fill="#000000">a &lt; b</text>',
    );
    expect(pen.measureText('ab').width).toBeGreaterThan(13);
  });
});

test('the history is drawn where its axes have it', () => {
  const history = new History();
  for (let time = 0; time <= 10; time++) history.add(snapshotAt(time, 100 * time));
  const size = { width: 600, height: 300, rem: 10 };
  const markup = historyFigure(
    { history, series: 0, scale: 'linear', systems: [2, 1], ...size },
    figureTheme('light'),
  );
  expect(markup).not.toMatch(/NaN|undefined/);
  const lines = read(markup).filter(({ attributes }) => attributes['stroke'] === '#00717f');
  const line = numbersOf(lines[0]?.attributes['d'] ?? '');
  // Mean queue 0 … 10 from the bottom to 10/12 of the height: room is kept above, and names stand on the right.
  expect(line.slice(0, 2)).toEqual([29, 275]);
  expect(line.at(-2)).toBeCloseTo(600 - 36, 5);
  const top = 14 + (275 - 14) * (1 - 10 / 12);
  expect(line.at(-1)).toBeCloseTo(top, 1);
  expect(markup).toContain('d = 2');
});
