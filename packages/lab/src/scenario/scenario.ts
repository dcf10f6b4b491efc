// What is a scenario file? JSON with a position, answers and expectations, read field by field.

import { BadInput, type Json, type Seat } from '@duello/kernel';

/** One entry of the list of answers: an answer of one or both seats, or an expectation on the way. */
export type Entry =
  | { readonly does: 'answer'; readonly given: { readonly [name: string]: Json }; readonly path: string }
  | { readonly does: 'expect'; readonly expect: Expect; readonly path: string };

export type Expect = { readonly [name: string]: Json };

export interface Scenario {
  readonly game: string;
  /** A sentence of the rules. */
  readonly name: string;
  /** Clauses and rulings it shows. */
  readonly rules: readonly string[];
  /** With the scenario's own cards among them. */
  readonly options: Json;
  readonly seed: string;
  /** null: from the setup on. */
  readonly position: Json;
  readonly entries: readonly Entry[];
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
  'answers',
  'expect',
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

export type Fields = { readonly [name: string]: Json };

export const isFields = (input: Json | undefined): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

export const isList = (input: Json | undefined): input is readonly Json[] => Array.isArray(input);

/** An object; with a list of known fields, one that has no others. */
export function fieldsOf(input: Json | undefined, path: string, known: readonly string[] | null = null): Fields {
  if (!isFields(input)) throw new BadInput(path, 'must be an object');
  for (const name of Object.keys(input)) {
    if (known === null || known.includes(name)) continue;
    throw new BadInput(path === '' ? name : `${path}.${name}`, `is not known; there are ${known.join(', ')}`);
  }
  return input;
}

export function textOf(input: Json | undefined, path: string): string {
  if (typeof input !== 'string' || input.trim() === '') throw new BadInput(path, 'must be a text');
  return input;
}

export function listOf(input: Json | undefined, path: string): readonly Json[] {
  if (!isList(input)) throw new BadInput(path, 'must be a list');
  return input;
}

/** Reads the parsed JSON of a file; throws BadInput with the path of what is wrong. */
export function readScenario(input: Json): Scenario {
  if (!isFields(input)) throw new BadInput('', 'a scenario is an object with game, name, position, answers and expect');
  const given = fieldsOf(input, '', SCENARIO_FIELDS);
  const answers = listOf(given.answers ?? [], 'answers');
  const last: readonly Entry[] =
    given.expect === undefined ? [] : [{ does: 'expect', expect: fieldsOf(given.expect, 'expect'), path: 'expect' }];
  if (given.about !== undefined) textOf(given.about, 'about');
  if (given.$schema !== undefined) textOf(given.$schema, '$schema');
  return {
    game: textOf(given.game, 'game'),
    name: textOf(given.name, 'name'),
    rules: readRules(given.rules ?? []),
    options: readOptions(given),
    seed: textOf(given.seed ?? DEFAULT_SEED, 'seed'),
    position: given.position === undefined ? null : fieldsOf(given.position, 'position'),
    entries: [...answers.map((entry, index) => readEntry(entry, `answers[${index}]`)), ...last],
  };
}

function readRules(input: Json): readonly string[] {
  return listOf(input, 'rules').map((id, index) => {
    if (typeof id === 'string' && RULE_ID.test(id)) return id;
    throw new BadInput(`rules[${index}]`, 'must be the id of a rule, such as "F1301" or "F-R36"');
  });
}

function readOptions({ options = {}, cards }: Fields): Json {
  const given = fieldsOf(options, 'options');
  if (cards === undefined) return given;
  if ('cards' in given) throw new BadInput('options.cards', 'write the cards either here or in "cards"');
  return { ...given, cards: fieldsOf(cards, 'cards') };
}

function readEntry(input: Json, path: string): Entry {
  const given = fieldsOf(input, path);
  if ('expect' in given) {
    return { does: 'expect', expect: fieldsOf(fieldsOf(given, path, ['expect']).expect, `${path}.expect`), path };
  }
  if ('seat' in given) {
    const { seat, ...words } = fieldsOf(given, path, ['seat', ...ANSWER_FIELDS]);
    if (seat !== 'A' && seat !== 'B') throw new BadInput(`${path}.seat`, 'must be "A" or "B"');
    return { does: 'answer', given: { [seat]: words }, path };
  }
  fieldsOf(given, path, ['A', 'B']);
  if (Object.keys(given).length === 0) throw new BadInput(path, 'must say what "A" or "B" answers, or "expect"');
  return { does: 'answer', given, path };
}
