// How much time has a seat left, and how long may somebody who dropped out still come back?

import type { Seat } from '@duello/kernel';
import { type Clocks, clocksAt, GRACE } from '@duello/protocol';
import type { Lang } from '@duello/table';
import { clockTime } from '../lobby/elapsed.ts';

const HOUR = 3_600_000;
/** Below this it is said that time runs out. */
const LOW = 20_000;
/** Whoever loads the page again is back before anybody need be told. */
const MOMENT = 2000;

export interface TimeLeft {
  readonly left: number;
  readonly isRunning: boolean;
  readonly isLow: boolean;
}

/** In milliseconds; null without a clock. */
export function timeLeft(clocks: Clocks, seat: Seat, now: number): TimeLeft | null {
  const { left, asked } = clocksAt(clocks, now);
  if (left === null) return null;
  const there = Math.max(0, left[seat]);
  return { left: there, isRunning: asked[seat], isLow: asked[seat] && there < LOW };
}

/** So long the time of somebody who dropped out stands still; null for who is there, or was a moment ago. */
export function backWithin({ away, grace, at }: Clocks, seat: Seat, now: number): number | null {
  const since = away[seat];
  if (since === null || now - since < MOMENT) return null;
  // What was used of it before the clocks were last read has been taken off already.
  const until = Math.min(since + GRACE.once, Math.max(since, at) + grace[seat]);
  return Math.max(0, until - now);
}

/** Two days and three hours, or as a clock shows it; what has begun of a second counts. */
export function timeWords(milliseconds: number, lang: Lang): string {
  if (milliseconds < 24 * HOUR) return clockTime(Math.ceil(milliseconds / 1000));
  const hours = Math.floor(milliseconds / HOUR);
  const part = (n: number, unit: 'day' | 'hour'): string =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'narrow' }).format(n);
  return `${part(Math.floor(hours / 24), 'day')} ${part(hours % 24, 'hour')}`;
}
