// What does the printer get of Contracts? All of it as one value.

import { type GamePrint, termsFrom } from '@duello/print';
import { words } from '../index.ts';
import { ownCards, printedCards } from './cards.ts';
import releases from './releases.json' with { type: 'json' };
import { tokens, tracks } from './tokens.ts';
import { deckTone } from './tones.ts';

export const print: GamePrint = {
  id: 'contracts',
  title: { en: 'Contracts', it: 'Contracts' },
  sigil: 'contract',
  tone: deckTone('emberPact'),
  cards: printedCards,
  ownCards,
  releases,
  tokens,
  tracks,
  boards: () => [],
  terms: (lang) => termsFrom([words[lang].terms], words[lang].glossary),
};
