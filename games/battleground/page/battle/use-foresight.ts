// Whose coming battle can be foreseen, and how does it go? Asked of the rules once for each view.

import { SEATS, type Seat } from '@duello/kernel';
import { useMemo } from 'react';
import { comingBattle, lifeLost, type Plan, plansOf, type View } from '../../index.ts';
import type { Stances } from '../answers/stances.ts';

export interface Foresight {
  /** What each summon will do in its owner's coming battle. */
  readonly plans: ReadonlyMap<number, Plan>;
  /** The coming battle of the seat whose turn it is, in the order of its deeds. */
  readonly coming: readonly Plan[];
  readonly lost: readonly [number, number];
}

export const NOTHING_FORESEEN: Foresight = { plans: new Map(), coming: [], lost: [0, 0] };

/** A battle that is being fought is looked at, not foreseen. */
const isForeseeable = ({ phase }: View): boolean => phase === 'enchantments' || phase === 'spellcasting';

export function useForesight(view: View, mine: Seat, { map }: Stances, wanted: boolean): Foresight {
  return useMemo(() => {
    if (!wanted || !isForeseeable(view) || view.summons.length === 0) return NOTHING_FORESEEN;
    const battles = SEATS.map((seat) =>
      comingBattle(view, seat, (id) => (seat === mine ? (map.get(id) ?? 'auto') : 'auto')),
    );
    const plans = new Map<number, Plan>();
    battles.forEach((events, seat) => {
      for (const plan of plansOf(events)) {
        const { id } = plan.summon;
        if (id !== null && view.summons.some((one) => one.id === id && one.owner === seat)) plans.set(id, plan);
      }
    });
    const coming = battles[view.active] ?? [];
    return { plans, coming: plansOf(coming), lost: lifeLost(coming) };
  }, [view, mine, map, wanted]);
}
