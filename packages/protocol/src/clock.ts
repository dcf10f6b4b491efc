// How much time has a seat left? Reckoned from when things happened, alike on every server and on the page.

import type { Clock } from './terms.ts';

/** Milliseconds, by seat. */
type Each<T> = readonly [T, T];

export interface Clocks {
  readonly clock: Clock;
  /** What each had left at `at`; null without a clock. */
  readonly left: Each<number> | null;
  /** Who was asked then, and so whose time runs. */
  readonly asked: Each<boolean>;
  /** Since when nobody has heard of a player who is asked; null for one who is there. */
  readonly away: Each<number | null>;
  /** How long each may still be away in this match before it counts. */
  readonly grace: Each<number>;
  readonly at: number;
}

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** So long the time of a player stands still who has dropped out and may come back at once, each time and in all. */
export const GRACE = { once: 45 * SECOND, inAll: 180 * SECOND } as const;

const both = <T>(make: (seat: 0 | 1) => T): Each<T> => [make(0), make(1)];

/** What a seat has when it is asked anew; null where that is what it had. */
function afresh(clock: Clock): number | null {
  if (clock.kind === 'decision') return clock.seconds * SECOND;
  return clock.kind === 'days' ? clock.days * DAY : null;
}

const atFirst = (clock: Clock): number | null =>
  clock.kind === 'none' ? null : clock.kind === 'bank' ? clock.seconds * SECOND : afresh(clock);

export function startClocks(clock: Clock, asked: Each<boolean>, at: number): Clocks {
  const first = atFirst(clock);
  const left = first === null ? null : both(() => first);
  return { clock, left, asked, away: [null, null], grace: [GRACE.inAll, GRACE.inAll], at };
}

/** How much of the time from `from` to `to` a seat's grace takes: while it was away, at first, and as long as there is some. */
function graceUsed({ away, grace, clock }: Clocks, seat: 0 | 1, from: number, to: number): number {
  const since = away[seat];
  // Days are meant for people who are not there.
  if (since === null || clock.kind === 'days') return 0;
  return Math.max(0, Math.min(grace[seat], Math.min(to, since + GRACE.once) - from));
}

/** The same at a later time. Time never runs backwards: what is earlier counts as now. */
export function clocksAt(clocks: Clocks, now: number): Clocks {
  const { left, asked, at } = clocks;
  const to = Math.max(at, now);
  if (left === null || to === at) return { ...clocks, at: to };
  const used = both((seat) => (asked[seat] ? graceUsed(clocks, seat, at, to) : 0));
  return {
    ...clocks,
    at: to,
    left: both((seat) => (asked[seat] ? left[seat] - (to - at - used[seat]) : left[seat])),
    grace: both((seat) => clocks.grace[seat] - used[seat]),
  };
}

/** Who is asked now, and by whose answer; null when something was taken back. */
export function clocksAsking(clocks: Clocks, now: number, asked: Each<boolean>, by: 0 | 1 | null): Clocks {
  const then = clocksAt(clocks, now);
  const { clock, left } = then;
  if (left === null) return { ...then, asked };
  const anew = afresh(clock);
  // Days are for a turn: whoever goes on being asked has what is left of them.
  const isAnew = (seat: 0 | 1): boolean =>
    asked[seat] && (!clocks.asked[seat] || (clock.kind === 'decision' && seat === by));
  const gained = (seat: 0 | 1): number =>
    clock.kind === 'bank' && seat === by && !asked[seat] ? clock.increment * SECOND : 0;
  return {
    ...then,
    asked,
    left: both((seat) => (anew !== null && isAnew(seat) ? anew : left[seat] + gained(seat))),
  };
}

/** A player has dropped out, or come back. */
export const clocksAway = (clocks: Clocks, now: number, seat: 0 | 1, isAway: boolean): Clocks => {
  const then = clocksAt(clocks, now);
  return { ...then, away: both((one) => (one === seat ? (isAway ? then.at : null) : then.away[one])) };
};

/** Nobody's time runs while no server does. */
export const clocksPaused = (clocks: Clocks, milliseconds: number): Clocks => ({
  ...clocks,
  at: clocks.at + milliseconds,
  away: both((seat) => {
    const since = clocks.away[seat];
    return since === null ? null : since + milliseconds;
  }),
});

/** When a seat that is asked has no time left; null when that never comes. */
export function dueAt(clocks: Clocks, seat: 0 | 1): number | null {
  const { left, asked, at, away, grace, clock } = clocks;
  if (left === null || !asked[seat]) return null;
  const since = away[seat];
  const still =
    since === null || clock.kind === 'days' ? 0 : Math.max(0, Math.min(grace[seat], since + GRACE.once - at));
  return at + Math.max(0, left[seat]) + still;
}
