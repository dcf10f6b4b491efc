// How does a clause of a card read in Italian? Verbs and their pronouns, how much, and if so many.

import type { EachReading, Reading, ValueReading } from '../speech/amounts.ts';
import { firstOf } from '../speech/amounts.ts';
import type { Form } from '../speech/clauses.ts';
import { shown } from '../speech/speech.ts';
import { inWords } from './italian.ts';
import { a, after, contract, type Gender, type Noun, object, type Preposition, subject } from './italian-nouns.ts';

/** What you are told to do, and what you can do. */
export type Verb = { readonly [F in Form]: string };
export const verb = (imperative: string, infinitive: string): Verb => ({ do: imperative, can: infinitive });
/** What a pronoun is added to: "distruggi-la", "distrugger-la". */
const stem = (how: Verb, form: Form): string => (form === 'do' ? how.do : how.can.slice(0, -1));

/** "distruggi una carta", "distruggila", "distruggerla"; `before` follows the verb: "riprendila in mano". */
export function acts(how: Verb, noun: Noun, form: Form, rest = '', before = ''): string {
  if (noun.clitic === null) return `${how[form]}${before} ${object(noun)}${rest}`;
  return `${stem(how, form)}${noun.clitic}${before}${rest}`;
}

/** To her, to him. */
const TO_IT = { la: 'le', lo: 'gli' } as const;
/** "infliggi 2 danni a una carta", "infliggile 2 danni". */
export function actsTo(how: Verb, what: string, preposition: Preposition, noun: Noun, form: Form, tail = ''): string {
  if (noun.clitic === null) return `${how[form]} ${what} ${after(preposition, noun)}${tail}`;
  return `${stem(how, form)}${TO_IT[noun.clitic]} ${what}${tail}`;
}

/** Verbs of whoever is the subject. */
export type Persons = { readonly [P in Noun['verb'] | 'can']: string };
export const GAIN: Persons = {
  tu: 'guadagni',
  voi: 'guadagnate',
  one: 'guadagna',
  many: 'guadagnano',
  can: 'guadagnare',
};
export const LOSE: Persons = { tu: 'perdi', voi: 'perdete', one: 'perde', many: 'perdono', can: 'perdere' };

/** Straight after "quando arriva," the subject is clear (`led`); elsewhere "guadagna" alone would be an order. */
export const states = (how: Persons, noun: Noun, led: boolean): string =>
  `${led || noun.verb === 'tu' ? '' : `${subject(noun)} `}${how[noun.verb]}`;

/** "una tua carta guadagna 2", "far guadagnare 2 a una tua carta", "farle guadagnare 2". */
export function does(how: Persons, noun: Noun, what: string, form: Form, led = false): string {
  if (form === 'do') return `${states(how, noun, led)} ${what}`;
  if (noun.verb === 'tu') return `${how.can} ${what}`;
  const made = noun.clitic === null ? `far ${how.can} ${after('a', noun)}` : `far${TO_IT[noun.clitic]} ${how.can}`;
  return `${made} ${what}`;
}

/** "2 o meno". */
export const orLess = (n: number): string => (n === 0 ? '0' : `${n} o meno`);
/** "3 o più", or that it isn't so. */
export const orMore = (n: number, holds: boolean): string => (holds ? `${n} o più` : `meno di ${n}`);

/** "se …" of a number of things. */
export type Enough = (n: number, holds: boolean) => string;
/** "hai una carta" or "non hai carte", "hai 3 o più carte" or "hai meno di 3 carte". */
export const enough =
  (verb: string, one: string, others: string, before = '', after = ''): Enough =>
  (n, holds) => {
    const said =
      n === 1 ? (holds ? `${verb} ${one}` : `non ${verb} ${others}`) : `${verb} ${orMore(n, holds)} ${others}`;
    return `${before}${said}${after}`;
  };
/** "su di essa c'è un segnalino", "ci sono 3 o più segnalini". */
export const thereAre =
  (where: string, one: string, others: string): Enough =>
  (n, holds) => {
    const said = n === 1 ? (holds ? `c’è ${one}` : `non ci sono ${others}`) : `ci sono ${orMore(n, holds)} ${others}`;
    return where === '' ? said : `${where} ${said}`;
  };

/** The limit of a sum is one of the whole. */
export const atMost = (most: number | null, base = 0): string =>
  most === null ? '' : ` (al massimo ${most}${base === 0 ? '' : ' in tutto'})`;

export interface Countable {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}
/** "una magia", "2 magie". */
export const some = (n: number, { one, many, gender }: Countable): string =>
  n === 1 ? a(one, gender) : `${shown(n)} ${many}`;

/** How much, with what a game counts ("per ogni carta") and what it looks up on somebody ("il suo attacco"). */
export function amounts<Counted extends string, Valued extends string, Told>(
  counted: (count: Counted, told: Told) => string,
  value: (value: Valued, told: Told) => string,
) {
  /** "il doppio del suo attacco più 1 (al massimo 6)". */
  const valueText = ({ times, base, count, most }: ValueReading<Valued>, told: Told): string => {
    const factor = Math.abs(times);
    const one = value(count, told);
    const much =
      factor === 1 ? one : factor === 2 ? `il doppio ${contract('di', one)}` : `${inWords(factor)} volte ${one}`;
    if (times < 0) return `${shown(base)} meno ${much}${atMost(most)}`;
    return `${much}${base === 0 ? '' : ` ${base < 0 ? 'meno' : 'più'} ${Math.abs(base)}`}${atMost(most)}`;
  };
  const equalTo = (reading: ValueReading<Valued>, told: Told): string =>
    `pari ${contract('a', valueText(reading, told))}`;

  /** ", più 1 per ogni …" after a number, or " per ogni …". */
  const forEach = (
    { base, each, count, most }: EachReading<Counted>,
    told: Told,
    more = String(Math.abs(each)),
  ): string => {
    const one = counted(count, told);
    if (base > 0) return `, ${each < 0 ? 'meno' : 'più'} ${more} ${one}${atMost(most, base)}`;
    return ` ${one}${base < 0 ? `, meno ${-base}` : ''}${atMost(most, base)}`;
  };

  /** "2 carte", "una carta per ogni …", "un numero di carte pari a …". */
  const many = (
    reading: Reading<Counted, Valued>,
    told: Told,
    noun: Countable,
    said = (n: number): string => some(n, noun),
  ): string => {
    if (reading.reads === 'plain') return said(reading.n);
    if (reading.reads === 'value') return `un numero di ${noun.many} ${equalTo(reading, told)}`;
    const each = Math.abs(reading.each);
    const more = each === 1 && noun.gender === 'f' ? 'una' : inWords(each);
    return `${said(firstOf(reading))}${forEach(reading, told, more)}`;
  };

  return { valueText, equalTo, forEach, many };
}
