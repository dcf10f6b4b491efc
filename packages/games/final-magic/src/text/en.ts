// What does Final Magic say in English?

import { cardText, costs, elements, kind } from './en-cards.ts';
import { endings, event } from './en-events.ts';
import { reason } from './en-reasons.ts';
import { presets, settings } from './en-settings.ts';
import { names, nouns, option, phases, questions } from './en-table.ts';
import type { Words } from './words.ts';

export const en: Words = {
  lang: 'en',
  language: 'English',
  names,
  elements,
  phases,
  nouns,
  kind,
  costs,
  card: cardText,
  event,
  reason,
  questions,
  option,
  endings,
  settings,
  presets,
};
