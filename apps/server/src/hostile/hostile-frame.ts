// What could somebody send who means harm? Requests with wrong types, strange numbers and other people's matches, broken text,
// names of prototypes, depth and size.

import { below, type Rng } from '@duello/kernel';
import { OFFERS, PHRASES, PROTOCOL } from '@duello/protocol';

/** What an attacker knows. */
export interface Known {
  /** A match of others, and one of its own. */
  readonly foreign: string;
  readonly own: string;
  /** A key that is right, but not for the match of others. */
  readonly key: string;
}

export const pick = <T>(rng: Rng, all: readonly T[]): T => all[below(rng, all.length)];

const DEEP = 2000;
/** As deep as a message or a body can be. */
export const DEEPEST = 15_000;
const LONG = 20_000;
/** More than a message may have. */
const GIANT = 40_000;

export const JUNK: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, 2 ** 31, '', '0', 'null', '\u0000', '\ud800', '../../etc/passwd'],
  ...[[], {}, [[]], [null], { length: 1e9 }, { toString: null }, { constructor: { prototype: {} } }],
  ...['__proto__', 'constructor', 'hasOwnProperty', 'x'.repeat(500), 'a'.repeat(LONG), Array(300).fill('x')],
  ...[{ $ne: null }, "' OR 1=1 --", '<script>', { pick: 1 }, { idle: true }, { concede: false }, { number: 99_999 }],
];

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const words = (rng: Rng): unknown =>
  pick<unknown>(rng, [
    ...[{ pick: 'end' }, { pick: '__proto__' }, { picks: [] }, { picks: ['a', 'a'] }, { order: ['b'] }, { number: 0 }],
    ...[{ plan: {} }, { plan: { spells: ['constructor'] } }, { plan: null }, { concede: true }, { idle: true }],
  ]);

const table = (rng: Rng, { foreign, own }: Known): string => pick(rng, [foreign, foreign, own, 'nosuchmatch0']);

/** Requests as they should be, but by the wrong people or at the wrong time. */
const REQUESTS: readonly ((rng: Rng, known: Known) => Fields)[] = [
  (_, { key }) => ({ t: 'hello', v: PROTOCOL, key }),
  (rng, known) => ({ t: 'join', match: table(rng, known), events: true }),
  (_, { foreign, key }) => ({ t: 'join', match: foreign, seatKey: key, events: true }),
  (_, { foreign }) => ({ t: 'join', match: foreign, seatKey: 'x'.repeat(43), events: false }),
  (rng, known) => ({ t: 'leave', match: table(rng, known) }),
  (rng, { foreign }) => ({
    ...{ t: 'answer', match: foreign, decision: below(rng, 40), after: below(rng, 40), words: words(rng) },
  }),
  // In its own match it may do what it likes, but give up.
  (rng, { own }) => ({
    t: 'answer',
    match: own,
    decision: below(rng, 9),
    after: below(rng, 9),
    words: { pick: '__proto__' },
  }),
  (rng, known) => ({ t: 'undo', match: table(rng, known), answers: below(rng, 40) }),
  (rng, { foreign }) => ({
    ...{ t: pick(rng, ['offer', 'agree', 'decline']), match: foreign, what: pick(rng, OFFERS) },
  }),
  (rng, { foreign }) => ({ t: 'phrase', match: foreign, phrase: pick(rng, PHRASES) }),
  (_, { foreign }) => ({ t: 'text', match: foreign, text: 'hello' }),
  (rng, { foreign }) => ({ t: 'mute', match: foreign, on: pick(rng, [true, false]) }),
  (rng, known) => ({ t: 'complete', match: table(rng, known), partial: pick(rng, JUNK) }),
  (rng, known) => ({ t: 'recall', match: table(rng, known) }),
  () => ({ t: 'ping' }),
];

/** One field is taken away, made something else, or added. */
export function spoiled(request: Fields, rng: Rng): Fields {
  const key = pick(rng, Object.keys(request));
  const { [key]: _, ...rest } = request;
  switch (below(rng, 4)) {
    case 0:
      return rest;
    case 1:
      return { ...rest, [key]: pick(rng, JUNK) };
    case 2:
      return { ...request, [pick(rng, ['extra', 'constructor', 'seat', 'toString'])]: pick(rng, JUNK) };
    default:
      return { ...request, [key]: [request[key]] };
  }
}

const BROKEN: readonly ((text: string, rng: Rng) => string | Buffer)[] = [
  (text, rng) => text.slice(0, below(rng, text.length)),
  (text, rng) => text.replace('"', pick(rng, ["'", '', '""', '\u0007'])),
  (text) => text.replace('{', '{"__proto__":{"t":"ping","id":1,"admin":true},'),
  (text) => `${text}${text}`,
  () => '['.repeat(DEEP),
  () => `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  (text) => `${text.slice(0, -1)},"partial":${'['.repeat(DEEPEST)}${']'.repeat(DEEPEST)}}`,
  () => '',
  (text) => Buffer.from(text),
  (_, rng) => Buffer.from(Array.from({ length: below(rng, 64) }, () => below(rng, 256))),
];

/** The next message of an attacker; some end its connection. */
export function hostileFrame(rng: Rng, known: Known, id: number): string | Buffer {
  const rare = below(rng, 2000);
  if (rare === 0) return 'x'.repeat(GIANT);
  if (rare === 1) return JSON.stringify({ t: 'hello', id, v: pick(rng, [0, 2, 99]) });
  const right = { id, ...pick(rng, REQUESTS)(rng, known) };
  const kind = below(rng, 8);
  if (kind < 3) return JSON.stringify(right);
  if (kind < 6) return JSON.stringify(spoiled(right, rng));
  return pick(rng, BROKEN)(JSON.stringify(right), rng);
}
