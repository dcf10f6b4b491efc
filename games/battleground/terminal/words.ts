// Which words does the terminal need for Battleground alone?

import type { Colour, Condition } from '../index.ts';

export interface BattlegroundWords {
  /** The colour of mana in short, as in the cost `W2 R1`. */
  readonly letters: Readonly<Record<Colour, string>>;
  /** The conditions on the board, a letter each. */
  readonly marks: Readonly<Record<Condition, string>>;
  /** How far an attack reaches, and a summon that defends, on the board. */
  readonly range: (range: number) => string;
  readonly defends: (defence: number) => string;
  // What the signs of the board mean.
  readonly legend: {
    readonly range: string;
    readonly defends: string;
    /** Whose the two signs are, below and above. */
    readonly sides: (near: string, far: string) => string;
    readonly home: string;
    readonly acts: string;
    readonly offered: string;
    readonly tokens: (card: string) => string;
  };
  /** The question of the draft where three neutral spells were drawn. */
  readonly oneOfThree: string;
  // The market.
  readonly tier: (tier: number) => string;
  readonly crystals: string;
  // The coming battle.
  readonly ifYouEnd: string;
  readonly nothingActs: string;
  readonly hits: (foe: string, damage: number) => string;
  /** `own`: of the one who reads it. */
  readonly life: (who: string, own: boolean, damage: number, left: number) => string;
  readonly movesTo: (field: string) => string;
  /** Said of the spell that the market loses next. */
  readonly leaves: string;
  readonly blocked: string;
  readonly stopped: (condition: string) => string;
  readonly defendsWith: (defence: number) => string;
  readonly noTarget: string;
  readonly dies: (who: string) => string;
  readonly over: string;
  // What a choice would change.
  readonly dead: string;
  readonly from: (word: string, before: number, after: number) => string;
  readonly free: string;
  readonly inLane: (who: string) => string;
  // Spellcasting.
  readonly castTitle: string;
  readonly allCrystals: (crystals: string) => string;
  readonly first: (crystals: string) => string;
  readonly fromSlot: (slot: number) => string;
  readonly prepareTitle: (slot: number, replaced: string | null) => string;
  readonly chargeTitle: (slot: number, card: string, charges: string) => string;
  // Other questions.
  readonly asSuggested: (stances: string) => string;
  readonly starts: (unique: string) => string;
  readonly elsewhere: string;
  readonly left: (count: number) => string;
  readonly spellsSums: (count: number, most: number) => string;
  readonly takeSpells: string;
  readonly noCrystals: string;
  readonly crystalSums: (count: number, due: number, asked: string) => string;
  readonly takeCrystals: string;
  readonly manaSums: (count: number, due: number) => string;
  readonly takeMana: string;
  readonly retainSums: (count: number, most: number) => string;
  readonly retainThese: string;
  readonly retainNone: string;
  // A spell on its own.
  readonly standsOn: (who: string, field: string) => string;
  readonly printed: (numbers: string) => string;
  readonly defenceNow: (defence: number) => string;
  readonly flanked: (by: number) => string;
  readonly crystalGroup: string;
  readonly copies: (count: number) => string;
}
