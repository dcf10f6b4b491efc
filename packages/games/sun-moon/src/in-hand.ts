// Which cards of a hand can be picked? Kinds with their copies: equal cards can't be told apart.

import { add, type Offer, type Seat } from '@duello/kernel';
import { HAND, HAND_SIZE, type State } from './state.ts';

/** True for the first of equal cards. */
export function isFirstCopy({ cells }: State, seat: Seat, place: number): boolean {
  const kind = cells[HAND[seat] + place];
  for (let i = 0; i < place; i++) if (cells[HAND[seat] + i] === kind) return false;
  return true;
}

export function offerHand(state: State, seat: Seat, offer: Offer): void {
  const { cells } = state;
  const size = cells[HAND_SIZE[seat]];
  for (let i = 0; i < size; i++) {
    if (!isFirstCopy(state, seat, i)) continue;
    let copies = 0;
    for (let j = i; j < size; j++) if (cells[HAND[seat] + j] === cells[HAND[seat] + i]) copies++;
    add(offer, cells[HAND[seat] + i], copies);
  }
}

/** The first cards of the hand in the order of the box: in which order they came is nobody's business. */
export function firstOfHand({ cells }: State, seat: Seat, count: number, codes: Int16Array): void {
  codes.set(
    cells
      .slice(HAND[seat], HAND[seat] + cells[HAND_SIZE[seat]])
      .sort()
      .subarray(0, count),
  );
}
