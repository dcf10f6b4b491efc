// How does an effect of the other player's card read? With the sides changed: "you" is always whoever reads.

import type { Amount, Count } from '../cards/amounts.ts';
import type { Filter, To } from '../cards/targets.ts';
import type { Chosen, Step, TargetPhrase } from './clauses.ts';

const SIDES = { own: 'enemy', enemy: 'own', both: 'both' } as const;
export const mirroredFilter = (filter: Filter): Filter => ({ ...filter, side: SIDES[filter.side] });
const mirroredChosen = (chosen: Chosen): Chosen => (chosen === 'bearer' ? chosen : mirroredFilter(chosen));

const PLAYERS: { readonly [word: string]: 'you' | 'opponent' } = { you: 'opponent', opponent: 'you' };
function mirroredTo(to: To): To {
  if (typeof to === 'string') return PLAYERS[to] ?? to;
  return 'target' in to ? { target: mirroredFilter(to.target) } : { all: mirroredFilter(to.all) };
}
const mirroredWhom = (whom: TargetPhrase): TargetPhrase => ({
  ...whom,
  to: mirroredTo(whom.to),
  chosen: whom.chosen === null ? null : mirroredChosen(whom.chosen),
});

/** Piles that are counted on one side only keep their name: whoever says it knows whose they are. */
const COUNTS: { readonly [C in Count]?: Count } = {
  enemySummonings: 'ownSummonings',
  ownSummonings: 'enemySummonings',
  hand: 'opponentsHand',
  opponentsHand: 'hand',
  ownFatigue: 'opponentsFatigue',
  opponentsFatigue: 'ownFatigue',
};
const mirroredCount = (count: Count): Count => COUNTS[count] ?? count;
const mirroredAmount = (amount: Amount): Amount =>
  typeof amount === 'number' ? amount : { ...amount, count: mirroredCount(amount.count) };

export function mirrored(step: Step): Step {
  switch (step.op) {
    case 'may':
      return { ...step, steps: step.steps.map(mirrored) };
    case 'if':
      return {
        ...step,
        count: mirroredCount(step.count),
        held: step.held.map(mirrored),
        otherwise: step.otherwise.map(mirrored),
      };
    case 'gets':
      return {
        ...step,
        attack: mirroredAmount(step.attack),
        defense: mirroredAmount(step.defense),
        whom: mirroredWhom(step.whom),
      };
    case 'takeBack':
      return step;
    default: {
      const whom = mirroredWhom(step.whom);
      return 'amount' in step ? { ...step, amount: mirroredAmount(step.amount), whom } : { ...step, whom };
    }
  }
}
