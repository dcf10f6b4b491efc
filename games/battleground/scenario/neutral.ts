// What is the plainest spell of a type and cost? Numbers and one effect, against which a spell of the box is weighed.

import type { CardJson } from '@duello/lab/game';
import type { Spell } from '../cards/spell.ts';
import { COLOURS } from '../cards/vocabulary.ts';

/**
 * A summon is about as Guard (1/3 for two mana) without its shield: one more Hit Point than mana, and half of it as Attack;
 * a sorcery strikes a foe for what it costs, and at least 1.
 */
export function neutralOf({ type, set, tier, unique, cost }: Spell): CardJson {
  const mana = COLOURS.reduce((sum, colour) => sum + cost[colour], 0);
  const same = { type, set, tier, unique, cost: { ...cost } };
  if (type === 'summon') return { ...same, attack: Math.ceil(mana / 2), hp: mana + 1 };
  return { ...same, text: [{ op: 'damage', amount: Math.max(1, mana), to: { target: 'foe' } }] };
}
