// How do tokens lie on paper? In rows under their names, both sides, a little apart so that scissors find their way.

import { mixed } from '../drawing/colours.ts';
import { icon } from '../drawing/icons.ts';
import { disc, group, type Page, path, regular, roundRect, type Shape } from '../drawing/shapes.ts';
import { MM, type Paper } from '../drawing/units.ts';
import type { Craft } from '../game/craft.ts';
import type { PrintedToken, TokenSide } from '../game/printed-token.ts';
import { label, sizeFor, sizesFrom } from '../text/setting.ts';
import { type Typefaces, widthOf } from '../text/typefaces.ts';
import type { Flip } from './card-sheets.ts';

const TOKEN = 22 * MM;
const STEP = TOKEN + 2.5 * MM;
const MARGIN = 10 * MM;
const HEAD = 8 * MM;
const INK = '#221709';

const OUTLINES: Readonly<Record<PrintedToken['shape'], (r: number) => string>> = {
  disc: (r) => disc(0, 0, r),
  square: (r) => roundRect({ x: -r, y: -r, width: 2 * r, height: 2 * r }, r * 0.2),
  hexagon: (r) => regular(0, 0, r, 6),
  diamond: (r) => regular(0, 0, r, 4),
};

function sideShapes(
  shape: PrintedToken['shape'],
  side: TokenSide,
  { icons, typefaces, lowInk }: Craft,
): readonly Shape[] {
  const hollow = lowInk || side.hollow === true;
  const dark = mixed(side.colour, '#000000', 0.5);
  const [fill, ink] = hollow ? ['#ffffff', lowInk ? INK : dark] : [side.colour, side.ink];
  const r = TOKEN / 2;
  const sign =
    side.icon === null
      ? []
      : [icon(icons, side.icon, 0, side.text === '' ? 0 : -r * 0.22, r * (side.text === '' ? 1.15 : 0.85), ink)];
  const size = side.icon === null ? 22 : 12;
  const text =
    side.text === ''
      ? []
      : [
          label(
            side.text,
            { x: 0, y: side.icon === null ? size * 0.34 : r * 0.58, size, font: 'title', colour: ink, align: 'middle' },
            typefaces,
          ),
        ];
  return [
    path(OUTLINES[shape](r), {
      fill,
      line: { colour: hollow ? ink : dark, width: 1, ...(side.hollow === true ? { dash: [3, 2] } : {}) },
    }),
    path(OUTLINES[shape](r * 0.87), { line: { colour: ink, width: 0.4 } }),
    ...sign,
    ...text,
  ];
}

/** Some tokens of a kind beside each other, from a column on; the first of a kind stand under its name. */
interface Lot {
  readonly token: PrintedToken;
  readonly column: number;
  readonly count: number;
  readonly title: Title | null;
}
interface Title {
  readonly text: string;
  readonly size: number;
}
type Row = readonly Lot[];

const [TITLE, LEAST_TITLE] = [10, 7];
/** Between a name and the next. */
const APART = 2 * MM;

const titleOf = ({ name, count }: PrintedToken): string => `${name} × ${count}`;

/** Each kind begins a row of its own; those of which there are few share one. */
function rowsOf(tokens: readonly PrintedToken[], columns: number, typefaces: Typefaces): readonly Row[] {
  const rows: Lot[][] = [];
  /** Rows of few, and the columns that are left in each. */
  const shared: { readonly row: Lot[]; left: number }[] = [];
  for (const token of tokens) {
    const text = titleOf(token);
    const fitting = sizeFor(text, 'title', token.count * STEP - APART, sizesFrom(TITLE, LEAST_TITLE), typefaces);
    const title = { text, size: fitting ?? TITLE };
    if (token.count >= columns) {
      for (let at = 0; at < token.count; at += columns)
        rows.push([{ token, column: 0, count: Math.min(columns, token.count - at), title: at === 0 ? title : null }]);
      continue;
    }
    const needed =
      fitting === null ? Math.ceil((widthOf(typefaces, 'title', text, TITLE) + APART) / STEP) : token.count;
    let place = shared.find(({ left }) => left >= needed);
    if (place === undefined) {
      place = { row: [], left: columns };
      shared.push(place);
      rows.push(place.row);
    }
    place.row.push({ token, column: columns - place.left, count: token.count, title });
    place.left -= needed;
  }
  return rows;
}

const isTitled = (row: Row): boolean => row.some(({ title }) => title !== null);
const heightOf = (row: Row): number => STEP + (isTitled(row) ? HEAD : 0);

/** Rows of one kind stay on one sheet, unless they would fill more than that. */
function onPages(rows: readonly Row[], height: number): readonly (readonly Row[])[] {
  const pages: Row[][] = [];
  let left = 0;
  for (const [at, row] of rows.entries()) {
    const next = rows.findIndex((one, index) => index > at && isTitled(one));
    const kind = rows.slice(at, next < 0 ? rows.length : next).reduce((sum, one) => sum + heightOf(one), 0);
    const needed = isTitled(row) && kind <= height ? kind : heightOf(row);
    if (needed > left) {
      pages.push([]);
      left = height;
    }
    pages[pages.length - 1].push(row);
    left -= heightOf(row);
  }
  return pages;
}

function sheetOf(
  rows: readonly Row[],
  paper: Paper,
  columns: number,
  flip: Flip | null,
  name: string,
  craft: Craft,
): Page {
  const left = (paper.width - columns * STEP) / 2 + STEP / 2;
  const shapes: Shape[] = [];
  let top = MARGIN;
  for (const row of rows) {
    if (isTitled(row)) top += HEAD;
    for (const { token, column, count, title } of row) {
      const from = left + column * STEP;
      if (title !== null && flip === null)
        shapes.push(
          label(
            title.text,
            { x: from - TOKEN / 2, y: top - HEAD + 5.4 * MM, size: title.size, font: 'title', colour: INK },
            craft.typefaces,
          ),
        );
      const side = flip === null ? token.front : token.back;
      const drawn = group(sideShapes(token.shape, side, craft), {
        key: `${flip === null ? 'front' : 'back'} token ${token.id}`,
      });
      for (let at = 0; at < count; at += 1) {
        const [x, y] = [from + at * STEP, top + STEP / 2];
        // Behind its front, whichever edge the sheet is turned over.
        if (flip === 'short') shapes.push(group([drawn], { x, y: paper.height - y, turn: 180 }));
        else shapes.push(group([drawn], { x: flip === 'long' ? paper.width - x : x, y }));
      }
    }
    top += STEP;
  }
  return { width: paper.width, height: paper.height, label: name, shapes };
}

export function tokenSheets(
  tokens: readonly PrintedToken[],
  paper: Paper,
  flip: Flip,
  nameOf: (sheet: number, back: boolean) => string,
  craft: Craft,
): readonly Page[] {
  const columns = Math.floor((paper.width - 2 * MARGIN + STEP - TOKEN) / STEP);
  return onPages(rowsOf(tokens, columns, craft.typefaces), paper.height - 2 * MARGIN).flatMap((rows, at) => [
    sheetOf(rows, paper, columns, null, nameOf(at + 1, false), craft),
    ...(flip === 'none' ? [] : [sheetOf(rows, paper, columns, flip, nameOf(at + 1, true), craft)]),
  ]);
}
