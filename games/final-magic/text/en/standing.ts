// By what may a seat of Final Magic stand better? The terms of a bot’s value in English.

import type { Words } from '../words.ts';

export const standing: Words['standing'] = {
  standing: 'the position as a whole',
  life: 'health',
  shields: 'shields',
  cards: 'cards to draw and hold',
  money: 'money',
  mana: 'mana',
  spells: 'spells in the decks',
};
