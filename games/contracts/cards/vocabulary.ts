// Which words does the language of contracts have? Colours, types, keywords, moments.

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
export const STATUSES = [...KEYWORDS, 'magnetized'] as const;
export type Status = (typeof STATUSES)[number];

/** A key of the contract table: `emberRecruit`, a token's key, or the key of a contract a match brings along. */
export type CardId = string;

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
