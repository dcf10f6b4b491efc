// Which words does the language of spells have? Colours, types, classes, conditions, deaths.

export const COLOURS = ['white', 'red', 'purple', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Cost = { readonly [C in Colour]: number };

export const TYPES = ['crystal', 'sorcery', 'summon'] as const;
export type SpellType = (typeof TYPES)[number];

export const CLASSES = ['paladin', 'warlock', 'elementalist'] as const;
export type ClassId = (typeof CLASSES)[number];
export type SetId = ClassId | 'neutral' | 'crystal';

export const CONDITIONS = ['haste', 'stun', 'disarm', 'turnover', 'chill', 'antimagic', 'snare'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A key of the spell table: `guard`, `redCrystal`, or the key of a spell a match brings along. */
export type CardId = string;

/** Whose deaths an Aura waits for: this summon's own, or others' while it is in play. */
export const DEATHS = ['thisDies', 'summonDies', 'allyDies', 'foeDies'] as const;
export type Death = (typeof DEATHS)[number];
