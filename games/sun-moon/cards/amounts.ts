// How much does an effect say? What can be counted, and where.

import { countingWith, LARGEST } from '@duello/cards';
import type { TallyOf } from '@duello/language';
import { type Context, whyNotIt } from './context.ts';

/** What can be counted when an effect happens; `own` and `hand` are the controller's. */
export const COUNTS = [
  /** The X that was chosen. */
  'x',
  'ownSummonings',
  'enemySummonings',
  'tappedEnemies',
  'hand',
  'opponentsHand',
  'ownDiscards',
  'summoningsInOwnDiscards',
  'ownFatigue',
  'opponentsFatigue',
  /** Of the target chosen last, or of the bearer of an enchantment. */
  'itsAttack',
  'itsDefense',
] as const;
export type Count = (typeof COUNTS)[number];

export type Tally = TallyOf<Count>;
export type Amount = number | Tally;

const OF_IT: readonly Count[] = ['itsAttack', 'itsDefense'];

export const { amount, count } = countingWith<Count, Context>({
  counts: COUNTS,
  such: 'ownSummonings',
  whyNot(one, context) {
    if (one === 'x' && !context.hasX) {
      return '"x" is known in an ability whose price has "fatigueX" or "discardX" (SR35)';
    }
    const why = OF_IT.includes(one) ? whyNotIt(context) : null;
    return why === null ? null : `"${one}" ${why}, or in the same effect`;
  },
  cap: () => [0, LARGEST],
});
