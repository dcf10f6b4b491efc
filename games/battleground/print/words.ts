// What do the printed pieces of Battleground say that no card and no table says?

import type { Colour } from '../index.ts';

export interface PrintWords {
  readonly mana: Readonly<Record<Colour, string>>;
  readonly exp: string;
  readonly coins: string;
  readonly enchantment: Readonly<Record<'disc' | 'square' | 'hexagon', string>>;
  readonly board: string;
  readonly north: string;
  readonly south: string;
}
