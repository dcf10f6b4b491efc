// What does Contracts say in English?

import { cardText, costs, kind } from './en-cards.ts';
import { endings, event } from './en-events.ts';
import { costText, elements } from './en-nouns.ts';
import { reason } from './en-reasons.ts';
import { settings } from './en-settings.ts';
import { colours, nouns, option, phases, questions, sources } from './en-table.ts';
import { terms } from './en-terms.ts';
import { deckTexts, flavours, names } from './names.en.ts';
import type { Words } from './words.ts';

export const en: Words = {
  lang: 'en',
  language: 'English',
  names,
  flavours,
  decks: deckTexts,
  elements,
  colours,
  sources,
  phases,
  nouns,
  terms,
  kind,
  costs,
  cost: costText,
  card: cardText,
  event,
  reason,
  questions,
  option,
  endings,
  settings,
};
