// What does it cost? The fatigue of a card, a skill (its numbers stand in `skills.ts`) or an ability of a card; cards that
// an ability discards are its `discardX`.

import { abilityOf } from './chain.ts';
import { col } from './columns.ts';
import { PLAY, type State } from './state.ts';

/** S901: the fatigue that is paid for an entry of the chain, with this X. */
export function fatiguePriceOf(state: State, at: number, x: number): number {
  const { cells, compiled } = state;
  if (cells[col.what + at] === PLAY) return compiled.kinds[cells[col.source + at]].cost;
  const price = abilityOf(state, at);
  return price === null ? 0 : price.fatigue + price.fatigueX * x;
}
