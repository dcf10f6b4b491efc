// How are options numbered and laid out? 0 ends, the rest count from 1; groups stand below each other or flow.

import { pad, padStart, widthOf, wrap } from '../print/columns.ts';
import type { Paint } from '../print/paint.ts';
import type { Entry, Group } from './layout.ts';

export interface Menu {
  readonly lines: readonly string[];
  /** What each number picks. */
  readonly numbers: ReadonlyMap<number, Entry>;
}

const INDENT = '  ';
const GAP = '  ';
/** Titles of flowing groups stand in a column of their own. */
const TITLE = 9;

export function menuOf(groups: readonly Group[], width: number, paint: Paint): Menu {
  const numbers = new Map<number, Entry>();
  const signs = new Map<Entry, string>();
  let next = 1;
  for (const { entries } of groups) {
    for (const entry of entries) {
      if (entry.picks.length === 0 && entry.last !== true) continue;
      const number = entry.last === true ? 0 : next++;
      numbers.set(number, entry);
      signs.set(entry, String(number));
    }
  }
  const lines = groups.flatMap((group) =>
    group.flows ? flow(group, signs, width, paint) : stack(group, signs, width, paint),
  );
  return { lines, numbers };
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
  return `${paint('bold', paint('cyan', `${sign}.`))} ${entry.label}`;
}
