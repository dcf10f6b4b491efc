// What does the terminal say of Final Magic in Italian?

import type { FinalMagicWords } from './words.ts';

const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const coins = (n: number): string => some(n, 'moneta', 'monete');
const cards = (n: number): string => some(n, 'carta', 'carte');

export const it: FinalMagicWords = {
  groups: { currency: 'Valuta', gems: 'Gemme', neutral: 'Neutrali' },
  supply: 'Mercato (prezzo in monete)',
  market: (pool, inHand) =>
    `Compra (prezzo in monete). Puoi spendere ${pool + inHand}${inHand > 0 ? ', la valuta in mano se serve' : ''}.`,
  price: (price, left) => {
    if (left === null) return `(${price})`;
    return left === 1 ? `(${price}, ne resta 1)` : `(${price}, ne restano ${left})`;
  },
  manaCost: (mana) => `(${mana} mana)`,
  manaGain: (mana) => `(+${mana} mana)`,
  coinGain: (n) => `(+${coins(n)})`,
  draws: (count) => `(${cards(count)})`,
  playing: (list) => `prima gioca ${list}`,
  spending: (list) => `spende ${list}`,
  playAllGems: (list, mana) => `Gioca tutte le gemme: ${list} (+${mana} mana)`,
  spendAll: (list) => `Spendi tutta la valuta: ${list}`,
  plan: 'Il tuo piano',
  planSums: (mana, cost, left) => `mana ${mana}, costo ${cost}, resto ${left}`,
  sendPlan: 'Invia questo piano',
  sendEmpty: 'Invia un piano vuoto: nessuna magia',
  addGems: 'Gioca gemme',
  addSpells: 'Lancia',
  feedTo: (spell) => `Alimenta ${spell} con`,
  aims: 'I tuoi bersagli',
  aimsLeft: (left) =>
    left === 0
      ? 'tutte le contromagie hanno un bersaglio'
      : `${some(left, 'contromagia', 'contromagie')} senza bersaglio`,
  sendAims: 'Conferma questi bersagli',
  sendNoAims: 'Non scegliere bersagli: non annullare nulla',
  aimAt: (number) => `Bersaglio della contromagia ${number}`,
  feedTitle: (spell) => `Carte per ${spell}`,
  feedSums: (count, most) => `${count}, al massimo ${most}`,
  feedNone: 'Nessuna carta',
  feedDone: 'Alimenta con queste carte',
  list: {
    price: (price) => coins(price),
    mana: (mana) => `${mana} mana`,
    copies: (count) => (count === null ? 'illimitate' : `×${count}`),
  },
};
