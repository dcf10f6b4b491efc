// How are match-ups drawn? A square a pair with its figure in it, deeper the less even it is, and a sign where that is too much.

import type { Picture } from '../questions/answer.ts';
import { type Drawing, fitted, rect, type Shape, spot, text, widthOf } from './drawing.ts';
import { nameOf } from './naming.ts';
import { bare, figure, isKnown, UNKNOWN } from './numbers.ts';
import { BAND_SIGNS, spotsOf, type Voice } from './spots.ts';

type Heat = Extract<Picture, { readonly kind: 'heat' }>;

const NAME = 13;
const SMALLEST_CELL = 34;
/** What is as far from even as this is as deep as it gets. */
const DEEPEST = 0.25;

/** Beside a cell there is room for whole words, or for what tells them apart. */
const shortName = (name: string, width: number): string => fitted(name, width, NAME);

export function drawHeat(picture: Heat, width: number, voice: Voice): Drawing {
  const { words, naming } = voice;
  const { rows, columns, cells, mix } = picture;
  const { title, x } = words.pictures[picture.name];
  const rowNames = rows.map((label) => nameOf(label, naming, words));
  const columnNames = columns.map((label) => nameOf(label, naming, words));
  const mixRoom = mix === null ? 0 : 64;
  const longest = Math.max(60, ...rowNames.map((name) => widthOf(name, NAME) + 10));
  const room = Math.min(longest, width * 0.3);
  const cell = Math.max(SMALLEST_CELL, Math.min(92, (width - room - mixRoom) / Math.max(1, columns.length)));
  const high = Math.min(cell, 56);
  // Names lie along their columns where they have room, else they stand.
  const upright = columnNames.some((name) => widthOf(name, NAME) > cell - 4);
  const top = upright ? Math.min(120, 14 + Math.max(0, ...columnNames.map((name) => widthOf(name, NAME)))) + 20 : 44;
  const spots = spotsOf(picture, voice);
  let next = 0;
  const squares = cells.flatMap((line, row) =>
    line.map((point, column): Shape => {
      const place = [room + column * cell, top + row * high] as const;
      if (point === null) return rect('nothing', place[0] + 1, place[1] + 1, cell - 2, high - 2, { rx: 4 });
      const number = next++;
      return spot(number, spots[number].said, square(point, place, [cell, high], voice));
    }),
  );
  const heads = columnNames.map((name, i): Shape => {
    const middle = room + i * cell + cell / 2;
    if (!upright) return text('name', middle, top - 8, name, 'middle');
    const said = text('name', 0, 0, shortName(name, 120));
    return {
      ...said,
      attrs: { ...said.attrs, transform: `translate(${Math.round(middle + 4)} ${top - 6}) rotate(-90)` },
    };
  });
  const names = rowNames.map((name, i) =>
    text('name', room - 8, top + i * high + high / 2 + 5, shortName(name, room - 8), 'end'),
  );
  const right = room + columns.length * cell;
  const mixed = (mix ?? []).map((share, i) =>
    text('figure', right + mixRoom - 8, top + i * high + high / 2 + 5, figure(share, 'share', words.lang, 0), 'end'),
  );
  return {
    width: Math.max(width, right + mixRoom),
    height: top + Math.max(1, rows.length) * high + 8,
    title,
    said: spots.map(({ said }) => said).join('; '),
    shapes: [
      text('axis', room, 14, x),
      ...(mix === null ? [] : [text('axis', right + mixRoom - 8, 14, words.column.share, 'end')]),
      ...heads,
      ...names,
      ...squares,
      ...mixed,
      ...(spots.length === 0 ? [text('muted', room, top + 24, words.none)] : []),
    ],
  };
}

function square(
  { value, count, band }: NonNullable<Heat['cells'][number][number]>,
  [x, y]: readonly [number, number],
  [wide, high]: readonly [number, number],
  { words }: Voice,
): readonly Shape[] {
  const known = count > 0 && isKnown(value);
  const depth = known ? Math.min(1, Math.abs(value - 0.5) / DEEPEST) : 0;
  const said = known ? bare(value, 'share', words.lang, 0) : UNKNOWN;
  const sign = band === null || band === 'green' ? '' : BAND_SIGNS[band];
  return [
    rect('square', x + 1, y + 1, wide - 2, high - 2, { rx: 4 }),
    rect(value >= 0.5 ? 'ahead' : 'behind', x + 1, y + 1, wide - 2, high - 2, {
      rx: 4,
      'fill-opacity': Math.round(depth * 0.62 * 100) / 100,
    }),
    text(wide < 46 ? 'cell tight' : 'cell', x + wide / 2, y + high / 2 + (wide < 46 ? 9 : 6), said, 'middle'),
    ...(sign === '' ? [] : [text('corner', x + wide - 5, y + 13, sign, 'end')]),
  ];
}
