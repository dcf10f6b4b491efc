// What does the printer get of Final Magic? All of it as one value.

import { type GamePrint, termsFrom } from '@duello/print';
import { words } from '../index.ts';
import { FAMILIES, ownCards, printedCards } from './cards.ts';
import releases from './releases.json' with { type: 'json' };
import { tokens, tracks } from './tokens.ts';

export const print: GamePrint = {
  id: 'final-magic',
  title: { en: 'Final Magic', it: 'Final Magic' },
  sigil: 'orb-wand',
  tone: FAMILIES.neutral.tone,
  cards: printedCards,
  ownCards,
  releases,
  tokens,
  tracks,
  boards: () => [],
  terms: (lang) => termsFrom([], words[lang].glossary),
};
