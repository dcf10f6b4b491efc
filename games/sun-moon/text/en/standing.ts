// By what may a seat of Sun & Moon stand better? The terms of a bot’s value in English.

import type { Words } from '../words.ts';

export const standing: Words['standing'] = {
  standing: 'the position as a whole',
  won: 'the end of the match',
  life: 'life',
  board: 'summonings in play',
  attack: 'the attack that you threaten',
  threat: 'the attack that threatens you',
  hand: 'cards in hand',
  fatigue: 'fatigue',
  deck: 'cards left in the decks',
  tournament: 'the tournament',
};
