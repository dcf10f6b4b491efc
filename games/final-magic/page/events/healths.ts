// How does both players' health go in a match of Final Magic?

import type { Seat } from '@duello/kernel';
import { type HealthLine, type Healths, healthLines } from '@duello/table';
import type { Event, View } from '../../index.ts';

/** Both healths after one more event. */
export function healthsAfter(event: Event, [a, b]: Healths): Healths {
  if (event.kind === 'suddenDeathStarted') return [event.health, event.health];
  if (event.kind !== 'healthChanged') return [a, b];
  return event.seat === 0 ? [event.to, b] : [a, event.to];
}

/** What a seat had before anything changed it. */
function startOf(events: readonly Event[], { players }: View, seat: Seat): number {
  const first = events.find((event) => event.kind === 'healthChanged' && event.seat === seat);
  return first?.kind === 'healthChanged' ? first.from : players[seat].health;
}

export const healthsOf = (events: readonly Event[], view: View): readonly [HealthLine, HealthLine] =>
  healthLines(events, {
    start: [startOf(events, view, 0), startOf(events, view, 1)],
    begins: ({ kind }) => kind === 'roundStarted',
    after: healthsAfter,
  });
