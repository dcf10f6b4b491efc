// How do tracks and boards lie on paper? Tracks below each other in strips to cut, a board on a page of its own.

import { mixed } from '../drawing/colours.ts';
import { icon } from '../drawing/icons.ts';
import { type Area, group, type Page, path, rect, roundRect, type Shape } from '../drawing/shapes.ts';
import { MM, type Paper } from '../drawing/units.ts';
import type { Craft } from '../game/craft.ts';
import type { PrintedBoard, PrintedTrack } from '../game/printed-token.ts';
import { label } from '../text/setting.ts';

const MARGIN = 10 * MM;
const CELL = 15 * MM;
const HEAD = 10 * MM;
const PAD = 4 * MM;
const BETWEEN = 6 * MM;
const WHITE = '#ffffff';

/** No track is so long that a row of it would be hard to count. */
const MOST_COLUMNS = 11;

interface Strip {
  readonly height: number;
  readonly width: number;
  readonly shapes: readonly Shape[];
}

function stripOf(
  { name, colour, icon: sign, from, to, below }: PrintedTrack,
  room: number,
  { icons, typefaces, lowInk }: Craft,
): Strip {
  const columns = Math.min(MOST_COLUMNS, to - from + 1, Math.floor((room - 2 * PAD) / CELL));
  const rows = Math.ceil((to - from + 1) / columns);
  const [width, height] = [columns * CELL + 2 * PAD, HEAD + rows * CELL + 2 * PAD];
  const dark = mixed(colour, '#000000', 0.45);
  const ink = lowInk ? dark : WHITE;
  const cells = Array.from({ length: to - from + 1 }, (_, at): readonly Shape[] => {
    const value = from + at;
    const area = {
      x: PAD + (at % columns) * CELL,
      y: HEAD + PAD + Math.floor(at / columns) * CELL,
      width: CELL,
      height: CELL,
    };
    const under = below(value);
    const x = area.x + CELL / 2;
    return [
      path(roundRect({ x: area.x + 1, y: area.y + 1, width: CELL - 2, height: CELL - 2 }, 2 * MM), {
        fill: lowInk ? WHITE : mixed(colour, WHITE, 0.82),
        line: { colour: dark, width: 0.6 },
      }),
      label(
        String(value),
        { x, y: area.y + (under === '' ? 9.6 : 7.6) * MM, size: 17, font: 'title', colour: dark, align: 'middle' },
        typefaces,
      ),
      ...(under === ''
        ? []
        : [
            label(
              under,
              { x, y: area.y + 12.4 * MM, size: 7.5, font: 'bold', colour: dark, align: 'middle' },
              typefaces,
            ),
          ]),
    ];
  }).flat();
  return {
    ...{ width, height },
    shapes: [
      path(rect({ x: 0, y: 0, width, height }), { fill: lowInk ? WHITE : colour, line: { colour: dark, width: 0.6 } }),
      icon(icons, sign, PAD + 4 * MM, HEAD / 2 + 1.4 * MM, 7 * MM, ink),
      label(name, { x: PAD + 9.5 * MM, y: HEAD / 2 + 2.9 * MM, size: 13, font: 'title', colour: ink }, typefaces),
      ...cells,
    ],
  };
}

export function trackSheets(
  tracks: readonly PrintedTrack[],
  paper: Paper,
  nameOf: (sheet: number) => string,
  craft: Craft,
): readonly Page[] {
  const pages: Shape[][] = [];
  let top = Number.POSITIVE_INFINITY;
  for (const track of tracks) {
    const { width, height, shapes } = stripOf(track, paper.width - 2 * MARGIN, craft);
    for (let copy = 0; copy < track.count; copy += 1) {
      if (top + height > paper.height - MARGIN) {
        pages.push([]);
        top = MARGIN;
      }
      pages[pages.length - 1].push(
        group([group(shapes, { key: `track ${track.id}` })], { x: (paper.width - width) / 2, y: top }),
      );
      top += height + BETWEEN;
    }
  }
  return pages.map((shapes, at) => ({ width: paper.width, height: paper.height, label: nameOf(at + 1), shapes }));
}

export function boardPage(board: PrintedBoard, paper: Paper, craft: Craft): Page {
  const area: Area = { x: MARGIN, y: MARGIN, width: paper.width - 2 * MARGIN, height: paper.height - 2 * MARGIN };
  return { width: paper.width, height: paper.height, label: board.name, shapes: board.shapes(area, craft) };
}
