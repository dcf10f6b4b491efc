// How does both players' health go in a match of Contracts?

import { type HealthLine, type Healths, healthLines } from '@duello/table';
import { type Event, START_HEALTH } from '../../index.ts';

/** Both healths after one more event. */
export function healthsAfter(event: Event, [a, b]: Healths): Healths {
  const put = (seat: number, left: number): Healths => (seat === 0 ? [left, b] : [a, left]);
  if (event.kind === 'damage' || event.kind === 'healed') {
    return event.target.id === null ? put(event.target.seat, event.left) : [a, b];
  }
  return event.kind === 'healthLost' ? put(event.seat, event.left) : [a, b];
}

export const healthsOf = (events: readonly Event[]): readonly [HealthLine, HealthLine] =>
  healthLines(events, {
    start: [START_HEALTH, START_HEALTH],
    begins: ({ kind }) => kind === 'turnStarted',
    after: healthsAfter,
  });
