// Which words of a table of Battleground mean something, and what, in English? As they stand in questions and in the log.

import type { Words } from '../words.ts';
import { terms } from './terms.ts';

export const glossary: Words['glossary'] = {
  lane: { forms: ['lane', 'lanes'], meaning: terms.lane.reminder },
  homeRow: { forms: ['home row'], meaning: terms.homeRow.reminder },
  field: { forms: ['field', 'fields'], meaning: terms.field.reminder },
  coin: { forms: ['coin', 'coins'], meaning: terms.coin.reminder },
  exp: { forms: ['exp'], meaning: terms.exp.reminder },
  crystal: { forms: ['crystal', 'crystals'], meaning: terms.crystal.reminder },
  summon: {
    forms: ['summon', 'summons'],
    meaning: 'A creature on the battleground: it marches up its lane and attacks by itself.',
  },
  prepare: { forms: ['prepare', 'prepares'], meaning: terms.prepare.reminder },
  charge: { forms: ['charge', 'charges'], meaning: terms.charge.reminder },
  retain: { forms: ['retain', 'retains'], meaning: terms.retain.reminder },
  enchantment: { forms: ['enchantment', 'enchantments'], meaning: terms.enchantment.reminder },
  unique: { forms: ['Unique'], meaning: terms.unique.reminder },
  market: { forms: ['market'], meaning: terms.market.reminder },
  tier: { forms: ['tier'], meaning: terms.tier.reminder },
};
