// What does each card look like? A picture and a second one behind it, so that each is known at a glance.

import type { IconName } from '@duello/table';
import type { BoxCard } from '../../index.ts';

interface Art {
  readonly icon: IconName;
  /** Where the light comes from, in degrees, and how large the picture is. */
  readonly turn: number;
  readonly scale: number;
}

const art = (icon: IconName, turn = 0, scale = 1): Art => ({ icon, turn, scale });

export const ART: Readonly<Record<BoxCard, Art>> = {
  copper: art('two-coins'),
  silver: art('coins'),
  gold: art('gold-bar'),
  lesserGem: art('crystal-growth', 0, 0.8),
  greaterGem: art('floating-crystal', 0, 0.95),
  grandGem: art('crystal-cluster', 0, 1.1),
  counterspell: art('magic-shield'),
  manaChanneling: art('magic-swirl'),
  fireball: art('fireball'),
  firestorm: art('fire-wave'),
  explode: art('explosion-rays'),
  flamethrower: art('flamethrower'),
  nuke: art('mushroom-cloud'),
  barrelingFire: art('burning-meteor'),
  sacrificialFlame: art('burning-passion'),
  pyromorphicSmelting: art('furnace'),
  waterBlast: art('water-splash'),
  shower: art('heavy-rain'),
  tsunami: art('big-wave'),
  healingStream: art('splashy-stream'),
  rejuvenatingMist: art('fog'),
  purification: art('holy-water'),
  mudBall: art('throwing-ball'),
  waterSling: art('slingshot'),
  rockToss: art('falling-rocks'),
  rockShield: art('stone-wall'),
  earthquake: art('earth-crack'),
  earthenSpirit: art('golem-head'),
  rockSmash: art('stone-pile'),
  naturesShield: art('leaf-swirl'),
  stoneSkin: art('layered-armor'),
  seismicSense: art('radar-sweep'),
  airSwipe: art('air-zigzag'),
  cyclone: art('tornado'),
  glide: art('hang-glider'),
  flight: art('feathered-wing'),
  fleetingAgility: art('wingfoot'),
  airCurrents: art('windy-stripes'),
  airBullets: art('supersonic-bullet'),
};
