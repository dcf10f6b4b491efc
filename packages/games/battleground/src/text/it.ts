// What does Battleground say in Italian?

import { cardText, costs, kind } from './it-cards.ts';
import { endings, event } from './it-events.ts';
import { classes, colours, costText, types } from './it-nouns.ts';
import { reason } from './it-reasons.ts';
import { settings } from './it-settings.ts';
import { nouns, option, phases, questions } from './it-table.ts';
import { conditions, terms } from './it-terms.ts';
import { flavours, names, presetTexts, setTexts } from './names.it.ts';
import type { Words } from './words.ts';

export const it: Words = {
  lang: 'it',
  language: 'Italiano',
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
