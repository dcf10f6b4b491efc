// By what may a seat of Contracts stand better? The terms of a bot’s value in English.

import type { Words } from '../words.ts';

export const standing: Words['standing'] = {
  ownHealth: 'your health',
  theirHealth: 'your opponent’s health',
  creatures: 'Creatures in line',
  items: 'Orbs, Runes and attack',
  mana: 'extractors and tanks',
  hand: 'contracts in hand',
  deck: 'contracts left in the decks',
  turn: 'whose turn is next',
};
