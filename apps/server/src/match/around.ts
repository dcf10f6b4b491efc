// What changes around the table with each entry? Clocks, offers, the end: everything that is not in the rules. A row for each
// kind of entry; the same entries give the same on every server.

import { type Outcome, other, SEATS, type Seat } from '@duello/kernel';
import {
  type Clock,
  type Clocks,
  clocksAsking,
  clocksAt,
  clocksAway,
  clocksPaused,
  dueAt,
  type End,
  type Entry,
  type EntryOf,
  IDLE_LIMIT,
  type Offer,
  startClocks,
} from '@duello/protocol';
import type { StoredEntry } from '../store/store.ts';

type Each<T> = readonly [T, T];

export interface Around {
  /** The number of the last entry. */
  readonly number: number;
  readonly clocks: Clocks;
  /** What each seat offers. */
  readonly offers: Each<readonly Offer[]>;
  readonly end: End | null;
  /** The match in which both play again. */
  readonly next: string | null;
  /** How often in a row the clock has answered for a seat. */
  readonly idle: Each<number>;
  /** Who does not want to hear the other. */
  readonly muted: Each<boolean>;
}

/** How the match stands by its rules after the entry. */
export interface Ruled {
  readonly asked: Each<boolean>;
  readonly outcome: Outcome | null;
}

const NO_OFFERS: Around['offers'] = [[], []];

const replaced = <T>(each: Each<T>, seat: Seat, value: T): Each<T> =>
  seat === 0 ? [value, each[1]] : [each[0], value];

export const aroundAtFirst = (clock: Clock, { asked }: Ruled, at: number): Around => ({
  number: 0,
  clocks: startClocks(clock, asked, at),
  offers: NO_OFFERS,
  end: null,
  next: null,
  idle: [0, 0],
  muted: [false, false],
});

const ending = ({ clocks }: Around, winner: Seat | null, why: End['why'], at: number): Partial<Around> => ({
  end: { winner, why },
  clocks: { ...clocksAt(clocks, at), asked: [false, false] },
  offers: NO_OFFERS,
});

function answered(around: Around, { seat, words }: EntryOf<'answer'>, at: number, ruled: Ruled): Partial<Around> {
  const idle = replaced(around.idle, seat, 'idle' in words ? around.idle[seat] + 1 : 0);
  if (ruled.outcome !== null) return { idle, ...ending(around, ruled.outcome.winner, 'rules', at) };
  // Whoever plays on has moved on: what was offered before is off the table.
  return { idle, offers: NO_OFFERS, clocks: clocksAsking(around.clocks, at, ruled.asked, seat) };
}

const without = (offers: readonly Offer[], what: Offer): readonly Offer[] => offers.filter((one) => one !== what);

type Row<K extends Entry['kind']> = (around: Around, entry: EntryOf<K>, at: number, ruled: Ruled) => Partial<Around>;

const ROWS: { readonly [K in Entry['kind']]: Row<K> } = {
  answer: answered,
  takeBack: ({ clocks }, _, at, { asked }) => ({ clocks: clocksAsking(clocks, at, asked, null), offers: NO_OFFERS }),
  offer: ({ offers }, { seat, what }) => ({ offers: replaced(offers, seat, [...without(offers[seat], what), what]) }),
  decline: ({ offers }, { what }) => ({ offers: [without(offers[0], what), without(offers[1], what)] }),
  drawn: (around, _, at) => ending(around, null, 'agreed', at),
  outOfTime: (around, { seat }, at) => ending(around, other(seat), 'time', at),
  closed: (around, _, at) => ending(around, null, 'closed', at),
  phrase: () => ({}),
  text: () => ({}),
  mute: ({ muted }, { seat, on }) => ({ muted: replaced(muted, seat, on) }),
  away: ({ clocks }, { seat }, at) => ({ clocks: clocksAway(clocks, at, seat, true) }),
  back: ({ clocks }, { seat }, at) => ({ clocks: clocksAway(clocks, at, seat, false) }),
  paused: ({ clocks }, { milliseconds }) => ({ clocks: clocksPaused(clocks, milliseconds) }),
  next: (_, { match }) => ({ next: match, offers: NO_OFFERS }),
};

export function aroundAfter(around: Around, { number, at, entry }: StoredEntry, ruled: Ruled): Around {
  const change = <K extends Entry['kind']>(kind: K, one: EntryOf<K>): Partial<Around> =>
    ROWS[kind](around, one, at, ruled);
  return { ...around, ...change(entry.kind, entry), number };
}

/** When the first clock runs out; null when none does. */
export function earliestDue({ clocks }: Around): number | null {
  const dues = SEATS.map((seat) => dueAt(clocks, seat)).filter((due) => due !== null);
  return dues.length === 0 ? null : Math.min(...dues);
}

/** What the clock writes down for a seat that has no time left. */
export function lapseOf({ clocks: { clock }, idle }: Around, seat: Seat, question: number): Entry {
  const isMild = clock.kind === 'decision' && idle[seat] + 1 < IDLE_LIMIT;
  if (!isMild) return { kind: 'outOfTime', seat };
  return { kind: 'answer', seat, decision: question, words: { idle: true } };
}
