// Which rule is named by which test? Ids of a page of rules, titles of tests found by a scan of their text.

import { isRecord } from '@duello/language';

export interface Rule {
  readonly id: string;
  readonly text: string;
}
export interface NamedTest {
  readonly file: string;
  readonly title: string;
  /** Ids it names beside those in its title. */
  readonly rules: readonly string[];
}
export interface Coverage {
  readonly rules: readonly Rule[];
  readonly tests: ReadonlyMap<string, readonly NamedTest[]>;
  readonly untested: readonly Rule[];
  /** Ids of a known family that the page does not have. */
  readonly unknown: readonly {
    readonly id: string;
    readonly test: NamedTest;
  }[];
}

/** `F-R1`, `CR08`. */
export const isRuling = (id: string): boolean => /[A-Z]-?R\d+$/.test(id);

/** The items of a page that begin with an id in bold: `- **F101** …`, rulings below their clause. */
export const rulesIn = (page: string): readonly Rule[] =>
  [...page.matchAll(/^ *- \*\*([A-Z]+(?:-[A-Z]+)?\d+)\*\*:? *(.*)$/gm)].map(([, id, text]) => ({ id, text }));

/** What stands before the number: `F`, `F-R`. */
const familyOf = (id: string): string => id.replace(/\d+$/, '');

const idsIn = (text: string): readonly string[] => text.match(/\b[A-Z]+(?:-[A-Z]+)?\d+\b/g) ?? [];

export function coverageOf(rules: readonly Rule[], found: readonly NamedTest[]): Coverage {
  const families = new Set(rules.map(({ id }) => familyOf(id)));
  const tests = new Map<string, NamedTest[]>(rules.map(({ id }) => [id, []]));
  const unknown: { id: string; test: NamedTest }[] = [];
  for (const test of found) {
    for (const id of new Set([...idsIn(test.title), ...test.rules])) {
      const named = tests.get(id);
      if (named !== undefined) named.push(test);
      else if (families.has(familyOf(id))) unknown.push({ id, test });
    }
  }
  return {
    rules,
    tests,
    unknown,
    untested: rules.filter(({ id }) => tests.get(id)?.length === 0),
  };
}

/** A scenario names rules in its name and in its list of rules; so does each of its cases. */
export function scenarioTests(text: string, file: string): readonly NamedTest[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  if (!isRecord(json)) return [];
  const whole = namedIn(json, file, file);
  const cases = Array.isArray(json.cases) ? json.cases.filter(isRecord) : [];
  return [whole, ...cases.map((one) => namedIn(one, file, whole.title))];
}

function namedIn({ name, rules }: Readonly<Record<string, unknown>>, file: string, otherwise: string): NamedTest {
  const ids = Array.isArray(rules) ? rules.filter((id: unknown) => typeof id === 'string') : [];
  return { file, title: typeof name === 'string' ? name : otherwise, rules: ids };
}

/** The titles of tests that run: `it('…')`, `test.each(…)('…')`, `describe("…")`; skipped ones don't count. */
export function titlesIn(text: string, file: string): readonly NamedTest[] {
  const found: NamedTest[] = [];
  for (const start of text.matchAll(/(?<![\w.$'"`/])(?:it|test|describe)((?:\.\w+)*)\s*(?=[(<`])/g)) {
    if (/\.(skip|todo|fails)\b/.test(start[1]) || isComment(text, start.index)) continue;
    const title = titleAt(text, start.index + start[0].length);
    if (title !== null) found.push({ file, title, rules: [] });
  }
  return found;
}

const isComment = (text: string, at: number): boolean =>
  /^\s*(\/\/|\*)/.test(text.slice(text.lastIndexOf('\n', at) + 1, at));

/** The text that opens a call's arguments; calls before it, as of `each(…)`, are passed over. */
function titleAt(text: string, from: number): string | null {
  let at = from;
  for (let calls = 0; calls < 3 && text[at] === '('; calls++) {
    const literal = /^\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s.exec(text.slice(at, at + 2000));
    if (literal !== null) return literal[2].replace(/\\(.)/g, '$1');
    at = closingOf(text, at);
    while (/\s/.test(text[at] ?? '')) at++;
  }
  return null;
}

/** The place behind the bracket that closes the one at `open`; brackets inside texts don't count. */
function closingOf(text: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at++) {
    const letter = text[at];
    if (quote !== '') {
      if (letter === '\\') at++;
      else if (letter === quote) quote = '';
    } else if (letter === "'" || letter === '"' || letter === '`') quote = letter;
    else if (letter === '(') depth++;
    else if (letter === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}
