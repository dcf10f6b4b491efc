// What follows a resolution? All that are at 0 leave together, then life is checked, then what happens by itself (SR24, SR27, SR53).

import { DEPTH, FRAME, FRAMES, other, push, SEATS, type Seat } from '@duello/kernel';
import { TRIGGER_LIMIT } from '../../cards/numbers.ts';
import { col, DUE_ROOM } from '../state/columns.ts';
import { ON_DESTROYED, ON_HITS, ON_OVERFLOW, ON_START } from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import { defenseOf, kindOf, ownerOf, refOf } from '../state/field.ts';
import { frame } from '../state/frames.ts';
import { discardEnchantments, discardFromPlay } from '../state/slots.ts';
import { DOOMED, HIT, type State } from '../state/state.ts';
import { finishMatch } from './tournament.ts';

/** What is set off: kind, seat, slot, moment, order of entering. */
interface Due {
  readonly kind: number;
  readonly seat: Seat;
  readonly slot: number;
  readonly moment: number;
  readonly entered: number;
}

const due: Due[] = [];

export function settle(state: State, emit: MaybeEmit): void {
  due.length = 0;
  gatherHits(state);
  while (bury(state, emit));
  if (checkLife(state, emit)) return;
  gatherOverflows(state);
  setOff(state, emit);
}

function note(state: State, slot: number, moment: number): void {
  if (kindOf(state, slot).moments[moment] === null) return;
  const { cells } = state;
  due.push({
    kind: cells[col.kind + slot],
    seat: ownerOf(state, slot),
    slot,
    moment,
    entered: cells[col.entered + slot],
  });
}

function gatherHits(state: State): void {
  const { cells } = state;
  for (const seat of SEATS) {
    for (let i = 0; i < cells[col.rowSize[seat]]; i++) {
      const slot = cells[col.row[seat] + i];
      if ((cells[col.marks + slot] & HIT) === 0) continue;
      cells[col.marks + slot] &= ~HIT;
      note(state, slot, ON_HITS);
    }
  }
}

const dying: number[] = [];

/** SR24: together, with their enchantments. Returns whether anything left. */
function bury(state: State, emit: MaybeEmit): boolean {
  const { cells } = state;
  dying.length = 0;
  for (const seat of SEATS) {
    for (let i = 0; i < cells[col.rowSize[seat]]; i++) {
      const slot = cells[col.row[seat] + i];
      if ((cells[col.marks + slot] & DOOMED) !== 0 || defenseOf(state, slot) <= 0) dying.push(slot);
    }
  }
  const summonings = dying.length;
  for (let i = 0; i < cells[col.enchantedSize]; i++) {
    if ((cells[col.marks + cells[col.enchanted + i]] & DOOMED) !== 0) dying.push(cells[col.enchanted + i]);
  }
  for (let i = 0; i < summonings; i++) note(state, dying[i], ON_DESTROYED);
  // Enchantments first: then none is lost twice.
  for (let i = dying.length - 1; i >= 0; i--) {
    const slot = dying[i];
    if (emit !== null) {
      const cause = (cells[col.marks + slot] & DOOMED) !== 0 ? 'effect' : 'damage';
      emit({ kind: 'destroyed', target: refOf(state, slot), cause });
    }
    if (i < summonings) discardEnchantments(state, slot, emit);
    discardFromPlay(state, slot, emit);
  }
  return dying.length > 0;
}

/** SR27: both at one check is a draw. True when the match is over. */
function checkLife(state: State, emit: MaybeEmit): boolean {
  const { cells } = state;
  const [a, b] = [cells[col.life[0]], cells[col.life[1]]];
  if (a > 0 && b > 0) return false;
  if (a <= 0 && b <= 0) finishMatch(state, null, 'bothLost', emit);
  else finishMatch(state, a > 0 ? 0 : 1, 'lifeLost', emit);
  return true;
}

function gatherOverflows(state: State): void {
  const { cells } = state;
  for (const seat of SEATS) {
    if (cells[col.overflowed[seat]] === 0) continue;
    cells[col.overflowed[seat]] = 0;
    eachInPlay(state, other(seat), (slot) => note(state, slot, ON_OVERFLOW));
  }
}

/** Summonings and enchantments of a seat. */
function eachInPlay(state: State, seat: Seat, found: (slot: number) => void): void {
  const { cells } = state;
  for (let i = 0; i < cells[col.rowSize[seat]]; i++) found(cells[col.row[seat] + i]);
  for (let i = 0; i < cells[col.enchantedSize]; i++) {
    if (ownerOf(state, cells[col.enchanted + i]) === seat) found(cells[col.enchanted + i]);
  }
}

/** S505, SR18: all of the seat's that are in play now. */
export function setOffStart(state: State, seat: Seat, emit: MaybeEmit): void {
  due.length = 0;
  eachInPlay(state, seat, (slot) => note(state, slot, ON_START));
  setOff(state, emit);
}

/** SR53: the turn player's cards first, then by order of entering. The top of the stack happens first. */
function setOff(state: State, emit: MaybeEmit): void {
  if (due.length === 0) return;
  const { cells } = state;
  const active = cells[col.active];
  due.sort(
    (a, b) => Number(b.seat === active) - Number(a.seat === active) || a.entered - b.entered || a.moment - b.moment,
  );
  // SR58: the first of them happen, whatever would come after them doesn't.
  const room = Math.min(due.length, DUE_ROOM - cells[col.dueSize], TRIGGER_LIMIT - cells[col.triggers]);
  if (room < due.length && emit !== null) emit({ kind: 'loopGuard' });
  for (let i = room - 1; i >= 0; i--) {
    const { kind, seat, slot, moment } = due[i];
    cells.set([kind, seat, slot, moment], col.due + 4 * cells[col.dueSize]++);
    cells[col.triggers]++;
  }
  // One frame empties the whole stack: what is set off meanwhile lies on top of it.
  const top = FRAMES + FRAME * (cells[DEPTH] - 1);
  if (cells[DEPTH] === 0 || cells[top] !== frame.triggerAll) push(state, frame.triggerAll, 0);
}
