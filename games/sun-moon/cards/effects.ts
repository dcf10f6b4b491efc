// What can a card say? The vocabulary of cards as plain data: its words and their types.

import type { TallyOf } from '@duello/language';

/** Sun, Moon, and whoever walks between them (SR01). */
export const CLASSES = ['warlock', 'paladin', 'neutral'] as const;
export type Class = (typeof CLASSES)[number];
/** A class that a player can have. */
export type PlayerClass = Exclude<Class, 'neutral'>;

export const RARITIES = ['common', 'rare', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** An enchantment is a spell with Enchant a Summoning (SR33). */
export const TYPES = ['summoning', 'spell', 'enchantment'] as const;
export type CardType = (typeof TYPES)[number];

/** `fast` is printed as Fast or as Counter Attack (SR25). */
export const KEYWORDS = ['fast', 'ready', 'pierce', 'ignoreSummoning', 'harden'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What a summoning can be besides its numbers: keywords that work in play, and what hinders it. */
export const TRAITS = ['pierce', 'ignoreSummoning', 'harden', 'cantAttack', 'cantDefend'] as const;
export type Trait = (typeof TRAITS)[number];

/** A key of the card table, or the key of a card that a match brings along. */
export type CardId = string;

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

/** Who can be meant: summonings, players, both, or enchantments, on which side. */
export interface Filter {
  readonly what: 'summoning' | 'player' | 'summoningOrPlayer' | 'enchantment';
  /** An enchantment is on the side of who played it. */
  readonly side: 'own' | 'enemy' | 'both';
  /** Not the card that says it. */
  readonly other: boolean;
  readonly tapped: boolean | null;
  /** Only summonings with at most this attack, this defense as it is now, this printed cost. */
  readonly maxAttack: number | null;
  readonly maxDefense: number | null;
  readonly maxCost: number | null;
}

export type Who = 'you' | 'opponent' | 'eachPlayer' | 'itsController';

/**
 * Whom an effect works on. `target` is chosen when the card is announced, or when its moment comes for what happens by
 * itself; effects after it can mean the same one as `it`. For an enchantment that acts by itself `it` is its bearer.
 * `all` and the words are no targets (SR32).
 */
export type To = 'this' | 'it' | Who | { readonly target: Filter } | { readonly all: Filter };

/** Everything that changes a summoning here lasts until the end of the turn (SR45). */
export type Effect =
  | { readonly op: 'damage'; readonly amount: Amount; readonly to: To }
  | { readonly op: 'gainLife'; readonly amount: Amount; readonly who: Who }
  | { readonly op: 'loseLife'; readonly amount: Amount; readonly who: Who }
  /** Gains fatigue, automatically: what is beyond six costs life (S904). */
  | { readonly op: 'tire'; readonly amount: Amount; readonly who: Who }
  /** Removes fatigue, never below none (SR30). */
  | { readonly op: 'rest'; readonly amount: Amount; readonly who: Who }
  | { readonly op: 'draw'; readonly amount: Amount; readonly who: Who }
  /** Whoever is meant chooses which cards of the hand. */
  | { readonly op: 'discard'; readonly amount: Amount; readonly who: Who }
  | { readonly op: 'change'; readonly attack: Amount; readonly defense: Amount; readonly to: To }
  | { readonly op: 'grant'; readonly trait: Trait; readonly to: To }
  /** A summoning or an enchantment. */
  | { readonly op: 'destroy'; readonly to: To }
  | { readonly op: 'return'; readonly to: To }
  | { readonly op: 'tap'; readonly to: To }
  | { readonly op: 'untap'; readonly to: To }
  /** Untaps the skill card: it can be used again from the next turn on (SR34). */
  | { readonly op: 'untapSkill'; readonly who: Who }
  /** Chooses a card of the own discard area, of a type or of any, and takes it into hand. */
  | { readonly op: 'takeBack'; readonly type: CardType | null }
  /** "You may": yes or no. Has no targets of its own, nor has `if`. */
  | { readonly op: 'may'; readonly effects: readonly Effect[] }
  | {
      readonly op: 'if';
      readonly count: Count;
      readonly atLeast: number;
      readonly then: readonly Effect[];
      readonly otherwise: readonly Effect[];
    };

export type Op = Effect['op'];
export type Effects = readonly Effect[];
/** One list of effects, or several of which one is chosen (S1305). */
export type Modes = readonly Effects[];

/** What is paid to activate: fatigue, cards of the hand, a tap; each X as often as the player says. */
export interface Price {
  readonly fatigue: number;
  readonly fatigueX: number;
  readonly discardX: number;
  readonly tap: boolean;
}

export interface Ability {
  readonly price: Price;
  readonly modes: Modes;
}

/** What an enchantment does to its bearer as long as it is attached. */
export interface Give {
  readonly attack: number;
  readonly defense: number;
  readonly traits: readonly Trait[];
}

/** When an effect happens by itself. */
export const MOMENTS = [
  /** At the start of its controller's turn (S505). */
  'startTurn',
  /** When it has been destroyed. Summonings only, as the next one. */
  'destroyed',
  /** When it has dealt damage to the opponent by an attack. */
  'hits',
  /** When the opponent has lost life to fatigue (S904). */
  'overflow',
] as const;
export type Moment = (typeof MOMENTS)[number];
export type Moments = { readonly [M in Moment]?: Effects };

/** One shape for all types. */
export interface Card {
  readonly type: CardType;
  readonly class: Class;
  readonly rarity: Rarity;
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  readonly keywords: readonly Keyword[];
  /** Which summonings an enchantment can be put on. */
  readonly enchants: Filter | null;
  readonly gives: Give;
  /** What a spell does, or a summoning when it is played (SR31). No mode is no effect. */
  readonly modes: Modes;
  readonly abilities: readonly Ability[];
  readonly when: Moments;
}

/** A deck that is brought along. */
export interface DeckList {
  readonly class: PlayerClass;
  /** How many copies of each. */
  readonly cards: { readonly [id: CardId]: number };
}
