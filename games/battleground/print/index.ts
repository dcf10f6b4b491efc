// What does the printer get of Battleground? All of it as one value.

import { type GamePrint, termsFrom } from '@duello/print';
import { words } from '../index.ts';
import { boards } from './board.ts';
import { ownCards, printedCards } from './cards.ts';
import releases from './releases.json' with { type: 'json' };
import { tokens, tracks } from './tokens.ts';
import { SETS } from './tones.ts';

export const print: GamePrint = {
  id: 'battleground',
  title: { en: 'Battleground', it: 'Battleground' },
  sigil: 'crossed-swords',
  tone: SETS.paladin,
  cards: printedCards,
  ownCards,
  releases,
  tokens,
  tracks,
  boards,
  terms: (lang) => termsFrom([words[lang].conditions, words[lang].terms], words[lang].glossary),
};
