// How does English say why something can't be done?

import { english, type Given, has, type ReasonRows } from '@duello/language';
import type { ReasonCode } from '../../rules/state/reasons.ts';
import { elements } from './nouns.ts';
import { element } from './table.ts';

const colourOf = (given: Given): string => {
  const colour = given.text('colour');
  return has(elements, colour) ? `${element(colour)} mana` : 'mana of the right element';
};

const rows: ReasonRows<ReasonCode> = {
  manaMissing(given) {
    const [needs, can] = [given.number('needs'), given.number('can')];
    return needs === null || can === null ? 'not enough mana' : `needs ${needs} mana; you can spend ${can}`;
  },
  colourMissing(given) {
    const [needs, can] = [given.number('needs'), given.number('can')];
    if (needs === null || can === null) return `not enough ${colourOf(given)}`;
    return `needs ${needs} ${colourOf(given)}; you can spend ${can}`;
  },
  lineFull: () => 'your line is full: 8 Creatures at most',
  noTarget(given) {
    const card = given.name('card', '');
    return card === '' ? 'there is no target' : `there is no target for ${card}`;
  },
  notInHand: (given) => `${given.name('card', 'this contract')} isn’t in your hand`,
  justCame: (given) => `${given.name('card', 'this Creature')} came onto the field this turn and can’t act yet`,
  actedAlready: (given) => `${given.name('card', 'this Creature')} has already acted this turn`,
  isMagnetized: (given) => `${given.name('card', 'this Creature')} is already Magnetized`,
  mustAttackMagnetic: () => 'you must attack something Magnetized or Magnetic',
  impetusOnly: (given) =>
    `${given.name('card', 'this Creature')} came onto the field this turn: with Impetus it can attack only Creatures`,
  noAttack: () => 'your attack is 0, so you can’t attack',
  attackedAlready: () => 'you have already attacked this turn',
  orbUsed: (given) => `${given.name('card', 'your Orb')} has already been used this turn`,
  orbTooWeak: (given) => `the attack of ${given.name('card', 'your Orb')} is 0`,
  noOrb: () => 'you have no Orb',
  runeUsed: (given) => `${given.name('card', 'your Rune')} has already been used this turn`,
  noRune: () => 'you have no Rune',
  specialUsed: () => 'you have already used your special draw in this game',
  fog: (given) => `${given.name('card', 'this target')} has Fog: Spells can’t target it`,
  sameColour: () => 'the new extractor must have another colour',
};

export const reason = english.reasons(rows);
