// How do contracts come and go between deck, hand and discard pile? One at a time (CR22).

import { type Seat, shuffle } from '@duello/kernel';
import type { MaybeEmit } from './events.ts';
import { kindOf, ownerOf } from './field.ts';
import { HAND_LIMIT } from './numbers.ts';
import { refOf } from './slots.ts';
import { CHANCE_AT, DECK, DECK_SIZE, HAND, HAND_SIZE, KIND, KNOWN, PILE, PILE_SIZE, type State } from './state.ts';

export function discard({ cells }: State, seat: Seat, kind: number): void {
  cells[PILE[seat] + cells[PILE_SIZE[seat]]++] = kind;
}

/** From the field to its owner's pile; a token vanishes (CR40). It has left the field already. */
export function toPile(state: State, slot: number, emit: MaybeEmit): void {
  const { id, token } = kindOf(state, slot);
  const seat = ownerOf(state, slot);
  if (token) {
    if (emit !== null) emit({ kind: 'tokenVanished', target: refOf(state, slot) });
    return;
  }
  discard(state, seat, state.cells[KIND + slot]);
  if (emit !== null) emit({ kind: 'toDiscard', seat, card: id, id: slot, from: 'field' });
}

/** C207, C208: false when the hand is full and it went to the discard pile. */
export function toHand(state: State, seat: Seat, kind: number, known: boolean, emit: MaybeEmit): boolean {
  const { cells, table } = state;
  const size = cells[HAND_SIZE[seat]];
  if (size >= HAND_LIMIT) {
    discard(state, seat, kind);
    if (emit !== null) emit({ kind: 'handOverflow', seat, card: table.kinds[kind].id });
    return false;
  }
  cells[HAND[seat] + size] = kind;
  cells[KNOWN[seat] + size] = known ? 1 : 0;
  cells[HAND_SIZE[seat]]++;
  return true;
}

/** Of equal contracts the one that everybody knows goes first: after it nobody can be sure of another. */
export function fromHand({ cells }: State, seat: Seat, kind: number): void {
  const size = cells[HAND_SIZE[seat]];
  let found = -1;
  for (let i = 0; i < size; i++) {
    if (cells[HAND[seat] + i] !== kind) continue;
    if (found < 0 || cells[KNOWN[seat] + i] > cells[KNOWN[seat] + found]) found = i;
  }
  for (let i = found; i < size - 1; i++) {
    cells[HAND[seat] + i] = cells[HAND[seat] + i + 1];
    cells[KNOWN[seat] + i] = cells[KNOWN[seat] + i + 1];
  }
  cells[HAND[seat] + size - 1] = 0;
  cells[KNOWN[seat] + size - 1] = 0;
  cells[HAND_SIZE[seat]] = size - 1;
}

/** The last one of its kind leaves the pile. */
export function fromPile({ cells }: State, seat: Seat, kind: number): void {
  const size = cells[PILE_SIZE[seat]];
  let at = size - 1;
  while (at > 0 && cells[PILE[seat] + at] !== kind) at--;
  for (let i = at; i < size - 1; i++) cells[PILE[seat] + i] = cells[PILE[seat] + i + 1];
  cells[PILE[seat] + size - 1] = 0;
  cells[PILE_SIZE[seat]] = size - 1;
}

/** The top contract; the deck must not be empty. */
export function fromDeck({ cells }: State, seat: Seat): number {
  const at = DECK[seat] + --cells[DECK_SIZE[seat]];
  const kind = cells[at];
  cells[at] = 0;
  return kind;
}

/** Another contract of the kind is known to be in hand, the last that came. */
export function show({ cells }: State, seat: Seat, kind: number): void {
  for (let i = cells[HAND_SIZE[seat]] - 1; i >= 0; i--) {
    if (cells[HAND[seat] + i] !== kind || cells[KNOWN[seat] + i] === 1) continue;
    cells[KNOWN[seat] + i] = 1;
    return;
  }
}

export function shuffleDeck({ cells, words }: State, seat: Seat, emit: MaybeEmit): void {
  shuffle(words, cells, DECK[seat], DECK[seat] + cells[DECK_SIZE[seat]], CHANCE_AT);
  if (emit !== null) emit({ kind: 'deckShuffled', seat, size: cells[DECK_SIZE[seat]] });
}
