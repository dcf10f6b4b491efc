// What lies in the box of Contracts beside its decks? As many of each as the rules say (C105, CR62).

import type { PrintedToken, PrintedTrack, TokenSide } from '@duello/print';
import { STATUS_ICONS } from '../art/status-icons.ts';
import { COLOURS, type Lang, MAX_TANKS, START_HEALTH, words } from '../index.ts';
import { deckTone, MANA } from './tones.ts';

const EXTRACTORS = { red: 20, blue: 20, yellow: 20, pure: 1 } as const;
const MARKERS = { change: 20, magnetic: 6, faded: 3 } as const;
const TANK: TokenSide = { colour: '#6d675a', ink: '#fff8e8', icon: 'floating-crystal', text: '' };

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const side = (colour: string, text: string, icon: string | null = null): TokenSide => ({
  colour,
  ink: '#fff8e8',
  icon,
  text,
});

export function tokens(lang: Lang): readonly PrintedToken[] {
  const { sources, nouns, terms } = words[lang];
  const change = (id: 'attack' | 'health', shape: PrintedToken['shape'], colour: string): PrintedToken => ({
    ...{ id, shape, name: nouns[id], count: MARKERS.change },
    ...{ front: side(colour, '+1'), back: side(colour, '−1') },
  });
  return [
    ...COLOURS.map((colour): PrintedToken => {
      const full: TokenSide = { ...MANA[colour], icon: MANA[colour].icon ?? 'circle', text: '' };
      const name = capital(sources[colour]);
      return {
        id: `extractor-${colour}`,
        name,
        count: EXTRACTORS[colour],
        shape: 'hexagon',
        front: full,
        back: { ...full, hollow: true },
      };
    }),
    {
      ...{ id: 'tank', name: nouns.tanks, count: 2 * MAX_TANKS, shape: 'square' },
      ...{ front: TANK, back: { ...TANK, hollow: true } },
    },
    change('attack', 'diamond', '#8c5a12'),
    change('health', 'disc', '#a8231a'),
    {
      ...{ id: 'magnetic', name: terms.magnetic.name, count: MARKERS.magnetic, shape: 'disc' },
      ...{ front: side('#3d2a59', '', STATUS_ICONS.magnetic), back: side('#3d2a59', '', STATUS_ICONS.magnetic) },
    },
    {
      ...{ id: 'faded', name: terms.faded.name, count: MARKERS.faded, shape: 'disc' },
      ...{ front: side('#57534b', '', 'cancel'), back: side('#57534b', '', 'cancel') },
    },
    {
      ...{ id: 'pointer', name: nouns.health, count: 4, shape: 'disc' },
      ...{ front: side('#7b2414', '', 'hearts'), back: side('#7b2414', '', 'hearts') },
    },
  ];
}

/** C106: noted where both can see it; effects can heal above it. */
const MOST = 32;
export const tracks = (lang: Lang): readonly PrintedTrack[] => [
  {
    ...{ id: 'health', name: words[lang].nouns.health, count: 2, colour: deckTone('emberPact').deep, icon: 'hearts' },
    ...{ from: 0, to: Math.max(START_HEALTH, MOST), below: () => '' },
  },
];
