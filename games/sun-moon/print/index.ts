// What does the printer get of Sun & Moon? All of it as one value.

import { type GamePrint, termsFrom } from '@duello/print';
import { words } from '../index.ts';
import { ownCards, printedCards, TONES } from './cards.ts';
import releases from './releases.json' with { type: 'json' };
import { skillCard, tokens, tracks } from './tokens.ts';

export const print: GamePrint = {
  id: 'sun-moon',
  title: { en: 'Sun & Moon', it: 'Sole e Luna' },
  sigil: 'eclipse',
  tone: TONES.neutral,
  cards: (lang) => [...printedCards(lang), skillCard(lang)],
  ownCards,
  releases,
  tokens,
  tracks,
  boards: () => [],
  terms: (lang) => termsFrom([words[lang].terms], words[lang].glossary),
};
