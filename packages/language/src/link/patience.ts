// How long may a match from outside be? Far longer than people play; a hostile one is refused before it stops the machine.

import { BadInput, work } from '@duello/kernel';

/** Answers and events together. Each is shown, and takes room for the table after it. */
const MOST_MOMENTS = 20_000;
/** What happens unseen: effects that some match's own cards set off. */
const MOST_FRAMES = 2_000_000;

/** Where `BadInput` says that a match is too long. */
export const TOO_LONG = 'length';

export interface Patience {
  /** Something happened. */
  event(): void;
  /** An answer was played. Throws BadInput when that was too much. */
  answered(): void;
}

export function patience(): Patience {
  const before = work.frames;
  let moments = 0;
  return {
    event() {
      moments++;
    },
    answered() {
      moments++;
      if (moments <= MOST_MOMENTS && work.frames - before <= MOST_FRAMES) return;
      throw new BadInput(TOO_LONG, 'so much happens in this match that it is not played again');
    },
  };
}
