// What lies in the box of Battleground beside its spells? Conditions, mana, experience, coins, enchantments, numbers.

import type { PrintedToken, PrintedTrack, TokenSide } from '@duello/print';
import { CONDITION_ICONS } from '../art/condition-icons.ts';
import { COLOURS, CONDITIONS, type Lang, START_LIFE, words } from '../index.ts';
import { printWords } from './said.ts';
import { MANA } from './tones.ts';

const side = (colour: string, icon: string | null, text: string, ink = '#fffaf0'): TokenSide => ({
  colour,
  ink,
  icon,
  text,
});
const CONDITION = '#3b3f58';
/** B317: the third pool never runs out; so many coins have always been enough. */
const COUNTS = { condition: 7, mana: 14, exp: 14, coin: 35, enchantment: 7, number: 14 } as const;
const MANA_SHAPES = { white: 'disc', red: 'diamond', purple: 'square', blue: 'hexagon' } as const;

export function tokens(lang: Lang): readonly PrintedToken[] {
  const { conditions, nouns } = words[lang];
  const say = printWords[lang];
  return [
    ...CONDITIONS.map((name): PrintedToken => {
      const face = side(CONDITION, CONDITION_ICONS[name], '');
      return { id: name, name: conditions[name].name, count: COUNTS.condition, shape: 'disc', front: face, back: face };
    }),
    ...COLOURS.map((colour): PrintedToken => {
      const face: TokenSide = { ...MANA[colour], text: '' };
      return {
        id: `mana-${colour}`,
        name: say.mana[colour],
        count: COUNTS.mana,
        shape: MANA_SHAPES[colour],
        front: face,
        back: face,
      };
    }),
    {
      ...{ id: 'exp', name: say.exp, count: COUNTS.exp, shape: 'diamond' },
      ...{ front: side('#1f5a4a', 'upgrade', ''), back: side('#1f5a4a', 'upgrade', '') },
    },
    {
      ...{ id: 'coin', name: say.coins, count: COUNTS.coin, shape: 'disc' },
      ...{ front: side('#c7982f', 'two-coins', '', '#3c2900'), back: side('#c7982f', 'two-coins', '', '#3c2900') },
    },
    ...(['disc', 'square', 'hexagon'] as const).map((shape): PrintedToken => {
      const face = side('#6b3f6f', 'magic-swirl', '');
      return {
        id: `enchantment-${shape}`,
        name: say.enchantment[shape],
        count: COUNTS.enchantment,
        shape,
        front: face,
        back: face,
      };
    }),
    // B106: in place of dice.
    {
      id: 'attack',
      name: nouns.attack,
      count: COUNTS.number,
      shape: 'square',
      front: side('#5b2f92', null, '1'),
      back: side('#5b2f92', null, '3'),
    },
    {
      id: 'hp',
      name: nouns.hp,
      count: COUNTS.number,
      shape: 'disc',
      front: side('#a8231a', null, '1'),
      back: side('#a8231a', null, '3'),
    },
  ];
}

export const tracks = (lang: Lang): readonly PrintedTrack[] => [
  {
    ...{ id: 'life', name: words[lang].nouns.life, count: 2, colour: '#5f160d', icon: 'hearts' },
    ...{ from: 0, to: START_LIFE + 1, below: () => '' },
  },
];
