// How does a match leave the terminal and come back? As a JSON file or as a link; whatever is wrong with one is said.

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInput, type MatchRecord, type Rules, readRecord, type State } from '@duello/kernel';
import { fromText, headOf, LINK_WORD, linkText, patience, toText } from '@duello/language';

/** Whatever else stands behind it, this is no file. */
const LINKS = /^https?:|^duello:|#/;
/** No link is shorter than this. */
const SHORT = 40;

/** A match as it was found: a whole record, or a link whose answers only its own rules can read. */
export type Found = { readonly game: string; readonly file: string | null } & (
  | { readonly record: MatchRecord }
  | { readonly link: string }
);

/** Reads a file, or a link such as `duello:…`, `https://…#…` or its bare text. */
export function findMatch(source: string): Found {
  const isFile = existsSync(source) && statSync(source).isFile();
  const text = isFile ? readFileSync(source, 'utf8') : source;
  if (isFile && text.trimStart().startsWith('{')) {
    const record = recordIn(text, source);
    return { game: record.game, file: source, record };
  }
  if (!isFile && /[./\\]/.test(source) && !LINKS.test(source)) {
    throw new BadInput('', `there is no file ${source}`);
  }
  const link = linkText(text);
  return { game: gameIn(link, source, isFile), file: isFile ? source : null, link };
}

/** The game a link belongs to; short words that are none were probably meant as a file. */
function gameIn(link: string, source: string, isFile: boolean): string {
  try {
    return headOf(link).game;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    if (isFile) throw new BadInput(source, `this is neither a match record nor a link: ${error.message}`);
    if (source.length >= SHORT) throw error;
    throw new BadInput('', `there is no file ${source}, and it is no match link either`);
  }
}

function recordIn(text: string, file: string): MatchRecord {
  try {
    return readRecord(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadInput(file, `this is not JSON: ${error.message}`);
    if (error instanceof BadInput) throw new BadInput(file, error.message);
    throw error;
  }
}

/** The found record with its answers in words. */
export const inWords = <S extends State, V, O, E>(rules: Rules<S, V, O, E>, found: Found): MatchRecord =>
  'record' in found ? found.record : fromText(rules, found.link, undefined, patience());

export const linkOf = <S extends State, V, O, E>(rules: Rules<S, V, O, E>, record: MatchRecord): string =>
  LINK_WORD + toText(rules, record);

/** A file's name as it is typed in a command. */
export const typed = (file: string): string => (/\s/.test(file) ? `"${file}"` : file);

/** Where a flag wants it; throws BadInput when that would overwrite something, unless that is wanted too. */
export function fileFor(name: string, force: boolean): string {
  const file = resolve(name);
  if (force || !existsSync(file) || !statSync(file).isFile()) return file;
  throw new BadInput('', `${name} is there already; name another file, or overwrite it with --force`);
}

export function writeRecord(file: string, { answers, ...head }: MatchRecord): void {
  writeMatch(file, { ...head, answers: [] }, answers);
}

/** One answer a line, so that two saved matches can be compared. */
export function writeMatch(file: string, head: object, answers: readonly unknown[]): void {
  const lines = answers.map((answer) => `    ${JSON.stringify(answer)}`);
  const text = JSON.stringify(head, null, 2);
  const full =
    lines.length === 0 ? text : text.replace('"answers": []', () => `"answers": [\n${lines.join(',\n')}\n  ]`);
  try {
    writeFileSync(file, `${full}\n`);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error;
    throw new BadInput('', `${file} can’t be written (${why}); name another file`);
  }
}
