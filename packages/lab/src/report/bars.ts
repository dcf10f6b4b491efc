// How are rates drawn? One below the other: a dot for what was found, a bar for where the truth lies, a sign for its verdict.

import type { Band, Picture } from '../questions/answer.ts';
import { lowerEdge } from './axis.ts';
import { circle, type Drawing, fitted, line, rect, type Shape, spot, text, widthOf } from './drawing.ts';
import { nameOf } from './naming.ts';
import { figure, isKnown } from './numbers.ts';
import { extentOf, rounded, scaleOf } from './scale.ts';
import { BAND_SIGNS, spotsOf, type Voice } from './spots.ts';

export const NAME = 14;
/** Below this width names stand above their bars. */
const BESIDE = 480;
const PADDING = 12;

type Bars = Extract<Picture, { readonly kind: 'bars' }>;

export const bandShape = (band: Band, x: number, y: number): readonly Shape[] =>
  band === null ? [] : [text(`sign ${band}`, x, y, BAND_SIGNS[band], 'middle')];

export function drawBars(picture: Bars, width: number, voice: Voice): Drawing {
  const { words, naming } = voice;
  const { unit, line: even, bars } = picture;
  const { title, x } = words.pictures[picture.name];
  const names = bars.map(({ label }) => nameOf(label, naming, words));
  const beside = width >= BESIDE;
  const room = beside ? Math.min(width * 0.34, Math.max(60, ...names.map((name) => widthOf(name, NAME) + 8))) : 0;
  const rowHeight = beside ? 32 : 48;
  const figures = 104;
  const frame = {
    left: room + PADDING,
    right: width - figures,
    top: 6,
    bottom: 10 + rowHeight * Math.max(1, bars.length),
  };
  const known = bars.flatMap(({ low, high, value }) => [low, high, value]);
  const { range, ticks } = rounded(extentOf(even === null ? known : [...known, even], [0, 1]), beside ? 6 : 4);
  const scale = scaleOf(range, [frame.left + 6, frame.right - 6]);
  const spots = spotsOf(picture, voice);
  const rows = bars.map((bar, i) => {
    const middle = frame.top + rowHeight * i + (beside ? rowHeight / 2 : rowHeight - 15);
    const { value, low, high, count, band } = bar;
    const drawn = count > 0 && isKnown(value);
    return spot(i, spots[i].said, [
      rect('target', 0, frame.top + rowHeight * i + 1, width, rowHeight - 2, { rx: 6 }),
      beside
        ? text('name', room, middle + 5, fitted(names[i], room, NAME), 'end')
        : text('name', PADDING, middle - 15, fitted(names[i], width - PADDING, NAME)),
      ...(drawn
        ? [
            ...(isKnown(low) && isKnown(high)
              ? [rect('interval', scale.at(low), middle - 5, scale.at(high) - scale.at(low), 10, { rx: 3 })]
              : []),
            circle('dot', scale.at(value), middle, 5),
            text('figure', width - 30, middle + 5, figure(value, unit, words.lang), 'end'),
            ...bandShape(band, width - 13, middle + 5),
          ]
        : [text('muted', frame.left + 6, middle + 5, words.none)]),
    ]);
  });
  return {
    width,
    height: frame.bottom + 46,
    title,
    said: spots.map(({ said }) => said).join('; '),
    shapes: [
      ...lowerEdge(frame, scale, ticks, unit, x, words),
      ...(even === null ? [] : [line('even', scale.at(even), frame.top, scale.at(even), frame.bottom)]),
      ...rows,
      ...(bars.length === 0 ? [text('muted', frame.left, 28, words.none)] : []),
    ],
  };
}
