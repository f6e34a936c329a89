import { floorNumbers } from '../../charts/floor/floorNumbers';
import type { FloorStage } from '../../charts/floor/floorStage';
import { momentWords } from '../../charts/momentWords';
import { svgDocument } from '../../charts/svg/svgDocument';
import type { Figure } from '../figure';
import { cardSheet, pageType } from './cardFigure';
import { momentData, presentSnapshot } from './momentData';
import { newCanvas, pngOf, rasterise } from './rasterise';
import type { Savable } from './savable';

/** The floor, which is made of pixels: drawn again, with as many as are asked for. */
export function saveFloor(card: Element, figure: Figure, stage: FloorStage): Savable {
  return {
    name: 'floor',
    svg: null,
    async png(scale) {
      const { width, height } = stage.size;
      const text = { legend: null, caption: momentWords(presentSnapshot(figure)) };
      const { sheet, theme, title } = cardSheet(card, { width, height, rem: pageType(card) }, text);
      const footY = sheet.head + height;
      const around = svgDocument(
        { width, height: footY + sheet.foot, title, description: text.caption, background: theme.card },
        sheet.markup(footY),
      );
      // Apart, because a drawing begins by clearing.
      const floor = newCanvas(width, height, scale);
      stage.drawOn(floor.context);
      const canvas = await rasterise(around, scale);
      canvas.getContext('2d')?.drawImage(floor.canvas, 0, sheet.head, width, height);
      return pngOf(canvas);
    },
    data() {
      const snapshot = presentSnapshot(figure);
      return momentData(snapshot, floorNumbers(snapshot));
    },
  };
}
