// Who goes first in the next match? The loser; after a draw whoever was second (F209, F-R63).

import { type Outcome, other, type Seat } from '@duello/kernel';

/** The seat of the match that has ended whose player takes seat A, and so goes first, in the next one. */
export const nextFirst = ({ winner }: Outcome): Seat => (winner === null ? 1 : other(winner));
