// With which decks does a beginner start? Two for each class, after the advice of B307.

import type { CardId, ClassId, Cost } from '../vocabulary.ts';
import type { BoxCard } from './catalogue.ts';

/** With the Unique of the class and one neutral spell it makes a starting deck. */
export interface Preset {
  readonly class: ClassId;
  /** Tier 1 spells of the class, with their copies. */
  readonly spells: readonly (readonly [CardId, number])[];
  /** How many of each colour. */
  readonly crystals: Cost;
  /** The first that is still there is taken. */
  readonly neutrals: readonly CardId[];
}

const counted = (spells: Partial<Record<BoxCard, number>>): Preset['spells'] => Object.entries(spells);
const listed = (...cards: readonly BoxCard[]): readonly CardId[] => cards;
const NONE = { white: 0, red: 0, purple: 0, blue: 0 } as const;

export const presets = {
  paladinGuarded: {
    class: 'paladin',
    spells: counted({ guard: 2, lanternArcher: 1, holdStill: 1 }),
    crystals: { ...NONE, white: 3, red: 1 },
    neutrals: listed('grandmothersCharm', 'newBoots', 'wellPackedBags'),
  },
  paladinSwift: {
    class: 'paladin',
    spells: counted({ guard: 1, lanternArcher: 2, overTheShield: 1 }),
    crystals: { ...NONE, white: 3, red: 1 },
    neutrals: listed('grandmothersCharm', 'rollCall', 'newBoots'),
  },
  warlockPowderKeg: {
    class: 'warlock',
    spells: counted({ crazyImp: 2, cinderHound: 1, betweenTwoFires: 1 }),
    crystals: { ...NONE, purple: 3, red: 1 },
    neutrals: listed('moneyChanger', 'freshHorses', 'newsForAPrice'),
  },
  warlockPack: {
    class: 'warlock',
    spells: counted({ crazyImp: 1, cinderHound: 1, betweenTwoFires: 1 }),
    crystals: { ...NONE, purple: 4, red: 1 },
    neutrals: listed('whichWayToMarket', 'newsForAPrice', 'freshHorses'),
  },
  elementalistFrost: {
    class: 'elementalist',
    spells: counted({ headwindAndMud: 1, sleetDownTheCollar: 1, crossroadsFire: 1 }),
    crystals: { ...NONE, blue: 4, red: 1 },
    neutrals: listed('twoWinters', 'ropeAcrossTheRoad', 'smallChange'),
  },
  elementalistEcho: {
    class: 'elementalist',
    spells: counted({ sleetDownTheCollar: 1, crossroadsFire: 1, longEcho: 1 }),
    crystals: { ...NONE, blue: 4, red: 1 },
    neutrals: listed('smallChange', 'twoWinters', 'ropeAcrossTheRoad'),
  },
} as const satisfies Record<string, Preset>;
export type PresetId = keyof typeof presets;

const QUICK = {
  paladin: presets.paladinSwift,
  warlock: presets.warlockPowderKeg,
  elementalist: presets.elementalistEcho,
} as const satisfies Record<ClassId, Preset>;
/** The one a quick start uses. */
export const presetOf = (id: ClassId): Preset => QUICK[id];
