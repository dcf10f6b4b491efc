// What can a contract say? The vocabulary of contracts as plain data: types only.

import type { TallyOf } from '@duello/language';

/** Mana by colour: fire, water, light, and pure. */
export const COLOURS = ['red', 'blue', 'yellow', 'pure'] as const;
export type Colour = (typeof COLOURS)[number];
export type Cost = { readonly [C in Colour]: number };

export const TYPES = ['spell', 'rune', 'creature', 'orb'] as const;
export type ContractType = (typeof TYPES)[number];

/** What a Creature is by its text; a player can have `magnetic` and `fog` too. */
export const KEYWORDS = ['magnetic', 'paramagnetic', 'adrenaline', 'impetus', 'fog'] as const;
export type Keyword = (typeof KEYWORDS)[number];
/** `magnetized` lasts until the start of its bearer's next turn (C1201). */
export type Status = Keyword | 'magnetized';

/** A key of the contract table: `emberRecruit`, a token's key, or the key of a contract a match brings along. */
export type CardId = string;

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

/** Who can be meant: Creatures, players or both, on which side. */
export interface Filter {
  readonly what: 'creature' | 'player' | 'creatureOrPlayer';
  readonly side: 'own' | 'opposing' | 'both';
  /** Not the source itself. */
  readonly other: boolean;
  /** Only Creatures with at most this attack, or at most this health. */
  readonly maxAttack: number | null;
  readonly maxHealth: number | null;
  /** Only Creatures or players that have lost health. */
  readonly hurt: boolean;
}

/**
 * Whom an effect works on. `choose` is a target picked by the controller when its moment comes; effects after it can
 * mean the same one as `it`. `all` and the words are no targets (CR35).
 */
export type To =
  | 'this'
  | 'you'
  | 'opponent'
  | 'eachPlayer'
  /** The Creatures on both sides of this one. */
  | 'adjacent'
  | 'it'
  /** The Creatures on both sides of the chosen one. */
  | 'besideIt'
  | { readonly choose: Filter }
  | { readonly all: Filter };

/** `turn`: until the end of this turn. */
export type Until = 'turn' | 'always';

export type Effect =
  /** `times` separate instances, a target chosen anew for each (CR37). */
  | { readonly op: 'damage'; readonly amount: Amount; readonly to: To; readonly times: Amount }
  | { readonly op: 'heal'; readonly amount: Amount; readonly to: To }
  /** One-shot: attack, health, and Magic Damage for a player. A player can't gain health this way (CR47). */
  | {
      readonly op: 'gain';
      readonly attack: Amount;
      readonly health: Amount;
      readonly magic: number;
      readonly to: To;
      readonly until: Until;
    }
  | { readonly op: 'become'; readonly status: Status; readonly to: To; readonly until: Until }
  /** Its attack becomes 0: a one-shot change by as much as it has now. */
  | { readonly op: 'blunt'; readonly to: To; readonly until: Until }
  | { readonly op: 'fade'; readonly to: To }
  /** Destroys Orbs: of the opponent, of each player, or of a chosen player. */
  | { readonly op: 'disarm'; readonly to: To }
  | { readonly op: 'destroy'; readonly to: To }
  /** Creatures go back to their owner's hand (CR22). */
  | { readonly op: 'return'; readonly to: To }
  | { readonly op: 'summon'; readonly token: CardId; readonly count: Amount; readonly for: 'you' | 'opponent' }
  | { readonly op: 'fetch'; readonly count: Amount; readonly who: 'you' | 'opponent' | 'eachPlayer' }
  /** That many separate draws of 1 to 3. */
  | { readonly op: 'draw'; readonly times: number }
  /** Chooses a contract of the own discard pile, of a type or of any, and takes it into hand. */
  | { readonly op: 'takeBack'; readonly type: ContractType | null }
  | { readonly op: 'fillTanks'; readonly count: Amount }
  /** Gains an extractor of a chosen colour, up to the cap; empty unless it says full (CR11). */
  | { readonly op: 'extractor'; readonly full: boolean }
  /** Moves Creatures within their line: to an end, or where the controller likes. */
  | { readonly op: 'move'; readonly to: To; readonly where: 'leftEnd' | 'rightEnd' | 'anywhere' }
  /** "You can": yes or no. */
  | { readonly op: 'may'; readonly effects: readonly Effect[] }
  | {
      readonly op: 'if';
      readonly count: Count;
      readonly atLeast: number;
      readonly then: readonly Effect[];
      readonly otherwise: readonly Effect[];
    };

export type Op = Effect['op'];

/** A continuous effect of a contract on the field ("give"): recomputed always, never stored (CR60). */
export type Give =
  | {
      readonly give: 'buff';
      /** Adjacent Creatures; all other own ones; all own ones; its controller. */
      readonly to: 'adjacent' | 'others' | 'own' | 'you';
      readonly attack: number;
      readonly health: number;
      /** Magic Damage, for `you`. */
      readonly magic: number;
      readonly status: Keyword | null;
    }
  /** Own contracts of a type, or all, cost less (CR09). */
  | { readonly give: 'discount'; readonly type: ContractType | null; readonly by: number };

/** When an effect happens by itself. */
export const MOMENTS = [
  /** Played from hand (C1204). */
  'summon',
  /** From the field to the discard pile (C1207). */
  'recycling',
  'startTurn',
  'endTurn',
  /** Added to hand by a draw or a fetch (C1212). */
  'ambush',
  /** When this Creature attacks, before the fight (CR44). */
  'attack',
  /** When this Creature takes damage and is still there. */
  'hurt',
  /** When a draw of yours puts contracts into your discard pile. */
  'discard',
  /** When burnout strikes you. */
  'burnout',
] as const;
export type Moment = (typeof MOMENTS)[number];
export type Moments = { readonly [M in Moment]?: readonly Effect[] };

/** One shape for all four types, and for tokens. */
export interface Contract {
  readonly type: ContractType;
  readonly cost: Cost;
  /** Creatures and Orbs. */
  readonly attack: number;
  /** A Creature's health, an Orb's durability. */
  readonly health: number;
  readonly keywords: readonly Keyword[];
  /** Magic Damage +X of its controller's Spells while it is on the field. */
  readonly magic: number;
  readonly gives: readonly Give[];
  /** What a Spell does, or a Rune when it is used. */
  readonly effects: readonly Effect[];
  /** What it costs to use a Rune. */
  readonly activation: Cost | null;
  readonly when: Moments;
  /** A Creature that only effects summon: it vanishes when it leaves the field. */
  readonly token: boolean;
}
