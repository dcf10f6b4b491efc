// What does the terminal say of Battleground in Italian?

import type { BattlegroundWords } from './words.ts';

const points = (n: number): string => (n === 1 ? '1 punto vita' : `${n} punti vita`);

export const it: BattlegroundWords = {
  letters: { white: 'Bi', red: 'Ro', purple: 'Vi', blue: 'Bl' },
  marks: { haste: 'R', stun: 'S', disarm: 'D', turnover: 'V', chill: 'G', antimagic: 'A', snare: 'L' },
  range: (range) => `d${range}`,
  defends: (defence) => `dif${defence}`,
  legend: {
    range: 'd2 arriva a 2 campi',
    defends: 'dif2 in difesa, Difesa 2',
    sides: (near, far) => `▲ ${near}, ▼ ${far}`,
    home: '⌂ riga di casa',
    acts: '* agisce ora',
    offered: '? si può scegliere',
    tokens: (card) => `segnalino di ${card}`,
  },
  tier: (tier) => `Livello ${tier}`,
  crystals: 'Cristalli',
  ifYouEnd: 'se termini ora, in difesa solo senza bersaglio',
  nothingActs: 'nessuna tua evocazione agisce',
  hits: (foe, damage) => (damage === 1 ? `infligge 1 danno a ${foe}` : `infligge ${damage} danni a ${foe}`),
  life: (who, own, damage, left) =>
    own
      ? `perdi ${points(damage)} (te ne restano ${left})`
      : `${who.toLowerCase()} perde ${points(damage)} (ne restano ${left})`,
  movesTo: (field) => `va in ${field}`,
  leaves: 'esce alla fine di questo turno',
  blocked: 'è bloccata',
  stopped: (condition) => `fermata da ${condition}`,
  defendsWith: (defence) => `difende con ${defence}`,
  noTarget: 'nessun bersaglio',
  dies: (who) => `muore ${who}`,
  over: 'la partita è finita',
  dead: 'muore',
  from: (word, before, after) => `${word} ${before} → ${after}`,
  inLane: (who) => `su questa corsia: ${who}`,
  free: 'libera',
  castTitle: 'Lancia:',
  allCrystals: (crystals) => `Lancia tutti i cristalli: ${crystals}`,
  first: (crystals) => `prima ${crystals}`,
  fromSlot: (slot) => `dallo spazio ${slot}`,
  prepareTitle: (slot, replaced) =>
    replaced === null ? `Prepara nello spazio ${slot}:` : `Prepara nello spazio ${slot}, al posto di ${replaced}:`,
  chargeTitle: (slot, card, charges) => `Carica ${card} nello spazio ${slot} (${charges}):`,
  asSuggested: (stances) => `Tutte le altre come suggerito: ${stances}`,
  starts: (unique) => `inizia con ${unique}`,
  elsewhere: 'Senza effetto:',
  left: (count) => (count === 1 ? 'ne resta 1' : `ne restano ${count}`),
  spellsSums: (count, most) => `Magie di classe: ${count}, al massimo ${most}; il resto saranno cristalli`,
  takeSpells: 'Prendi queste magie',
  noCrystals: 'non resta posto per i cristalli: non avrai mana',
  crystalSums: (count, due, asked) => `Cristalli: ${count} di ${due}; le tue magie costano ${asked}`,
  takeCrystals: 'Prendi questi cristalli',
  manaSums: (count, due) => `Mana: ${count} di ${due}`,
  takeMana: 'Prendi questo mana',
  retainSums: (count, most) => `Da trattenere: ${count}, al massimo ${most}`,
  retainThese: 'Trattieni queste magie',
  retainNone: 'Non trattenere niente',
  standsOn: (who, field) => `${who}, su ${field}`,
  printed: (numbers) => `stampato ${numbers}`,
  defenceNow: (defence) => `Difesa ${defence} se difende`,
  flanked: (by) => `minacciata da ${by}`,
  crystalGroup: 'Cristalli',
  copies: (count) => `×${count}`,
};
