// How do contracts come and go between deck, hand and discard pile? One at a time (CR22).

import { type Seat, shuffle } from '@duello/kernel';
import * as columns from './columns.ts';
import type { MaybeEmit } from './events.ts';
import * as field from './field.ts';
import * as numbers from './numbers.ts';
import * as places from './slots.ts';
import type { State } from './state.ts';
import * as meanings from './state.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { col } = columns;
const { CHANCE_AT } = meanings;
const { kindOf, ownerOf } = field;
const { HAND_LIMIT } = numbers;
const { refOf } = places;

export function discard({ cells }: State, seat: Seat, kind: number): void {
  cells[col.pile[seat] + cells[col.pileSize[seat]]++] = kind;
}

/** From the field to its owner's pile; a token vanishes (CR40). It has left the field already. */
export function toPile(state: State, slot: number, emit: MaybeEmit): void {
  const { id, token } = kindOf(state, slot);
  const seat = ownerOf(state, slot);
  if (token) {
    if (emit !== null) emit({ kind: 'tokenVanished', target: refOf(state, slot) });
    return;
  }
  discard(state, seat, state.cells[col.kind + slot]);
  if (emit !== null) emit({ kind: 'toDiscard', seat, card: id, id: slot, from: 'field' });
}

/** C207, C208: false when the hand is full and it went to the discard pile. */
export function toHand(state: State, seat: Seat, kind: number, known: boolean, emit: MaybeEmit): boolean {
  const { cells, compiled } = state;
  const size = cells[col.handSize[seat]];
  if (size >= HAND_LIMIT) {
    discard(state, seat, kind);
    if (emit !== null) emit({ kind: 'handOverflow', seat, card: compiled.kinds[kind].id });
    return false;
  }
  cells[col.hand[seat] + size] = kind;
  cells[col.known[seat] + size] = known ? 1 : 0;
  cells[col.handSize[seat]]++;
  return true;
}

/** Of equal contracts the one that everybody knows goes first: after it nobody can be sure of another. */
export function fromHand({ cells }: State, seat: Seat, kind: number): void {
  const size = cells[col.handSize[seat]];
  let found = -1;
  for (let i = 0; i < size; i++) {
    if (cells[col.hand[seat] + i] !== kind) continue;
    if (found < 0 || cells[col.known[seat] + i] > cells[col.known[seat] + found]) found = i;
  }
  for (let i = found; i < size - 1; i++) {
    cells[col.hand[seat] + i] = cells[col.hand[seat] + i + 1];
    cells[col.known[seat] + i] = cells[col.known[seat] + i + 1];
  }
  cells[col.hand[seat] + size - 1] = 0;
  cells[col.known[seat] + size - 1] = 0;
  cells[col.handSize[seat]] = size - 1;
}

/** The last one of its kind leaves the pile. */
export function fromPile({ cells }: State, seat: Seat, kind: number): void {
  const size = cells[col.pileSize[seat]];
  let at = size - 1;
  while (at > 0 && cells[col.pile[seat] + at] !== kind) at--;
  for (let i = at; i < size - 1; i++) cells[col.pile[seat] + i] = cells[col.pile[seat] + i + 1];
  cells[col.pile[seat] + size - 1] = 0;
  cells[col.pileSize[seat]] = size - 1;
}

/** The top contract; the deck must not be empty. */
export function fromDeck({ cells }: State, seat: Seat): number {
  const at = col.deck[seat] + --cells[col.deckSize[seat]];
  const kind = cells[at];
  cells[at] = 0;
  return kind;
}

/** Another contract of the kind is known to be in hand, the last that came. */
export function show({ cells }: State, seat: Seat, kind: number): void {
  for (let i = cells[col.handSize[seat]] - 1; i >= 0; i--) {
    if (cells[col.hand[seat] + i] !== kind || cells[col.known[seat] + i] === 1) continue;
    cells[col.known[seat] + i] = 1;
    return;
  }
}

export function shuffleDeck({ cells, words }: State, seat: Seat, emit: MaybeEmit): void {
  shuffle(words, cells, col.deck[seat], col.deck[seat] + cells[col.deckSize[seat]], CHANCE_AT);
  if (emit !== null) emit({ kind: 'deckShuffled', seat, size: cells[col.deckSize[seat]] });
}
