// What does Contracts say in Italian?

import { small } from '@duello/language';
import type { Words } from '../words.ts';
import { cardText, costs, kind } from './cards.ts';
import { endings, event } from './events.ts';
import { glossary } from './glossary.ts';
import { deckTexts, flavours, names } from './names.ts';
import { costText, elements } from './nouns.ts';
import { reason } from './reasons.ts';
import { settings } from './settings.ts';
import { standing } from './standing.ts';
import { colours, left, nouns, option, phases, questions, sources, table } from './table.ts';
import { terms } from './terms.ts';

export const it: Words = {
  glossary,
  names,
  flavours,
  decks: deckTexts,
  elements,
  colours,
  sources,
  phases,
  nouns,
  small,
  terms,
  table,
  kind,
  costs,
  cost: costText,
  card: cardText,
  event,
  reason,
  questions,
  option,
  left,
  endings,
  standing,
  settings,
};
