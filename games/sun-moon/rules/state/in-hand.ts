// Which cards of a hand can be picked? Kinds with their copies: equal cards can't be told apart.

import { add, type Offer, type Seat, shuffle } from '@duello/kernel';
import { col } from './columns.ts';
import { CHANCE_AT, type State } from './state.ts';

/** True for the first of equal cards. */
export function isFirstCopy({ cells }: State, seat: Seat, place: number): boolean {
  const kind = cells[col.hand[seat] + place];
  for (let i = 0; i < place; i++) if (cells[col.hand[seat] + i] === kind) return false;
  return true;
}

export function offerHand(state: State, seat: Seat, offer: Offer): void {
  const { cells } = state;
  const size = cells[col.handSize[seat]];
  for (let i = 0; i < size; i++) {
    if (!isFirstCopy(state, seat, i)) continue;
    let copies = 0;
    for (let j = i; j < size; j++) if (cells[col.hand[seat] + j] === cells[col.hand[seat] + i]) copies++;
    add(offer, cells[col.hand[seat] + i], copies);
  }
}

/** Chance picks: neither what else is in the hand nor in which order it came shows in it (SR61). */
export function anyOfHand({ cells, words }: State, seat: Seat, count: number, codes: Int16Array): void {
  const hand = cells.slice(col.hand[seat], col.hand[seat] + cells[col.handSize[seat]]);
  shuffle(words, hand, 0, hand.length, CHANCE_AT);
  codes.set(hand.subarray(0, count));
}
