// Which words of a table of Sun & Moon mean something, and what, in Italian? As they stand in questions and in the log.

import type { Words } from '../words.ts';
import { terms } from './terms.ts';

export const glossary: Words['glossary'] = {
  fatigue: { forms: ['fatica'], meaning: terms.fatigue.reminder },
  summoning: { forms: ['evocazione', 'evocazioni'], meaning: terms.summoning.reminder },
  skill: { forms: ['talento', 'talenti'], meaning: terms.skillCard.reminder },
  ability: { forms: ['abilità'], meaning: terms.ability.reminder },
  fast: { forms: ['Rapida', 'Rapide'], meaning: terms.fast.reminder },
  respond: { forms: ['rispondi', 'risposta'], meaning: terms.response.reminder },
  tapped: { forms: ['tappata', 'tappate'], meaning: terms.tapped.reminder },
  mulligan: { forms: ['mulligan'], meaning: terms.mulligan.reminder },
  draft: { forms: ['draft'], meaning: terms.draft.reminder },
  discardArea: { forms: ['area degli scarti'], meaning: terms.discardArea.reminder },
  x: { forms: ['X'], meaning: terms.x.reminder },
  chain: { forms: ['catena'], meaning: terms.chain.reminder },
};
