// In che cosa può stare meglio un giocatore di Final Magic? Le voci della valutazione dei bot in italiano.

import type { Words } from '../words.ts';

export const standing: Words['standing'] = {
  standing: 'la posizione nel suo insieme',
  life: 'la vita',
  shields: 'gli scudi',
  cards: 'le carte da pescare e tenere',
  money: 'le monete',
  mana: 'il mana',
  spells: 'le magie nei mazzi',
};
