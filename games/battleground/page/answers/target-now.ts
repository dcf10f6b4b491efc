// Whom would a summon attack as it stands? Asked of the rules, on a state that fits the view.

import { other, type Seat, stream } from '@duello/kernel';
import { battleground, findTarget, type SummonView, type View } from '../../index.ts';

/** A summon by its field, or the player ahead. */
export interface Foe {
  readonly seat: Seat;
  readonly field: string | null;
}

export function targetNow(view: View, id: number): Foe | null {
  const acting = view.summons.find((one) => one.id === id);
  if (acting === undefined) return null;
  const code = findTarget(battleground.sample(view, stream('target')), id);
  if (code < 0) return null;
  const foe: SummonView | undefined = view.summons.find((one) => one.id === code);
  return foe === undefined ? { seat: other(acting.side), field: null } : { seat: foe.side, field: foe.field };
}
