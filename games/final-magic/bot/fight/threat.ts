// What is to be expected of the other in this fight? What everybody knows of its hand, and the average of the rest.

import type { Seat } from '@duello/kernel';
import { col } from '../../rules/state/columns.ts';
import { totalCapacity } from '../../rules/state/shields.ts';
import type { State } from '../../rules/state/state.ts';
import { cardValuesOf } from '../card-value.ts';

/** In points of health. */
export interface Threat {
  /** Damage that can be blocked, and damage that can't. */
  strike: number;
  pierce: number;
  /** Damage that it stops or heals. */
  defence: number;
  /** What its best spell does that a Counterspell could negate. */
  best: number;
}

/** Less often than this a card is not counted on. */
const LIKELY = 0.3;

/** Writes what a seat may do, from what the other one knows of it. */
export function expectThreat(state: State, foe: Seat, into: Threat): void {
  const { cells, compiled } = state;
  const values = cardValuesOf(compiled);
  const unknown = cells[col.handSize[foe]] - cells[col.knownSize[foe]];
  const share = unknown <= 0 ? 0 : unknown / Math.max(1, cells[col.deckSize[foe]] + unknown);
  let mana = cells[col.mana[foe]];
  for (const kind of compiled.gemKinds) mana += values.gem[kind] * expected(state, foe, kind, share);
  into.strike = 0;
  into.pierce = 0;
  into.defence = 0;
  into.best = 0;
  for (const kind of values.fightOrder) {
    const copies = expected(state, foe, kind, share);
    if (copies <= 0) continue;
    const cost = values.mana[kind];
    const cast = cost === 0 ? copies : Math.min(copies, mana / cost);
    mana -= cast * cost;
    into.strike += cast * values.strike[kind];
    into.pierce += cast * values.pierce[kind];
    into.defence += cast * values.defence[kind];
    if (cast >= LIKELY && !compiled.kinds[kind].immune) {
      into.best = Math.max(into.best, Math.min(1, cast) * values.use[kind]);
    }
  }
  into.defence += totalCapacity(state, foe);
}

/** Copies of a kind that the seat has in hand: those that are known, and a share of the others. */
function expected({ cells }: State, foe: Seat, kind: number, share: number): number {
  const known = cells[col.known[foe] + kind];
  return known + share * (cells[col.deck[foe] + kind] + cells[col.hand[foe] + kind] - known);
}
