// Which words of a table of Battleground mean something, and what, in Italian? As they stand in questions and in the log.

import type { Words } from '../words.ts';
import { terms } from './terms.ts';

export const glossary: Words['glossary'] = {
  lane: { forms: ['corsia', 'corsie'], meaning: terms.lane.reminder },
  homeRow: { forms: ['riga di casa'], meaning: terms.homeRow.reminder },
  field: { forms: ['campo'], meaning: terms.field.reminder },
  coin: { forms: ['moneta', 'monete'], meaning: terms.coin.reminder },
  exp: { forms: ['punto esperienza', 'punti esperienza'], meaning: terms.exp.reminder },
  crystal: { forms: ['cristallo', 'cristalli'], meaning: terms.crystal.reminder },
  summon: {
    forms: ['evocazione', 'evocazioni'],
    meaning: 'Una creatura sul campo di battaglia: avanza nella sua corsia e attacca da sola.',
  },
  prepare: { forms: ['prepara', 'prepari'], meaning: terms.prepare.reminder },
  charge: { forms: ['carica', 'carichi'], meaning: terms.charge.reminder },
  retain: { forms: ['trattieni', 'trattenere', 'trattiene'], meaning: terms.retain.reminder },
  enchantment: { forms: ['incantamento', 'incantamenti'], meaning: terms.enchantment.reminder },
  unique: { forms: ['Unica'], meaning: terms.unique.reminder },
  market: { forms: ['mercato'], meaning: terms.market.reminder },
  tier: { forms: ['livello'], meaning: terms.tier.reminder },
};
