// What do the printed pieces of Battleground say that no card and no table says? In English.

import type { PrintWords } from './words.ts';

export const en: PrintWords = {
  mana: { white: 'White mana', red: 'Red mana', purple: 'Purple mana', blue: 'Blue mana' },
  exp: 'Experience',
  coins: 'Coins',
  enchantment: { disc: 'Enchantment, round', square: 'Enchantment, square', hexagon: 'Enchantment, six-sided' },
  board: 'The board',
  north: 'North',
  south: 'South',
};
