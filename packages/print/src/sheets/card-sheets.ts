// How do cards lie on paper? Nine a sheet with marks where to cut, and their backs behind them however the paper is turned.

import { group, line, type Page, path, type Shape } from '../drawing/shapes.ts';
import { CARD, MM, type Paper } from '../drawing/units.ts';

/** Over which edge a printer turns the sheet; `none` leaves the backs out. */
export const FLIPS = ['long', 'short', 'none'] as const;
export type Flip = (typeof FLIPS)[number];

/** Both sides of something that is cut out; the same keys mean the same drawing. */
export interface Piece {
  readonly front: Side;
  readonly back: Side;
}
export interface Side {
  readonly key: string;
  readonly shapes: readonly Shape[];
}

const [COLUMNS, ROWS] = [3, 3];
export const PER_SHEET = COLUMNS * ROWS;
const MARK = { colour: '#000000', width: 0.35 };

/** Where the cards of a sheet begin, and from one to the next. */
export function gridOf(paper: Paper) {
  const [stepX, stepY] = [CARD.width + 2 * paper.bleed, CARD.height + 2 * paper.bleed];
  const left = (paper.width - COLUMNS * stepX) / 2 + paper.bleed;
  const top = (paper.height - ROWS * stepY) / 2 + paper.bleed;
  return { left, top, stepX, stepY };
}

/** At both ends of every cut, outside what is printed. */
function cropMarks(paper: Paper): readonly Shape[] {
  const { left, top, stepX, stepY } = gridOf(paper);
  const xs = Array.from({ length: COLUMNS }, (_, at) => [left + at * stepX, left + at * stepX + CARD.width]).flat();
  const ys = Array.from({ length: ROWS }, (_, at) => [top + at * stepY, top + at * stepY + CARD.height]).flat();
  const [outerX, outerY] = [left - paper.bleed, top - paper.bleed];
  const gap = 0.4 * MM;
  const [longX, longY] = [Math.min(4 * MM, outerX - gap), Math.min(4 * MM, outerY - gap)];
  const marks = [
    ...xs.flatMap((x) => [
      line(x, outerY - gap - longY, x, outerY - gap),
      line(x, paper.height - outerY + gap, x, paper.height - outerY + gap + longY),
    ]),
    ...ys.flatMap((y) => [
      line(outerX - gap - longX, y, outerX - gap, y),
      line(paper.width - outerX + gap, y, paper.width - outerX + gap + longX, y),
    ]),
  ];
  return marks.map((d) => path(d, { line: MARK }));
}

/** The place of a card on its sheet; on the back of the sheet, the place behind it. */
export function placeOf(at: number, flip: Flip | null): { readonly column: number; readonly row: number } {
  const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
  if (flip === 'long') return { column: COLUMNS - 1 - column, row };
  return flip === 'short' ? { column, row: ROWS - 1 - row } : { column, row };
}

function sheetOf(sides: readonly Side[], paper: Paper, flip: Flip | null, name: string): Page {
  const { left, top, stepX, stepY } = gridOf(paper);
  const { bleed } = paper;
  const clip = { x: -bleed, y: -bleed, width: CARD.width + 2 * bleed, height: CARD.height + 2 * bleed };
  const shapes = sides.map(({ key, shapes: drawn }, at) => {
    const { column, row } = placeOf(at, flip);
    const [x, y] = [left + column * stepX, top + row * stepY];
    const cell = group(drawn, { clip, key });
    // Over the short edge a sheet comes up the other way round, and so must the backs.
    return flip === 'short'
      ? group([cell], { x: x + CARD.width, y: y + CARD.height, turn: 180 })
      : group([cell], { x, y });
  });
  return { width: paper.width, height: paper.height, label: name, shapes: [...shapes, ...cropMarks(paper)] };
}

export function cardSheets(
  pieces: readonly Piece[],
  paper: Paper,
  flip: Flip,
  nameOf: (sheet: number, back: boolean) => string,
): readonly Page[] {
  const sheets = Array.from({ length: Math.ceil(pieces.length / PER_SHEET) }, (_, at) =>
    pieces.slice(at * PER_SHEET, (at + 1) * PER_SHEET),
  );
  return sheets.flatMap((on, at) => [
    sheetOf(
      on.map(({ front }) => front),
      paper,
      null,
      nameOf(at + 1, false),
    ),
    ...(flip === 'none'
      ? []
      : [
          sheetOf(
            on.map(({ back }) => back),
            paper,
            flip,
            nameOf(at + 1, true),
          ),
        ]),
  ]);
}
