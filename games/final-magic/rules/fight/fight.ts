// Who deals what to whom? The priority step and the main step of a fight (F-P8 to F-P12).

import { bounded, type Emit, other, push, SEATS, type Seat } from '@duello/kernel';
import { col } from '../state/columns.ts';
import type { Event, MaybeEmit, Step } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import type { Node } from '../state/nodes.ts';
import type { State } from '../state/state.ts';
import { amountOf, healthCap, queueDraw } from '../turn/resolve.ts';
import { endCheck } from '../turn/round.ts';
import { spellIndex } from './aim.ts';
import { applies, defend, eachLive, factor, wouldTake } from './defences.ts';

/** Sums of one step, by victim. */
const blockable = [0, 0];
const unblockable = [0, 0];
const healing = [0, 0];
const hurt = [false, false];

function packetAmount(state: State, seat: Seat, kind: number, node: Node, fedFrom: number): number {
  const amount = node.ifHurt !== null && hurt[seat] ? node.ifHurt : amountOf(state, seat, kind, node.amount, fedFrom);
  return amount * factor(state, seat, kind);
}

/** Adds up the damage of all live spells of one step. */
function gatherDamage(state: State, step: Step, emit: MaybeEmit): void {
  const { kinds } = state.compiled;
  blockable.fill(0);
  unblockable.fill(0);
  for (const seat of SEATS) {
    eachLive(state, seat, (kind, fedFrom) => {
      if (kinds[kind].priority !== (step === 'priority')) return;
      for (const node of kinds[kind].nodes) {
        if (node.op !== 'damage' || !applies(state, seat, node)) continue;
        const amount = packetAmount(state, seat, kind, node, fedFrom);
        for (const victim of SEATS) {
          if (victim === seat && node.to !== 'each') continue;
          if (node.unblockable) unblockable[victim] += amount;
          else blockable[victim] += amount;
          if (emit === null) continue;
          const source = { seat, index: spellIndex(state, seat, fedFrom - 1), card: kinds[kind].id };
          emit({ kind: 'damagePacket', source, victim, amount, step, unblockable: node.unblockable });
        }
      }
    });
  }
}

/** Health that the live spells of a step give back (F-R35). */
function gatherHealing(state: State, step: Step): void {
  const { kinds } = state.compiled;
  healing.fill(0);
  for (const seat of SEATS) {
    eachLive(state, seat, (kind, fedFrom) => {
      if (kinds[kind].priority !== (step === 'priority')) return;
      for (const node of kinds[kind].nodes) {
        if (node.op === 'heal' && applies(state, seat, node))
          healing[seat] += amountOf(state, seat, kind, node.amount, fedFrom);
      }
    });
  }
}

/** F-P8, F-P11: what the step's live spells change about the next draw. */
function queueDraws(state: State, step: Step, emit: MaybeEmit): void {
  const { kinds } = state.compiled;
  for (const seat of SEATS) {
    eachLive(state, seat, (kind, fedFrom) => {
      if (kinds[kind].priority !== (step === 'priority')) return;
      for (const node of kinds[kind].nodes) {
        if (node.op !== 'nextDraw' || !applies(state, seat, node)) continue;
        queueDraw(
          state,
          node.who === 'foe' ? other(seat) : seat,
          amountOf(state, seat, kind, node.amount, fedFrom),
          kinds[kind].id,
          emit,
        );
      }
    });
  }
}

/** Damage and healing of a step reach both players at once; the cap applies to the sum. */
function applyStep(state: State, step: Step, emit: MaybeEmit): void {
  const { cells } = state;
  const cap = healthCap(state);
  for (const seat of SEATS) {
    const taken = defend(state, seat, blockable[seat], unblockable[seat], step, emit);
    const from = cells[col.health[seat]];
    const full = bounded(from - taken + healing[seat]);
    const to = healing[seat] > 0 ? Math.min(full, Math.max(cap, from - taken)) : full;
    cells[col.health[seat]] = to;
    cells[col.hurt[seat]] = bounded(cells[col.hurt[seat]] + taken);
    if (emit === null) continue;
    if (healing[seat] > 0) emit({ kind: 'healed', seat, amount: to - (from - taken), wasted: full - to, source: null });
    if (from !== to || taken > 0) emit({ kind: 'healthChanged', seat, from, to, step });
  }
  queueDraws(state, step, emit);
}

const noteHurt = (state: State): void => {
  for (const seat of SEATS) hurt[seat] = state.cells[col.hurt[seat]] > 0;
};

/** F-P8, F-P9; where a priority kill waits (F-R34), the main step may still heal or take revenge. */
export function priorityStep(state: State, emit: MaybeEmit): void {
  noteHurt(state);
  gatherDamage(state, 'priority', emit);
  gatherHealing(state, 'priority');
  applyStep(state, 'priority', emit);
  const waits = state.compiled.options.priorityKills === 'afterFight';
  if (waits || !endCheck(state, 'priority', emit)) push(state, frame.main);
}

/** F-P10, F-R43: a player who is newly hurt empowers what counts on it; computed again until nothing changes. */
function settleHurt(state: State, emit: MaybeEmit): void {
  noteHurt(state);
  for (let changed = true; changed; ) {
    changed = false;
    gatherDamage(state, 'main', null);
    for (const seat of SEATS) {
      if (hurt[seat] || wouldTake(state, seat, blockable[seat], unblockable[seat]) === 0) continue;
      hurt[seat] = true;
      changed = true;
    }
  }
  if (emit !== null) emitEmpowered(state, emit);
}

function emitEmpowered(state: State, emit: Emit<Event>): void {
  const { kinds } = state.compiled;
  for (const seat of SEATS) {
    eachLive(state, seat, (kind) => {
      const waits = !kinds[kind].priority && kinds[kind].nodes.some((node) => node.ifHurt !== null);
      if (hurt[seat] && waits) emit({ kind: 'slingEmpowered', seat, card: kinds[kind].id });
    });
  }
}

/** F-P10 to F-P12. */
export function mainStep(state: State, emit: MaybeEmit): void {
  settleHurt(state, emit);
  if (emit !== null) gatherDamage(state, 'main', emit);
  gatherHealing(state, 'main');
  applyStep(state, 'main', emit);
  if (!endCheck(state, 'main', emit)) push(state, frame.cleanup);
}
