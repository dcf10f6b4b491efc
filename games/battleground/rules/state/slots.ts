// How does a card take and leave its slot? Casting, the board, the play area; and tidying up when an action is over.

import { bounded, type Seat } from '@duello/kernel';
import { CONDITIONS } from '../../cards/vocabulary.ts';
import { kindOf, ownerOf, refOf } from './board.ts';
import { col, conditionCell, SLOTS } from './columns.ts';
import { isGiver } from './compiled.ts';
import type { MaybeEmit } from './events.ts';
import { gainExp } from './exp.ts';
import { put, takeAt } from './piles.ts';
import { BEING_CAST, EMPTY, GONE, IN_AREA, IN_BATTLE, NEWCOMER, ON_BOARD, type State } from './state.ts';

export const hasFreeSlot = (state: State): boolean => freeSlot(state) !== EMPTY;

function freeSlot({ cells }: State): number {
  for (let slot = 0; slot < SLOTS; slot++) if (cells[col.kind + slot] === EMPTY) return slot;
  return EMPTY;
}

/** A slot for a card that is being cast. */
export function takeSlot(state: State, seat: Seat, kind: number): number {
  const { cells } = state;
  const slot = freeSlot(state);
  if (slot === EMPTY) throw new Error('every slot is taken');
  cells[col.kind + slot] = kind;
  cells[col.owner + slot] = seat;
  cells[col.where + slot] = BEING_CAST;
  return slot;
}

const COLUMNS = [
  col.owner,
  col.at,
  col.attackDie,
  col.hp,
  col.tokens,
  col.shape,
  col.marks,
  col.noted,
  col.credit,
  col.entered,
] as const;

/** Frees the slots of what has left: nothing means them any more. */
export function sweep({ cells }: State): void {
  for (let slot = 0; slot < SLOTS && cells[col.left] > 0; slot++) {
    if (cells[col.kind + slot] === EMPTY || cells[col.where + slot] !== GONE) continue;
    cells[col.left]--;
    cells[col.kind + slot] = EMPTY;
    for (const column of COLUMNS) cells[column + slot] = 0;
  }
}

function enter({ cells, compiled }: State, slot: number, where: number): void {
  cells[col.where + slot] = where;
  cells[col.entries] = bounded(cells[col.entries] + 1);
  cells[col.entered + slot] = cells[col.entries];
  if (isGiver(compiled.kinds[cells[col.kind + slot]])) cells[col.givers]++;
}

/** B901, B1003: dice to base, 1 exp for who summoned it. */
export function placeOn(state: State, slot: number, field: number, by: 'cast' | 'effect', emit: MaybeEmit): void {
  const { cells } = state;
  const { attack, hp } = kindOf(state, slot);
  enter(state, slot, ON_BOARD);
  cells[col.at + slot] = field;
  cells[col.fields + field] = slot;
  cells[col.attackDie + slot] = attack;
  cells[col.hp + slot] = hp;
  cells[col.marks + slot] = cells[col.phase] === IN_BATTLE ? NEWCOMER : 0;
  if (emit !== null) emit({ kind: 'summoned', target: refOf(state, slot), attack, hp, by });
  gainExp(state, ownerOf(state, slot), 'summon', emit);
}

export function moveOn({ cells }: State, slot: number, field: number): void {
  cells[col.fields + cells[col.at + slot]] = EMPTY;
  cells[col.fields + field] = slot;
  cells[col.at + slot] = field;
}

/** B503: an Aura or Enchantment stays. */
export function enterArea(state: State, slot: number): void {
  enter(state, slot, IN_AREA);
  put(state, col.area[ownerOf(state, slot)], slot);
}

/** Out of play; the slot is kept until the action is over. */
export function leave(state: State, slot: number): void {
  const { cells } = state;
  const where = cells[col.where + slot];
  if (where !== BEING_CAST && isGiver(kindOf(state, slot))) cells[col.givers]--;
  if (where === ON_BOARD) cells[col.fields + cells[col.at + slot]] = EMPTY;
  if (where === IN_AREA) {
    const area = col.area[ownerOf(state, slot)];
    for (let i = 0; i < cells[area.size]; i++) {
      if (cells[area.at + i] === slot) takeAt(state, area, i);
    }
  }
  // BR67: nothing stays on what has left.
  for (let condition = 0; condition < CONDITIONS.length; condition++) cells[conditionCell(condition, slot)] = 0;
  cells[col.marks + slot] = 0;
  cells[col.where + slot] = GONE;
  cells[col.left]++;
}

/** To its owner's discard pile (BR28, BR44). */
export function discardSlot(
  state: State,
  slot: number,
  from: 'cast' | 'board' | 'play' | 'unplaced',
  emit: MaybeEmit,
): void {
  leave(state, slot);
  const seat = ownerOf(state, slot);
  put(state, col.pile[seat], state.cells[col.kind + slot]);
  if (emit !== null) emit({ kind: 'toDiscard', seat, card: kindOf(state, slot).id, from });
}
