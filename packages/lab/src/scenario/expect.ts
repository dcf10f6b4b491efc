// Does the match stand as a scenario expects? Each kind of expectation, and a sentence for each thing that differs.

import {
  apply,
  BadInput,
  type Decision,
  decisionOf,
  hash,
  type Json,
  outcome,
  type Reason,
  Refused,
  SEAT_NAMES,
  SEATS,
  type Seat,
  type State,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { readAnswer, readKey } from './answer.ts';
import { type Fields, fieldsOf, isFields, listOf } from './fields.ts';
import { lettered } from './letters.ts';
import { type Difference, differences, firstMissing, occursAs, type Reading } from './match.ts';
import { EXPECT_FIELDS, type Expect, seatNamed } from './scenario.ts';

/** What an expectation is held against. */
export interface Found<S extends State, V, O, E> {
  readonly game: Game<S, V, O, E>;
  readonly state: S;
  /** What has happened since the expectation before. */
  readonly events: readonly E[];
}

type Check = <S extends State, V, O, E>(
  found: Found<S, V, O, E>,
  expected: Json,
  path: string,
) => readonly Difference[];

/** Everything that differs; throws BadInput when the expectation itself is broken. */
export function check<S extends State, V, O, E>(
  found: Found<S, V, O, E>,
  expect: Expect,
  path: string,
): readonly Difference[] {
  const { game, state } = found;
  const special = EXPECT_FIELDS.filter((name) => Object.hasOwn(expect, name));
  const parts = Object.entries(expect).filter(([name]) => !EXPECT_FIELDS.some((field) => field === name));
  const position = game.position(state);
  return [
    ...within(path, () => differences(Object.fromEntries(parts), position, '', readingOf(found))),
    ...special.flatMap((name) => CHECKS[name](found, expect[name], `${path}.${name}`)),
  ];
}

/** Puts the path of the expectation before that of what is broken in it. */
function within(path: string, differ: () => readonly Difference[]): readonly Difference[] {
  try {
    return differ();
  } catch (error) {
    if (!(error instanceof BadInput) || error.path.startsWith(path)) throw error;
    throw new BadInput(`${path}.${error.path}`, error.message.slice(error.path.length + 2));
  }
}

const readingOf = <S extends State, V, O, E>({ game, state }: Found<S, V, O, E>): Reading => ({
  card: (text) => game.notation.card(state, text),
  cards: (input, path) => game.notation.cards(state, input, path),
  counts: (input, path) => game.notation.short?.counts(input, path) ?? null,
  inPlay: (text, path) => game.notation.short?.inPlay(text, path) ?? { card: text },
});

/** As a file would write it: seats are letters. */
const toJson = (value: unknown): Json => lettered(JSON.parse(JSON.stringify(value ?? null)));

/** Each seat's part of an expectation. */
const bySeat = (expected: Json, path: string): readonly (readonly [Seat, Json, string])[] =>
  Object.entries(fieldsOf(expected, path, SEAT_NAMES)).map(([name, value]) => [
    seatNamed(name),
    value,
    `${path}.${name}`,
  ]);

const CHECKS: { readonly [K in (typeof EXPECT_FIELDS)[number]]: Check } = {
  asked: ({ game, state }, expected, path) =>
    bySeat(expected, path).flatMap(([seat, what, at]) => {
      const found = decisionOf(game.rules, state, seat)?.what ?? null;
      return found === what ? [] : [{ path: at, expected: what, found }];
    }),
  offered: (found, expected, path) =>
    bySeat(expected, path).flatMap(([seat, options, at]) =>
      listOf(options, at).flatMap((option, index) => offered(found, seat, option, `${at}[${index}]`)),
    ),
  notOffered: (found, expected, path) =>
    bySeat(expected, path).flatMap(([seat, options, at]) =>
      listOf(options, at).flatMap((option, index) => notOffered(found, seat, option, `${at}[${index}]`)),
    ),
  refused: (found, expected, path) =>
    (Array.isArray(expected) ? listOf(expected, path) : [expected]).flatMap((entry, index) =>
      refused(found, entry, Array.isArray(expected) ? `${path}[${index}]` : path),
    ),
  view: (found, expected, path) =>
    Object.entries(fieldsOf(expected, path, [...SEAT_NAMES, 'watcher'])).flatMap(([name, part]) => {
      const viewer = name === 'watcher' ? name : seatNamed(name);
      const seen = toJson(found.game.rules.view(found.state, viewer));
      return differences(part, seen, `${path}.${name}`, readingOf(found));
    }),
  events: (found, expected, path) => {
    const patterns = readPatterns(found, expected, path);
    const missing = within(path, () => {
      const first = firstMissing(patterns, found.events.map(toJson), readingOf(found));
      return first === null ? [] : [{ path, expected: first, found: kindsOf(found) }];
    });
    return missing;
  },
  noEvents: (found, expected, path) =>
    readPatterns(found, expected, path).flatMap((pattern) => {
      const event = found.events.map(toJson).find((one) => occursAs(pattern, one, readingOf(found)));
      return event === undefined ? [] : [{ path, expected: `no ${JSON.stringify(pattern)}`, found: event }];
    }),
  outcome: (found, expected, path) => {
    const result = toJson(outcome(found.game.rules, found.state));
    return differences(expected, result, path, readingOf(found));
  },
  hash: ({ state }, expected, path) => (expected === hash(state) ? [] : [{ path, expected, found: hash(state) }]),
};

const kindsOf = <S extends State, V, O, E>({ events }: Found<S, V, O, E>): Json =>
  events.map(toJson).map((event) => (isFields(event) ? event.kind : event));

function readPatterns<S extends State, V, O, E>(
  { game }: Found<S, V, O, E>,
  expected: Json,
  path: string,
): readonly Json[] {
  return listOf(expected, path).map((pattern, index) => {
    const at = `${path}[${index}]`;
    const kind = typeof pattern === 'string' ? pattern : fieldsOf(pattern, at).kind;
    if (typeof kind === 'string' && game.notation.events.includes(kind)) return pattern;
    throw new BadInput(`${at}.kind`, `must be one of ${game.notation.events.join(', ')}`);
  });
}

function offered<S extends State, V, O, E>(
  { game, state }: Found<S, V, O, E>,
  seat: Seat,
  option: Json,
  path: string,
): readonly Difference[] {
  const decision = decisionOf(game.rules, state, seat);
  if (decision === null) return [{ path, expected: option, found: 'this seat is asked nothing' }];
  const key = readKey(game, state, seat, option, path);
  const keys = decision.options.map((one) => one.key);
  return keys.includes(key) ? [] : [{ path, expected: option, found: keys }];
}

/** An option that is not offered; `{"option": "buy Nuke", "because": {"code": …}}` also looks at the reason. */
function notOffered<S extends State, V, O, E>(
  { game, state }: Found<S, V, O, E>,
  seat: Seat,
  entry: Json,
  path: string,
): readonly Difference[] {
  const { option, because }: Fields = isFields(entry)
    ? fieldsOf(entry, path, ['option', 'because'])
    : { option: entry, because: null };
  const decision = decisionOf(game.rules, state, seat);
  if (decision === null) {
    return because === null ? [] : [{ path, expected: because, found: 'this seat is asked nothing' }];
  }
  const key = readKey(game, state, seat, option, path);
  if (decision.options.some((one) => one.key === key)) {
    return [{ path, expected: `no ${key}`, found: 'it is offered' }];
  }
  return reasonDiffers(because ?? null, blockedBy(decision, key), path);
}

const blockedBy = ({ blocked }: Decision, key: string): Reason | null =>
  blocked.find((entry) => entry.key === key)?.reason ?? null;

function reasonDiffers(because: Json, reason: Reason | null, path: string): readonly Difference[] {
  if (because === null) return [];
  const { code, clause }: Fields = fieldsOf(because, `${path}.because`, ['code', 'clause']);
  const same =
    reason !== null &&
    (code === undefined || code === reason.code) &&
    (clause === undefined || clause === reason.clause);
  const found = reason === null ? null : { code: reason.code, clause: reason.clause };
  return same ? [] : [{ path: `${path}.because`, expected: because, found }];
}

/** An answer that must not be taken and must change nothing. */
function refused<S extends State, V, O, E>(
  { game, state }: Found<S, V, O, E>,
  entry: Json,
  path: string,
): readonly Difference[] {
  const { because, ...answers } = fieldsOf(entry, path, [...SEAT_NAMES, 'because']);
  const before = hash(state);
  return SEATS.flatMap((seat) => {
    const name = SEAT_NAMES[seat];
    if (answers[name] === undefined) return [];
    const answer = readAnswer(game, state, seat, answers[name], `${path}.${name}`);
    try {
      apply(game.rules, state, answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (hash(state) !== before) return [{ path, expected: before, found: hash(state) }];
      return reasonDiffers(because ?? null, error.reason, path);
    }
    return [{ path, expected: 'refused', found: 'it is legal' }];
  });
}
