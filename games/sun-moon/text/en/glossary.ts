// Which words of a table of Sun & Moon mean something, and what, in English? As they stand in questions and in the log.

import type { Words } from '../words.ts';
import { terms } from './terms.ts';

export const glossary: Words['glossary'] = {
  fatigue: { forms: ['fatigue'], meaning: terms.fatigue.reminder },
  summoning: { forms: ['summoning', 'summonings'], meaning: terms.summoning.reminder },
  skill: { forms: ['skill', 'skills'], meaning: terms.skillCard.reminder },
  ability: { forms: ['ability', 'abilities'], meaning: terms.ability.reminder },
  fast: { forms: ['Fast'], meaning: terms.fast.reminder },
  respond: { forms: ['respond', 'response'], meaning: terms.response.reminder },
  tapped: { forms: ['tapped', 'tap'], meaning: terms.tapped.reminder },
  mulligan: { forms: ['mulligan'], meaning: terms.mulligan.reminder },
  draft: { forms: ['draft'], meaning: terms.draft.reminder },
  discardArea: { forms: ['discard area'], meaning: terms.discardArea.reminder },
  x: { forms: ['X'], meaning: terms.x.reminder },
  chain: { forms: ['chain'], meaning: terms.chain.reminder },
};
