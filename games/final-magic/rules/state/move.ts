// How do cards go from zone to zone? Every change of a zone is here, so that no card is lost or doubled.

import { below, type Rng, type Seat } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { col } from './columns.ts';
import type { MaybeEmit } from './events.ts';
import { DRAW_CHANCE, type State } from './state.ts';

/** Takes a card out of a hand; what was known to be there is what leaves first. */
function leaveHand(state: State, seat: Seat, kind: number): void {
  const { cells } = state;
  cells[col.hand[seat] + kind]--;
  cells[col.handSize[seat]]--;
  if (cells[col.known[seat] + kind] > 0) {
    cells[col.known[seat] + kind]--;
    cells[col.knownSize[seat]]--;
  }
}

/** Into a hand, in the open. */
export function gainToHand(state: State, seat: Seat, kind: number): void {
  const { cells } = state;
  cells[col.hand[seat] + kind]++;
  cells[col.handSize[seat]]++;
  cells[col.known[seat] + kind]++;
  cells[col.knownSize[seat]]++;
}

export function gainToDiscard(state: State, seat: Seat, kind: number): void {
  state.cells[col.discard[seat] + kind]++;
  state.cells[col.discardSize[seat]]++;
}

export function handToPlay(state: State, seat: Seat, kind: number): void {
  leaveHand(state, seat, kind);
  state.cells[col.play[seat] + kind]++;
}

export function handToDiscard(state: State, seat: Seat, kind: number): void {
  leaveHand(state, seat, kind);
  gainToDiscard(state, seat, kind);
}

export function handToOutcast(state: State, seat: Seat, kind: number): void {
  leaveHand(state, seat, kind);
  state.cells[col.outcast[seat] + kind]++;
}

export function playToOutcast(state: State, seat: Seat, kind: number): void {
  state.cells[col.play[seat] + kind]--;
  state.cells[col.outcast[seat] + kind]++;
}

export function playToDiscard(state: State, seat: Seat, kind: number): void {
  state.cells[col.play[seat] + kind]--;
  gainToDiscard(state, seat, kind);
}

/** Moves every card of one zone into another; returns how many. */
function pour(state: State, from: number, into: number): number {
  const { cells } = state;
  const kinds = state.compiled.kinds.length;
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
  state.cells[col.handSize[seat]] = 0;
  state.cells.fill(0, col.known[seat], col.known[seat] + state.compiled.kinds.length);
  state.cells[col.knownSize[seat]] = 0;
}

/** F801: hand and what lies in play go to the discard pile. */
export function handAndPlayToDiscard(state: State, seat: Seat): void {
  state.cells[col.discardSize[seat]] +=
    pour(state, col.hand[seat], col.discard[seat]) + pour(state, col.play[seat], col.discard[seat]);
  forgetHand(state, seat);
}

/** F903, F905: hand, in play and discard pile become part of the deck. */
export function gatherIntoDeck(state: State, seat: Seat): void {
  const { cells } = state;
  cells[col.deckSize[seat]] += pour(state, col.hand[seat], col.deck[seat]);
  cells[col.deckSize[seat]] += pour(state, col.play[seat], col.deck[seat]);
  cells[col.deckSize[seat]] += pour(state, col.discard[seat], col.deck[seat]);
  cells[col.discardSize[seat]] = 0;
  forgetHand(state, seat);
}

export function deckToOutcast(state: State, seat: Seat, kind: number): number {
  const { cells } = state;
  const count = cells[col.deck[seat] + kind];
  cells[col.deck[seat] + kind] = 0;
  cells[col.outcast[seat] + kind] += count;
  cells[col.deckSize[seat]] -= count;
  return count;
}

/** F404: what is left of the deck, then the discard pile becomes the new deck, then the rest; F-R14: never an error. */
export function draw(state: State, seat: Seat, count: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const drawn: CardId[] | null = emit === null ? null : [];
  let left = count;
  for (; left > 0; left--) {
    if (cells[col.deckSize[seat]] === 0) {
      if (cells[col.discardSize[seat]] === 0) break;
      if (emit !== null && drawn !== null && drawn.length > 0) {
        emit({ kind: 'cardsDrawn', seat, count: drawn.length, cards: drawn.splice(0) });
      }
      reshuffle(state, seat, emit);
    }
    const kind = drawOne(state, seat, state.words, DRAW_CHANCE[seat]);
    drawn?.push(compiled.kinds[kind].id);
  }
  if (emit === null || drawn === null) return;
  if (drawn.length > 0) emit({ kind: 'cardsDrawn', seat, count: drawn.length, cards: drawn });
  if (left > 0) emit({ kind: 'drawShort', seat, missing: left });
}

function reshuffle(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  cells[col.deckSize[seat]] += pour(state, col.discard[seat], col.deck[seat]);
  cells[col.discardSize[seat]] = 0;
  if (emit !== null) emit({ kind: 'deckShuffled', seat, size: cells[col.deckSize[seat]] });
}

/** Any card of the deck, each equally likely, into the hand. */
export function drawOne(state: State, seat: Seat, rng: Rng, at: number): number {
  const { cells } = state;
  const deck = col.deck[seat];
  let place = below(rng, cells[col.deckSize[seat]], at);
  let kind = 0;
  while (place >= cells[deck + kind]) place -= cells[deck + kind++];
  cells[deck + kind]--;
  cells[col.deckSize[seat]]--;
  cells[col.hand[seat] + kind]++;
  cells[col.handSize[seat]]++;
  return kind;
}
