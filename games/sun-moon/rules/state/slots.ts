// How does a card come into play, and how does it leave? Slots, rows, enchantments on their bearers.

import { bounded, type Seat } from '@duello/kernel';
import type { MaybeEmit } from './events.ts';
import { kindOf, ownerOf, refOf } from './field.ts';
import { toDiscard, toHand } from './piles.ts';
import {
  AIMED,
  ANNOUNCING,
  ATTACHED,
  BEARER,
  CHAIN_SIZE,
  CLOCK,
  DAMAGE,
  EMPTY,
  ENCHANTED,
  ENCHANTED_SIZE,
  ENTERED,
  FROM,
  GIVEN_ATTACK,
  GIVEN_DEFENSE,
  GIVEN_TRAITS,
  IN_PLAY,
  KIND,
  MARKS,
  NOBODY,
  OWNER,
  PENDING,
  ROW,
  ROW_SIZE,
  SLOTS,
  type State,
  TAPPED,
  TURN_ATTACK,
  TURN_DEFENSE,
  TURN_TRAITS,
  ZONE,
} from './state.ts';

const COLUMNS = [
  OWNER,
  ZONE,
  TAPPED,
  DAMAGE,
  TURN_ATTACK,
  TURN_DEFENSE,
  TURN_TRAITS,
  GIVEN_ATTACK,
  GIVEN_DEFENSE,
  GIVEN_TRAITS,
  BEARER,
  ENTERED,
  MARKS,
] as const;

/** A card that is announced and paid: there are as many slots as cards. */
export function occupy({ cells }: State, seat: Seat, kind: number): number {
  let slot = 0;
  while (cells[KIND + slot] !== EMPTY) slot++;
  if (slot >= SLOTS) throw new Error(`all ${SLOTS} slots are taken: there are more cards than the decks hold`);
  cells[KIND + slot] = kind;
  cells[OWNER + slot] = seat;
  cells[ZONE + slot] = PENDING;
  return slot;
}

/** The slot is free again; whatever waits forgets what was there. */
export function vacate({ cells }: State, slot: number): void {
  for (const column of COLUMNS) cells[column + slot] = 0;
  cells[KIND + slot] = EMPTY;
  const entries = cells[CHAIN_SIZE] + cells[ANNOUNCING];
  for (let at = 0; at < entries; at++) {
    if (cells[FROM + at] === slot) cells[FROM + at] = EMPTY;
    for (const aimed of AIMED) if (cells[aimed + at] === slot) cells[aimed + at] = NOBODY;
  }
}

function append({ cells }: State, list: number, size: number, slot: number): void {
  cells[list + cells[size]++] = slot;
  cells[ENTERED + slot] = ++cells[CLOCK];
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
  cells[ZONE + slot] = IN_PLAY;
  cells[TAPPED + slot] = kindOf(state, slot).ready ? 0 : 1;
  append(state, ROW[seat], ROW_SIZE[seat], slot);
  if (emit !== null) emit({ kind: 'entered', target: refOf(state, slot), tapped: cells[TAPPED + slot] === 1 });
}

/** S1301, SR33. */
export function attach(state: State, slot: number, bearer: number, emit: MaybeEmit): void {
  const { cells } = state;
  cells[ZONE + slot] = ATTACHED;
  cells[BEARER + slot] = bearer;
  append(state, ENCHANTED, ENCHANTED_SIZE, slot);
  giveAgain(state, bearer);
  if (emit !== null) emit({ kind: 'attached', enchantment: refOf(state, slot), bearer: refOf(state, bearer) });
}

/** What all enchantments on it give, counted anew. */
function giveAgain(state: State, bearer: number): void {
  const { cells } = state;
  let [attack, defense, traits] = [0, 0, 0];
  for (let i = 0; i < cells[ENCHANTED_SIZE]; i++) {
    const slot = cells[ENCHANTED + i];
    if (cells[BEARER + slot] !== bearer) continue;
    const { givenAttack, givenDefense, givenTraits } = kindOf(state, slot);
    attack += givenAttack;
    defense += givenDefense;
    traits |= givenTraits;
  }
  cells[GIVEN_ATTACK + bearer] = bounded(attack);
  cells[GIVEN_DEFENSE + bearer] = bounded(defense);
  cells[GIVEN_TRAITS + bearer] = traits;
}

/** To its owner's discard area (SR33). */
export function discardFromPlay(state: State, slot: number, emit: MaybeEmit): void {
  const { cells } = state;
  const seat = ownerOf(state, slot);
  const { id } = kindOf(state, slot);
  toDiscard(state, seat, cells[KIND + slot]);
  takeOut(state, slot);
  if (emit !== null) emit({ kind: 'discarded', seat, card: id, from: 'play' });
}

/** SR46: what is on it goes to the discard area. */
export function returnToHand(state: State, slot: number, emit: MaybeEmit): void {
  const { cells } = state;
  if (emit !== null) emit({ kind: 'returnedToHand', target: refOf(state, slot), from: 'play' });
  discardEnchantments(state, slot, emit);
  toHand(state, ownerOf(state, slot), cells[KIND + slot], true);
  takeOut(state, slot);
}

export function discardEnchantments(state: State, bearer: number, emit: MaybeEmit): void {
  const { cells } = state;
  for (let i = cells[ENCHANTED_SIZE] - 1; i >= 0; i--) {
    const slot = cells[ENCHANTED + i];
    if (cells[BEARER + slot] !== bearer) continue;
    if (emit !== null) emit({ kind: 'destroyed', target: refOf(state, slot), cause: 'bearer' });
    discardFromPlay(state, slot, emit);
  }
}

function takeOut(state: State, slot: number): void {
  const { cells } = state;
  const seat = ownerOf(state, slot);
  if (cells[ZONE + slot] === IN_PLAY) {
    remove(state, ROW[seat], ROW_SIZE[seat], slot);
    vacate(state, slot);
    return;
  }
  const bearer = cells[BEARER + slot];
  remove(state, ENCHANTED, ENCHANTED_SIZE, slot);
  vacate(state, slot);
  giveAgain(state, bearer);
}
