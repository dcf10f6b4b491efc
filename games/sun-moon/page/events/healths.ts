// How does both players' life go in a match of Sun & Moon?

import { type HealthLine, type Healths, healthLines } from '@duello/table';
import { type Event, START_LIFE } from '../../index.ts';

const START: Healths = [START_LIFE, START_LIFE];

/** Both lives after one more event; every match of a tournament begins anew. */
export function healthsAfter(event: Event, [a, b]: Healths): Healths {
  if (event.kind === 'matchStarted') return START;
  if (event.kind !== 'lifeLost' && event.kind !== 'lifeGained') return [a, b];
  return event.seat === 0 ? [event.left, b] : [a, event.left];
}

/** Of the last match alone. */
export function healthsOf(events: readonly Event[]): readonly [HealthLine, HealthLine] {
  const from = events.findLastIndex(({ kind }) => kind === 'matchStarted');
  return healthLines(events.slice(Math.max(0, from)), {
    start: START,
    begins: ({ kind }) => kind === 'turnStarted',
    after: healthsAfter,
  });
}
