// How do tokens lie on paper? In rows under their name, both sides, a little apart so that scissors find their way.

import { mixed } from '../drawing/colours.ts';
import { icon } from '../drawing/icons.ts';
import { disc, group, type Page, path, regular, roundRect, type Shape } from '../drawing/shapes.ts';
import { MM, type Paper } from '../drawing/units.ts';
import type { Craft } from '../game/craft.ts';
import type { PrintedToken, TokenSide } from '../game/printed-token.ts';
import { label } from '../text/setting.ts';
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

interface Row {
  readonly title: string | null;
  readonly tokens: readonly PrintedToken[];
}

/** Each kind begins a row of its own under its name. */
const rowsOf = (tokens: readonly PrintedToken[], columns: number): readonly Row[] =>
  tokens.flatMap((token) =>
    Array.from({ length: Math.ceil(token.count / columns) }, (_, at) => ({
      title: at === 0 ? `${token.name} × ${token.count}` : null,
      tokens: Array.from({ length: Math.min(columns, token.count - at * columns) }, () => token),
    })),
  );

const heightOf = ({ title }: Row): number => STEP + (title === null ? 0 : HEAD);

function onPages(rows: readonly Row[], height: number): readonly (readonly Row[])[] {
  const pages: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    if (heightOf(row) > left) {
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
  for (const { title, tokens } of rows) {
    if (title !== null) {
      if (flip === null)
        shapes.push(
          label(
            title,
            { x: left - TOKEN / 2, y: top + 5.4 * MM, size: 10, font: 'title', colour: INK },
            craft.typefaces,
          ),
        );
      top += HEAD;
    }
    tokens.forEach((token, at) => {
      const [x, y] = [left + at * STEP, top + STEP / 2];
      const side = flip === null ? token.front : token.back;
      const drawn = group(sideShapes(token.shape, side, craft), {
        key: `${flip === null ? 'front' : 'back'} token ${token.id}`,
      });
      // Behind its front, whichever edge the sheet is turned over.
      if (flip === 'short') shapes.push(group([drawn], { x, y: paper.height - y, turn: 180 }));
      else shapes.push(group([drawn], { x: flip === 'long' ? paper.width - x : x, y }));
    });
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
  return onPages(rowsOf(tokens, columns), paper.height - 2 * MARGIN).flatMap((rows, at) => [
    sheetOf(rows, paper, columns, null, nameOf(at + 1, false), craft),
    ...(flip === 'none' ? [] : [sheetOf(rows, paper, columns, flip, nameOf(at + 1, true), craft)]),
  ]);
}
