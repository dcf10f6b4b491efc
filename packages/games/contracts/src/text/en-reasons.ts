// How does English say why something can't be done?

import type { Reason } from '@duello/kernel';
import { elements } from './en-nouns.ts';
import { element } from './en-table.ts';
import { type Given, has, type ReasonRows, reasonOf } from './rows.ts';
import type { NameOf } from './words.ts';

const colourOf = (given: Given): string => {
  const colour = given.text('colour');
  return has(elements, colour) ? `${element(colour)} mana` : 'mana of the right element';
};

const rows: ReasonRows = {
  manaMissing(given) {
    const missing = given.number('missing');
    return missing === null ? 'not enough mana' : `${missing} mana missing`;
  },
  colourMissing(given) {
    const missing = given.number('missing');
    return missing === null ? `not enough ${colourOf(given)}` : `${missing} ${colourOf(given)} missing`;
  },
  lineFull: () => 'your line is full: 8 Creatures at most',
  noTarget(given) {
    const card = given.card('');
    return card === '' ? 'there is no target' : `there is no target for ${card}`;
  },
  notInHand: (given) => `${given.card('this contract')} isn't in your hand`,
  justCame: (given) => `${given.card('this Creature')} came onto the field this turn and can't act yet`,
  actedAlready: (given) => `${given.card('this Creature')} has already acted this turn`,
  isMagnetized: (given) => `${given.card('this Creature')} is already Magnetized`,
  mustAttackMagnetic: () => 'you must attack something Magnetized or Magnetic',
  impetusOnly: (given) =>
    `${given.card('this Creature')} came onto the field this turn: with Impetus it can attack only Creatures`,
  noAttack: () => "you have no attack, so you can't attack",
  attackedAlready: () => 'you have already attacked this turn',
  orbUsed: (given) => `${given.card('your Orb')} has already been used this turn`,
  orbTooWeak: (given) => `${given.card('your Orb')} has no attack`,
  noOrb: () => 'you have no Orb',
  runeUsed: (given) => `${given.card('your Rune')} has already been used this turn`,
  noRune: () => 'you have no Rune',
  specialUsed: () => 'you have already used your special draw in this game',
  fog: (given) => `${given.card('this target')} has Fog: Spells can't target it`,
  sameColour: () => 'the new extractor must have another colour',
  over: () => 'the game is over',
  notAsked: () => "it isn't your turn to answer",
  stale: () => 'the game has moved on since this question was asked',
  notOffered: () => "this can't be chosen now",
  outOfRange: (given) => `choose a number from ${given.text('min')} to ${given.text('max')}`,
  notAnOrder: () => 'put every option in order, each of them once',
  tooFew: (given) => `choose at least ${given.text('min')}`,
  tooMany: (given) => `choose at most ${given.text('max')}`,
  unknownOption: (given) => `there is no option "${given.text('key')}" here`,
  notAWholeNumber: () => 'a whole number is needed',
  otherShape: () => 'this question takes another form of answer',
};

export const reason = (why: Reason, nameOf: NameOf): string =>
  reasonOf(rows, why, nameOf) ?? `This can't be done now (${why.code}).`;
