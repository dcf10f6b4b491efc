// Which cards of a hand can be picked? Kinds with their copies: equal cards can't be told apart.

import { add, type Offer, type Seat, shuffle } from '@duello/kernel';
import { CHANCE_AT, HAND, HAND_SIZE, type State } from './state.ts';

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

/** Chance picks: neither what else is in the hand nor in which order it came shows in it (SR61). */
export function anyOfHand({ cells, words }: State, seat: Seat, count: number, codes: Int16Array): void {
  const hand = cells.slice(HAND[seat], HAND[seat] + cells[HAND_SIZE[seat]]);
  shuffle(words, hand, 0, hand.length, CHANCE_AT);
  codes.set(hand.subarray(0, count));
}
