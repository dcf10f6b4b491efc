// How do cards come and go between deck, hand and discard area?

import { type Seat, shuffle } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { col } from './columns.ts';
import type { MaybeEmit } from './events.ts';
import { CHANCE_AT, type State } from './state.ts';

export function toDiscard({ cells }: State, seat: Seat, kind: number): void {
  cells[col.discard[seat] + cells[col.discardSize[seat]]++] = kind;
}

export function toHand({ cells }: State, seat: Seat, kind: number, known: boolean): void {
  const size = cells[col.handSize[seat]]++;
  cells[col.hand[seat] + size] = kind;
  cells[col.known[seat] + size] = known ? 1 : 0;
}

/** Of equal cards the one that everybody knows goes first: after it nobody can be sure of another. */
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

export function discardFromHand(state: State, seat: Seat, kind: number, emit: MaybeEmit): void {
  fromHand(state, seat, kind);
  toDiscard(state, seat, kind);
  if (emit !== null) emit({ kind: 'discarded', seat, card: state.compiled.kinds[kind].id, from: 'hand' });
}

/** The last one of its kind leaves the discard area. */
export function fromDiscard({ cells }: State, seat: Seat, kind: number): void {
  const size = cells[col.discardSize[seat]];
  let at = size - 1;
  while (at > 0 && cells[col.discard[seat] + at] !== kind) at--;
  for (let i = at; i < size - 1; i++) cells[col.discard[seat] + i] = cells[col.discard[seat] + i + 1];
  cells[col.discard[seat] + size - 1] = 0;
  cells[col.discardSize[seat]] = size - 1;
}

/** SR17: as many as there are; an empty deck is no penalty. */
export function drawCards(
  state: State,
  seat: Seat,
  count: number,
  why: 'turn' | 'second' | 'effect',
  emit: MaybeEmit,
): void {
  const cards = takeFromDeck(state, seat, count);
  if (emit === null) return;
  if (cards.length > 0) emit({ kind: 'drew', seat, count: cards.length, cards, why });
  if (cards.length < count) emit({ kind: 'drawFailed', seat });
}

/** The top cards of the deck go to the hand, as many as there are. */
export function takeFromDeck(state: State, seat: Seat, count: number): readonly CardId[] {
  const { cells, compiled } = state;
  const drawn: CardId[] = [];
  for (let i = 0; i < count && cells[col.deckSize[seat]] > 0; i++) {
    const at = col.deck[seat] + --cells[col.deckSize[seat]];
    toHand(state, seat, cells[at], false);
    drawn.push(compiled.kinds[cells[at]].id);
    cells[at] = 0;
  }
  return drawn;
}

export function shuffleDeck({ cells, words }: State, seat: Seat, emit: MaybeEmit): void {
  shuffle(words, cells, col.deck[seat], col.deck[seat] + cells[col.deckSize[seat]], CHANCE_AT);
  if (emit !== null) emit({ kind: 'deckShuffled', seat, size: cells[col.deckSize[seat]] });
}
