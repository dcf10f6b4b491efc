// What does Battleground say in English?

import { small } from '@duello/language';
import type { Words } from '../words.ts';
import { cardText, costs, kind } from './cards.ts';
import { endings, event } from './events.ts';
import { glossary } from './glossary.ts';
import { flavours, names, presetTexts, setTexts } from './names.ts';
import { classes, colours, costText, types } from './nouns.ts';
import { reason } from './reasons.ts';
import { settings } from './settings.ts';
import { standing } from './standing.ts';
import { left, nouns, option, phases, questions, table } from './table.ts';
import { conditions, terms } from './terms.ts';

export const en: Words = {
  glossary,
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
  small,
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
