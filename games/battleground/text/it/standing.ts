// In che cosa può stare meglio un giocatore di Battleground? Le voci della valutazione dei bot in italiano.

import type { Words } from '../words.ts';

export const standing: Words['standing'] = {
  standing: 'la posizione nel suo insieme',
  life: 'i tuoi punti vita',
  opponentLife: 'i punti vita dell’avversario',
  danger: 'i colpi che ti minacciano',
  threat: 'i colpi che minacci',
  board: 'le evocazioni in campo',
  inPlay: 'Aure e Incantamenti',
  prepared: 'le magie preparate',
  hand: 'le carte in mano',
  deck: 'la qualità dei mazzi',
  coins: 'monete ed esperienza',
};
