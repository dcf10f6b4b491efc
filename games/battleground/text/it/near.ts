// How does Italian name the summons close to something?

import { italianNouns } from '@duello/language';
import type { Side } from '../../cards/filters.ts';
import type { Reach } from '../../cards/reach.ts';
import type { TargetPhrase } from '../pronoun-context.ts';

const { contract, noun, object } = italianNouns;
type Noun = italianNouns.Noun;

/** A summon is an ally, a foe, or has no other name. */
export const CALLED: Readonly<Record<Side, readonly [one: string, many: string]>> = {
  ally: ['alleata', 'alleate'],
  foe: ['nemica', 'nemiche'],
  own: ['tua evocazione', 'tue evocazioni'],
  any: ['evocazione', 'evocazioni'],
};
const BESIDE = { adjacent: ['adiacente', 'adiacenti'], neighbouring: ['confinante', 'confinanti'] } as const;

const PRONOUNS = { la: 'essa', lo: 'esso' } as const;
/** What it is near to: a pronoun, or the noun itself. */
function around({ again, point }: TargetPhrase, near: 'this' | 'it' | 'there', beside: Noun): string {
  if (near !== 'there') return beside.clitic === null ? object(beside) : PRONOUNS[beside.clitic];
  // A point is masculine, as no summon is.
  return again || point !== null ? 'esso' : 'il campo scelto';
}

/** "adiacente ad essa", "a distanza 2 o meno da essa". */
function reached(how: Reach, what: string, isMany: boolean): string {
  const isPronoun = what === 'esso' || what === 'essa';
  if (how === 'adjacent') return `${BESIDE.adjacent[isMany ? 1 : 0]} ${isPronoun ? `ad ${what}` : contract('a', what)}`;
  if (how === 'neighbouring') return `${BESIDE.neighbouring[isMany ? 1 : 0]} con ${what}`;
  const range = how.origin ? `a distanza da 0 a ${how.within}` : `a distanza ${how.within} o meno`;
  // A point that was chosen goes without saying.
  return what === 'esso' ? range : `${range} ${contract('da', what)}`;
}

export function nearNoun(
  whom: TargetPhrase,
  { near, how, side }: Extract<TargetPhrase['to'], { near: unknown }>,
  /** This summon, or what was chosen. */
  beside: Noun,
  spread: 'all' | 'each',
): Noun {
  const isMany = spread === 'all';
  const head = isMany ? `tutte le ${CALLED[side][1]}` : `ogni ${CALLED[side][0]}`;
  const verb = isMany ? 'many' : 'one';
  if (near !== 'it' && whom.again && typeof how === 'string') {
    return noun(`${head} ${BESIDE[how][isMany ? 1 : 0]}`, verb);
  }
  return noun(`${head} ${reached(how, around(whom, near, beside), isMany)}`, verb);
}
