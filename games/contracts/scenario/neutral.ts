// What is the plainest contract of a type and cost? Numbers and one effect, against which a contract of the box is weighed.

import type { CardJson } from '@duello/lab/game';
import type { Contract } from '../cards/contract.ts';
import { COLOURS, type Cost } from '../cards/vocabulary.ts';

const manaIn = (cost: Cost | null): number => COLOURS.reduce((sum, colour) => sum + (cost?.[colour] ?? 0), 0);

const strike = (amount: number): CardJson => ({ op: 'damage', amount, to: { choose: { what: 'creatureOrPlayer' } } });

/**
 * Creatures are as large as those of the box would be without their texts, which from four mana on say more; a Spell
 * strikes once, for one more than it costs; an Orb hits three times; a Rune strikes for what it costs to use.
 */
export function neutralOf({ type, cost, activation }: Contract): CardJson {
  const mana = manaIn(cost);
  const same = { type, cost: { ...cost } };
  switch (type) {
    case 'creature':
      return { ...same, attack: mana < 4 ? mana : mana - 1, health: mana + 1 };
    case 'spell':
      return { ...same, effects: [strike(mana + 1)] };
    case 'orb':
      return { ...same, attack: mana, health: 3 };
    case 'rune':
      return { ...same, activation: { ...activation }, effects: [strike(Math.max(1, manaIn(activation)))] };
  }
}
