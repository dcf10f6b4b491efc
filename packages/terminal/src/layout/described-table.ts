// How does a described table look in columns? The sides face each other; a label in a column of its own, bars for numbers.

import type { Seat, Viewer } from '@duello/kernel';
import {
  type DescribedItem,
  type DescribedRow,
  type DescribedSection,
  type DescribedTable,
  itemOf,
} from '@duello/language';
import { fill, pad, widthOf } from '../print/columns.ts';
import type { Colour } from '../print/paint.ts';
import { gauge, LABEL, labelled, pips } from '../print/sheet.ts';
import type { Manner } from './layout.ts';

/** What it is drawn on and with. */
export type Paper = Pick<Manner, 'paint' | 'width' | 'words'>;

const TONES: Readonly<Record<NonNullable<DescribedItem['tone']>, Colour>> = {
  good: 'green',
  warning: 'yellow',
  bad: 'red',
  dim: 'dim',
};

function tableLines({ head, far, between, near }: DescribedTable, paper: Paper): readonly string[] {
  const rule = paper.paint('dim', ` ${'╌'.repeat(paper.width - 1)}`);
  const middle = between.flatMap((section) => sectionLines(section, paper));
  return [
    headLine(head, paper),
    ...sectionLines(far, paper),
    ...(middle.length === 0 ? [rule] : [rule, ...middle, rule]),
    ...frontLines({ ...near, rows: near.rows.toReversed() }, paper),
    ...backLines(near, paper),
  ];
}

export function headLine(head: readonly string[], { paint, width }: Paper): string {
  const title = `━━ ${head.join(' · ')} `;
  return paint('bold', title + '━'.repeat(Math.max(0, width - widthOf(title))));
}

/** A section from its title to what stands towards the middle of the table. */
export const sectionLines = (section: DescribedSection, paper: Paper): readonly string[] => [
  ...backLines(section, paper),
  ...frontLines(section, paper),
];

/** Title and rows, without what stands towards the middle of the table. */
function backLines({ title, rows }: DescribedSection, paper: Paper): readonly string[] {
  return [
    ...(title === null ? [] : titleLines(title, rows, paper)),
    ...rows.filter(({ at }) => at === undefined).flatMap((row) => rowLines(row, paper)),
  ];
}

const frontLines = ({ rows }: DescribedSection, paper: Paper): readonly string[] =>
  rows.filter(({ at }) => at === 'front').flatMap((row) => rowLines(row, paper));

/** Bars first, and what else stands beside the title. */
function titleLines(title: string, rows: readonly DescribedRow[], paper: Paper): readonly string[] {
  const { paint, width } = paper;
  const beside = rows.filter(({ at, value }) => at === 'title' || (at === 'pile' && value !== undefined));
  const items = beside.flatMap(({ label, value, items: all = [] }) =>
    value === undefined ? all.map(itemOf) : [{ text: `${label} ${value}` }],
  );
  const bars = items.filter(({ gauge: one }) => one !== undefined).map((item) => itemText(item, paper));
  const [first = '', ...rest] = items
    .filter(({ gauge: one }) => one === undefined)
    .map((item) => itemText(item, paper));
  return labelled(title, fill([[...bars, first].join('  '), ...rest], width - LABEL), paint, 'bold');
}

export function rowLines({ label, value, items = [] }: DescribedRow, paper: Paper): readonly string[] {
  const { paint, width, words } = paper;
  const title = value === undefined ? label : `${label} ${value}`;
  const all = items.map(itemOf);
  const texts = all.map((item) => itemText(item, paper));
  if (texts.length === 0) return labelled(title, [paint('dim', words.none)], paint);
  const isPlaced = all[0].place !== undefined;
  return labelled(title, isPlaced ? inColumns(texts, width - LABEL) : fill(texts, width - LABEL), paint);
}

/** `#2 Squire 2/1 (new, Fog)`. */
function itemText({ text, place, gauge: of, figures = [], facts = [], tone }: DescribedItem, { paint }: Paper): string {
  const painted = (said: string): string => (tone === undefined ? said : paint(TONES[tone], said));
  return [
    place === undefined ? '' : paint('bold', `#${place}`),
    painted(text),
    of === undefined
      ? ''
      : of.as === 'bar'
        ? gauge(of.value, of.most, of.unlimited === true, paint)
        : pips(of, painted, paint),
    // A name says enough of what can be counted at a glance.
    of === undefined || of.as === 'bar' || text !== '' ? '' : `${paint('bold', String(of.value))}/${of.most}`,
    paint('bold', figures.map(([, value]) => value).join('/')),
    facts.length === 0 ? '' : paint('dim', `(${facts.join(', ')})`),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Two cells a row; one too wide for half a row has it for itself. */
function inColumns(cells: readonly string[], width: number): readonly string[] {
  const half = Math.floor(width / 2);
  const rows: string[] = [];
  for (let i = 0; i < cells.length; i++) {
    const next = cells[i + 1];
    if (next === undefined || widthOf(cells[i]) > half - 2 || widthOf(next) > width - half) rows.push(cells[i]);
    else {
      rows.push(pad(cells[i], half) + next);
      i++;
    }
  }
  return rows.flatMap((row) => fill([row], width));
}

/** The piles of both, each below its name. */
const pileLines = ({ far, between, near }: DescribedTable, paper: Paper): readonly string[] =>
  [far, near, ...between].flatMap(({ title, rows }) =>
    rows
      .filter(({ at }) => at === 'pile')
      .flatMap(({ label, items = [], value = items.length }) => [
        ` ${paper.paint('bold', `${title}: ${label} ${value}`)}`,
        ...(items.length === 0
          ? []
          : fill(
              items.map((item) => itemText(itemOf(item), paper)),
              paper.width - 3,
            )
        ).map((line) => `   ${line}`),
      ]),
  );

/** The side of whoever is asked: for one who plays both seats it may be the far one. */
export const askedSide = (
  { near, far }: DescribedTable,
  { viewer, decision }: { readonly viewer: Viewer; readonly decision: { readonly seat: Seat } | null },
): DescribedSection => (viewer === 'watcher' && decision?.seat === 1 ? far : near);

/**
 * All that is drawn of a described table; both hands open as each side's own player sees it. A game with a picture in the
 * middle draws the table itself.
 */
export function drawnFrom<P, V extends { readonly viewer: Viewer; readonly players: readonly [P, P] }>(
  describe: (view: V) => DescribedTable,
  paper: Paper & { readonly viewer: Viewer },
  table = (view: V): readonly string[] => tableLines(describe(view), paper),
) {
  return {
    table,
    open: (seen: readonly [V, V], seat: Seat): V => ({
      ...seen[seat],
      viewer: paper.viewer,
      players: [seen[0].players[0], seen[1].players[1]],
    }),
    /** The table without its head. */
    status: (view: V) => table(view).slice(1),
    piles: (view: V) => pileLines(describe(view), paper),
  };
}
