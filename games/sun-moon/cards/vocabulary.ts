// Which words do cards know? Lists that are printed on them, and their types.

/** Sun, Moon, and whoever walks between them (SR01). */
export const CLASSES = ['warlock', 'paladin', 'neutral'] as const;
export type Class = (typeof CLASSES)[number];
/** A class that a player can have. */
export type PlayerClass = Exclude<Class, 'neutral'>;

export const RARITIES = ['common', 'rare', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** Where a card was published (S1001); `custom` for cards that a match brings along. */
export const EDITIONS = ['firstEclipse', 'custom'] as const;
export type Edition = (typeof EDITIONS)[number];

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
