// How much does an effect say? What can be counted, and where.

import { countingWith, LARGEST } from '@duello/cards';
import type { TallyOf } from '@duello/language';
import type { Context } from './context.ts';

/** What can be counted when an effect happens; `own` and `you` are the controller's. */
export const COUNTS = [
  'ownCreatures',
  'otherOwnCreatures',
  'opposingCreatures',
  'fullTanks',
  'ownPile',
  'spellsInOwnPile',
  'hand',
  /** How often burnout has struck you. */
  'burnouts',
  /** How many contracts the draw that set this off put into your pile (`discard` only). */
  'discarded',
  'ownAttack',
  /** The attack of the Creature that was chosen. */
  'itsAttack',
  'itsHealth',
] as const;
export type Count = (typeof COUNTS)[number];

export type Tally = TallyOf<Count>;
export type Amount = number | Tally;

export const { amount, count } = countingWith<Count, Context>({
  counts: COUNTS,
  such: 'ownCreatures',
  whyNot(one, { it, discards }) {
    if (one === 'discarded' && !discards) return 'is known only in "discard", when a draw discards';
    if ((one === 'itsAttack' || one === 'itsHealth') && it === null) {
      return 'needs an effect with "choose" before it, or in the same effect';
    }
    return null;
  },
  cap: () => [0, LARGEST],
});
