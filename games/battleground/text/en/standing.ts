// By what may a seat of Battleground stand better? The terms of a bot’s value in English.

import type { Words } from '../words.ts';

export const standing: Words['standing'] = {
  standing: 'the position as a whole',
  life: 'your life',
  opponentLife: 'your opponent’s life',
  danger: 'the blows that threaten you',
  threat: 'the blows that you threaten',
  board: 'summons on the board',
  inPlay: 'Auras and Enchantments',
  prepared: 'prepared spells',
  hand: 'cards in hand',
  deck: 'the quality of the decks',
  coins: 'coins and exp',
};
