// Which words does the language of cards have? Elements, phases, and the ids of cards.

export const ELEMENTS = ['fire', 'water', 'earth', 'air'] as const;
export type Element = (typeof ELEMENTS)[number];

/** When a spell can be cast. */
export const CAST_IN = ['action', 'fight', 'either'] as const;
export type CastIn = (typeof CAST_IN)[number];

/** A key of the card table: `fireball`, `lesserGem`, or the key of a card a match brings along. */
export type CardId = string;
