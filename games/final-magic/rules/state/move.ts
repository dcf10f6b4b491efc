// How do cards go from zone to zone? Every change of a zone is here, so that no card is lost or doubled.

import { below, type Rng, type Seat } from '@duello/kernel';
import type { CardId } from '../../cards/effects.ts';
import type { Tell } from './events.ts';
import {
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCARD_SIZE,
  DRAW_CHANCE,
  HAND,
  HAND_SIZE,
  KNOWN,
  KNOWN_SIZE,
  OUTCAST,
  PLAY,
  type State,
} from './state.ts';

/** Takes a card out of a hand; what was known to be there is what leaves first. */
function leaveHand(state: State, seat: Seat, kind: number): void {
  const { cells } = state;
  cells[HAND[seat] + kind]--;
  cells[HAND_SIZE[seat]]--;
  if (cells[KNOWN[seat] + kind] > 0) {
    cells[KNOWN[seat] + kind]--;
    cells[KNOWN_SIZE[seat]]--;
  }
}

/** Into a hand, in the open. */
export function gainToHand(state: State, seat: Seat, kind: number): void {
  const { cells } = state;
  cells[HAND[seat] + kind]++;
  cells[HAND_SIZE[seat]]++;
  cells[KNOWN[seat] + kind]++;
  cells[KNOWN_SIZE[seat]]++;
}

export function gainToDiscard(state: State, seat: Seat, kind: number): void {
  state.cells[DISCARD[seat] + kind]++;
  state.cells[DISCARD_SIZE[seat]]++;
}

export function handToPlay(state: State, seat: Seat, kind: number): void {
  leaveHand(state, seat, kind);
  state.cells[PLAY[seat] + kind]++;
}

export function handToDiscard(state: State, seat: Seat, kind: number): void {
  leaveHand(state, seat, kind);
  gainToDiscard(state, seat, kind);
}

export function handToOutcast(state: State, seat: Seat, kind: number): void {
  leaveHand(state, seat, kind);
  state.cells[OUTCAST[seat] + kind]++;
}

export function playToOutcast(state: State, seat: Seat, kind: number): void {
  state.cells[PLAY[seat] + kind]--;
  state.cells[OUTCAST[seat] + kind]++;
}

export function playToDiscard(state: State, seat: Seat, kind: number): void {
  state.cells[PLAY[seat] + kind]--;
  gainToDiscard(state, seat, kind);
}

/** Moves every card of one zone into another; returns how many. */
function pour(state: State, from: number, into: number): number {
  const { cells } = state;
  const kinds = state.table.kinds.length;
  let moved = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const count = cells[from + kind];
    if (count === 0) continue;
    cells[into + kind] += count;
    cells[from + kind] = 0;
    moved += count;
  }
  return moved;
}

function forgetHand(state: State, seat: Seat): void {
  state.cells[HAND_SIZE[seat]] = 0;
  state.cells.fill(0, KNOWN[seat], KNOWN[seat] + state.table.kinds.length);
  state.cells[KNOWN_SIZE[seat]] = 0;
}

/** F801: hand and what lies in play go to the discard pile. */
export function handAndPlayToDiscard(state: State, seat: Seat): void {
  state.cells[DISCARD_SIZE[seat]] += pour(state, HAND[seat], DISCARD[seat]) + pour(state, PLAY[seat], DISCARD[seat]);
  forgetHand(state, seat);
}

/** F903, F905: hand, in play and discard pile become part of the deck. */
export function gatherIntoDeck(state: State, seat: Seat): void {
  const { cells } = state;
  cells[DECK_SIZE[seat]] += pour(state, HAND[seat], DECK[seat]);
  cells[DECK_SIZE[seat]] += pour(state, PLAY[seat], DECK[seat]);
  cells[DECK_SIZE[seat]] += pour(state, DISCARD[seat], DECK[seat]);
  cells[DISCARD_SIZE[seat]] = 0;
  forgetHand(state, seat);
}

export function deckToOutcast(state: State, seat: Seat, kind: number): number {
  const { cells } = state;
  const count = cells[DECK[seat] + kind];
  cells[DECK[seat] + kind] = 0;
  cells[OUTCAST[seat] + kind] += count;
  cells[DECK_SIZE[seat]] -= count;
  return count;
}

/** F404: what is left of the deck, then the discard pile becomes the new deck, then the rest; F-R14: never an error. */
export function draw(state: State, seat: Seat, count: number, emit: Tell): void {
  const { cells, table } = state;
  const drawn: CardId[] | null = emit === null ? null : [];
  let left = count;
  for (; left > 0; left--) {
    if (cells[DECK_SIZE[seat]] === 0) {
      if (cells[DISCARD_SIZE[seat]] === 0) break;
      if (emit !== null && drawn !== null && drawn.length > 0) {
        emit({ kind: 'cardsDrawn', seat, count: drawn.length, cards: drawn.splice(0) });
      }
      reshuffle(state, seat, emit);
    }
    const kind = drawOne(state, seat, state.words, DRAW_CHANCE[seat]);
    drawn?.push(table.kinds[kind].id);
  }
  if (emit === null || drawn === null) return;
  if (drawn.length > 0) emit({ kind: 'cardsDrawn', seat, count: drawn.length, cards: drawn });
  if (left > 0) emit({ kind: 'drawShort', seat, missing: left });
}

function reshuffle(state: State, seat: Seat, emit: Tell): void {
  const { cells } = state;
  cells[DECK_SIZE[seat]] += pour(state, DISCARD[seat], DECK[seat]);
  cells[DISCARD_SIZE[seat]] = 0;
  if (emit !== null) emit({ kind: 'deckShuffled', seat, size: cells[DECK_SIZE[seat]] });
}

/** Any card of the deck, each equally likely, into the hand. */
export function drawOne(state: State, seat: Seat, rng: Rng, at: number): number {
  const { cells } = state;
  const deck = DECK[seat];
  let place = below(rng, cells[DECK_SIZE[seat]], at);
  let kind = 0;
  while (place >= cells[deck + kind]) place -= cells[deck + kind++];
  cells[deck + kind]--;
  cells[DECK_SIZE[seat]]--;
  cells[HAND[seat] + kind]++;
  cells[HAND_SIZE[seat]]++;
  return kind;
}
