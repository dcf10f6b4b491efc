// Which words does the terminal need for Contracts alone?

import type { HelpLine } from '@duello/terminal';
import type { Colour } from '../index.ts';

export interface ContractsWords {
  /** The colour of mana in one letter, as in the cost `R1 P2`. */
  readonly letters: Readonly<Record<Colour, string>>;
  // The main phase.
  readonly play: string;
  readonly pays: (sources: string) => string;
  readonly tank: (count: number) => string;
  readonly byHand: HelpLine;
  readonly attackTitle: string;
  readonly you: (attack: number) => string;
  readonly magnetize: string;
  readonly useOrb: string;
  readonly orbHit: (damage: number) => string;
  readonly useRune: (rune: string, cost: string) => string;
  // Other questions.
  readonly have: (count: number, asked: number) => string;
  readonly burns: (times: number) => string;
  readonly restDiscarded: (rest: number) => string;
  readonly specialCosts: (damage: number) => string;
  readonly takenSoFar: (cards: string) => string;
  readonly leftOf: (name: string) => string;
  readonly between: (left: string, right: string) => string;
  readonly rightOf: (name: string) => string;
  readonly replaceSums: (count: number) => string;
  readonly keepHand: string;
  readonly replaceThese: string;
  readonly paySums: (card: string, count: number, due: number) => string;
  readonly payForUse: (card: string, count: number, due: number) => string;
  readonly paidSoFar: (sources: string) => string;
  readonly payThese: string;
  readonly storeSums: (count: number, room: number) => string;
  readonly storeThese: string;
  readonly storeNothing: string;
  readonly left: (count: number) => string;
  // A card on its own.
  readonly place: (number: number) => string;
  /** What a choice would change: numbers, and a Creature that is no longer on the field. */
  readonly becomes: (numbers: string) => string;
  readonly gone: string;
  readonly printed: (numbers: string) => string;
  readonly tokens: string;
  readonly copies: (count: number) => string;
}
