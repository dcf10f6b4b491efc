// What does a bot know of playing it? Numbers found by letting bots play each other, in points of health.

import { once } from '@duello/kernel';
import { type Compiled, CURRENCY, GEM } from '../rules/state/compiled.ts';
import { cardValuesOf } from './card-value.ts';

/** What a card is for. Of each there can be enough: twice as much of it is less than twice as good. */
const ATTACKS = 0;
export const MENDS = 1;
const HELPS = 2;
const PAYS = 3;
const GEMS = 4;
export const PURPOSES = 5;

/** What holds for all cards. */
export const habits = {
  /** Rounds after which a card counts as late. */
  rounds: 14.44,
  /** Not all spells of a deck are in hand with all its gems: so much more is paid for. */
  reach: 0.56,
  /** This round: a coin, a point of mana, a card that is drawn. */
  coin: 3.97,
  mana: 6.16,
  card: 4.74,
  /** A spell that this round's mana does not pay for does this much of what it could. */
  unpaid: 0.51,
  /** A card more is a card more to draw. */
  clutter: 0.51,
  gain: 9.38,
  upgrade: 5.71,
  /** A point of a shield's capacity, a card more in the next hand, and how much more low health counts. */
  shield: 0.39,
  draw: 3.82,
  low: 0.04,
  /** Healing, before it is needed. */
  spare: -5.23,
  /** By purpose, how soon there is enough. */
  enough: [0.5, 0.5, 0.5, 0.5, 0.5],
} as const;

/** For each kind: what it does on the day it is bought, and what it adds to a hand in an early and in a late round. */
const TABLE: { readonly [id: string]: readonly [number, number, number] } = {
  copper: [4.6, 4.6, 4.7],
  silver: [3, 20.6, 1.9],
  gold: [-2.6, 10.7, 10.7],
  lesserGem: [5.7, 9, -1.5],
  greaterGem: [1, 15.7, 21.1],
  grandGem: [-1.6, 19.1, 44.8],
  counterspell: [2, -10.4, -15.8],
  manaChanneling: [0, -10, -29.8],
  fireball: [-1.1, 3.5, -3.3],
  firestorm: [9.3, -2.2, 18.6],
  explode: [-0.9, -3.1, -18.9],
  flamethrower: [4.8, 1.5, 1.6],
  nuke: [21.9, 7.8, 17.4],
  barrelingFire: [1.3, -0.7, 7.5],
  sacrificialFlame: [-1.5, -12.6, 9.3],
  pyromorphicSmelting: [-5.3, 11.9, 8],
  waterBlast: [0.2, -9.1, 3.6],
  shower: [1.2, -5.2, 3.5],
  tsunami: [22.7, 29.1, 8.2],
  healingStream: [11.2, 13.7, 28.4],
  rejuvenatingMist: [12.4, 1.3, 22.2],
  purification: [8.4, -6.9, 13],
  mudBall: [-3.2, 2.5, -1.6],
  waterSling: [-1.8, -7.3, -1.6],
  rockToss: [-1.6, -19.9, -20.5],
  rockShield: [8.4, 0.6, 22.7],
  earthquake: [2.7, -3.3, 15.4],
  earthenSpirit: [-0.2, -3.6, -14.6],
  rockSmash: [-1.9, -8.7, -20.1],
  naturesShield: [4.6, -7.5, 7.4],
  stoneSkin: [-6.5, 3.8, 5.5],
  seismicSense: [-3.8, 15, 9.7],
  airSwipe: [-3.2, -2.8, 0],
  cyclone: [12, 1.7, 5.2],
  glide: [15.4, 16.5, 14.9],
  flight: [25.7, 17.5, 8],
  fleetingAgility: [13.1, 34, 26.6],
  airCurrents: [-0.6, -2.3, -22.9],
  airBullets: [1.8, -6.4, -6.3],
};

export interface Knowledge {
  readonly now: Float64Array;
  readonly early: Float64Array;
  readonly late: Float64Array;
  readonly purpose: Uint8Array;
  /** What a copy strikes in a fight. */
  readonly strikes: Float64Array;
}

/** Cards of a match's own are judged by what they do. */
export const knowledgeOf = once((compiled: Compiled): Knowledge => {
  const { use, strike, pierce, defence } = cardValuesOf(compiled);
  const guess = (number: number): readonly [number, number, number] => {
    const { type, coins, gemMana, inFight } = compiled.kinds[number];
    if (type === CURRENCY) return [0, 5 * coins - 5, 0];
    if (type === GEM) return [0, 4 * gemMana, 4 * gemMana];
    return [inFight ? use[number] : 0, 1.5 * use[number], 1.5 * use[number]];
  };
  const column = (at: 0 | 1 | 2): Float64Array =>
    Float64Array.from(compiled.kinds, ({ id }, number) => (TABLE[id] ?? guess(number))[at]);
  const strikes = strike.map((value, kind) => value + pierce[kind]);
  const purpose = Uint8Array.from(compiled.kinds, ({ type, nodes }, kind) => {
    if (type === CURRENCY) return PAYS;
    if (type === GEM) return GEMS;
    if (strikes[kind] > 0) return ATTACKS;
    return defence[kind] > 0 || nodes.some(({ op }) => op === 'evade' || op === 'halve') ? MENDS : HELPS;
  });
  return { now: column(0), purpose, strikes, early: column(1), late: column(2) };
});
