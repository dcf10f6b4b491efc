// How does Italian say how much: a number, so much for each thing, or a value?

import { type EachReading, firstOf, italianClauses, italianNouns, shown } from '@duello/language';
import type { Amount, Count } from '../../cards/amounts.ts';
import type { ItIs } from '../../cards/if-test.ts';
import { type Counted, readAmount, type Valued } from '../amounts.ts';
import type { StepBy } from '../clauses.ts';
import type { Possessive } from '../pronoun-context.ts';
import type { Scene } from '../row-types.ts';
import { COUNTED, isSummon, nounOf, onIt, valueText } from './nouns.ts';

const { amounts, enough, orMore, thereAre } = italianClauses;
const { subject } = italianNouns;

const {
  equalTo,
  forEach: eachText,
  many,
  valueText: valueSaid,
} = amounts<Counted, Valued, Possessive>((count, its) => `per ogni ${COUNTED[count](its)}`, valueText);

export { equalTo, many };

/** ", oppure 2 se c'è una nemica" where the first that is counted reaches the limit. */
export function forEach(reading: EachReading<Counted>, its: Possessive): string {
  const { base, each, most, count } = reading;
  if (base <= 0 || each <= 0 || most === null || most > base + each) return eachText(reading, its);
  return `, o ${most} se ${ENOUGH[count](1, true, its)}`;
}

/** The number, which may be X, and what follows at the end of the clause. */
export function much(
  amount: Amount,
  its: Possessive,
): { readonly n: string; readonly isOne: boolean; readonly tail: string } {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return { n: shown(reading.n), isOne: Math.abs(reading.n) === 1, tail: '' };
  if (reading.reads === 'value') return { n: 'X', isOne: false, tail: `, dove X è ${valueSaid(reading, its)}` };
  const n = firstOf(reading);
  return { n: shown(n), isOne: Math.abs(n) === 1, tail: forEach(reading, its) };
}

/** At least so many, or fewer. */
type Enough = (n: number, holds: boolean, its: Possessive) => string;
const reaches =
  (value: Valued): Enough =>
  (n, holds, its) =>
    `${valueText(value, its)} ${value === 'itsHp' || value === 'tokensOnIt' ? 'sono' : 'è'} ${orMore(n, holds)}`;

const ENOUGH: Readonly<Record<Count, Enough>> = {
  allies: enough('hai', 'un’alleata', 'alleate'),
  foes: thereAre('', 'una nemica', 'nemiche'),
  enchanted: thereAre('', 'un’evocazione incantata', 'evocazioni incantate'),
  tokensOnThis: thereAre('su questa carta', 'un segnalino', 'segnalini'),
  tokensOnIt: (n, holds, its) => thereAre(onIt(its), 'un segnalino', 'segnalini')(n, holds),
  thisAttack: reaches('thisAttack'),
  itsAttack: reaches('itsAttack'),
  itsHp: reaches('itsHp'),
  itsTier: reaches('itsTier'),
  hand: enough('hai in mano', 'una magia', 'magie'),
  summonsInHand: enough('hai in mano', 'un’Evocazione', 'Evocazioni'),
  crystalsInHand: enough('hai in mano', 'un Cristallo', 'Cristalli'),
  sorceriesInPile: thereAre('nella tua pila degli scarti', 'un Sortilegio', 'Sortilegi'),
  inPlay: enough('hai in gioco', 'un’Aura o un Incantamento', 'Aure o Incantamenti'),
  mana: enough('hai', '1 o più mana', 'mana'),
};

/** What it is, feminine and masculine. */
const IS: { readonly [W in ItIs]: readonly [la: string, lo: string] } = {
  flanked: ['è accerchiata', 'è accerchiato'],
  defending: ['è in difesa', 'è in difesa'],
  enchanted: ['è incantata', 'è incantato'],
  alive: ['sopravvive', 'sopravvive'],
  ally: ['è alleata', 'è alleato'],
};
const isNot = (what: ItIs, said: string): string => {
  if (what === 'alive') return 'muore';
  return `non ${said}`;
};

/** What must be so, to follow "se" or "quando". */
export function condition({ test, whom, its, held }: StepBy['if'], { card }: Scene): string {
  const holds = held.length > 0;
  if (test.test === 'count') return ENOUGH[test.count](test.atLeast, holds, its);
  const isHer = whom.to === 'this' ? card.type === 'summon' : isSummon(whom.chosen);
  const said = IS[test.what][isHer ? 0 : 1];
  const noun = nounOf(whom, card);
  // In Italian a pronoun goes without saying; "tu" takes another verb.
  const who = noun.clitic !== null || noun.verb === 'tu' ? '' : `${subject(noun)} `;
  const is = holds ? said : isNot(test.what, said);
  return `${who}${
    noun.verb === 'tu'
      ? is
          .replace(/^(non )?è /, '$1sei ')
          .replace('sopravvive', 'sopravvivi')
          .replace('muore', 'muori')
      : is
  }`;
}
