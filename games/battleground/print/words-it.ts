// What do the printed pieces of Battleground say that no card and no table says? In Italian.

import type { PrintWords } from './words.ts';

export const it: PrintWords = {
  mana: { white: 'Mana bianco', red: 'Mana rosso', purple: 'Mana viola', blue: 'Mana blu' },
  exp: 'Esperienza',
  coins: 'Monete',
  enchantment: {
    disc: 'Incantamento, rotondo',
    square: 'Incantamento, quadrato',
    hexagon: 'Incantamento, a sei lati',
  },
  board: 'Il campo di battaglia',
  north: 'Nord',
  south: 'Sud',
};
