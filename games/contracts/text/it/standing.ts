// In che cosa può stare meglio un giocatore di Contracts? Le voci della valutazione dei bot in italiano.

import type { Words } from '../words.ts';

export const standing: Words['standing'] = {
  ownHealth: 'la tua salute',
  theirHealth: 'la salute dell’avversario',
  creatures: 'le Creature in linea',
  items: 'Globi, Rune e attacco',
  mana: 'estrattori e serbatoi',
  hand: 'i contratti in mano',
  deck: 'i contratti rimasti nei mazzi',
  turn: 'di chi è il prossimo turno',
};
