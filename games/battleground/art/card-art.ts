// What does each spell look like? A picture of its own, before the sky of its set.

import { pictureIn } from '@duello/cards';
import type { BoxCard, CardId, SetId, SpellType } from '../index.ts';
import { CLASS_ICONS } from './class-icons.ts';

export const ART = {
  longWatch: 'watchtower',
  holdStill: 'hand-bandage',
  overTheShield: 'shield-bash',
  untouchableLine: 'defensive-wall',
  parryAndReply: 'sword-clash',
  guard: 'guards',
  lanternArcher: 'bowman',
  shoulderToShoulder: 'shoulder-armor',
  closeRanks: 'rally-the-troops',
  dayBreaks: 'sunbeams',
  bannerBearer: 'tattered-banner',
  weSwore: 'kneeling',
  fallenOnYourFeet: 'hasty-grave',
  paviseCaptain: 'visored-helm',

  usualTerms: 'skull-signet',
  betweenTwoFires: 'flame-tunnel',
  comeCloser: 'skeletal-hand',
  eatYouWillNeedIt: 'eating',
  ashFever: 'plague-doctor-profile',
  crazyImp: 'imp-laugh',
  cinderHound: 'hound',
  runningTab: 'wax-tablet',
  betterOffer: 'take-my-money',
  deathDuty: 'death-skull',
  openMouthedIdol: 'totem-mask',
  secondIsOnYou: 'beer-stein',
  debtsDue: 'burning-book',
  guestOfHonour: 'daemon-skull',

  weatherChild: 'fluffy-cloud',
  headwindAndMud: 'wind-slap',
  sleetDownTheCollar: 'snowing',
  crossroadsFire: 'crossroad',
  longEcho: 'echo-ripples',
  thunderKnows: 'thunder-struck',
  rainThenLightning: 'raining',
  fourSeasons: 'aztec-calendar-sun',
  wholeSky: 'night-sky',
  weatherTurnsPersonal: 'thunder-skull',

  rollCall: 'bugle-call',
  wellPackedBags: 'knapsack',
  grandmothersCharm: 'shirt-button',
  newBoots: 'boots',
  soupForTheRoad: 'bubbling-bowl',
  freshHorses: 'horse-head',
  moneyChanger: 'scales',
  prospectorsTip: 'miner',
  goodScrubbing: 'soap',
  newsForAPrice: 'newspaper',
  whichWayToMarket: 'direction-signs',
  unpicked: 'sewing-needle',
  doublePay: 'money-stack',
  smallChange: 'coinflip',
  ropeAcrossTheRoad: 'rope-coil',
  twoWinters: 'winter-gloves',
  allTheMaps: 'treasure-map',

  whiteCrystal: 'crystal-shine',
  redCrystal: 'crystal-growth',
  purpleCrystal: 'crystal-cluster',
  blueCrystal: 'floating-crystal',
} as const satisfies Readonly<Record<BoxCard, string>>;

/** What a spell of the match's own shows. */
const PLAIN = {
  crystal: 'floating-crystal',
  sorcery: 'spell-book',
  summon: 'light-helm',
} as const satisfies Readonly<Record<SpellType, string>>;

export const artOf = (id: CardId, type: SpellType) => pictureIn(ART, id, PLAIN[type]);

/** The sign of a set: dawn, ash, weather, the caravan. */
export const SET_SIGNS = {
  ...CLASS_ICONS,
  neutral: 'caravan',
  crystal: 'floating-crystal',
} as const satisfies Readonly<Record<SetId, string>>;
