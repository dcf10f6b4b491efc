// Which numbers does the rulebook give?

export const START_LIFE = 20;
export const DECK_AT_START = 10;
/** Besides the Unique and the neutral spell. */
export const FREE_PICKS = DECK_AT_START - 2;
export const HAND_DRAWN = 5;
export const PREPARATION_SLOTS = 2;
export const EXP_PER_COIN = 3;
/** Coins of the first two pools; the third never runs out (BR23). */
export const POOLS = [6, 10] as const;
/** Rows of the market, and the piles each tier's deck is dealt over. */
export const ROWS = [4, 4, 3] as const;
/** B313: the first tiers get so many neutral spells each. */
export const NEUTRAL_TIERS = 2;
export const NEUTRALS_A_TIER = 8;
export const NEUTRALS_DRAWN = 3;

/** Six lanes of seven rows are the largest battleground. */
export const MAX_FIELDS = 6 * 7;

export const STANDARD_ROUND_LIMIT = 50;
export const MAX_ROUND_LIMIT = 500;
/** BR42: so many casts end a Spellcasting phase. */
export const CAST_LIMIT = 100;
/** Effects that deaths set off within one instruction; further ones are skipped. */
export const TRIGGER_LIMIT = 100;
/** Nobody holds more mana of a colour; further mana is not gained. So many at most are gained by one effect. */
export const MANA_LIMIT = 999;
export const MANA_AT_ONCE = 99;
/** BR94: a summon bears no more tokens of a condition; further ones are not placed. */
export const CONDITION_LIMIT = 99;
/** A player's area holds so many Auras and Enchantments. */
export const AREA_ROOM = 10;
