// How does a card take and leave its slot? Casting, the board, the play area; and tidying up when an action is over.

import { bounded, type Seat } from '@duello/kernel';
import { CONDITIONS } from '../../cards/effects.ts';
import { kindOf, ownerOf, refOf } from './board.ts';
import type { MaybeEmit } from './events.ts';
import { gainExp } from './exp.ts';
import { put, takeAt } from './piles.ts';
import {
  AREA,
  AT,
  ATTACK_DIE,
  BEING_CAST,
  CREDIT,
  conditionCell,
  EMPTY,
  ENTERED,
  ENTRIES,
  FIELDS,
  GIVERS,
  GONE,
  HP,
  IN_AREA,
  IN_BATTLE,
  KIND,
  LEFT,
  MARKS,
  NEWCOMER,
  NOTED,
  ON_BOARD,
  OWNER,
  PHASE,
  PILE,
  SHAPE,
  SLOTS,
  type State,
  TOKENS,
  WHERE,
} from './state.ts';
import { isGiver } from './table.ts';

export const hasFreeSlot = (state: State): boolean => freeSlot(state) !== EMPTY;

function freeSlot({ cells }: State): number {
  for (let slot = 0; slot < SLOTS; slot++) if (cells[KIND + slot] === EMPTY) return slot;
  return EMPTY;
}

/** A slot for a card that is being cast. */
export function takeSlot(state: State, seat: Seat, kind: number): number {
  const { cells } = state;
  const slot = freeSlot(state);
  if (slot === EMPTY) throw new Error('every slot is taken; a cast must not be offered then');
  cells[KIND + slot] = kind;
  cells[OWNER + slot] = seat;
  cells[WHERE + slot] = BEING_CAST;
  return slot;
}

/** Frees the slots of what has left: nothing means them any more. */
export function sweep({ cells }: State): void {
  if (cells[LEFT] === 0) return;
  cells[LEFT] = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (cells[KIND + slot] === EMPTY || cells[WHERE + slot] !== GONE) continue;
    cells[KIND + slot] = EMPTY;
    for (const column of [OWNER, AT, ATTACK_DIE, HP, TOKENS, SHAPE, MARKS, NOTED, CREDIT, ENTERED]) {
      cells[column + slot] = 0;
    }
  }
}

function enter({ cells, table }: State, slot: number, where: number): void {
  cells[WHERE + slot] = where;
  cells[ENTRIES] = bounded(cells[ENTRIES] + 1);
  cells[ENTERED + slot] = cells[ENTRIES];
  if (isGiver(table.kinds[cells[KIND + slot]])) cells[GIVERS]++;
}

/** B901, B1003: dice to base, 1 exp for who summoned it. */
export function placeOn(state: State, slot: number, field: number, by: 'cast' | 'effect', emit: MaybeEmit): void {
  const { cells } = state;
  const { attack, hp } = kindOf(state, slot);
  enter(state, slot, ON_BOARD);
  cells[AT + slot] = field;
  cells[FIELDS + field] = slot;
  cells[ATTACK_DIE + slot] = attack;
  cells[HP + slot] = hp;
  cells[MARKS + slot] = cells[PHASE] === IN_BATTLE ? NEWCOMER : 0;
  if (emit !== null) emit({ kind: 'summoned', target: refOf(state, slot), attack, hp, by });
  gainExp(state, ownerOf(state, slot), 'summon', emit);
}

export function moveOn({ cells }: State, slot: number, field: number): void {
  cells[FIELDS + cells[AT + slot]] = EMPTY;
  cells[FIELDS + field] = slot;
  cells[AT + slot] = field;
}

/** B503: an Aura or Enchantment stays. */
export function enterArea(state: State, slot: number): void {
  enter(state, slot, IN_AREA);
  put(state, AREA[ownerOf(state, slot)], slot);
}

/** Out of play; the slot is kept until the action is over. */
export function leave(state: State, slot: number): void {
  const { cells } = state;
  const where = cells[WHERE + slot];
  if (where !== BEING_CAST && isGiver(kindOf(state, slot))) cells[GIVERS]--;
  if (where === ON_BOARD) cells[FIELDS + cells[AT + slot]] = EMPTY;
  if (where === IN_AREA) {
    const area = AREA[ownerOf(state, slot)];
    for (let i = 0; i < cells[area.size]; i++) {
      if (cells[area.at + i] === slot) takeAt(state, area, i);
    }
  }
  // BR67: nothing stays on what has left.
  for (let condition = 0; condition < CONDITIONS.length; condition++) cells[conditionCell(condition, slot)] = 0;
  cells[MARKS + slot] = 0;
  cells[WHERE + slot] = GONE;
  cells[LEFT]++;
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
  put(state, PILE[seat], state.cells[KIND + slot]);
  if (emit !== null) emit({ kind: 'toDiscard', seat, card: kindOf(state, slot).id, from });
}
