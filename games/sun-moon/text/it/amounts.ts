// How much, and if so many: how does Italian say it?

import { italian, shown, signed } from '@duello/language';
import type { Amount, Count, To } from '../../cards/effects.ts';
import { type Counted, type Each, firstOf, readAmount, signedX, type Value, type Valued } from '../amounts.ts';
import type { Its } from '../steps.ts';
import { BEARER } from './nouns.ts';

const { inWords } = italian;

/** The limit of a sum is one of the whole. */
const atMost = (most: number | null, base = 0): string =>
  most === null ? '' : ` (al massimo ${most}${base === 0 ? '' : ' in tutto'})`;

const COUNTED: Readonly<Record<Counted, string>> = {
  ownSummonings: 'per ogni evocazione che controlli',
  enemySummonings: 'per ogni evocazione nemica',
  tappedEnemies: 'per ogni evocazione nemica tappata',
  hand: 'per ogni carta nella tua mano',
  opponentsHand: "per ogni carta nella mano dell'avversario",
  ownDiscards: 'per ogni carta nella tua area degli scarti',
  summoningsInOwnDiscards: 'per ogni evocazione nella tua area degli scarti',
};

/** The preposition that the article melts into. */
type Before = 'a' | 'di' | '';
const FEMININE = { a: 'alla ', di: 'della ', '': 'la ' } as const;
const MASCULINE = { a: 'al ', di: 'del ', '': 'il ' } as const;
const ELIDED = { a: "all'", di: "dell'", '': "l'" } as const;

/** "al suo attacco"; `of` is whoever the sentence speaks of. */
function valueText(value: Valued, its: Its, before: Before, of: To | null = null): string {
  if (value === 'ownFatigue') return `${FEMININE[before]}tua fatica`;
  if (value === 'opponentsFatigue') {
    return of === 'opponent' ? `${FEMININE[before]}propria fatica` : `${FEMININE[before]}fatica dell'avversario`;
  }
  const isAttack = value === 'itsAttack';
  if (its === 'its') return isAttack ? `${MASCULINE[before]}suo attacco` : `${FEMININE[before]}sua difesa`;
  const whose = its === 'bearer' ? `dell'${BEARER}` : "di quell'evocazione";
  return isAttack ? `${ELIDED[before]}attacco ${whose}` : `${FEMININE[before]}difesa ${whose}`;
}

/** "pari al doppio del suo attacco più 1 (al massimo 6)". */
function equalTo({ times, base, count, most }: Value, its: Its, of: To | null): string {
  const factor = Math.abs(times);
  const multiple = factor === 2 ? 'al doppio' : `a ${inWords(factor)} volte`;
  const value =
    factor === 1
      ? valueText(count, its, 'a', of)
      : `${multiple} ${valueText(count, its, factor === 2 ? 'di' : '', of)}`;
  return `pari ${value}${base === 0 ? '' : ` ${base < 0 ? 'meno' : 'più'} ${Math.abs(base)}`}${atMost(most)}`;
}

/** ", più 1 per ogni …" after a number, or " per ogni …". */
function forEach({ base, each, count, most }: Each): string {
  if (base > 0) return `, ${each < 0 ? 'meno' : 'più'} ${Math.abs(each)} ${COUNTED[count]}${atMost(most, base)}`;
  return ` ${COUNTED[count]}${base < 0 ? `, meno ${-base}` : ''}${atMost(most, base)}`;
}

/** How much, in two parts: whom it goes to can stand between them. */
interface Much {
  readonly head: string;
  readonly tail: string;
  /** Looked up on somebody, who has to be named first. */
  readonly isValue: boolean;
}
const said = (head: string, tail: string, isValue = false): Much => ({ head, tail, isValue });

/** "2 danni", "X danni", "1 danno … per ogni …", "danni … pari a …". */
export function much(amount: Amount, counted: (n: number) => string, its: Its, of: To | null): Much {
  const reading = readAmount(amount);
  const many = counted(2).slice(2);
  switch (reading.reads) {
    case 'plain':
      return said(counted(reading.n).replace('-', '−'), '');
    case 'x':
      return said(`${reading.text} ${many}`, atMost(reading.most));
    case 'each':
      return said(counted(firstOf(reading)).replace('-', '−'), forEach(reading));
    case 'value':
      return said(many, ` ${equalTo(reading, its, of)}`, true);
  }
}

/** "una carta", "2 carte", "X carte", "una carta per ogni …", "un numero di carte pari a …". */
export function manyCards(amount: Amount, its: Its, of: To | null): string {
  const reading = readAmount(amount);
  const some = (n: number): string => (n === 1 ? 'una carta' : `${shown(n)} carte`);
  switch (reading.reads) {
    case 'plain':
      return some(reading.n);
    case 'x':
      return `${reading.text} carte${atMost(reading.most)}`;
    case 'each':
      return `${some(firstOf(reading))}${forEach(reading)}`;
    case 'value':
      return `un numero di carte ${equalTo(reading, its, of)}`;
  }
}

const TO = { attacco: "all'attacco", difesa: 'alla difesa' } as const;
/** "+2 attacco", "attacco in più pari a …"; empty for no change. `tail` follows "fino alla fine del turno". */
export function changed(amount: Amount, noun: keyof typeof TO, its: Its): Much {
  const reading = readAmount(amount);
  switch (reading.reads) {
    case 'plain':
      return said(reading.n === 0 ? '' : `${signed(reading.n)} ${noun}`, '');
    case 'x':
      return said(`${signedX(reading.text)} ${noun}${atMost(reading.most)}`, '');
    case 'each':
      return said(`${signed(firstOf(reading))} ${noun}`, forEach(reading));
    case 'value': {
      const change = reading.times < 0 ? `una penalità ${TO[noun]}` : `${noun} in più`;
      return said(`${change} ${equalTo(reading, its, null)}`, '', true);
    }
  }
}

/** At least so many, or fewer. */
type Test = (n: number, holds: boolean, its: Its) => string;
/** "controlli un'evocazione" or "non controlli evocazioni", "hai 3 o più carte in mano" or "hai meno di 3 carte in mano". */
const enough =
  (before: string, verb: string, one: string, others: string, after = ''): Test =>
  (n, holds) => {
    if (n === 1) return `${before}${holds ? `${verb} ${one}` : `non ${verb} ${others}`}${after}`;
    return `${before}${verb} ${holds ? `${n} o più` : `meno di ${n}`} ${others}${after}`;
  };
const inArea =
  (one: string, others: string): Test =>
  (n, holds) => {
    const area = 'nella tua area degli scarti';
    if (n === 1) return `${area} ${holds ? `c'è ${one}` : `non ci sono ${others}`}`;
    return `${area} ci sono ${holds ? `${n} o più` : `meno di ${n}`} ${others}`;
  };
const reaches = (value: string, n: number, holds: boolean): string =>
  `${value} è ${holds ? `${n} o più` : n === 1 ? '0' : `${n - 1} o meno`}`;
const valueReaches =
  (value: Valued): Test =>
  (n, holds, its) =>
    reaches(valueText(value, its, ''), n, holds);

/** Follows "se". */
export const CONDITIONS: Readonly<Record<Count, Test>> = {
  x: (n, holds) => reaches('X', n, holds),
  ownSummonings: enough('', 'controlli', "un'evocazione", 'evocazioni'),
  enemySummonings: enough("l'avversario ", 'controlla', "un'evocazione", 'evocazioni'),
  tappedEnemies: enough("l'avversario ", 'controlla', "un'evocazione tappata", 'evocazioni tappate'),
  hand: enough('', 'hai', 'una carta', 'carte', ' in mano'),
  opponentsHand: enough("l'avversario ", 'ha', 'una carta', 'carte', ' in mano'),
  ownDiscards: inArea('una carta', 'carte'),
  summoningsInOwnDiscards: inArea("un'evocazione", 'evocazioni'),
  ownFatigue: valueReaches('ownFatigue'),
  opponentsFatigue: valueReaches('opponentsFatigue'),
  itsAttack: valueReaches('itsAttack'),
  itsDefense: valueReaches('itsDefense'),
};
