// What does the printed board look like? Five lanes and five rows, with the home rows of both players (BR1, B204).

import { type Area, type Craft, icon, label, MM, type PrintedBoard, path, rect, type Shape } from '@duello/print';
import type { Lang } from '../index.ts';
import { printWords } from './said.ts';

const LANES = ['a', 'b', 'c', 'd', 'e'] as const;
const LENGTH = 5;
const CASTLE = 'castle';
const INK = '#5c3d10';
const FIELD = '#fdf9ee';
const HOMES = { north: '#ecd0cb', south: '#cfdff0' } as const;

function shapesIn(area: Area, { typefaces, icons, lowInk }: Craft, lang: Lang): readonly Shape[] {
  const say = printWords[lang];
  const edge = 6 * MM;
  const field = Math.min((area.width - 2 * edge) / LANES.length, (area.height - 30 * MM) / LENGTH);
  const left = area.x + (area.width - field * LANES.length) / 2;
  const top = area.y + (area.height - field * LENGTH) / 2;
  const fillOf = (row: number): string =>
    lowInk ? '#ffffff' : row === 0 ? HOMES.north : row === LENGTH - 1 ? HOMES.south : FIELD;
  const fields = Array.from({ length: LENGTH * LANES.length }, (_, at): readonly Shape[] => {
    const [row, lane] = [Math.floor(at / LANES.length), at % LANES.length];
    const [x, y] = [left + lane * field, top + row * field];
    const name = `${LANES[lane]}${LENGTH - row}`;
    return [
      path(rect({ x, y, width: field, height: field }), { fill: fillOf(row), line: { colour: INK, width: 1.2 } }),
      label(name, { x: x + 2 * MM, y: y + 4.4 * MM, size: 9, font: 'bold', colour: INK }, typefaces),
    ];
  }).flat();
  const side = (text: string, y: number, sign: string): readonly Shape[] => {
    const said = label(
      text,
      { x: area.x + area.width / 2 + 4 * MM, y, size: 15, font: 'title', colour: INK, align: 'middle' },
      typefaces,
    );
    return [said, icon(icons, sign, said.x - 5 * MM, y - 1.8 * MM, 7 * MM, INK)];
  };
  return [
    ...fields,
    path(rect({ x: left, y: top, width: field * LANES.length, height: field * LENGTH }), {
      line: { colour: INK, width: 2.4 },
    }),
    ...side(say.north, top - 5 * MM, CASTLE),
    ...side(say.south, top + field * LENGTH + 9 * MM, CASTLE),
  ];
}

export const boards = (lang: Lang): readonly PrintedBoard[] => [
  { id: 'board', name: printWords[lang].board, icons: [CASTLE], shapes: (area, craft) => shapesIn(area, craft, lang) },
];
