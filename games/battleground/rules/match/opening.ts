// What comes between the draft and the first turn? The market, shuffled decks, and five spells each.

import { other, push, type Seat, seatOf } from '@duello/kernel';
import { col } from '../state/columns.ts';
import type { MaybeEmit } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { HAND_DRAWN } from '../state/numbers.ts';
import { draw, shuffleZone } from '../state/piles.ts';
import type { State } from '../state/state.ts';
import { buildMarket } from '../turn/market-building.ts';

/** What is done with a deck that has just been shuffled: nothing, but in a scenario that fixes its order. */
type Arrange = (state: State, seat: Seat) => void;

/** B301: the market from what is left, then play areas: decks shuffled, five drawn (BR16). */
export function openMatch(state: State, emit: MaybeEmit, arrange: Arrange = () => {}): void {
  const starter = seatOf(state.cells[col.starter]);
  buildMarket(state, emit);
  for (const seat of [starter, other(starter)]) {
    shuffleZone(state, col.deck[seat]);
    if (emit !== null) emit({ kind: 'deckShuffled', seat, size: state.cells[col.deck[seat].size] });
    arrange(state, seat);
    draw(state, seat, HAND_DRAWN, emit);
  }
  push(state, frame.turn, starter);
}
