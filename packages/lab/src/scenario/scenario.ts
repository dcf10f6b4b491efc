// What is a scenario file? JSON with a position, answers and expectations, read field by field; several cases may share it.

import { BadInput, type Json, SEAT_NAMES, type Seat } from '@duello/kernel';
import { merged, written } from './dots.ts';
import { type Fields, fieldsOf, isFields, listOf, textOf } from './fields.ts';

/** One entry of the list of answers: an answer of one or both seats, or an expectation on the way. */
export type Entry =
  | { readonly does: 'answer'; readonly given: { readonly [name: string]: Json }; readonly path: string }
  | ({ readonly does: 'expect' } & Expectation);

export type Expect = { readonly [name: string]: Json };

export interface Expectation {
  readonly expect: Expect;
  readonly path: string;
}

export interface Scenario {
  readonly game: string;
  /** A sentence of the rules. */
  readonly name: string;
  /** Which of the file's cases it is, and what of the file is its own; null for a file without cases. */
  readonly variant: Variant | null;
  /** Clauses and rulings it shows. */
  readonly rules: readonly string[];
  /** With the scenario's own cards among them. */
  readonly options: Json;
  readonly seed: string;
  /** null: from the setup on. */
  readonly position: Json;
  /** In a match from its setup, what lies on top of the decks; null for chance alone. */
  readonly decks: Fields | null;
  readonly entries: readonly Entry[];
  /** What must be true at the end: what the file says of all its cases, and the case's own. */
  readonly ends: readonly Expectation[];
  /** What a bot should answer at the end; null where nobody asks one. */
  readonly think: Think | null;
}

/** Which answers of a bot are good enough. */
export interface Think {
  readonly says: Fields;
  readonly path: string;
}

export interface Variant {
  readonly name: string;
  readonly path: string;
  readonly own: Fields;
}

export const SCENARIO_FIELDS = [
  '$schema',
  'game',
  'name',
  'about',
  'rules',
  'options',
  'cards',
  'seed',
  'position',
  'decks',
  'answers',
  'expect',
  'think',
  'puzzle',
  'cases',
] as const;
export const CASE_FIELDS = [
  'name',
  'about',
  'rules',
  'options',
  'seed',
  'position',
  'decks',
  'answers',
  'expect',
  'think',
] as const;
/** What an expectation can say besides parts of the position. */
export const EXPECT_FIELDS = [
  'asked',
  'offered',
  'notOffered',
  'refused',
  'view',
  'events',
  'noEvents',
  'outcome',
  'hash',
] as const;
export const ANSWER_FIELDS = ['pick', 'picks', 'order', 'number', 'plan', 'aims', 'concede', 'idle'] as const;
const DEFAULT_SEED = 'scenario';
const RULE_ID = /^[A-Z][A-Z0-9-]*\d$/;

/** The seat of a letter that has been read as one. */
export const seatNamed = (name: string): Seat => (name === 'A' ? 0 : 1);

/** Reads the parsed JSON of a file, a scenario for each of its cases; throws BadInput with the path of what is wrong. */
export function readScenarios(input: Json): readonly Scenario[] {
  if (!isFields(input)) throw new BadInput('', 'a scenario is an object with game, name, position, answers and expect');
  const { cases, ...shared } = fieldsOf(input, '', SCENARIO_FIELDS);
  if (shared.$schema !== undefined) textOf(shared.$schema, '$schema');
  if (cases === undefined) return [readOne(shared, null)];
  const given = listOf(cases, 'cases');
  if (given.length === 0) throw new BadInput('cases', 'must hold at least one case such as {"name": …, "expect": {…}}');
  const variants = given.map((one, index): Variant => {
    const path = `cases[${index}]`;
    const own = fieldsOf(one, path, CASE_FIELDS);
    return { name: textOf(own.name, `${path}.name`), path, own };
  });
  const twice = variants.find(({ name }, index) => variants.findIndex((one) => one.name === name) !== index);
  if (twice !== undefined) {
    throw new BadInput(`${twice.path}.name`, 'is that of a case before it; write how this one differs');
  }
  return variants.map((variant) => readOne(shared, variant));
}

/** What the file says to all its cases comes first; what a case says is added to it, and wins where both speak. */
function readOne(shared: Fields, variant: Variant | null): Scenario {
  const own = variant?.own ?? {};
  const at = (name: string): string => `${variant?.path}.${name}`;
  for (const part of [shared, own]) {
    const path = part === shared ? 'about' : at('about');
    if (part.about !== undefined) textOf(part.about, path);
  }
  return {
    game: textOf(shared.game, 'game'),
    name: textOf(shared.name, 'name'),
    variant,
    rules: [...new Set([...readRules(shared.rules, 'rules'), ...readRules(own.rules, at('rules'))])],
    options: readOptions(shared, own, at('options')),
    seed: own.seed === undefined ? textOf(shared.seed ?? DEFAULT_SEED, 'seed') : textOf(own.seed, at('seed')),
    position: readPosition(shared, own, at('position')),
    decks: readDecks(shared, own, at('decks')),
    entries: [...readAnswers(shared.answers, 'answers'), ...readAnswers(own.answers, at('answers'))],
    ends: [...readEnd(shared.expect, 'expect'), ...readEnd(own.expect, at('expect'))],
    think: readThink(own.think, at('think')) ?? readThink(shared.think, 'think'),
  };
}

const readAnswers = (input: Json | undefined, path: string): readonly Entry[] =>
  listOf(input ?? [], path).map((entry, index) => readEntry(entry, `${path}[${index}]`));

const readEnd = (input: Json | undefined, path: string): readonly Expectation[] =>
  input === undefined ? [] : [{ expect: fieldsOf(input, path), path }];

/** What may be said of a bot's answer. */
export const THINK_FIELDS = ['seat', 'good', 'bad', 'has', 'hasNot', 'wins', 'survives'] as const;

const readThink = (input: Json | undefined, path: string): Think | null =>
  input === undefined ? null : { says: fieldsOf(input, path, THINK_FIELDS), path };

function readPosition(shared: Fields, own: Fields, ownPath: string): Json {
  if (shared.position === undefined && own.position === undefined) return null;
  const base = written(fieldsOf(shared.position ?? {}, 'position'), 'position');
  return own.position === undefined ? base : merged(base, written(fieldsOf(own.position, ownPath), ownPath));
}

function readDecks(shared: Fields, own: Fields, ownPath: string): Fields | null {
  if (shared.decks === undefined && own.decks === undefined) return null;
  const path = own.decks === undefined ? 'decks' : ownPath;
  if (shared.position !== undefined || own.position !== undefined) {
    throw new BadInput(path, 'is for a match from its setup; in a position write "deck" of "A" or "B"');
  }
  return {
    ...fieldsOf(shared.decks ?? {}, 'decks', SEAT_NAMES),
    ...fieldsOf(own.decks ?? {}, ownPath, SEAT_NAMES),
  };
}

function readRules(input: Json | undefined, path: string): readonly string[] {
  return listOf(input ?? [], path).map((id, index) => {
    if (typeof id === 'string' && RULE_ID.test(id)) return id;
    throw new BadInput(`${path}[${index}]`, 'must be the id of a rule, such as "F1301" or "F-R36"');
  });
}

function readOptions({ options = {}, cards }: Fields, own: Fields, ownPath: string): Json {
  const given = { ...fieldsOf(options, 'options'), ...fieldsOf(own.options ?? {}, ownPath) };
  if (cards === undefined) return given;
  if ('cards' in given) throw new BadInput('options.cards', 'write the cards either here or in "cards"');
  return { ...given, cards: fieldsOf(cards, 'cards') };
}

function readEntry(input: Json, path: string): Entry {
  const given = fieldsOf(input, path);
  if ('expect' in given) {
    const at = `${path}.expect`;
    return { does: 'expect', expect: fieldsOf(fieldsOf(given, path, ['expect']).expect, at), path: at };
  }
  if ('seat' in given) {
    const { seat, ...words } = fieldsOf(given, path, ['seat', ...ANSWER_FIELDS]);
    if (seat !== 'A' && seat !== 'B') throw new BadInput(`${path}.seat`, 'must be "A" or "B"');
    return { does: 'answer', given: { [seat]: words }, path };
  }
  fieldsOf(given, path, SEAT_NAMES);
  if (Object.keys(given).length === 0) throw new BadInput(path, 'must say what "A" or "B" answers, or "expect"');
  return { does: 'answer', given, path };
}
