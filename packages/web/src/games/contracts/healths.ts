// How high was everybody's health at the end of each turn? Counted from what has been told.

import { type Event, START_HEALTH } from '@duello/contracts';
import type { Healths } from '../boards.ts';

/** Both healths after one more event. */
export function healthsAfter(event: Event, [a, b]: Healths): Healths {
  const put = (seat: number, left: number): Healths => (seat === 0 ? [left, b] : [a, left]);
  if (event.kind === 'damage' || event.kind === 'healed') {
    return event.target.id === null ? put(event.target.seat, event.left) : [a, b];
  }
  return event.kind === 'healthLost' ? put(event.seat, event.left) : [a, b];
}

/** From the start of the match to now: the turn that runs is the last of each line. */
export function healthsOf(events: readonly Event[]): readonly [readonly number[], readonly number[]] {
  const lines: readonly [number[], number[]] = [[], []];
  let now: Healths = [START_HEALTH, START_HEALTH];
  const note = (): void => {
    lines[0].push(now[0]);
    lines[1].push(now[1]);
  };
  for (const event of events) {
    if (event.kind === 'turnStarted') note();
    now = healthsAfter(event, now);
  }
  note();
  return lines;
}
