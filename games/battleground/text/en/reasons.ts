// How does English say why something can't be done?

import { english, type Given, has } from '@duello/language';
import type { ReasonRows } from '../row-types.ts';
import { colour, colours } from './nouns.ts';

/** "white mana", or "mana". */
const manaOf = (given: Given): string => {
  const one = given.text('colour');
  return has(colours, one) ? `${colour(one)} mana` : 'mana';
};

const rows: ReasonRows = {
  notEnoughMana(given) {
    const missing = given.number('missing');
    return missing === null ? `not enough ${manaOf(given)}` : `${missing} ${manaOf(given)} missing`;
  },
  noTarget(given) {
    const card = given.name('card', '');
    return card === '' ? 'there is no target' : `there is no target for ${card}`;
  },
  noFreeField: () => 'no field of your home row is free',
  noRoom: () => 'there is no room for it in play',
  chargeUseless: () => 'this charge wouldn’t lower what is left to pay',
  noMana: (given) => `you have no ${manaOf(given)}`,
  marketClosed: () => 'you can buy in Upkeep, after the battle',
  supplyEmpty(given) {
    const one = given.text('colour');
    return has(colours, one) ? `there are no ${colour(one)} crystals left` : 'there are none left';
  },
  classTaken: () => 'the other player has taken this class',
};

export const reason = english.reasons(rows);
