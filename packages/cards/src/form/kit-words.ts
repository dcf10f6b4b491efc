// What are the fields called that every form has? Those that the kit itself brings.

import type { Lang } from '@duello/language';

export const KIT_WORDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    name: 'Name',
    en: 'English',
    it: 'Italian',
    type: 'Type',
    count: 'So much for each',
    each: 'Each counts',
    plus: 'Plus',
    atMost: 'At most',
    copies: 'Copies',
    instead: 'In the place of',
    card: 'Card',
    seat: 'Whose deck',
    A: 'Player A',
    B: 'Player B',
  },
  it: {
    name: 'Nome',
    en: 'Inglese',
    it: 'Italiano',
    type: 'Tipo',
    count: 'Tanto per ogni',
    each: 'Ciascuno vale',
    plus: 'Più',
    atMost: 'Al massimo',
    copies: 'Copie',
    instead: 'Al posto di',
    card: 'Carta',
    seat: 'Mazzo di chi',
    A: 'Giocatore A',
    B: 'Giocatore B',
  },
};
