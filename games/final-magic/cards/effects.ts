// What can a Final Magic card say? The vocabulary of cards as plain data: types only.

export const ELEMENTS = ['fire', 'water', 'earth', 'air'] as const;
export type Element = (typeof ELEMENTS)[number];

/** A key of the card table: `fireball`, `lesserGem`, or the key of a card a match brings along. */
export type CardId = string;

/** A number that counts cards: `base`, plus `each` for every card counted, or `instead.each` for one of that element. */
export interface Tally {
  readonly base: number;
  /** `fed`: cards fed to this spell; `cast`: own spells cast this round; `otherCast`: the same without this one. */
  readonly over: 'fed' | 'cast' | 'otherCast';
  readonly each: number;
  readonly instead: { readonly element: Element; readonly each: number } | null;
}
export type Amount = number | Tally;

export type Effect =
  /** `ifHurt` replaces the amount when the caster has taken damage this round. */
  | {
      readonly op: 'damage';
      readonly amount: Amount;
      readonly to: 'foe' | 'each';
      readonly unblockable: boolean;
      readonly ifHurt: number | null;
    }
  | { readonly op: 'heal'; readonly amount: Amount }
  /** Blocks that much in this fight, then is gone. */
  | { readonly op: 'block'; readonly amount: Amount }
  /** The spell stays in play with this capacity until it is used up. */
  | { readonly op: 'shield'; readonly amount: Amount }
  /** Half damage; the caster's other blocks do nothing. */
  | { readonly op: 'halve' }
  /** No damage that can be blocked. */
  | { readonly op: 'evade' }
  /** Negates every spell of the element revealed in this fight. */
  | { readonly op: 'putOut'; readonly element: Element }
  /** The caster's other spells of the element deal and block double. */
  | { readonly op: 'double'; readonly element: Element }
  /** Discard hand cards for this spell: any number, or up to a number. */
  | { readonly op: 'feed'; readonly upTo: number | null }
  | { readonly op: 'draw'; readonly amount: Amount }
  | { readonly op: 'nextDraw'; readonly amount: Amount; readonly who: 'you' | 'foe' }
  /** A card into hand; or another one for more mana. */
  | {
      readonly op: 'gain';
      readonly card: CardId;
      readonly more: { readonly mana: number; readonly card: CardId } | null;
    }
  /** Discard two equal currency cards, take one of the next grade into hand. */
  | { readonly op: 'upgrade' }
  /** Outcast a card from hand. */
  | { readonly op: 'outcast' }
  /** Negate a chosen enemy spell. */
  | { readonly op: 'counter' }
  | { readonly op: 'ifCast'; readonly element: Element; readonly effect: Effect }
  | { readonly op: 'byPhase'; readonly action: Effect; readonly fight: Effect };

export type Op = Effect['op'];

export interface Currency {
  readonly type: 'currency';
  readonly price: number;
  readonly coins: number;
  /** What two of these become when upgraded. */
  readonly next: CardId | null;
}
export interface Gem {
  readonly type: 'gem';
  readonly price: number;
  readonly mana: number;
  /** How many cards its owner draws for outcasting it from hand. */
  readonly recall: number;
}
export interface Spell {
  readonly type: 'spell';
  readonly element: Element | null;
  readonly price: number;
  readonly mana: number;
  readonly phase: 'action' | 'fight' | 'either';
  /** The whole spell works in the priority step. */
  readonly priority: boolean;
  /** No Counterspell can choose it. */
  readonly immune: boolean;
  /** Costs less when its caster also casts a spell of this element this round. */
  readonly cheaper: { readonly by: number; readonly ifCast: Element } | null;
  /** Each copy makes one copy of that card in the same plan cost nothing. */
  readonly frees: CardId | null;
  readonly effects: readonly Effect[];
}
export type Card = Currency | Gem | Spell;
