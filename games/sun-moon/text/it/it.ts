// What does Sun & Moon say in Italian?

import { small } from '@duello/language';
import type { Words } from '../words.ts';
import { abilityText, cardText, costs, hardenText, kind, modeTexts, rarity, skills } from './cards.ts';
import { event } from './events.ts';
import { glossary } from './glossary.ts';
import { endings } from './match-log.ts';
import { flavours, names, readyDeckNames, setTexts } from './names.ts';
import { classes, editions, rarities, traits, types } from './nouns.ts';
import { reason } from './reasons.ts';
import { settings } from './settings.ts';
import { standing } from './standing.ts';
import { left, nouns, option, phases, questions, table } from './table.ts';
import { terms } from './terms.ts';

export const it: Words = {
  glossary,
  names,
  flavours,
  sets: setTexts,
  decks: readyDeckNames,
  classes,
  rarities: rarities.f,
  editions,
  types,
  traits,
  skills,
  harden: hardenText,
  phases,
  nouns,
  small,
  terms,
  table,
  kind,
  rarity,
  costs,
  card: cardText,
  ability: abilityText,
  modes: modeTexts,
  event,
  reason,
  questions,
  option,
  left,
  endings,
  standing,
  settings,
};
