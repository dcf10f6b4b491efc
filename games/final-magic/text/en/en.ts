// What does Final Magic say in English?

import type { Words } from '../words.ts';
import { cardText, costs, elements, kind } from './effects.ts';
import { endings, event } from './events.ts';
import { glossary } from './glossary.ts';
import { reason } from './reasons.ts';
import { presets, settings } from './settings.ts';
import { standing } from './standing.ts';
import { left, names, nouns, option, phases, questions, table } from './table.ts';

export const en: Words = {
  glossary,
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
  left,
  endings,
  standing,
  settings,
  presets,
};
