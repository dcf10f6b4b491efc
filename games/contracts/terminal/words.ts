// Which words does the terminal need for Contracts alone?

import type { HelpLine } from '@duello/terminal';
import type { Colour } from '../index.ts';

export interface ContractsWords {
  /** The colour of mana in one letter, as in the cost `R1 P2`. */
  readonly letters: Readonly<Record<Colour, string>>;
  // The head of the table.
  readonly turn: (number: number) => string;
  readonly yourTurn: string;
  readonly theirTurn: (who: string) => string;
  // Rows of the table.
  readonly hand: string;
  readonly known: string;
  readonly deck: string;
  readonly discard: string;
  readonly mana: string;
  readonly available: (mana: number) => string;
  readonly tanks: string;
  readonly line: string;
  readonly orb: string;
  readonly rune: string;
  readonly empty: string;
  readonly attack: (attack: number) => string;
  readonly magic: (magic: number) => string;
  readonly burnout: (next: number) => string;
  readonly special: string;
  // What stands beside a name.
  readonly mostHealth: (health: number) => string;
  readonly faded: string;
  readonly isNew: string;
  readonly acted: string;
  readonly usedOrb: string;
  readonly usedRune: string;
  readonly active: string;
  readonly player: (who: string, health: number) => string;
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
  readonly left: (count: number) => string;
  // A card on its own.
  readonly place: (number: number) => string;
  readonly printed: (numbers: string) => string;
  readonly gained: (numbers: string) => string;
  readonly thisTurn: (numbers: string) => string;
  readonly given: (numbers: string) => string;
  readonly damage: (damage: number) => string;
  readonly tokens: string;
  readonly copies: (count: number) => string;
}
