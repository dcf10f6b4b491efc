// What does Sun & Moon say in Italian?

import { abilityText, cardText, costs, hardenText, kind, modeTexts, skills } from './it-cards.ts';
import { event } from './it-events.ts';
import { endings } from './it-frame.ts';
import { classes, rarities, traits, types } from './it-nouns.ts';
import { reason } from './it-reasons.ts';
import { settings } from './it-settings.ts';
import { nouns, option, phases, questions } from './it-table.ts';
import { terms } from './it-terms.ts';
import { flavours, names, readyDeckNames, setTexts } from './names.it.ts';
import type { Words } from './words.ts';

export const it: Words = {
  lang: 'it',
  language: 'Italiano',
  names,
  flavours,
  sets: setTexts,
  decks: readyDeckNames,
  classes,
  rarities,
  types,
  traits,
  skills,
  harden: hardenText,
  phases,
  nouns,
  terms,
  kind,
  costs,
  card: cardText,
  ability: abilityText,
  modes: modeTexts,
  event,
  reason,
  questions,
  option,
  endings,
  settings,
};
