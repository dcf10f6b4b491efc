// How does Italian name the summons close to something?

import { italianNouns } from '@duello/language';
import type { Side } from '../../cards/filters.ts';
import type { Reach } from '../../cards/reach.ts';
import type { TargetPhrase } from '../pronoun-context.ts';

const { contract, noun, object } = italianNouns;
type Noun = italianNouns.Noun;

const ONE: Readonly<Record<Side, string>> = {
  ally: 'evocazione alleata',
  foe: 'evocazione nemica',
  own: 'tua evocazione',
  any: 'evocazione',
};
const MANY: Readonly<Record<Side, string>> = {
  ally: 'evocazioni alleate',
  foe: 'evocazioni nemiche',
  own: 'tue evocazioni',
  any: 'evocazioni',
};
const BESIDE = { adjacent: ['adiacente', 'adiacenti'], neighbouring: ['confinante', 'confinanti'] } as const;

const PRONOUNS = { la: 'essa', lo: 'esso' } as const;
/** What it is near to: a pronoun, or the noun itself. */
function around({ again, point }: TargetPhrase, near: 'this' | 'it' | 'there', beside: Noun): string {
  if (near !== 'there') return beside.clitic === null ? object(beside) : PRONOUNS[beside.clitic];
  if (again) return 'esso';
  return point === null ? 'il campo scelto' : `quel${point === 'intersection' ? "l'incrocio" : ' campo'}`;
}

/** "adiacente ad essa", "entro distanza 2 da quel campo". */
function reached(how: Reach, what: string, isMany: boolean, near: 'this' | 'it' | 'there'): string {
  const isPronoun = what === 'esso' || what === 'essa';
  if (how === 'adjacent') return `${BESIDE.adjacent[isMany ? 1 : 0]} ${isPronoun ? `ad ${what}` : contract('a', what)}`;
  if (how === 'neighbouring') return `${BESIDE.neighbouring[isMany ? 1 : 0]} con ${what}`;
  const range = `entro distanza ${how.within}`;
  if (!how.origin) return `${range} ${contract('da', what)}`;
  if (near === 'there') return `${contract('su', what)} o ${range}`;
  return `sul ${isPronoun ? 'suo campo' : `campo ${contract('di', what)}`} o ${range}`;
}

export function nearNoun(
  whom: TargetPhrase,
  { near, how, side }: Extract<TargetPhrase['to'], { near: unknown }>,
  /** This summon, or what was chosen. */
  beside: Noun,
  spread: 'all' | 'each',
): Noun {
  const isMany = spread === 'all';
  const head = isMany ? `tutte le ${MANY[side]}` : `ogni ${ONE[side]}`;
  const verb = isMany ? 'many' : 'one';
  if (near === 'this' && whom.again && typeof how === 'string') {
    return noun(`${head} ${BESIDE[how][isMany ? 1 : 0]}`, verb);
  }
  return noun(`${head} ${reached(how, around(whom, near, beside), isMany, near)}`, verb);
}
