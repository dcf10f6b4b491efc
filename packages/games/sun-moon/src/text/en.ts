// What does Sun & Moon say in English?

import { abilityText, cardText, costs, hardenText, kind, modeTexts, skills } from './en-cards.ts';
import { event } from './en-events.ts';
import { endings } from './en-frame.ts';
import { classes, rarities, traits, types } from './en-nouns.ts';
import { reason } from './en-reasons.ts';
import { settings } from './en-settings.ts';
import { nouns, option, phases, questions } from './en-table.ts';
import { terms } from './en-terms.ts';
import { flavours, names, readyDeckNames, setTexts } from './names.en.ts';
import type { Words } from './words.ts';

export const en: Words = {
  lang: 'en',
  language: 'English',
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
