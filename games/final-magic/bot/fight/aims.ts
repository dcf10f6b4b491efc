// What should a Counterspell of the fight be aimed at? The spells that do most, each once.

import { newOffer, other, type Reply, type Seat } from '@duello/kernel';
import { aim, counterCount } from '../../rules/fight/aim.ts';
import { AT_SHIELD, col, KIND_MASK } from '../../rules/state/columns.ts';
import { IN_ACTION_ONLY, NO_ELEMENT } from '../../rules/state/nodes.ts';
import { shieldCapacity } from '../../rules/state/shields.ts';
import type { State } from '../../rules/state/state.ts';
import { amountOf, hasCast } from '../../rules/turn/resolve.ts';
import { cardValuesOf } from '../card-value.ts';

const offer = newOffer();

/** What negating a target takes from the other, in points. */
function worthOf(state: State, foe: Seat, target: number): number {
  if (target >= AT_SHIELD) return 0.7 * shieldCapacity(state, foe, target - AT_SHIELD);
  const number = state.cells[col.plan[foe] + target] & KIND_MASK;
  let sum = 0;
  for (const node of state.compiled.kinds[number].nodes) {
    if (node.phase === IN_ACTION_ONLY || (node.needs !== NO_ELEMENT && !hasCast(state, foe, node.needs))) continue;
    const amount = amountOf(state, foe, number, node.amount, target + 1);
    if (node.op === 'damage') sum += node.to === 'each' ? 0.4 * amount : amount;
    else if (node.op === 'heal' || node.op === 'block' || node.op === 'shield') sum += 0.8 * amount;
    else if (node.op === 'nextDraw') sum += 2 * Math.abs(amount);
    else sum += cardValuesOf(state.compiled).use[number];
  }
  return sum;
}

/** Legal aims, those that do most first. */
function targetsOf(state: State, seat: Seat): readonly number[] {
  const foe = other(seat);
  offer.count = 0;
  aim.offer(state, seat, 0, offer);
  const worth = new Map<number, number>();
  for (let i = 0; i < offer.count; i++) worth.set(offer.codes[i], worthOf(state, foe, offer.codes[i]));
  return [...worth.keys()].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || a - b);
}

/** Each Counterspell at another of the best. */
export function quickAim(state: State, seat: Seat, reply: Reply): void {
  const targets = targetsOf(state, seat);
  reply.size = Math.min(counterCount(state, seat), targets.length);
  for (let i = 0; i < reply.size; i++) reply.codes[i] = targets[i];
}

/** The best targets in every combination, up to so many; and no aim at all. */
export function aimTries(state: State, seat: Seat, few: number): readonly Reply[] {
  const targets = targetsOf(state, seat);
  const counters = Math.min(counterCount(state, seat), targets.length);
  const found: Reply[] = [];
  const combine = (from: number, picked: readonly number[]): void => {
    if (found.length >= few) return;
    if (picked.length === counters) found.push({ size: counters, codes: Int16Array.from(picked) });
    else for (let i = from; i < targets.length; i++) combine(i + 1, [...picked, targets[i]]);
  };
  combine(0, []);
  if (counters > 1) found.push({ size: counters, codes: new Int16Array(counters).fill(targets[0]) });
  found.push({ size: 0, codes: new Int16Array(0) });
  return found;
}
