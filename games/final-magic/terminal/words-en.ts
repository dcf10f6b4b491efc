// What does the terminal say of Final Magic in English?

import type { FinalMagicWords } from './words.ts';

const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const coins = (n: number): string => some(n, 'coin', 'coins');
const cards = (n: number): string => some(n, 'card', 'cards');

export const en: FinalMagicWords = {
  groups: { currency: 'Currency', gems: 'Gems', neutral: 'Neutral' },
  supply: 'Buy zone (price in coins)',
  market: (pool, inHand) =>
    `Buy (price in coins). You can spend ${pool + inHand}${inHand > 0 ? ', currency in hand as needed' : ''}.`,
  price: (price, left) => (left === null ? `(${price})` : `(${price}, ${left} left)`),
  manaCost: (mana) => `(${mana} mana)`,
  manaGain: (mana) => `(+${mana} mana)`,
  coinGain: (n) => `(+${coins(n)})`,
  draws: (count) => `(${cards(count)})`,
  playing: (list) => `first play ${list}`,
  spending: (list) => `spends ${list}`,
  playAllGems: (list, mana) => `Play all gems: ${list} (+${mana} mana)`,
  spendAll: (list) => `Spend all currency: ${list}`,
  plan: 'Your plan',
  planSums: (mana, cost, left) => `mana ${mana}, cost ${cost}, left ${left}`,
  sendPlan: 'Send this plan',
  sendEmpty: 'Send an empty plan: cast nothing',
  addGems: 'Play gems',
  addSpells: 'Cast',
  feedTo: (spell) => `Feed to ${spell}`,
  aims: 'Your targets',
  aimsLeft: (left) =>
    left === 0 ? 'all counters have a target' : `${some(left, 'counter', 'counters')} without a target`,
  sendAims: 'Confirm these targets',
  sendNoAims: 'Choose no targets: counter nothing',
  aimAt: (number) => `Counter ${number} aims at`,
  feedTitle: (spell) => `Fed to ${spell}`,
  feedSums: (count, most) => `${count} of at most ${most}`,
  feedNone: 'Feed nothing',
  feedDone: 'Feed these cards',
  list: {
    price: (price) => coins(price),
    mana: (mana) => `${mana} mana`,
    copies: (count) => (count === null ? 'unlimited' : `×${count}`),
  },
};
