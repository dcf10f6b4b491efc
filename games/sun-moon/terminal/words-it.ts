// What does the terminal say of Sun & Moon in Italian?

import type { SunMoonWords } from './words.ts';

export const it: SunMoonWords = {
  answering: (what) => `in risposta a: ${what}`,
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
  place: (number) => `posto ${number}`,
  printed: (numbers) => `stampato ${numbers}`,
  copies: (count) => `×${count}`,
  deckCode: (code) => `codice del mazzo ${code}`,
};
