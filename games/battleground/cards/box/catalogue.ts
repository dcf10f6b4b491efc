// Which spells are in the box, in which order, and how many of each? Another order is another version.

import type { Spell } from '../spell.ts';
import { type CardId, type ClassId, COLOURS, type Colour } from '../vocabulary.ts';
import { CRYSTALS_EACH, crystals } from './crystals.ts';
import { elementalist } from './elementalist.ts';
import { neutral } from './neutral.ts';
import { paladin } from './paladin.ts';
import { warlock } from './warlock.ts';

export const catalogue = { ...paladin, ...warlock, ...elementalist, ...neutral, ...crystals } as const;

/** A spell of the box; each has its name in every language. */
export type BoxCard = keyof typeof catalogue;

export const boxCards: readonly (readonly [CardId, Spell])[] = Object.entries(catalogue);

/** B104: two of each Summon but a Unique one, nine of each crystal, one of all others. */
const printed = ({ type, unique }: Spell): number => {
  if (type === 'crystal') return CRYSTALS_EACH;
  return type === 'summon' && !unique ? 2 : 1;
};
const copies: ReadonlyMap<CardId, number> = new Map(boxCards.map(([id, spell]) => [id, printed(spell)]));
/** None of a spell that is not in the box. */
export const copiesOf = (id: CardId): number => copies.get(id) ?? 0;

const UNIQUES = {
  paladin: 'longWatch',
  warlock: 'usualTerms',
  elementalist: 'weatherChild',
} as const satisfies Record<ClassId, BoxCard>;
export const uniqueOf = (id: ClassId): CardId => UNIQUES[id];

const spellsOf = (id: ClassId): readonly (readonly CardId[])[] =>
  [1, 2, 3].map((tier) =>
    boxCards.filter(([, spell]) => spell.set === id && spell.tier === tier && !spell.unique).map(([card]) => card),
  );
/** Worked out once: every match asks for them. */
const spells = {
  paladin: spellsOf('paladin'),
  warlock: spellsOf('warlock'),
  elementalist: spellsOf('elementalist'),
} as const satisfies Record<ClassId, unknown>;
/** The designs of a class and tier, without the Unique. */
export const spellsOfClass = (id: ClassId, tier: number): readonly CardId[] => spells[id][tier - 1];

export const neutrals: readonly CardId[] = Object.keys(neutral);

export const crystalOf = (colour: Colour): BoxCard => `${colour}Crystal`;
/** Null for what is no crystal of the box. */
export const colourOfCrystal = (id: CardId): Colour | null =>
  COLOURS.find((colour) => crystalOf(colour) === id) ?? null;
