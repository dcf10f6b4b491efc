// How does English say how much: a number, so much for each thing, or a value?

import { english, shown } from '@duello/language';
import type { Amount, Count, Test } from '../../cards/effects.ts';
import { type Each, firstOf, readAmount, type Value, type Valued } from '../amounts.ts';
import type { Its } from '../mind.ts';
import type { Scene } from '../rows.ts';
import type { StepBy } from '../steps.ts';
import { COUNTED, nounOf, valueText } from './nouns.ts';

const { a, inWords, some } = english;

/** The limit of a sum is one of the whole. */
const atMost = (most: number | null, base = 0): string =>
  most === null ? '' : ` (at most ${most}${base === 0 ? '' : ' in all'})`;

/** "twice its Attack plus 1 (at most 6)". */
export function valueSaid({ times, base, count, most }: Value, its: Its): string {
  const value = valueText(count, its);
  const factor = Math.abs(times);
  const much = factor === 1 ? value : `${factor === 2 ? 'twice' : `${inWords(factor)} times`} ${value}`;
  if (times < 0) return `${shown(base)} minus ${much}${atMost(most)}`;
  return `${much}${base === 0 ? '' : ` ${base < 0 ? 'minus' : 'plus'} ${Math.abs(base)}`}${atMost(most)}`;
}
export const equalTo = (value: Value, its: Its): string => `equal to ${valueSaid(value, its)}`;

/** ", plus 1 for each ally" after a number, or " for each ally". */
export function forEach({ base, each, count, most }: Each, its: Its, more = shown(Math.abs(each))): string {
  const one = `for each ${COUNTED[count](its)}`;
  if (base > 0) return `, ${each < 0 ? 'minus' : 'plus'} ${more} ${one}${atMost(most, base)}`;
  return ` ${one}${base < 0 ? `, minus ${-base}` : ''}${atMost(most, base)}`;
}

/** "2 spells", "a spell for each ally", "a number of spells equal to its tier". */
export function many(amount: Amount, its: Its, one: string, more: string): string {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return some(reading.n, one, more);
  if (reading.reads === 'value') return `a number of ${more} ${equalTo(reading, its)}`;
  return `${some(firstOf(reading), one, more)}${forEach(reading, its, inWords(Math.abs(reading.each)))}`;
}

/** How much of what has no plural: the number, and what follows at the end of the clause. */
export function much(amount: Amount, its: Its): { readonly n: string; readonly tail: string } {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return { n: shown(reading.n), tail: '' };
  if (reading.reads === 'value') return { n: 'X', tail: `, where X is ${valueSaid(reading, its)}` };
  return { n: shown(firstOf(reading)), tail: forEach(reading, its) };
}

/** At least so many, or fewer. */
type Enough = (n: number, holds: boolean, its: Its) => string;
/** "an ally" or "no allies", "3 or more allies" or "fewer than 3 allies". */
const enough =
  (before: string, one: string, others: string, after = ''): Enough =>
  (n, holds) => {
    if (n === 1) return `${before} ${holds ? a(one) : `no ${others}`}${after}`;
    return `${before} ${holds ? `${n} or more` : `fewer than ${n}`} ${others}${after}`;
  };
const reaches =
  (value: Valued): Enough =>
  (n, holds, its) =>
    `${valueText(value, its)} is ${holds ? `${n} or more` : `less than ${n}`}`;

const ENOUGH: Readonly<Record<Count, Enough>> = {
  allies: enough('you have', 'ally', 'allies'),
  foes: (n, holds, its) => enough(n === 1 && holds ? 'there is' : 'there are', 'foe', 'foes')(n, holds, its),
  enchanted(n, holds) {
    if (n === 1) return holds ? 'a summon is enchanted' : 'no summon is enchanted';
    return `${holds ? `${n} or more` : `fewer than ${n}`} summons are enchanted`;
  },
  tokensOnThis: enough('there are', 'token', 'tokens', ' on this card'),
  tokensOnIt: (n, holds, its) =>
    enough('there are', 'token', 'tokens', COUNTED.tokensOnIt(its).slice(5))(n, holds, its),
  thisAttack: reaches('thisAttack'),
  itsAttack: reaches('itsAttack'),
  itsHp: reaches('itsHp'),
  itsTier: reaches('itsTier'),
  hand: enough('you have', 'spell', 'spells', ' in hand'),
  summonsInHand: enough('you have', 'Summon', 'Summons', ' in hand'),
  crystalsInHand: enough('you have', 'Crystal', 'Crystals', ' in hand'),
  sorceriesInPile: enough('your discard pile has', 'Sorcery', 'Sorceries'),
  inPlay: enough('you have', 'Aura or Enchantment', 'Auras or Enchantments', ' in play'),
  mana: (n, holds) =>
    n === 1 && !holds ? 'you have no mana' : `you have ${holds ? `${n} or more` : `less than ${n}`} mana`,
};

const IS: { readonly [W in Extract<Test, { test: 'itIs' }>['what']]: readonly [yes: string, no: string] } = {
  flanked: ['is flanked', "isn't flanked"],
  defending: ['is defending', "isn't defending"],
  enchanted: ['is enchanted', "isn't enchanted"],
  alive: ['is still alive', 'has died'],
  ally: ['is an ally', "isn't an ally"],
};

export function condition({ test, whom, its, held }: StepBy['if'], { card }: Scene): string {
  const holds = held.length > 0;
  if (test.test === 'count') return `if ${ENOUGH[test.count](test.atLeast, holds, its)}`;
  const { text, verb } = nounOf(whom, card);
  const said = IS[test.what][holds ? 0 : 1];
  return `if ${text} ${verb === 'you' ? said.replace(/^(is|has)/, (is) => (is === 'is' ? 'are' : 'have')) : said}`;
}
