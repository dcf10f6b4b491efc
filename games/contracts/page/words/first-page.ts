// What does the first page say of the game, in each language?

import type { Said } from '@duello/table';

export const NAME: Said = { en: 'Contracts', it: 'Contracts' };
export const TAGLINE: Said = {
  en: 'Summon creatures with three colours of mana, and choose how deep to dig into your deck.',
  it: 'Evoca creature con tre colori di mana e scegli quanto a fondo scavare nel tuo mazzo.',
};
/** What the lesson is about. */
export const TEACHES: Said = {
  en: 'Extractors and tanks, how deep to dig, your line and its neighbours, attacks, Runes and Orbs.',
  it: 'Estrattori e serbatoi, quanto a fondo scavare, la linea e i vicini, gli attacchi, Rune e Globi.',
};
