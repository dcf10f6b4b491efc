// How much, and if so many: how does English say it?

import { english, englishClauses, firstOf, shown, signed } from '@duello/language';
import type { Amount, Count } from '../../cards/amounts.ts';
import type { To } from '../../cards/targets.ts';
import { type Counted, readAmount, signedX, type Valued } from '../amounts.ts';
import type { Possessive } from '../clauses.ts';
import { BEARER } from './nouns.ts';

const { a, some } = english;
const { amounts, atMost, enough } = englishClauses;

/** Follows "for each". */
const COUNTED: Readonly<Record<Counted, string>> = {
  ownSummonings: 'summoning you control',
  enemySummonings: 'enemy summoning',
  tappedEnemies: 'tapped enemy summoning',
  hand: 'card in your hand',
  opponentsHand: 'card in the opponent’s hand',
  ownDiscards: 'card in your discard area',
  summoningsInOwnDiscards: 'summoning in your discard area',
};

/** On the reader's opponent's card, what has no name on the other side. */
const THEIRS: typeof COUNTED = {
  ...COUNTED,
  tappedEnemies: 'tapped summoning you control',
  ownDiscards: 'card in the opponent’s discard area',
  summoningsInOwnDiscards: 'summoning in the opponent’s discard area',
};

/** Whose "its" is, whom the sentence speaks of, and whether the card is the reader's opponent's. */
export interface Told {
  readonly its: Possessive;
  readonly of: To | null;
  readonly theirs: boolean;
}
/** "its attack". */
function valueText(value: Valued, { its, of }: Omit<Told, 'theirs'>): string {
  if (value === 'ownFatigue') return 'your fatigue';
  if (value === 'opponentsFatigue') return of === 'opponent' ? 'their own fatigue' : 'the opponent’s fatigue';
  const whose = { its: 'its', bearer: `${BEARER}’s`, named: 'that summoning’s' }[its];
  return `${whose} ${value === 'itsAttack' ? 'attack' : 'defence'}`;
}
const { equalTo, forEach } = amounts<Counted, Valued, Told>(
  (count, { theirs }) => (theirs ? THEIRS : COUNTED)[count],
  valueText,
);

/** How much, in two parts: whom it goes to can stand between them. */
interface Much {
  readonly head: string;
  readonly tail: string;
}

/** "2 damage", "X damage", "1 damage … for each …", "damage … equal to …". */
export function much(amount: Amount, noun: string, told: Told): Much {
  const reading = readAmount(amount);
  switch (reading.reads) {
    case 'plain':
      return { head: `${shown(reading.n)} ${noun}`, tail: '' };
    case 'x':
      return { head: `${reading.text} ${noun}`, tail: atMost(reading.most) };
    case 'each':
      return { head: `${shown(firstOf(reading))} ${noun}`, tail: forEach(reading, told) };
    case 'value':
      return { head: noun, tail: ` ${equalTo(reading, told)}` };
  }
}

/** "a card", "2 cards", "X cards", "a card for each …", "a number of cards equal to …". */
export function manyCards(amount: Amount, told: Told): string {
  const reading = readAmount(amount);
  switch (reading.reads) {
    case 'plain':
      return some(reading.n, 'card', 'cards');
    case 'x':
      return `${reading.text} cards${atMost(reading.most)}`;
    case 'each':
      return `${some(firstOf(reading), 'card', 'cards')}${forEach(reading, told)}`;
    case 'value':
      return `a number of cards ${equalTo(reading, told)}`;
  }
}

/** "+2 attack", "+X attack", "extra attack equal to …"; empty for no change. `tail` follows "until end of turn". */
export function changed(amount: Amount, noun: string, its: Possessive, theirs = false): Much {
  const reading = readAmount(amount);
  const told: Told = { its, of: null, theirs };
  switch (reading.reads) {
    case 'plain':
      return { head: reading.n === 0 ? '' : `${signed(reading.n)} ${noun}`, tail: '' };
    case 'x':
      return { head: `${signedX(reading.text)} ${noun}${atMost(reading.most)}`, tail: '' };
    case 'each':
      return { head: `${signed(firstOf(reading))} ${noun}`, tail: forEach(reading, told) };
    case 'value': {
      if (reading.times > 0) return { head: `extra ${noun} ${equalTo(reading, told)}`, tail: '' };
      const lost = { ...reading, times: -reading.times, base: -reading.base };
      return { head: `${a(noun)} penalty ${equalTo(lost, told)}`, tail: '' };
    }
  }
}

/** At least so many, or fewer. */
type Test = (n: number, holds: boolean, its: Possessive) => string;
const reaches = (value: string, n: number, holds: boolean): string =>
  `${value} is ${holds ? `${n} or more` : n === 1 ? '0' : `${n - 1} or less`}`;
const valueReaches =
  (value: Valued): Test =>
  (n, holds, its) =>
    reaches(valueText(value, { its, of: null }), n, holds);

/** Follows "if". */
const CONDITIONS: Readonly<Record<Count, Test>> = {
  x: (n, holds) => reaches('X', n, holds),
  ownSummonings: enough('you control', 'summoning', 'summonings'),
  enemySummonings: enough('the opponent controls', 'summoning', 'summonings'),
  tappedEnemies: enough('the opponent controls', 'tapped summoning', 'tapped summonings'),
  hand: enough('you have', 'card', 'cards', ' in hand'),
  opponentsHand: enough('the opponent has', 'card', 'cards', ' in hand'),
  ownDiscards: enough('your discard area has', 'card', 'cards'),
  summoningsInOwnDiscards: enough('your discard area has', 'summoning', 'summonings'),
  ownFatigue: valueReaches('ownFatigue'),
  opponentsFatigue: valueReaches('opponentsFatigue'),
  itsAttack: valueReaches('itsAttack'),
  itsDefense: valueReaches('itsDefense'),
};
const THEIR_CONDITIONS: typeof CONDITIONS = {
  ...CONDITIONS,
  tappedEnemies: enough('you control', 'tapped summoning', 'tapped summonings'),
  ownDiscards: enough('the opponent’s discard area has', 'card', 'cards'),
  summoningsInOwnDiscards: enough('the opponent’s discard area has', 'summoning', 'summonings'),
};
export const conditionOf = (count: Count, theirs: boolean): Test => (theirs ? THEIR_CONDITIONS : CONDITIONS)[count];
