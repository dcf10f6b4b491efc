// What does the terminal say of Sun & Moon in Italian?

import type { SunMoonWords } from './words.ts';

export const it: SunMoonWords = {
  endOfTurn: 'alla fine del turno',
  play: 'Gioca:',
  skills: 'Talenti:',
  abilities: 'Abilità:',
  attackTitle: 'Attacca con:',
  xRange: (least, most) => (least === most ? `${least}` : `da ${least} a ${most}`),
  tires: (fatigue) => `fatica ${fatigue}`,
  discards: (cards) => `scarta ${cards}`,
  mulliganSums: (count) => `Da mettere da parte: ${count}`,
  keepHand: 'Tieni questa mano',
  exchange: 'Mettile da parte e pescane altrettante',
  discardSums: (count, of) => `Da scartare: ${count} di ${of}`,
  discardThese: 'Scarta queste',
  copiesLeft: (count) => (count === 1 ? 'ne resta 1' : `ne restano ${count}`),
  falls: 'viene distrutta',
  keeps: (defense) => `resta con difesa ${defense}`,
  attackerFalls: 'l’attaccante viene distrutta',
  attackerKeeps: (defense) => `l’attaccante resta con difesa ${defense}`,
  pierces: (life) => (life === 1 ? '1 danno arriva al giocatore' : `${life} danni arrivano al giocatore`),
  loses: (life, left) => `subisce ${life === 1 ? '1 danno' : `${life} danni`} (vita rimasta: ${left})`,
  place: (number) => `posto ${number}`,
  printed: (numbers) => `stampato ${numbers}`,
  copies: (count) => `×${count}`,
  deckCode: (code) => `Codice del mazzo: ${code}`,
};
