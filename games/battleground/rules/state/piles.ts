// How do spells come and go between deck, hand and piles? Lists of kinds, the newest last.

import { type Emit, type Seat, shuffle } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { col, type Zone } from './columns.ts';
import type { Event, MaybeEmit } from './events.ts';
import { CHANCE_AT, type State } from './state.ts';

export function put({ cells }: State, zone: Zone, kind: number): void {
  cells[zone.at + cells[zone.size]++] = kind;
}

/** The newest; the zone must not be empty. */
export function takeLast({ cells }: State, zone: Zone): number {
  const at = zone.at + --cells[zone.size];
  const kind = cells[at];
  cells[at] = 0;
  return kind;
}

/** The one at a place; those after it move up. */
export function takeAt({ cells }: State, zone: Zone, place: number): number {
  const kind = cells[zone.at + place];
  const size = cells[zone.size];
  for (let i = zone.at + place; i < zone.at + size - 1; i++) cells[i] = cells[i + 1];
  cells[zone.at + size - 1] = 0;
  cells[zone.size] = size - 1;
  return kind;
}

/** The place of the first of a kind, or -1. */
export function placeOf({ cells }: State, zone: Zone, kind: number): number {
  const size = cells[zone.size];
  for (let i = 0; i < size; i++) if (cells[zone.at + i] === kind) return i;
  return -1;
}

/** One of a kind that must be there. */
export function takeKind(state: State, zone: Zone, kind: number): void {
  takeAt(state, zone, placeOf(state, zone, kind));
}

export function countIn({ cells }: State, zone: Zone, kind: number): number {
  let count = 0;
  for (let i = 0; i < cells[zone.size]; i++) if (cells[zone.at + i] === kind) count++;
  return count;
}

export function clear({ cells }: State, zone: Zone): void {
  const size = cells[zone.size];
  for (let i = 0; i < size; i++) cells[zone.at + i] = 0;
  cells[zone.size] = 0;
}

export function idsIn({ cells, compiled }: State, zone: Zone): CardId[] {
  const ids: CardId[] = [];
  for (let i = 0; i < cells[zone.size]; i++) ids.push(compiled.kinds[cells[zone.at + i]].id);
  return ids;
}

export function shuffleZone({ cells, words }: State, zone: Zone): void {
  shuffle(words, cells, zone.at, zone.at + cells[zone.size], CHANCE_AT);
}

/** B1305, BR39: one after another; an empty deck takes the discard pile in. */
export function draw(state: State, seat: Seat, count: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const drawn: CardId[] | null = emit === null ? null : [];
  for (let i = 0; i < count; i++) {
    if (cells[col.deck[seat].size] === 0) {
      if (cells[col.pile[seat].size] === 0) break;
      if (emit !== null && drawn !== null) tellDrawn(seat, drawn.splice(0), emit);
      reshuffle(state, seat, emit);
    }
    const kind = takeLast(state, col.deck[seat]);
    put(state, col.hand[seat], kind);
    if (drawn !== null) drawn.push(compiled.kinds[kind].id);
  }
  if (emit !== null && drawn !== null) tellDrawn(seat, drawn, emit);
}

function tellDrawn(seat: Seat, cards: readonly CardId[], emit: Emit<Event>): void {
  if (cards.length > 0) emit({ kind: 'cardsDrawn', seat, count: cards.length, cards });
}

function reshuffle(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  const size = cells[col.pile[seat].size];
  for (let i = 0; i < size; i++) put(state, col.deck[seat], cells[col.pile[seat].at + i]);
  clear(state, col.pile[seat]);
  shuffleZone(state, col.deck[seat]);
  if (emit !== null) emit({ kind: 'deckReshuffled', seat, size });
}
