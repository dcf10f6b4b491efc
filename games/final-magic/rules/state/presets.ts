// Which supplies are made for playing at once? Four kinds of each element that go well together.

import type { CardId, Element } from '../../cards/vocabulary.ts';

export type Picks = { readonly [E in Element]: readonly CardId[] };

export const presets = {
  /** A first game: plain damage, plain healing, plain blocks, and one card that draws. */
  firstSparks: {
    fire: ['fireball', 'explode', 'flamethrower', 'firestorm'],
    water: ['waterBlast', 'shower', 'healingStream', 'waterSling'],
    earth: ['rockToss', 'rockShield', 'stoneSkin', 'seismicSense'],
    air: ['airSwipe', 'cyclone', 'glide', 'airBullets'],
  },
  /** Earth spells that double and stand, Air spells that count them. */
  stoneAndStorm: {
    fire: ['fireball', 'flamethrower', 'barrelingFire', 'nuke'],
    water: ['mudBall', 'tsunami', 'healingStream', 'rejuvenatingMist'],
    earth: ['rockToss', 'earthenSpirit', 'earthquake', 'rockShield'],
    air: ['airBullets', 'flight', 'fleetingAgility', 'airSwipe'],
  },
  /** Everything can be fed to something. */
  bonfire: {
    fire: ['sacrificialFlame', 'pyromorphicSmelting', 'fireball', 'firestorm'],
    water: ['purification', 'rejuvenatingMist', 'waterBlast', 'shower'],
    earth: ['rockSmash', 'naturesShield', 'earthenSpirit', 'seismicSense'],
    air: ['airCurrents', 'glide', 'fleetingAgility', 'cyclone'],
  },
} as const satisfies Readonly<Record<string, Picks>>;
export type PresetId = keyof typeof presets;
