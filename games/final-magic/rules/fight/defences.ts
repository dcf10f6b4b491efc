// What protects a player in this fight? Doubling (F-P6), blocks, shields and stances (F-P7), and what they let through.

import { bounded, SEATS, type Seat } from '@duello/kernel';
import { col, FED, KIND_MASK, NEGATED } from '../state/columns.ts';
import { SPELL } from '../state/compiled.ts';
import type { MaybeEmit, Step } from '../state/events.ts';
import { IN_ACTION_ONLY, NO_ELEMENT, type Node } from '../state/nodes.ts';
import { absorb, raise, totalCapacity } from '../state/shields.ts';
import { FLIGHT, POOL, SKIN, type State } from '../state/state.ts';
import { amountOf, hasCast } from '../turn/resolve.ts';

/** Calls back with each live spell of a seat, in plan order: its kind and where its food begins. */
export function eachLive(state: State, seat: Seat, call: (kind: number, fedFrom: number) => void): void {
  const { cells, compiled } = state;
  const size = cells[col.planSize[seat]];
  for (let at = 0; at < size; at++) {
    const code = cells[col.plan[seat] + at];
    if ((code & (FED | NEGATED)) !== 0 || compiled.kinds[code & KIND_MASK].type !== SPELL) continue;
    call(code & KIND_MASK, at + 1);
  }
}

/** True when the node does something in this fight. */
export const applies = (state: State, seat: Seat, node: Node): boolean =>
  node.phase !== IN_ACTION_ONLY && (node.needs === NO_ELEMENT || hasCast(state, seat, node.needs));

/** F-P6, F-R41: how often the damage and blocks of a spell are doubled, as a factor; a doubler never doubles itself. */
export function factor(state: State, seat: Seat, kind: number): number {
  const { cells, compiled } = state;
  const { element } = compiled.kinds[kind];
  if (element === NO_ELEMENT || !compiled.doubles[element]) return 1;
  let doublers = 0;
  const size = cells[col.planSize[seat]];
  for (let at = 0; at < size; at++) {
    const code = cells[col.plan[seat] + at];
    if ((code & (FED | NEGATED)) !== 0) continue;
    for (const node of compiled.kinds[code].nodes) if (node.op === 'double' && node.element === element) doublers++;
  }
  for (const node of compiled.kinds[kind].nodes) if (node.op === 'double' && node.element === element) doublers--;
  if (compiled.options.spiritStacks === 'once') return doublers > 0 ? 2 : 1;
  return 2 ** Math.min(Math.max(doublers, 0), 10);
}

/** F-P7. */
export function raiseDefences(state: State, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  for (const seat of SEATS) {
    cells[col.block[seat]] = 0;
    cells[col.stance[seat]] = POOL;
    let doubled = 1;
    eachLive(state, seat, (kind, fedFrom) => {
      if (emit !== null) doubled = Math.max(doubled, factor(state, seat, kind));
      if (!compiled.kinds[kind].defends) return;
      let capacity = 0;
      let shields = false;
      for (const node of compiled.kinds[kind].nodes) {
        if (!applies(state, seat, node)) continue;
        if (node.op === 'shield') {
          capacity += amountOf(state, seat, kind, node.amount, fedFrom) * factor(state, seat, kind);
          shields = true;
        } else defendWith(state, seat, kind, node, fedFrom);
      }
      // A spell stands once, with all that its effects hold.
      if (shields) raise(state, seat, kind, bounded(capacity), emit);
    });
    if (emit === null) continue;
    if (doubled > 1) emit({ kind: 'spiritDoubled', seat, times: doubled });
    emit({ kind: 'stanceSet', seat, stance: STANCES[cells[col.stance[seat]]] });
  }
}

export const STANCES = ['pool', 'flight', 'skin'] as const;

function defendWith(state: State, seat: Seat, kind: number, node: Node, fedFrom: number): void {
  const { cells } = state;
  switch (node.op) {
    case 'block':
      cells[col.block[seat]] = bounded(
        cells[col.block[seat]] + amountOf(state, seat, kind, node.amount, fedFrom) * factor(state, seat, kind),
      );
      return;
    case 'evade':
      // F-R39: Stone Skin goes before Flight.
      cells[col.stance[seat]] = Math.max(cells[col.stance[seat]], FLIGHT);
      return;
    case 'halve':
      cells[col.stance[seat]] = SKIN;
      return;
    default:
  }
}

/** What would get through, with nothing used up. */
export function wouldTake(state: State, seat: Seat, blockable: number, unblockable: number): number {
  const { cells } = state;
  if (cells[col.stance[seat]] === SKIN) return (blockable >> 1) + unblockable;
  if (cells[col.stance[seat]] === FLIGHT) return unblockable;
  return Math.max(0, blockable - cells[col.block[seat]] - totalCapacity(state, seat)) + unblockable;
}

/** Defend of F-P8: uses up blocks, then shields oldest first; returns the damage taken. */
export function defend(
  state: State,
  seat: Seat,
  blockable: number,
  unblockable: number,
  step: Step,
  emit: MaybeEmit,
): number {
  const { cells } = state;
  const reduced = (by: 'block' | 'shield' | 'half' | 'flight', amount: number): void => {
    if (emit !== null && amount > 0) emit({ kind: 'damageReduced', seat, by, amount, step });
  };
  if (cells[col.stance[seat]] === SKIN) {
    reduced('half', blockable - (blockable >> 1));
    return (blockable >> 1) + unblockable;
  }
  if (cells[col.stance[seat]] === FLIGHT) {
    reduced('flight', blockable);
    return unblockable;
  }
  const blocked = Math.min(cells[col.block[seat]], blockable);
  cells[col.block[seat]] -= blocked;
  reduced('block', blocked);
  const through = absorb(state, seat, blockable - blocked, emit);
  reduced('shield', blockable - blocked - through);
  return through + unblockable;
}
