// How does both players' life go in a match of Battleground?

import { type HealthLine, type Healths, healthLines } from '@duello/table';
import { type Event, START_LIFE } from '../../index.ts';

/** Both lives after one more event. */
export function healthsAfter(event: Event, [a, b]: Healths): Healths {
  if (event.kind !== 'damageDealt' && event.kind !== 'healed') return [a, b];
  if (event.target.id !== null) return [a, b];
  return event.target.seat === 0 ? [event.left, b] : [a, event.left];
}

export const healthsOf = (events: readonly Event[]): readonly [HealthLine, HealthLine] => {
  let round = 0;
  return healthLines(events, {
    start: [START_LIFE, START_LIFE],
    // A round is a turn of each player.
    begins(event) {
      if (event.kind !== 'turnBegan' || event.round === round) return false;
      round = event.round;
      return true;
    },
    after: healthsAfter,
  });
};
