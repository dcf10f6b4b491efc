// How does Italian say how much: a number, so much for each thing, or a value?

import { italian, shown } from '@duello/language';
import type { Amount, Count, Test } from '../../cards/effects.ts';
import { type Each, firstOf, readAmount, type Value, type Valued } from '../amounts.ts';
import type { Its } from '../mind.ts';
import type { Scene } from '../rows.ts';
import type { StepBy } from '../steps.ts';
import { subject } from './melt.ts';
import { COUNTED, isSummon, nounOf, onIt, valueText } from './nouns.ts';

const { inWords } = italian;

/** The limit of a sum is one of the whole. */
const atMost = (most: number | null, base = 0): string =>
  most === null ? '' : ` (al massimo ${most}${base === 0 ? '' : ' in tutto'})`;

/** "al doppio del suo Attacco più 1 (al massimo 6)"; without "a" as a subject. */
function valueSaid({ times, base, count, most }: Value, its: Its, before: 'a' | ''): string {
  const factor = Math.abs(times);
  const double = before === 'a' ? 'al doppio' : 'il doppio';
  const multiple = factor === 2 ? `${double} ${valueText(count, its, 'di')}` : null;
  const more = `${before === 'a' ? 'a ' : ''}${inWords(factor)} volte ${valueText(count, its, '')}`;
  const much = factor === 1 ? valueText(count, its, before) : (multiple ?? more);
  if (times < 0) {
    const taken = factor === 1 ? valueText(count, its, '') : (multiple ?? more).replace(/^al? /, 'il ');
    return `${before === 'a' ? 'a ' : ''}${shown(base)} meno ${taken}${atMost(most)}`;
  }
  return `${much}${base === 0 ? '' : ` ${base < 0 ? 'meno' : 'più'} ${Math.abs(base)}`}${atMost(most)}`;
}
export const equalTo = (value: Value, its: Its): string => `pari ${valueSaid(value, its, 'a')}`;

/** ", più 1 per ogni evocazione alleata" after a number, or " per ogni evocazione alleata". */
export function forEach({ base, each, count, most }: Each, its: Its, more = shown(Math.abs(each))): string {
  const one = `per ogni ${COUNTED[count](its)}`;
  if (base > 0) return `, ${each < 0 ? 'meno' : 'più'} ${more} ${one}${atMost(most, base)}`;
  return ` ${one}${base < 0 ? `, meno ${-base}` : ''}${atMost(most, base)}`;
}

/** "2 magie", "una magia per ogni …", "un numero di magie pari al suo livello". */
export function many(amount: Amount, its: Its, one: string, more: string): string {
  const reading = readAmount(amount);
  const said = (n: number): string => (n === 1 ? `una ${one}` : `${shown(n)} ${more}`);
  if (reading.reads === 'plain') return said(reading.n);
  if (reading.reads === 'value') return `un numero di ${more} ${equalTo(reading, its)}`;
  const each = Math.abs(reading.each);
  return `${said(firstOf(reading))}${forEach(reading, its, each === 1 ? 'una' : inWords(each))}`;
}

/** The number, which may be X, and what follows at the end of the clause. */
export function much(amount: Amount, its: Its): { readonly n: string; readonly isOne: boolean; readonly tail: string } {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return { n: shown(reading.n), isOne: Math.abs(reading.n) === 1, tail: '' };
  if (reading.reads === 'value') return { n: 'X', isOne: false, tail: `, dove X è ${valueSaid(reading, its, '')}` };
  const n = firstOf(reading);
  return { n: shown(n), isOne: Math.abs(n) === 1, tail: forEach(reading, its) };
}

/** At least so many, or fewer. */
type Enough = (n: number, holds: boolean, its: Its) => string;
/** "hai un'evocazione" or "non hai evocazioni", "hai 3 o più evocazioni" or "hai meno di 3 evocazioni". */
const enough =
  (verb: string, one: string, others: string): Enough =>
  (n, holds) => {
    if (n === 1) return holds ? `${verb} ${one}` : `non ${verb} ${others}`;
    return `${verb} ${holds ? `${n} o più` : `meno di ${n}`} ${others}`;
  };
const thereAre =
  (where: string, one: string, others: string): Enough =>
  (n, holds) => {
    const before = where === '' ? '' : `${where} `;
    if (n === 1) return `${before}${holds ? `c'è ${one}` : `non ci sono ${others}`}`;
    return `${before}ci sono ${holds ? `${n} o più` : `meno di ${n}`} ${others}`;
  };
const reaches =
  (value: Valued): Enough =>
  (n, holds, its) =>
    `${valueText(value, its, '')} ${value === 'itsHp' ? 'sono' : 'è'} ${holds ? `${n} o più` : `meno di ${n}`}`;

const ENOUGH: Readonly<Record<Count, Enough>> = {
  allies: enough('hai', "un'evocazione alleata", 'evocazioni alleate'),
  foes: thereAre('', "un'evocazione nemica", 'evocazioni nemiche'),
  enchanted: thereAre('', "un'evocazione incantata", 'evocazioni incantate'),
  tokensOnThis: thereAre('su questa carta', 'un segnalino', 'segnalini'),
  tokensOnIt: (n, holds, its) => thereAre(onIt(its), 'un segnalino', 'segnalini')(n, holds, its),
  thisAttack: reaches('thisAttack'),
  itsAttack: reaches('itsAttack'),
  itsHp: reaches('itsHp'),
  itsTier: reaches('itsTier'),
  hand: enough('hai in mano', 'una magia', 'magie'),
  summonsInHand: enough('hai in mano', "un'Evocazione", 'Evocazioni'),
  crystalsInHand: enough('hai in mano', 'un Cristallo', 'Cristalli'),
  sorceriesInPile: thereAre('nella tua pila degli scarti', 'una Stregoneria', 'Stregonerie'),
  inPlay: enough('hai in gioco', "un'Aura o un Incantamento", 'Aure o Incantamenti'),
  mana: enough('hai', '1 o più mana', 'mana'),
};

type What = Extract<Test, { test: 'itIs' }>['what'];
/** What it is, feminine and masculine. */
const IS: { readonly [W in What]: readonly [la: string, lo: string] } = {
  flanked: ['è accerchiata', 'è accerchiato'],
  defending: ['è in difesa', 'è in difesa'],
  enchanted: ['è incantata', 'è incantato'],
  alive: ['è ancora viva', 'è ancora vivo'],
  ally: ['è alleata', 'è alleato'],
};
const isNot = (what: What, said: string): string => {
  if (what === 'alive') return said.replace('è ancora viv', 'è mort');
  return `non ${said}`;
};

export function condition({ test, whom, its, held }: StepBy['if'], { card }: Scene): string {
  const holds = held.length > 0;
  if (test.test === 'count') return `se ${ENOUGH[test.count](test.atLeast, holds, its)}`;
  const isHer = whom.to === 'this' ? card.type !== 'crystal' : isSummon(whom.chosen);
  const said = IS[test.what][isHer ? 0 : 1];
  const noun = nounOf(whom, card);
  // In Italian a pronoun goes without saying; "tu" takes another verb.
  const who = noun.clitic !== null || noun.verb === 'tu' ? '' : `${subject(noun)} `;
  const is = holds ? said : isNot(test.what, said);
  return `se ${who}${noun.verb === 'tu' ? is.replace(/^(non )?è /, '$1sei ') : is}`;
}
