// Which spells of the fight still count? Counterspells first (F-P3, F-P4), then fire is put out (F-P5).

import { other, push, SEATS, type Seat } from '@duello/kernel';
import { AIM_ROOM, AT_SHIELD, col, KIND_MASK, NEGATED, NO_AIM } from '../state/columns.ts';
import type { MaybeEmit, SpellRef } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { breakShield } from '../state/shields.ts';
import { IN_FIGHT, type State } from '../state/state.ts';
import { aimsOf, isSpellAt, spellIndex } from './aim.ts';
import { raiseDefences } from './defences.ts';

const UNDECIDED = 0;
const LIVE = 1;
const STRUCK = 2;

/** All Counterspells of the fight, both seats': whose, where in the plan, aimed at what, and what becomes of each. */
const seats = new Int8Array(2 * AIM_ROOM);
const places = new Int16Array(2 * AIM_ROOM);
const aims = new Int16Array(2 * AIM_ROOM);
const fates = new Int8Array(2 * AIM_ROOM);

function collect(state: State): number {
  const { cells, compiled } = state;
  let count = 0;
  for (const seat of SEATS) {
    let nth = 0;
    for (let at = 0; at < cells[col.planSize[seat]]; at++) {
      if (!isSpellAt(state, seat, at) || !compiled.kinds[cells[col.plan[seat] + at] & KIND_MASK].counters) continue;
      seats[count] = seat;
      places[count] = at;
      aims[count] = nth < cells[col.aimSize[seat]] ? cells[col.aims[seat] + nth] : NO_AIM;
      fates[count] = UNDECIDED;
      nth++;
      count++;
    }
  }
  return count;
}

/** F-P4: what the Counterspells aimed at this one say about it so far. */
function fateOf(which: number, count: number): number {
  let fate = LIVE;
  for (let i = 0; i < count; i++) {
    if (seats[i] === seats[which] || aims[i] !== places[which]) continue;
    if (fates[i] === LIVE) return STRUCK;
    if (fates[i] === UNDECIDED) fate = UNDECIDED;
  }
  return fate;
}

/** Decides from the outside in; what remains undecided are closed cycles, and they annihilate each other (F-R30). */
function decide(count: number): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < count; i++) {
      if (fates[i] !== UNDECIDED) continue;
      fates[i] = fateOf(i, count);
      changed ||= fates[i] !== UNDECIDED;
    }
  }
}

const refOf = (state: State, seat: Seat, place: number): SpellRef => ({
  seat,
  index: spellIndex(state, seat, place),
  card: state.compiled.kinds[state.cells[col.plan[seat] + place] & KIND_MASK].id,
});

function negate(state: State, seat: Seat, place: number, by: 'counter' | 'putOut' | 'cycle', emit: MaybeEmit): void {
  const at = col.plan[seat] + place;
  if ((state.cells[at] & NEGATED) !== 0) return;
  state.cells[at] |= NEGATED;
  if (emit === null) return;
  const { card, index } = refOf(state, seat, place);
  emit({ kind: 'spellNegated', seat, card, index, by });
}

const seatAt = (i: number): Seat => (seats[i] === 0 ? 0 : 1);

function carryOut(state: State, count: number, emit: MaybeEmit): void {
  const cycle: SpellRef[] = [];
  for (let i = 0; i < count; i++) {
    if (fates[i] === UNDECIDED && emit !== null) cycle.push(refOf(state, seatAt(i), places[i]));
  }
  if (emit !== null && cycle.length > 0) emit({ kind: 'counterCycle', spells: cycle });
  for (let i = 0; i < count; i++) {
    if (fates[i] === UNDECIDED) negate(state, seatAt(i), places[i], 'cycle', emit);
    else if (fates[i] === LIVE && aims[i] >= 0 && aims[i] < AT_SHIELD) {
      negate(state, other(seatAt(i)), aims[i], 'counter', emit);
    }
  }
  for (const seat of SEATS) {
    // From the youngest down, so that breaking one leaves the numbers of the others as they were aimed at.
    for (let shield = state.cells[col.shieldCount[seat]] - 1; shield >= 0; shield--) {
      let hit = false;
      for (let i = 0; i < count; i++) {
        hit ||= fates[i] === LIVE && seats[i] !== seat && aims[i] === AT_SHIELD + shield;
      }
      if (hit) breakShield(state, seat, shield, 'counter', emit);
    }
  }
}

const isLiveAt = (state: State, seat: Seat, at: number): boolean =>
  isSpellAt(state, seat, at) && (state.cells[col.plan[seat] + at] & NEGATED) === 0;

/** F-P5, F-R33: every spell of the element revealed in this fight; only the enemy's under `tsunamiPutsOut: enemy`. */
function putOut(state: State, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const both = compiled.options.tsunamiPutsOut === 'all';
  const doomed: { readonly seat: Seat; readonly place: number }[] = [];
  for (const seat of SEATS) {
    for (let at = 0; at < cells[col.planSize[seat]]; at++) {
      const kind = compiled.kinds[cells[col.plan[seat] + at] & KIND_MASK];
      if (!kind.putsOut || !isLiveAt(state, seat, at)) continue;
      for (const node of kind.nodes) {
        if (node.op !== 'putOut') continue;
        const burning = (both ? SEATS : [other(seat)]).flatMap((victim) => liveOf(state, victim, node.element));
        doomed.push(...burning);
        if (emit === null || burning.length === 0) continue;
        const spells = burning.map(({ seat: victim, place }) => refOf(state, victim, place));
        emit({ kind: 'fireExtinguished', seat, card: kind.id, spells });
      }
    }
  }
  for (const { seat, place } of doomed) negate(state, seat, place, 'putOut', emit);
}

/** The live spells of an element in a seat's plan. */
function liveOf(state: State, seat: Seat, element: number): readonly { readonly seat: Seat; readonly place: number }[] {
  const { cells, compiled } = state;
  return Array.from({ length: cells[col.planSize[seat]] }, (_, place) => ({ seat, place })).filter(
    ({ place }) =>
      isLiveAt(state, seat, place) && compiled.kinds[cells[col.plan[seat] + place] & KIND_MASK].element === element,
  );
}

/** F-P3 to F-P7: aims are shown, negations happen, defences stand; then the first damage. */
export function settleSpells(state: State, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  cells[col.phase] = IN_FIGHT;
  const count = collect(state);
  if (count > 0) {
    if (emit !== null) emit({ kind: 'counterTargetsRevealed', aims: [aimsOf(state, 0), aimsOf(state, 1)] });
    decide(count);
    carryOut(state, count, emit);
  }
  if (compiled.putsOut) putOut(state, emit);
  raiseDefences(state, emit);
  push(state, frame.priority);
}
