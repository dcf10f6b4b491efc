// How are options numbered and laid out? What passes, ends or sends has a sign of its own; groups stand below each other or flow.

import { pad, padStart, widthOf, wrap } from '../print/columns.ts';
import { bare, type Paint } from '../print/paint.ts';
import type { Entry, Group } from './layout.ts';

export interface Menu {
  readonly lines: readonly string[];
  /** What each sign picks: numbers from 1 on, and those of `SIGNS`. */
  readonly entries: ReadonlyMap<string, Entry>;
}

/** Nothing that is typed too often or too early may end a turn or send an answer. */
export const SIGNS: Readonly<Record<NonNullable<Entry['by']>, string>> = { pass: '0', end: 'e', send: 'ok' };

const INDENT = '  ';
const GAP = '  ';
/** Titles of flowing groups stand in a column of their own. */
const TITLE = 9;

/** `kept` are the numbers of entries that keep theirs; new ones are added to it. */
export function menuOf(
  groups: readonly Group[],
  width: number,
  paint: Paint,
  kept: Map<string, number> = new Map(),
): Menu {
  const all = groups.flatMap((group) => group.entries);
  const signs = signsOf(all, kept);
  const lines = groups.flatMap((group) =>
    group.flows ? flow(group, signs, width, paint) : stack(group, signs, width, paint),
  );
  return { lines, entries: new Map([...signs].map(([entry, sign]) => [sign, entry])) };
}

function signsOf(all: readonly Entry[], kept: Map<string, number>): ReadonlyMap<Entry, string> {
  for (const { keeps } of all) {
    if (keeps !== undefined && !kept.has(keeps)) kept.set(keeps, Math.max(0, ...kept.values()) + 1);
  }
  const signs = new Map<Entry, string>();
  let next = Math.max(0, ...kept.values()) + 1;
  for (const entry of all) {
    const { by, sign, keeps, picks, blocked } = entry;
    if (sign !== undefined) signs.set(entry, sign);
    else if (by !== undefined) signs.set(entry, SIGNS[by]);
    else if (keeps !== undefined) signs.set(entry, String(kept.get(keeps)));
    else if (picks.length > 0 || blocked !== undefined) signs.set(entry, String(next++));
  }
  return signs;
}

/** One entry a line, or two columns when there are many short ones. */
function stack({ title, entries }: Group, signs: ReadonlyMap<Entry, string>, width: number, paint: Paint): string[] {
  const cells = entries.map((entry) => cellOf(entry, padStart(signs.get(entry) ?? '–', 2), paint));
  const head = title === null ? [] : wrap(` ${title}`, width, ' ');
  const column = Math.floor((width - INDENT.length) / 2);
  if (cells.length < 5 || cells.some((cell) => widthOf(cell) > column - 2)) {
    return [...head, ...cells.flatMap((cell) => wrap(INDENT + cell, width, `${INDENT}    `))];
  }
  const rows = Math.ceil(cells.length / 2);
  const pairs = cells.slice(0, rows).map((cell, i) => INDENT + pad(cell, column) + (cells[rows + i] ?? ''));
  return [...head, ...pairs.map((line) => line.trimEnd())];
}

/** Entries behind the title, as many on a line as fit. */
function flow({ title, entries }: Group, signs: ReadonlyMap<Entry, string>, width: number, paint: Paint): string[] {
  const lines: string[] = [];
  let line = pad(` ${title ?? ''}`, TITLE);
  let empty = true;
  for (const entry of entries) {
    const cell = cellOf(entry, signs.get(entry) ?? '–', paint);
    // A long title has a line for itself.
    const fits = widthOf(line) + GAP.length + widthOf(cell) <= width || (empty && widthOf(line) <= TITLE);
    if (!fits) {
      lines.push(line);
      line = ' '.repeat(TITLE);
      empty = true;
    }
    line += empty ? ` ${cell}` : GAP + cell;
    empty = false;
  }
  return [...lines, line];
}

function cellOf(entry: Entry, sign: string, paint: Paint): string {
  if (sign.trim() === '–') return paint('dim', `${sign} ${entry.label}`);
  if (entry.blocked !== undefined) return paint('dim', `${sign}✗ ${bare(entry.label)}`);
  return `${paint('bold', paint('cyan', `${sign}.`))} ${entry.label}`;
}
