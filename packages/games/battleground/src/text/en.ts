// What does Battleground say in English?

import { cardText, costs, kind } from './en-cards.ts';
import { endings, event } from './en-events.ts';
import { classes, colours, costText, types } from './en-nouns.ts';
import { reason } from './en-reasons.ts';
import { settings } from './en-settings.ts';
import { nouns, option, phases, questions } from './en-table.ts';
import { conditions, terms } from './en-terms.ts';
import { flavours, names, presetTexts, setTexts } from './names.en.ts';
import type { Words } from './words.ts';

export const en: Words = {
  lang: 'en',
  language: 'English',
  names,
  flavours,
  sets: setTexts,
  presets: presetTexts,
  classes,
  colours,
  types,
  conditions,
  terms,
  phases,
  nouns,
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
