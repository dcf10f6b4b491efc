// What does each card look like? A picture of its own, so that each is known at a glance.

import { pictureIn } from '@duello/cards';
import type { BoxCard, CardId } from '../index.ts';

export const ART = {
  copper: 'two-coins',
  silver: 'coins',
  gold: 'gold-bar',
  lesserGem: 'crystal-growth',
  greaterGem: 'floating-crystal',
  grandGem: 'crystal-cluster',
  counterspell: 'magic-shield',
  manaChanneling: 'magic-swirl',
  fireball: 'fireball',
  firestorm: 'fire-wave',
  explode: 'explosion-rays',
  flamethrower: 'flamethrower',
  nuke: 'mushroom-cloud',
  barrelingFire: 'burning-meteor',
  sacrificialFlame: 'burning-passion',
  pyromorphicSmelting: 'furnace',
  waterBlast: 'water-splash',
  shower: 'heavy-rain',
  tsunami: 'big-wave',
  healingStream: 'splashy-stream',
  rejuvenatingMist: 'fog',
  purification: 'holy-water',
  mudBall: 'throwing-ball',
  waterSling: 'slingshot',
  rockToss: 'falling-rocks',
  rockShield: 'stone-wall',
  earthquake: 'earth-crack',
  earthenSpirit: 'golem-head',
  rockSmash: 'stone-pile',
  naturesShield: 'leaf-swirl',
  stoneSkin: 'layered-armor',
  seismicSense: 'radar-sweep',
  airSwipe: 'air-zigzag',
  cyclone: 'tornado',
  glide: 'hang-glider',
  flight: 'feathered-wing',
  fleetingAgility: 'wingfoot',
  airCurrents: 'windy-stripes',
  airBullets: 'supersonic-bullet',
} as const satisfies Readonly<Record<BoxCard, string>>;

/** A card of the match's own shows the sign of its element or kind. */
export const artOf = <S extends string>(id: CardId, sign: S) => pictureIn(ART, id, sign);
