// What is a plan worth, before anybody knows what it meets? Points, over a fight that goes mildly, as expected, or badly.

import { other, type Seat } from '@duello/kernel';
import { col } from '../../rules/state/columns.ts';
import { totalCapacity } from '../../rules/state/shields.ts';
import type { State } from '../../rules/state/state.ts';
import { healthCap } from '../../rules/turn/resolve.ts';
import { habits } from '../knowledge.ts';
import type { Sums } from './sums.ts';
import type { Threat } from './threat.ts';

/** What counts how much: harm to the other, and one's own life. */
export interface Aim {
  readonly harm: number;
  readonly life: number;
}
export const BALANCED: Aim = { harm: 1, life: 1 };
export const ATTACK: Aim = { harm: 1, life: 0.2 };
export const DEFENCE: Aim = { harm: 0.2, life: 1 };

/** How much of what is expected comes, and how often. */
const COMES = [0.4, 1, 1.7] as const;
const OFTEN = [0.3, 0.4, 0.3] as const;
/** To win now, or to lose. */
const KILL = 60;
/** A Counterspell meets what it is meant for as often, and each further one so much less. */
const MEETS = 0.75;
const FURTHER = 0.6;
/** Part of the other's damage that comes with priority. */
const SWIFT = 0.25;

/** Health counts more the less of it there is. */
export const lifeOf = (health: number): number => health + habits.low * Math.min(20, health);

export function estimate(state: State, seat: Seat, sums: Sums, threat: Threat, aim: Aim): number {
  const { cells } = state;
  const foe = other(seat);
  const cap = healthCap(state);
  const standing = totalCapacity(state, seat);
  let value = habits.draw * (sums.draws - sums.foeDraws);
  let countered = 0;
  for (let n = 0, met = MEETS * threat.best; n < sums.counters; n++, met *= FURTHER) countered += met;
  for (let i = 0; i < COMES.length; i++) {
    const coming = Math.max(0, COMES[i] * threat.strike - countered);
    const guard = sums.block + sums.shield + standing;
    const open = coming + sums.self;
    const taken = COMES[i] * threat.pierce + (sums.halves ? open / 2 : sums.evades ? 0 : Math.max(0, open - guard));
    const worn = sums.halves || sums.evades ? 0 : Math.min(open, guard);
    const own = Math.min(cap, cells[col.health[seat]] - taken + sums.heal);
    const defended = Math.max(0, sums.swift + sums.strike - COMES[COMES.length - 1 - i] * threat.defence);
    const theirs = cells[col.health[foe]] - defended - sums.pierce;
    value +=
      OFTEN[i] *
      (aim.life * (lifeOf(own) + habits.shield * Math.max(0, guard - sums.block - worn)) - aim.harm * lifeOf(theirs));
    if (theirs <= 0) {
      // What strikes first spares whoever cast it most of the answer.
      const first = cells[col.health[foe]] <= sums.swift - threat.defence ? (1 - SWIFT) * taken : 0;
      if (own + first > 0) value += OFTEN[i] * KILL;
    } else if (own <= 0) value -= OFTEN[i] * KILL;
  }
  return value;
}
