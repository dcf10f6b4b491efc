// What does Contracts say in Italian?

import { cardText, costs, kind } from './it-cards.ts';
import { endings, event } from './it-events.ts';
import { costText, elements } from './it-nouns.ts';
import { reason } from './it-reasons.ts';
import { settings } from './it-settings.ts';
import { colours, nouns, option, phases, questions, sources } from './it-table.ts';
import { terms } from './it-terms.ts';
import { deckTexts, flavours, names } from './names.it.ts';
import type { Words } from './words.ts';

export const it: Words = {
  lang: 'it',
  language: 'Italiano',
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
