// How does English say how much: a number, so much for each thing, or a value?

import { type EachReading, englishClauses, firstOf, shown } from '@duello/language';
import type { Amount, Count } from '../../cards/amounts.ts';
import type { ItIs } from '../../cards/if-test.ts';
import { type Counted, readAmount, type Valued } from '../amounts.ts';
import type { StepBy } from '../clauses.ts';
import type { Possessive } from '../pronoun-context.ts';
import type { Scene } from '../row-types.ts';
import { COUNTED, itText, nounOf, valueText } from './nouns.ts';

const { amounts, enough, orMore } = englishClauses;
const {
  equalTo,
  forEach: eachText,
  many,
  valueText: valueSaid,
} = amounts<Counted, Valued, Possessive>((count, its) => COUNTED[count](its), valueText);

export { equalTo, many };

/** ", or 2 if there is a foe" where the first that is counted reaches the limit. */
export function forEach(reading: EachReading<Counted>, its: Possessive): string {
  const { base, each, most, count } = reading;
  if (base <= 0 || each <= 0 || most === null || most > base + each) return eachText(reading, its);
  return `, or ${most} if ${ENOUGH[count](1, true, its)}`;
}

/** How much of what has no plural: the number, and what follows at the end of the clause. */
export function much(amount: Amount, its: Possessive): { readonly n: string; readonly tail: string } {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return { n: shown(reading.n), tail: '' };
  if (reading.reads === 'value') return { n: 'X', tail: `, where X is ${valueSaid(reading, its)}` };
  return { n: shown(firstOf(reading)), tail: forEach(reading, its) };
}

/** At least so many, or fewer. */
type Enough = (n: number, holds: boolean, its: Possessive) => string;
const reaches =
  (value: Valued): Enough =>
  (n, holds, its) =>
    `${valueText(value, its)} is ${orMore(n, holds, 'less')}`;

const ENOUGH: Readonly<Record<Count, Enough>> = {
  allies: enough('you have', 'ally', 'allies'),
  foes: (n, holds) => enough(n === 1 && holds ? 'there is' : 'there are', 'foe', 'foes')(n, holds),
  enchanted(n, holds) {
    if (n === 1) return holds ? 'a summon is enchanted' : 'nothing is enchanted';
    return `${orMore(n, holds)} summons are enchanted`;
  },
  tokensOnThis: enough('there are', 'token', 'tokens', ' on this card'),
  tokensOnIt: (n, holds, its) => enough('there are', 'token', 'tokens', ` on ${itText(its)}`)(n, holds),
  thisAttack: reaches('thisAttack'),
  itsAttack: reaches('itsAttack'),
  itsHp: reaches('itsHp'),
  itsTier: reaches('itsTier'),
  hand: enough('you have', 'spell', 'spells', ' in hand'),
  summonsInHand: enough('you have', 'Summon', 'Summons', ' in hand'),
  crystalsInHand: enough('you have', 'Crystal', 'Crystals', ' in hand'),
  sorceriesInPile: enough('your discard pile has', 'Sorcery', 'Sorceries'),
  inPlay: enough('you have', 'Aura or Enchantment', 'Auras or Enchantments', ' in play'),
  mana: (n, holds) => (n === 1 && !holds ? 'you have no mana' : `you have ${orMore(n, holds, 'less')} mana`),
};

const IS: { readonly [W in ItIs]: readonly [yes: string, no: string] } = {
  flanked: ['is flanked', 'isn’t flanked'],
  defending: ['is defending', 'isn’t defending'],
  enchanted: ['is enchanted', 'isn’t enchanted'],
  alive: ['survives', 'dies'],
  ally: ['is an ally', 'isn’t an ally'],
};

/** What must be so, to follow "if" or "when". */
export function condition({ test, whom, its, held }: StepBy['if'], { card }: Scene): string {
  const holds = held.length > 0;
  if (test.test === 'count') return ENOUGH[test.count](test.atLeast, holds, its);
  const { text, verb } = nounOf(whom, card);
  const said = IS[test.what][holds ? 0 : 1];
  return `${text} ${verb === 'you' ? said.replace(/^is/, 'are').replace(/^(survive|die)s/, '$1') : said}`;
}
