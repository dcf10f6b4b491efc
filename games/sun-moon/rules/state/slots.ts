// How does a card come into play, and how does it leave? Slots, rows, enchantments on their bearers.

import { bounded, type Seat } from '@duello/kernel';
import { col, SLOTS } from './columns.ts';
import type { MaybeEmit } from './events.ts';
import { kindOf, ownerOf, refOf } from './field.ts';
import { toDiscard, toHand } from './piles.ts';
import { ATTACHED, EMPTY, IN_PLAY, NOBODY, PENDING, type State } from './state.ts';

const COLUMNS = [
  col.owner,
  col.zone,
  col.tapped,
  col.damage,
  col.turnAttack,
  col.turnDefense,
  col.turnTraits,
  col.givenAttack,
  col.givenDefense,
  col.givenTraits,
  col.bearer,
  col.entered,
  col.marks,
] as const;

/** A card that is announced and paid: there are as many slots as cards. */
export function occupy({ cells }: State, seat: Seat, kind: number): number {
  let slot = 0;
  while (cells[col.kind + slot] !== EMPTY) slot++;
  if (slot >= SLOTS) throw new Error(`all ${SLOTS} slots are taken: there are more cards than the decks hold`);
  cells[col.kind + slot] = kind;
  cells[col.owner + slot] = seat;
  cells[col.zone + slot] = PENDING;
  return slot;
}

/** The slot is free again; whatever waits forgets what was there. */
export function vacate({ cells }: State, slot: number): void {
  for (const column of COLUMNS) cells[column + slot] = 0;
  cells[col.kind + slot] = EMPTY;
  const entries = cells[col.chainSize] + cells[col.announcing];
  for (let at = 0; at < entries; at++) {
    if (cells[col.from + at] === slot) cells[col.from + at] = EMPTY;
    for (const aimed of col.aimed) if (cells[aimed + at] === slot) cells[aimed + at] = NOBODY;
  }
}

function append({ cells }: State, list: number, size: number, slot: number): void {
  cells[list + cells[size]++] = slot;
  cells[col.entered + slot] = ++cells[col.clock];
}

function remove({ cells }: State, list: number, size: number, slot: number): void {
  const count = --cells[size];
  let at = 0;
  while (cells[list + at] !== slot) at++;
  for (; at < count; at++) cells[list + at] = cells[list + at + 1];
  cells[list + count] = 0;
}

/** S1004, S1307. */
export function enter(state: State, slot: number, emit: MaybeEmit): void {
  const { cells } = state;
  const seat = ownerOf(state, slot);
  cells[col.zone + slot] = IN_PLAY;
  cells[col.tapped + slot] = kindOf(state, slot).ready ? 0 : 1;
  append(state, col.row[seat], col.rowSize[seat], slot);
  if (emit !== null) emit({ kind: 'entered', target: refOf(state, slot), tapped: cells[col.tapped + slot] === 1 });
}

/** S1301, SR33. */
export function attach(state: State, slot: number, bearer: number, emit: MaybeEmit): void {
  const { cells } = state;
  cells[col.zone + slot] = ATTACHED;
  cells[col.bearer + slot] = bearer;
  append(state, col.enchanted, col.enchantedSize, slot);
  giveAgain(state, bearer);
  if (emit !== null) emit({ kind: 'attached', enchantment: refOf(state, slot), bearer: refOf(state, bearer) });
}

/** What all enchantments on it give, counted anew. */
function giveAgain(state: State, bearer: number): void {
  const { cells } = state;
  let [attack, defense, traits] = [0, 0, 0];
  for (let i = 0; i < cells[col.enchantedSize]; i++) {
    const slot = cells[col.enchanted + i];
    if (cells[col.bearer + slot] !== bearer) continue;
    const { givenAttack, givenDefense, givenTraits } = kindOf(state, slot);
    attack += givenAttack;
    defense += givenDefense;
    traits |= givenTraits;
  }
  cells[col.givenAttack + bearer] = bounded(attack);
  cells[col.givenDefense + bearer] = bounded(defense);
  cells[col.givenTraits + bearer] = traits;
}

/** To its owner's discard area (SR33). */
export function discardFromPlay(state: State, slot: number, emit: MaybeEmit): void {
  const { cells } = state;
  const seat = ownerOf(state, slot);
  const { id } = kindOf(state, slot);
  toDiscard(state, seat, cells[col.kind + slot]);
  takeOut(state, slot);
  if (emit !== null) emit({ kind: 'discarded', seat, card: id, from: 'play' });
}

/** SR46: what is on it goes to the discard area. */
export function returnToHand(state: State, slot: number, emit: MaybeEmit): void {
  const { cells } = state;
  if (emit !== null) emit({ kind: 'returnedToHand', target: refOf(state, slot), from: 'play' });
  discardEnchantments(state, slot, emit);
  toHand(state, ownerOf(state, slot), cells[col.kind + slot], true);
  takeOut(state, slot);
}

export function discardEnchantments(state: State, bearer: number, emit: MaybeEmit): void {
  const { cells } = state;
  for (let i = cells[col.enchantedSize] - 1; i >= 0; i--) {
    const slot = cells[col.enchanted + i];
    if (cells[col.bearer + slot] !== bearer) continue;
    if (emit !== null) emit({ kind: 'destroyed', target: refOf(state, slot), cause: 'bearer' });
    discardFromPlay(state, slot, emit);
  }
}

function takeOut(state: State, slot: number): void {
  const { cells } = state;
  const seat = ownerOf(state, slot);
  if (cells[col.zone + slot] === IN_PLAY) {
    remove(state, col.row[seat], col.rowSize[seat], slot);
    vacate(state, slot);
    return;
  }
  const bearer = cells[col.bearer + slot];
  remove(state, col.enchanted, col.enchantedSize, slot);
  vacate(state, slot);
  giveAgain(state, bearer);
}
