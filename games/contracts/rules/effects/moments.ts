// When do effects happen by themselves? Depth first: what an atomic change sets off is done before anything goes on (CR27).

import { DEPTH, FRAME, FRAMES, MAX_FRAMES, push, SEATS, type Seat } from '@duello/kernel';
import { MOMENTS } from '../../cards/vocabulary.ts';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import * as field from '../state/field.ts';
import * as frames from '../state/frames.ts';
import * as numbers from '../state/numbers.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { EMPTY, col } = columns;
const { ON_DISCARD, ON_RECYCLING, ON_SUMMON } = kinds;
const { isFaded, kindOf } = field;
const { frame } = frames;
const { TRIGGER_LIMIT } = numbers;
const { refOf } = places;
const { NOBODY, NOWHERE } = meanings;

export const hasMoment = ({ cells, compiled }: State, slot: number, moment: number): boolean =>
  ((compiled.moments[cells[col.kind + slot]] >> moment) & 1) !== 0;

/** The effects of a contract's moment, unless it has left or Faded before it came. */
export function moment(state: State, slot: number, number: number, value: number, emit: MaybeEmit): void {
  const { cells } = state;
  if (!isDue(state, slot, number)) return;
  if (++cells[col.triggers] > TRIGGER_LIMIT) {
    dropAll(state, emit);
    return;
  }
  if (number === ON_DISCARD) {
    push(state, frame.discardsDone, cells[col.discarded]);
    cells[col.discarded] = value;
  }
  if (emit !== null) emit({ kind: 'triggered', moment: MOMENTS[number], source: refOf(state, slot) });
  push(state, frame.effect, kindOf(state, slot).moments[number], slot, NOBODY);
}

/** CR69: each draw has its own number; an effect that draws in between finds its own again. */
export function discardsDone({ cells }: State, before: number): void {
  cells[col.discarded] = before;
}

/** CR24, CR39, CR59: Recycling is decided on leaving; Summon happens even if the Creature has gone, but not if it Faded. */
function isDue(state: State, slot: number, number: number): boolean {
  if (number === ON_RECYCLING) return true;
  if (isFaded(state, slot)) return false;
  return number === ON_SUMMON || state.cells[col.zone + slot] !== NOWHERE;
}

/** What effects still had to do; a Spell on its way to the pile or a fight goes on. */
const DROPPED: readonly number[] = [frame.moment, frame.ambush, frame.effect, frame.again];

/** CR29: every effect that waits within this action is dropped, and nothing more is set off. */
export function dropAll({ cells }: State, emit: MaybeEmit): void {
  if (emit !== null && cells[col.triggers] <= TRIGGER_LIMIT + 1) emit({ kind: 'loopGuard' });
  cells[col.triggers] = TRIGGER_LIMIT + 2;
  let kept = cells[DEPTH];
  while (kept > 0 && cells[FRAMES + FRAME * (kept - 1)] !== frame.check) kept--;
  for (let i = kept; i < cells[DEPTH]; i++) {
    const at = FRAMES + FRAME * i;
    if (!DROPPED.includes(cells[at])) cells.copyWithin(FRAMES + FRAME * kept++, at, at + FRAME);
  }
  cells[DEPTH] = kept;
}

/** Room that effects need besides those that wait. */
const SPARE_FRAMES = 14;

/** True once effects have been dropped: until the action is over nothing is set off any more. */
const isGuarded = ({ cells }: State): boolean => cells[col.triggers] > TRIGGER_LIMIT;

/** Sets off what a contract does at a moment. */
export function setOff(state: State, slot: number, number: number, value: number, emit: MaybeEmit): void {
  enqueue(state, frame.moment, slot, number, value, emit);
}

/** Something set off waits for its turn; so much that there is no room for it is a loop too. */
export function enqueue(state: State, op: number, a: number, b: number, c: number, emit: MaybeEmit): void {
  if (isGuarded(state)) return;
  if (state.cells[DEPTH] > MAX_FRAMES - SPARE_FRAMES) dropAll(state, emit);
  else push(state, op, a, b, c);
}

/** The line from left to right, Orb, Rune (CR27). Pushed so that the first is done first. */
export function setOffAll(state: State, number: number, seat: Seat, value: number, emit: MaybeEmit): void {
  const { cells } = state;
  setOffOne(state, cells[col.rune[seat]], number, value, emit);
  setOffOne(state, cells[col.orb[seat]], number, value, emit);
  for (let place = cells[col.lineSize[seat]] - 1; place >= 0; place--) {
    setOffOne(state, cells[col.line[seat] + place], number, value, emit);
  }
}

function setOffOne(state: State, slot: number, number: number, value: number, emit: MaybeEmit): void {
  if (slot !== EMPTY && hasMoment(state, slot, number) && !isFaded(state, slot))
    setOff(state, slot, number, value, emit);
}

const B_FIRST = [1, 0] as const;
/** Both seats, the current player first. */
export const inOrder = ({ cells }: State): readonly [Seat, Seat] => (cells[col.active] === 0 ? SEATS : B_FIRST);
