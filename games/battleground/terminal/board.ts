// How does the battleground look in characters? Fields in a grid, the own home row below, signs explained under it.

import { other, type Seat } from '@duello/kernel';
import { fill, pad, widthOf } from '@duello/terminal';
import { CONDITIONS, fieldsIn, type SummonView, type View } from '../index.ts';
import { type Naming, nearSeat, shapeSign, summonOn } from './naming.ts';

const LETTERS = 'abcdef';
/** Row number and home sign, left of the grid. */
const MARGIN = 4;
const WIDEST_CELL = 17;
/** Below it nothing is indented. */
const NARROW_CELL = 10;

/** Lanes and rows as the one who sits below sees them: left to right, far to near (BR9). */
interface Grid {
  readonly lanes: readonly string[];
  readonly rows: readonly number[];
  readonly cell: number;
}

function gridOf({ options: { lanes, rows } }: View, near: Seat, width: number): Grid {
  const letters = [...LETTERS.slice(0, lanes)];
  const numbers = Array.from({ length: rows }, (_, row) => row + 1);
  return {
    lanes: near === 0 ? letters : letters.toReversed(),
    rows: near === 0 ? numbers.toReversed() : numbers,
    cell: Math.min(WIDEST_CELL, Math.floor((width - MARGIN - 1) / lanes) - 1),
  };
}

export function boardLines(view: View, naming: Naming): readonly string[] {
  const near = nearSeat(view);
  const grid = gridOf(view, near, naming.width);
  const { lanes, rows, cell } = grid;
  const rule = (left: string, line: string, cross: string, right: string): string =>
    ' '.repeat(MARGIN) + naming.paint('dim', left + lanes.map(() => line.repeat(cell)).join(cross) + right);
  const head = lanes.map((lane) => `─ ${lane} `.padEnd(cell, '─')).join('┬');
  return [
    ' '.repeat(MARGIN) + naming.paint('dim', `┌${head}┐`),
    ...rows.flatMap((row, i) => [
      ...(i === 0 ? [] : [isHomeEdge(i, rows.length) ? rule('├', '─', '┼', '┤') : rule('├', '╌', '┼', '┤')]),
      ...rowLines(view, row, grid, naming),
    ]),
    rule('└', '─', '┴', '┘'),
    ...legendLines(view, naming),
  ];
}

/** The line between a home row and the rest is drawn through. */
const isHomeEdge = (index: number, rows: number): boolean => index === 1 || index === rows - 1;

function rowLines(view: View, row: number, { lanes, rows, cell }: Grid, naming: Naming): readonly string[] {
  const cells = lanes.map((lane) => fieldLines(view, `${lane}${row}`, cell, naming));
  const height = Math.max(...cells.map((lines) => lines.length));
  const isHome = row === 1 || row === rows.length;
  const bar = naming.paint('dim', '│');
  return Array.from({ length: height }, (_, i) => {
    const label = i === 0 ? ` ${row}${isHome ? '⌂' : ' '} ` : ' '.repeat(MARGIN);
    return `${label}${bar}${cells.map((lines) => pad(lines[i] ?? '', cell)).join(bar)}${bar}`;
  });
}

/** What stands there, or whether it could be chosen. */
function fieldLines(view: View, field: string, cell: number, naming: Naming): readonly string[] {
  const summon = summonOn(view, field);
  if (summon !== null) return summonLines(view, summon, cell, naming);
  const sign = isOffered(view, field) ? naming.paint('bold', '?') : naming.paint('dim', '·');
  return [' '.repeat(Math.floor((cell - 1) / 2)) + sign];
}

const OF_FIELDS: readonly string[] = ['field', 'target', 'point'];
const isOffered = ({ decision }: View, field: string): boolean =>
  decision !== null && OF_FIELDS.includes(decision.what) && decision.options.some(({ key }) => key === field);

function summonLines(view: View, summon: SummonView, cell: number, naming: Naming): readonly string[] {
  const { plain, paint, ui } = naming;
  const isNear = summon.side === nearSeat(view);
  const acts = view.waiting?.acting === summon.id;
  const sign = acts ? '*' : isOffered(view, summon.field) ? '?' : ' ';
  const indent = cell < NARROW_CELL ? '' : '  ';
  const room = cell - indent.length;
  const strength = cut(`${summon.attack}/${summon.hp}`, room);
  const more = [
    ...(summon.range > 1 ? [` ${ui.range(summon.range)}`] : []),
    ...(summon.defending ? [` ${ui.defends(summon.defence)}`] : []),
  ];
  const marks = marksOf(summon, naming);
  return [
    paint(isNear ? 'cyan' : 'red', `${isNear ? '▲' : '▼'}${sign}${cut(plain(summon.card), cell - 2)}`),
    indent + paint('bold', strength) + cut(more.join(''), room - widthOf(strength)),
    ...(marks.length === 0 ? [] : fill(marks, room, ' ').map((line) => indent + line)),
  ];
}

/** Conditions by letter, tokens by shape, with their number where there are several: `H S2 ●`. */
function marksOf({ conditions, tokens }: SummonView, { ui }: Naming): readonly string[] {
  const times = (sign: string, count: number): string => (count > 1 ? `${sign}${count}` : sign);
  return [
    ...CONDITIONS.filter((one) => conditions[one] > 0).map((one) => times(ui.marks[one], conditions[one])),
    ...tokens.map(({ shape, count }) => times(shapeSign(shape), count)),
  ];
}

/** With a sign that says so. */
function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  return width < 1 ? '' : `${[...text].slice(0, width - 1).join('')}…`;
}

/** Only of what is to be seen now. */
function legendLines(view: View, naming: Naming): readonly string[] {
  const { ui, text, plain, paint, width } = naming;
  const { summons } = view;
  const some = (test: (summon: SummonView) => boolean): boolean => summons.some(test);
  const shapes = new Map(summons.flatMap(({ tokens }) => tokens.map(({ id, shape }) => [shape, id] as const)));
  const cardOf = (id: number): string | undefined =>
    view.players.flatMap(({ area }) => area).find((one) => one.id === id)?.card ??
    view.acting.find((one) => one.id === id)?.card;
  const items = [
    ...(summons.length === 0 ? [] : [ui.legend.sides(naming.who(nearSeat(view)), naming.who(other(nearSeat(view))))]),
    ui.legend.home,
    ...(some(({ range }) => range > 1) ? [ui.legend.range] : []),
    ...(some(({ defending }) => defending) ? [ui.legend.defends] : []),
    ...CONDITIONS.filter((one) => some(({ conditions }) => conditions[one] > 0)).map(
      (one) => `${ui.marks[one]} ${text.conditions[one].name}`,
    ),
    ...[...shapes].map(([shape, id]) => `${shapeSign(shape)} ${ui.legend.tokens(plain(cardOf(id) ?? ''))}`),
    ...((view.waiting?.acting ?? null) === null ? [] : [ui.legend.acts]),
    ...(hasOffered(view) ? [ui.legend.offered] : []),
  ];
  return fill(items, width - MARGIN).map((line) => ' '.repeat(MARGIN) + paint('dim', line));
}

const hasOffered = ({ decision }: View): boolean =>
  decision !== null &&
  OF_FIELDS.includes(decision.what) &&
  decision.options.some(({ key }) => fieldsIn(key).length === 1);
