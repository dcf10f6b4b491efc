// How much, and if so many: how does English say it?

import { english, shown, signed } from '@duello/language';
import type { Amount, Count, To } from '../../cards/effects.ts';
import { type Counted, type Each, firstOf, readAmount, signedX, type Value, type Valued } from '../amounts.ts';
import type { Its } from '../steps.ts';
import { BEARER } from './nouns.ts';

const { a, inWords, some } = english;

/** The limit of a sum is one of the whole. */
const atMost = (most: number | null, base = 0): string =>
  most === null ? '' : ` (at most ${most}${base === 0 ? '' : ' in all'})`;

/** Follows "for each". */
const COUNTED: Readonly<Record<Counted, string>> = {
  ownSummonings: 'summoning you control',
  enemySummonings: 'enemy summoning',
  tappedEnemies: 'tapped enemy summoning',
  hand: 'card in your hand',
  opponentsHand: "card in the opponent's hand",
  ownDiscards: 'card in your discard area',
  summoningsInOwnDiscards: 'summoning in your discard area',
};

/** "its attack"; `of` is whoever the sentence speaks of. */
function valueText(value: Valued, its: Its, of: To | null = null): string {
  if (value === 'ownFatigue') return 'your fatigue';
  if (value === 'opponentsFatigue') return of === 'opponent' ? 'their own fatigue' : "the opponent's fatigue";
  const whose = { its: 'its', bearer: `${BEARER}'s`, named: "that summoning's" }[its];
  return `${whose} ${value === 'itsAttack' ? 'attack' : 'defense'}`;
}

/** "twice its attack plus 1 (at most 6)". */
function valued({ times, base, count, most }: Value, its: Its, of: To | null): string {
  const value = valueText(count, its, of);
  const factor = Math.abs(times);
  const much = factor === 1 ? value : `${factor === 2 ? 'twice' : `${inWords(factor)} times`} ${value}`;
  return `${much}${base === 0 ? '' : ` ${base < 0 ? 'minus' : 'plus'} ${Math.abs(base)}`}${atMost(most)}`;
}

/** ", plus 1 for each …" after a number, or " for each …". */
function forEach({ base, each, count, most }: Each): string {
  const counted = `for each ${COUNTED[count]}`;
  if (base > 0) return `, ${each < 0 ? 'minus' : 'plus'} ${Math.abs(each)} ${counted}${atMost(most, base)}`;
  return ` ${counted}${base < 0 ? `, minus ${-base}` : ''}${atMost(most, base)}`;
}

/** How much, in two parts: whom it goes to can stand between them. */
interface Much {
  readonly head: string;
  readonly tail: string;
}

/** "2 damage", "X damage", "1 damage … for each …", "damage … equal to …". */
export function much(amount: Amount, noun: string, its: Its, of: To | null): Much {
  const reading = readAmount(amount);
  switch (reading.reads) {
    case 'plain':
      return { head: `${shown(reading.n)} ${noun}`, tail: '' };
    case 'x':
      return { head: `${reading.text} ${noun}`, tail: atMost(reading.most) };
    case 'each':
      return { head: `${shown(firstOf(reading))} ${noun}`, tail: forEach(reading) };
    case 'value':
      return { head: noun, tail: ` equal to ${valued(reading, its, of)}` };
  }
}

/** "a card", "2 cards", "X cards", "a card for each …", "a number of cards equal to …". */
export function manyCards(amount: Amount, its: Its, of: To | null): string {
  const reading = readAmount(amount);
  switch (reading.reads) {
    case 'plain':
      return some(reading.n, 'card', 'cards');
    case 'x':
      return `${reading.text} cards${atMost(reading.most)}`;
    case 'each':
      return `${some(firstOf(reading), 'card', 'cards')}${forEach(reading)}`;
    case 'value':
      return `a number of cards equal to ${valued(reading, its, of)}`;
  }
}

/** "+2 attack", "+X attack", "extra attack equal to …"; empty for no change. `tail` follows "until end of turn". */
export function changed(amount: Amount, noun: string, its: Its): Much {
  const reading = readAmount(amount);
  switch (reading.reads) {
    case 'plain':
      return { head: reading.n === 0 ? '' : `${signed(reading.n)} ${noun}`, tail: '' };
    case 'x':
      return { head: `${signedX(reading.text)} ${noun}${atMost(reading.most)}`, tail: '' };
    case 'each':
      return { head: `${signed(firstOf(reading))} ${noun}`, tail: forEach(reading) };
    case 'value': {
      const change = reading.times < 0 ? `${a(noun)} penalty` : `extra ${noun}`;
      return { head: `${change} equal to ${valued(reading, its, null)}`, tail: '' };
    }
  }
}

/** At least so many, or fewer. */
type Test = (n: number, holds: boolean, its: Its) => string;
/** "a summoning" or "no summonings", "3 or more summonings" or "fewer than 3 summonings". */
const enough =
  (before: string, one: string, after = ''): Test =>
  (n, holds) => {
    if (n === 1) return `${before} ${holds ? a(one) : `no ${one}s`}${after}`;
    return `${before} ${holds ? `${n} or more` : `fewer than ${n}`} ${one}s${after}`;
  };
const reaches = (value: string, n: number, holds: boolean): string =>
  `${value} is ${holds ? `${n} or more` : n === 1 ? '0' : `${n - 1} or less`}`;
const valueReaches =
  (value: Valued): Test =>
  (n, holds, its) =>
    reaches(valueText(value, its), n, holds);

/** Follows "if". */
export const CONDITIONS: Readonly<Record<Count, Test>> = {
  x: (n, holds) => reaches('X', n, holds),
  ownSummonings: enough('you control', 'summoning'),
  enemySummonings: enough('the opponent controls', 'summoning'),
  tappedEnemies: enough('the opponent controls', 'tapped summoning'),
  hand: enough('you have', 'card', ' in hand'),
  opponentsHand: enough('the opponent has', 'card', ' in hand'),
  ownDiscards: enough('your discard area has', 'card'),
  summoningsInOwnDiscards: enough('your discard area has', 'summoning'),
  ownFatigue: valueReaches('ownFatigue'),
  opponentsFatigue: valueReaches('opponentsFatigue'),
  itsAttack: valueReaches('itsAttack'),
  itsDefense: valueReaches('itsDefense'),
};
