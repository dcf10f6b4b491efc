// How does a question go on after Ctrl+C or a crash? Its deals stand in a file, one JSON line each, below what was asked.

import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { BadInput } from '@duello/kernel';
import type { DealLines, Provenance, Question } from '@duello/lab/questions';
import { has, isDeal, parsed } from '../far/deal-lines.ts';

interface Head {
  readonly question: Question;
  readonly provenance: Provenance;
}

export interface KeptDeals extends Head {
  readonly deals: readonly DealLines[];
}

/** What a file holds; a last line that was cut off when writing stopped is left out. Throws BadInput otherwise. */
export function readKept(file: string): KeptDeals {
  const text = readText(file);
  const [first, ...lines] = wholeLines(text);
  const head = first === undefined ? null : parsed(first);
  if (!isHead(head)) throw new BadInput(file, 'this is no file of `duello lab --out`');
  const deals = lines.map((line, index): DealLines => {
    const deal = parsed(line);
    if (!isDeal(deal)) throw new BadInput(file, `line ${index + 2} is no deal of a question`);
    return deal;
  });
  return { ...head, deals };
}

/** Lines that are there to their end. */
const wholeLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.trim() !== '');

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput('', `${file} can’t be read (${codeOf(error)})`);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const isHead = (value: unknown): value is Head =>
  typeof value === 'object' && value !== null && has(value, 'question', 'object') && has(value, 'provenance', 'object');
/** Where the deals of a question are kept; null keeps none. */
export interface Keeper {
  /** What was there already. */
  readonly known: readonly DealLines[];
  add(deal: DealLines): void;
}

/** Throws BadInput when the file holds something else, or what was played by other cards, bots or rules. */
export function keeperOf(file: string | null, head: Head): Keeper {
  if (file === null) return { known: [], add() {} };
  const add = (line: unknown): void => {
    try {
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    } catch (error) {
      throw new BadInput('', `the results can’t be written to ${file} (${codeOf(error)})`);
    }
  };
  const text = existsSync(file) ? readText(file) : '';
  // What was cut off goes, so that the next line does not begin in the middle of it.
  const whole = text.lastIndexOf('\n') + 1;
  if (whole < text.length) {
    if (whole === 0 && !text.startsWith('{"question"'))
      throw new BadInput(file, 'this is no file of `duello lab --out`');
    truncateSync(file, Buffer.byteLength(text.slice(0, whole)));
  }
  if (whole === 0) {
    add(head);
    return { known: [], add };
  }
  const { deals, ...kept } = readKept(file);
  checkSame(file, kept, head);
  return { known: deals, add };
}

/** More matches of the same question are the same question. */
function checkSame(file: string, kept: Head, head: Head): void {
  const { matches: _, ...was } = kept.question;
  const { matches: __, ...is } = head.question;
  const names = Object.keys({ ...was, ...is }).filter(
    (name) => !isDeepStrictEqual(Reflect.get(was, name), Reflect.get(is, name)),
  );
  if (names.length > 0) {
    throw new BadInput('', `${file} answers another question (${names.join(', ')} differ); name another file`);
  }
  const parts = ['rules', 'cards', 'bots', 'engine'] as const;
  const changed = parts.filter((part) => kept.provenance[part] !== head.provenance[part]);
  if (changed.length === 0) return;
  throw new BadInput(
    '',
    `${file} was played by others than today’s (${changed.join(', ')} changed): name another file`,
  );
}
