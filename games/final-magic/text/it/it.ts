// What does Final Magic say in Italian?

import type { Words } from '../words.ts';
import { cardText, costs, elements, kind } from './cards.ts';
import { endings, event } from './events.ts';
import { reason } from './reasons.ts';
import { presets, settings } from './settings.ts';
import { names, nouns, option, phases, questions, table } from './table.ts';

export const it: Words = {
  lang: 'it',
  language: 'Italiano',
  names,
  elements,
  phases,
  nouns,
  table,
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
