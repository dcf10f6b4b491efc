// In che cosa può stare meglio un giocatore di Sun & Moon? Le voci della valutazione dei bot in italiano.

import type { Words } from '../words.ts';

export const standing: Words['standing'] = {
  standing: 'la posizione nel suo insieme',
  won: 'la fine della partita',
  life: 'i punti vita',
  board: 'le evocazioni in gioco',
  attack: 'l’attacco che minacci',
  threat: 'l’attacco che ti minaccia',
  hand: 'le carte in mano',
  fatigue: 'la fatica',
  deck: 'le carte rimaste nei mazzi',
  tournament: 'il torneo',
};
