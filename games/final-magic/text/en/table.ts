// What stands around an English table: names, nouns, questions and the labels of options?

import { type NameOf, say } from '@duello/language';
import type { QuestionName } from '../../rules/state/frames.ts';
import { readOption } from '../../rules/state/option-keys.ts';
import type { OptionRows } from '../row-types.ts';
import type { Words } from '../words.ts';

export const names: Words['names'] = {
  copper: 'Copper',
  silver: 'Silver',
  gold: 'Gold',
  lesserGem: 'Lesser Mana Gem',
  greaterGem: 'Greater Mana Gem',
  grandGem: 'Grand Mana Gem',
  counterspell: 'Counterspell',
  manaChanneling: 'Mana Channeling',
  fireball: 'Fireball',
  firestorm: 'Firestorm',
  explode: 'Explode',
  flamethrower: 'Flamethrower',
  nuke: 'Nuke',
  barrelingFire: 'Barreling Fire',
  sacrificialFlame: 'Sacrificial Flame',
  pyromorphicSmelting: 'Pyromorphic Smelting',
  waterBlast: 'Water Blast',
  shower: 'Shower',
  tsunami: 'Tsunami',
  healingStream: 'Healing Stream',
  rejuvenatingMist: 'Rejuvenating Mist',
  purification: 'Purification',
  mudBall: 'Mud Ball',
  waterSling: 'Water Sling',
  rockToss: 'Rock Toss',
  rockShield: 'Rock Shield',
  earthquake: 'Earthquake',
  earthenSpirit: 'Earthen Spirit',
  rockSmash: 'Rock Smash',
  naturesShield: 'Nature’s Shield',
  stoneSkin: 'Stone Skin',
  seismicSense: 'Seismic Sense',
  airSwipe: 'Air Swipe',
  cyclone: 'Cyclone',
  glide: 'Glide',
  flight: 'Flight',
  fleetingAgility: 'Fleeting Agility',
  airCurrents: 'Air Currents',
  airBullets: 'Air Bullets',
};

export const phases: Words['phases'] = {
  draw: 'Draw Phase',
  action: 'Action Phase',
  buy: 'Buy Phase',
  fight: 'Fight Phase',
  cleanup: 'Cleanup',
};

export const nouns: Words['nouns'] = {
  health: 'Health',
  mana: 'Mana',
  coins: 'Coins',
  price: 'Price',
  hand: 'Hand',
  deck: 'Deck',
  discardPile: 'Discard pile',
  outcastPile: 'Outcast pile',
  inPlay: 'In play',
  standingShields: 'Standing shields',
  supply: 'Supply',
  buyZone: 'Buy zone',
  round: 'Round',
  nextDraw: 'Next draw',
  suddenDeath: 'Sudden death',
  plan: 'Plan',
  you: 'You',
  opponent: 'Opponent',
  playerA: 'Player A',
  playerB: 'Player B',
};

export const table: Words['table'] = {
  yourPhase: (phase) => `Your ${phase}`,
  theirPhase: (who, phase) => `${who}’s ${phase}`,
  known: 'Hand known',
  discards: 'Discards',
  outcast: 'Outcast',
  bought: 'Bought',
  shields: 'Shields',
  blocks: (capacity) => `blocks ${capacity} more`,
  revealed: 'Revealed',
  fedWith: (cards) => `fed with ${cards}`,
  exchange: 'Being cast',
};

export const questions: Words['questions'] = {
  action: { ask: 'Play gems and cast spells, or end your Action Phase.', busy: 'choosing an action' },
  feed: { ask: 'Choose the cards to feed to this spell.', busy: 'choosing cards to feed' },
  upgrade: { ask: 'Choose a pair of currency cards to upgrade.', busy: 'choosing currency to upgrade' },
  outcast: { ask: 'Choose a card from your hand to outcast.', busy: 'choosing a card to outcast' },
  react: { ask: 'Counter this spell, or let it pass.', busy: 'considering an answer' },
  buy: { ask: 'Spend currency and buy cards, or end your Buy Phase.', busy: 'buying cards' },
  plan: { ask: 'Plan the fight: gems, spells in order, and cards to feed.', busy: 'planning the fight' },
  aim: { ask: 'Choose the targets of your counters.', busy: 'choosing targets' },
};

const rows: OptionRows = {
  gem: ({ card }, nameOf) => `Play ${nameOf(card)}`,
  outcastGem: ({ card }, nameOf) => `Outcast ${nameOf(card)} to draw`,
  outcastPlayed: ({ card }, nameOf) => `Outcast ${nameOf(card)}, already played, to draw`,
  cast: ({ card }, nameOf) => `Cast ${nameOf(card)}`,
  castMore: ({ card }, nameOf) => `Cast ${nameOf(card)} for more mana`,
  counter: ({ card }, nameOf) => `Answer with ${nameOf(card)}`,
  counterShield: ({ card, place }, nameOf) => `Cast ${nameOf(card)} at enemy shield ${place}`,
  coin: ({ card }, nameOf) => `Spend ${nameOf(card)}`,
  buy: ({ card }, nameOf) => `Buy ${nameOf(card)}`,
  feed: ({ card }, nameOf) => `Feed ${nameOf(card)}`,
  feedSpell: ({ card, place }, nameOf) => `Feed ${nameOf(card)} to spell ${place}`,
  outcast: ({ card }, nameOf) => `Outcast ${nameOf(card)}`,
  pair: ({ card }, nameOf) => `Upgrade ${nameOf(card)} ×2`,
  aimSpell: ({ card, place }, nameOf) => `${nameOf(card)} (enemy spell ${place})`,
  aimShield: ({ card, place }, nameOf) => `${nameOf(card)} (enemy shield ${place})`,
  endAction: () => 'End Action Phase',
  endBuy: () => 'End Buy Phase',
  pass: () => 'Let it pass',
  keepPairs: () => 'Upgrade nothing',
  keepHand: () => 'Outcast nothing',
  noAim: () => 'Aim at nothing',
  other: ({ card }, nameOf) => nameOf(card),
};

export function option(question: QuestionName, key: string, nameOf: NameOf): string {
  const read = readOption(question, key);
  return say(rows, read.word, read, nameOf);
}

export const left: Words['left'] = {
  cast: ({ count, ids }, nameOf) =>
    count === 1 ? `You can still cast ${nameOf(ids[0])}.` : `You can still cast ${count} of your spells.`,
  buy: ({ count }) => `You can still spend ${count} ${count === 1 ? 'coin' : 'coins'}.`,
};
