// What is each thing worth to a seat that stands at the beginning of a round? Points of health, fitted to how matches between
// bots went on from there.

import { once } from '@duello/kernel';
import { type Compiled, CURRENCY, GEM } from '../rules/state/compiled.ts';
import { cardValuesOf } from './card-value.ts';

export const STANDING = {
  /** So many points ahead win e times as often as they lose. */
  scale: 21.3,
  /** Each point of health, and of a shield's capacity, up to so many. */
  life: [
    [1000, 0.42],
    [10, -0.28],
    [20, 0.84],
    [35, 0.43],
  ],
  shield: [
    [100000, -0.38],
    [15, 0.58],
  ],
  /** A card in hand, and a card in the deck that has to be drawn. */
  card: 1.54,
  clutter: -0.5,
  /** A point of mana in a hand, and one that is spent. */
  mana: 0.53,
  spent: 4.62,
} as const;

/** For each kind: what one in hand adds, while the match is young and when it is old. */
export const TABLE: { readonly [id: string]: readonly [number, number] } = {
  copper: [-20.6, 2.5],
  silver: [0.7, 12.5],
  gold: [-3.8, 9],
  lesserGem: [-9.9, 4.1],
  greaterGem: [-1.8, 5.1],
  grandGem: [-10.8, 9.8],
  counterspell: [-0.2, -9.5],
  manaChanneling: [-15, -18],
  fireball: [-0.4, -26],
  firestorm: [-7.5, -13],
  explode: [0.7, 2],
  flamethrower: [2.4, -2.5],
  nuke: [-13.9, 9.5],
  barrelingFire: [-0.6, 12.7],
  sacrificialFlame: [0, 4.7],
  pyromorphicSmelting: [-5, 4.2],
  waterBlast: [2.5, -3.3],
  shower: [4.2, -7.4],
  tsunami: [-1.1, -4.5],
  healingStream: [-11.5, -7.2],
  rejuvenatingMist: [-12.3, 3.5],
  purification: [-13.5, -0.1],
  mudBall: [8.9, 13.8],
  waterSling: [0, -2.6],
  rockToss: [0, 0],
  rockShield: [0.9, -4.1],
  earthquake: [0.4, 9],
  earthenSpirit: [0, 0],
  rockSmash: [0, 0],
  naturesShield: [1.4, -0.9],
  stoneSkin: [0, 0],
  seismicSense: [-15.7, -7.2],
  airSwipe: [4.9, 10.9],
  cyclone: [-12, -0.7],
  glide: [24.9, 16.4],
  flight: [14.2, 0.9],
  fleetingAgility: [34.4, 14.9],
  airCurrents: [0, -3.6],
  airBullets: [-5.2, -24.6],
};

export interface Worths {
  readonly early: Float64Array;
  readonly late: Float64Array;
}

/** Cards of a match's own are judged by what they do. */
export const standingOf = once((compiled: Compiled): Worths => {
  const { use } = cardValuesOf(compiled);
  const guess = (number: number): readonly [number, number] => {
    const { type } = compiled.kinds[number];
    return type === CURRENCY || type === GEM ? [0, 0] : [0.5 * use[number], use[number]];
  };
  const column = (at: 0 | 1): Float64Array =>
    Float64Array.from(compiled.kinds, ({ id }, number) => (TABLE[id] ?? guess(number))[at]);
  return { early: column(0), late: column(1) };
});
