// How does a clause of a card read in English? Subjects and verbs, how much, and if so many.

import type { EachReading, Reading, ValueReading } from '../speech/amounts.ts';
import { firstOf } from '../speech/amounts.ts';
import type { Form } from '../speech/clauses.ts';
import { shown } from '../speech/speech.ts';
import { a, inWords, some } from './english.ts';

/** A subject and how its verb ends; `object` where it differs. */
export interface Noun {
  readonly text: string;
  readonly object: string;
  readonly verb: 'you' | 'one' | 'many';
}
export const noun = (text: string, verb: Noun['verb'] = 'one', object = text): Noun => ({ text, object, verb });
export const YOU = noun('you', 'you', 'yourself');
export const OPPONENT = noun('the opponent');

/** Subject and verb, or what follows "you can". */
export function does({ text, object, verb }: Noun, base: string, form: Form): string {
  if (form === 'can') return verb === 'you' ? base : `have ${object} ${base}`;
  const ending = verb === 'one' ? (base.endsWith('ch') ? 'es' : 's') : '';
  return `${text} ${base}${ending}`;
}

/** "2 or less". */
export const orLess = (n: number): string => (n === 0 ? '0' : `${n} or less`);
/** "3 or more", or that it isn't so. */
export const orMore = (n: number, holds: boolean, less = 'fewer'): string =>
  holds ? `${n} or more` : `${less} than ${n}`;

/** "if …" of a number of things. */
export type Enough = (n: number, holds: boolean) => string;
/** "an ally" or "no allies", "3 or more allies" or "fewer than 3 allies". */
export const enough =
  (before: string, one: string, others: string, after = ''): Enough =>
  (n, holds) =>
    `${before} ${n === 1 ? (holds ? a(one) : `no ${others}`) : `${orMore(n, holds)} ${others}`}${after}`;

/** The limit of a sum is one of the whole. */
export const atMost = (most: number | null, base = 0): string =>
  most === null ? '' : ` (at most ${most}${base === 0 ? '' : ' in all'})`;

export interface Countable {
  readonly one: string;
  readonly many: string;
}

/** How much, with what a game counts (it follows "for each") and what it looks up on somebody ("its attack"). */
export function amounts<Counted extends string, Valued extends string, Told>(
  counted: (count: Counted, told: Told) => string,
  value: (value: Valued, told: Told) => string,
) {
  /** "twice its attack plus 1 (at most 6)". */
  const valueText = ({ times, base, count, most }: ValueReading<Valued>, told: Told): string => {
    const factor = Math.abs(times);
    const multiple = factor === 1 ? '' : factor === 2 ? 'twice ' : `${inWords(factor)} times `;
    const much = `${multiple}${value(count, told)}`;
    if (times < 0) return `${shown(base)} minus ${much}${atMost(most)}`;
    return `${much}${base === 0 ? '' : ` ${base < 0 ? 'minus' : 'plus'} ${Math.abs(base)}`}${atMost(most)}`;
  };
  const equalTo = (reading: ValueReading<Valued>, told: Told): string => `equal to ${valueText(reading, told)}`;

  /** ", plus 1 for each …" after a number, or " for each …". */
  const forEach = (
    { base, each, count, most }: EachReading<Counted>,
    told: Told,
    more = String(Math.abs(each)),
  ): string => {
    const one = `for each ${counted(count, told)}`;
    if (base > 0) return `, ${each < 0 ? 'minus' : 'plus'} ${more} ${one}${atMost(most, base)}`;
    return ` ${one}${base < 0 ? `, minus ${-base}` : ''}${atMost(most, base)}`;
  };

  /** "2 cards", "a card for each …, plus two", "a number of cards equal to …". */
  const many = (
    reading: Reading<Counted, Valued>,
    told: Told,
    { one, many: others }: Countable,
    said = (n: number): string => some(n, one, others),
  ): string => {
    if (reading.reads === 'plain') return said(reading.n);
    if (reading.reads === 'value') return `a number of ${others} ${equalTo(reading, told)}`;
    return `${said(firstOf(reading))}${forEach(reading, told, inWords(Math.abs(reading.each)))}`;
  };

  return { valueText, equalTo, forEach, many };
}
