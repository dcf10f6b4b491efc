// How much, and if so many: how does Italian say it?

import { firstOf, italianClauses, italianNouns, signed } from '@duello/language';
import type { Amount, Count } from '../../cards/amounts.ts';
import type { To } from '../../cards/targets.ts';
import { type Counted, readAmount, signedX, type Valued } from '../amounts.ts';
import type { Possessive } from '../clauses.ts';
import { BEARER } from './nouns.ts';

const { amounts, atMost, enough, some, thereAre } = italianClauses;
const { contract, the } = italianNouns;

const COUNTED: Readonly<Record<Counted, string>> = {
  ownSummonings: 'per ogni evocazione che controlli',
  enemySummonings: 'per ogni evocazione nemica',
  tappedEnemies: 'per ogni evocazione nemica tappata',
  hand: 'per ogni carta nella tua mano',
  opponentsHand: 'per ogni carta nella mano dell’avversario',
  ownDiscards: 'per ogni carta nella tua area degli scarti',
  summoningsInOwnDiscards: 'per ogni evocazione nella tua area degli scarti',
};

/** On the reader's opponent's card, what has no name on the other side. */
const THEIRS: typeof COUNTED = {
  ...COUNTED,
  tappedEnemies: 'per ogni tua evocazione tappata',
  ownDiscards: 'per ogni carta nell’area degli scarti dell’avversario',
  summoningsInOwnDiscards: 'per ogni evocazione nell’area degli scarti dell’avversario',
};

/** Whose "suo" is, whom the sentence speaks of, and whether the card is the reader's opponent's. */
export interface Told {
  readonly its: Possessive;
  readonly of: To | null;
  readonly theirs: boolean;
}
/** "il suo attacco". */
function valueText(value: Valued, { its, of }: Omit<Told, 'theirs'>): string {
  if (value === 'ownFatigue') return 'la tua fatica';
  if (value === 'opponentsFatigue') return of === 'opponent' ? 'la propria fatica' : 'la fatica dell’avversario';
  const isAttack = value === 'itsAttack';
  if (its === 'its') return isAttack ? 'il suo attacco' : 'la sua difesa';
  const whose = contract('di', its === 'bearer' ? the(BEARER, 'f') : 'quell’evocazione');
  return isAttack ? `l’attacco ${whose}` : `la difesa ${whose}`;
}
const { equalTo, forEach } = amounts<Counted, Valued, Told>(
  (count, { theirs }) => (theirs ? THEIRS : COUNTED)[count],
  valueText,
);

/** How much, in two parts: whom it goes to can stand between them. */
interface Much {
  readonly head: string;
  readonly tail: string;
  /** Looked up on somebody, who has to be named first. */
  readonly isValue: boolean;
}
const said = (head: string, tail: string, isValue = false): Much => ({ head, tail, isValue });

/** "2 danni", "X danni", "1 danno … per ogni …", "danni … pari a …". */
export function much(amount: Amount, counted: (n: number) => string, told: Told): Much {
  const reading = readAmount(amount);
  const many = counted(2).slice(2);
  switch (reading.reads) {
    case 'plain':
      return said(counted(reading.n).replace('-', '−'), '');
    case 'x':
      return said(`${reading.text} ${many}`, atMost(reading.most));
    case 'each':
      return said(counted(firstOf(reading)).replace('-', '−'), forEach(reading, told));
    case 'value':
      return said(many, ` ${equalTo(reading, told)}`, true);
  }
}

const CARD = { one: 'carta', many: 'carte', gender: 'f' } as const;
/** "una carta", "2 carte", "X carte", "una carta per ogni …", "un numero di carte pari a …". */
export function manyCards(amount: Amount, told: Told): string {
  const reading = readAmount(amount);
  switch (reading.reads) {
    case 'plain':
      return some(reading.n, CARD);
    case 'x':
      return `${reading.text} carte${atMost(reading.most)}`;
    case 'each':
      return `${some(firstOf(reading), CARD)}${forEach(reading, told)}`;
    case 'value':
      return `un numero di carte ${equalTo(reading, told)}`;
  }
}

const TO = { attacco: 'all’attacco', difesa: 'alla difesa' } as const;
/** "+2 attacco", "attacco in più pari a …"; empty for no change. `tail` follows "fino alla fine del turno". */
export function changed(amount: Amount, noun: keyof typeof TO, its: Possessive, theirs = false): Much {
  const reading = readAmount(amount);
  const told: Told = { its, of: null, theirs };
  switch (reading.reads) {
    case 'plain':
      return said(reading.n === 0 ? '' : `${signed(reading.n)} ${noun}`, '');
    case 'x':
      return said(`${signedX(reading.text)} ${noun}${atMost(reading.most)}`, '');
    case 'each':
      return said(`${signed(firstOf(reading))} ${noun}`, forEach(reading, told));
    case 'value': {
      if (reading.times > 0) return said(`${noun} in più ${equalTo(reading, told)}`, '', true);
      const lost = { ...reading, times: -reading.times, base: -reading.base };
      return said(`una penalità ${TO[noun]} ${equalTo(lost, told)}`, '', true);
    }
  }
}

/** At least so many, or fewer. */
type Test = (n: number, holds: boolean, its: Possessive) => string;
const inArea = (one: string, others: string): Test => thereAre('nella tua area degli scarti', one, others);
const reaches = (value: string, n: number, holds: boolean): string =>
  `${value} è ${holds ? `${n} o più` : n === 1 ? '0' : `${n - 1} o meno`}`;
const valueReaches =
  (value: Valued): Test =>
  (n, holds, its) =>
    reaches(valueText(value, { its, of: null }), n, holds);

/** Follows "se". */
const CONDITIONS: Readonly<Record<Count, Test>> = {
  x: (n, holds) => reaches('X', n, holds),
  ownSummonings: enough('controlli', 'un’evocazione', 'evocazioni'),
  enemySummonings: enough('controlla', 'un’evocazione', 'evocazioni', 'l’avversario '),
  tappedEnemies: enough('controlla', 'un’evocazione tappata', 'evocazioni tappate', 'l’avversario '),
  hand: enough('hai', 'una carta', 'carte', '', ' in mano'),
  opponentsHand: enough('ha', 'una carta', 'carte', 'l’avversario ', ' in mano'),
  ownDiscards: inArea('una carta', 'carte'),
  summoningsInOwnDiscards: inArea('un’evocazione', 'evocazioni'),
  ownFatigue: valueReaches('ownFatigue'),
  opponentsFatigue: valueReaches('opponentsFatigue'),
  itsAttack: valueReaches('itsAttack'),
  itsDefense: valueReaches('itsDefense'),
};
const inTheirArea = (one: string, others: string): Test =>
  thereAre('nell’area degli scarti dell’avversario', one, others);
const THEIR_CONDITIONS: typeof CONDITIONS = {
  ...CONDITIONS,
  tappedEnemies: enough('controlli', 'un’evocazione tappata', 'evocazioni tappate'),
  ownDiscards: inTheirArea('una carta', 'carte'),
  summoningsInOwnDiscards: inTheirArea('un’evocazione', 'evocazioni'),
};
export const conditionOf = (count: Count, theirs: boolean): Test => (theirs ? THEIR_CONDITIONS : CONDITIONS)[count];
