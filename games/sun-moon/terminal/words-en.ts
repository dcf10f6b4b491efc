// What does the terminal say of Sun & Moon in English?

import type { SunMoonWords } from './words.ts';

export const en: SunMoonWords = {
  endOfTurn: 'at the end of the turn',
  play: 'Play:',
  skills: 'Skills:',
  abilities: 'Abilities:',
  attackTitle: 'Attack with:',
  xRange: (least, most) => (least === most ? `${least}` : `${least} to ${most}`),
  tires: (fatigue) => `fatigue ${fatigue}`,
  discards: (cards) => `discard ${cards}`,
  mulliganSums: (count) => `Set aside: ${count}`,
  keepHand: 'Keep this hand',
  exchange: 'Set these aside and draw as many',
  discardSums: (count, of) => `Discard: ${count} of ${of}`,
  discardThese: 'Discard these',
  copiesLeft: (count) => `${count} left`,
  falls: 'is destroyed',
  keeps: (defense) => `keeps ${defense} defence`,
  attackerFalls: 'the attacker is destroyed',
  attackerKeeps: (defense) => `the attacker keeps ${defense} defence`,
  pierces: (life) => `${life} damage goes through to the player`,
  loses: (life, left) => `takes ${life} damage (${left} life left)`,
  place: (number) => `place ${number}`,
  printed: (numbers) => `printed ${numbers}`,
  copies: (count) => `×${count}`,
  deckCode: (code) => `Deck code: ${code}`,
};
