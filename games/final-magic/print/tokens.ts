// What lies in the box of Final Magic beside its piles? What counts coins, mana and health in a round.

import type { PrintedToken, PrintedTrack, TokenSide } from '@duello/print';
import { type Lang, words } from '../index.ts';

const side = (colour: string, icon: string, text: string): TokenSide => ({ colour, ink: '#fffaf0', icon, text });
const COIN = '#8a6410';
const MANA = '#2d4f9e';
const HEART = '#a8231a';

export function tokens(lang: Lang): readonly PrintedToken[] {
  const { nouns } = words[lang];
  return [
    {
      id: 'coin',
      name: nouns.coins,
      count: 24,
      shape: 'disc',
      front: side(COIN, 'two-coins', '1'),
      back: side(COIN, 'two-coins', '3'),
    },
    {
      id: 'mana',
      name: nouns.mana,
      count: 24,
      shape: 'hexagon',
      front: side(MANA, 'crystal-growth', '1'),
      back: side(MANA, 'crystal-growth', '3'),
    },
    {
      id: 'pointer',
      name: nouns.health,
      count: 4,
      shape: 'disc',
      front: side(HEART, 'hearts', ''),
      back: side(HEART, 'hearts', ''),
    },
  ];
}

/** F207, F902: a match begins at 50; sudden death at 20. */
export const tracks = (lang: Lang): readonly PrintedTrack[] => [
  {
    ...{ id: 'health', name: words[lang].nouns.health, count: 2, colour: '#7d2413', icon: 'hearts' },
    ...{ from: 0, to: 54, below: () => '' },
  },
];
