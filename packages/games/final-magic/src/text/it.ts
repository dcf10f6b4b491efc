// What does Final Magic say in Italian?

import { cardText, costs, elements, kind } from './it-cards.ts';
import { endings, event } from './it-events.ts';
import { reason } from './it-reasons.ts';
import { presets, settings } from './it-settings.ts';
import { names, nouns, option, phases, questions } from './it-table.ts';
import type { Words } from './words.ts';

export const it: Words = {
  lang: 'it',
  language: 'Italiano',
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
