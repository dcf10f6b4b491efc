// How does a test write a summon in words, and read one back? `N 2/5 shield tier2 stun1 defending`; for tests only.

import { SEATS, type Seat } from '@duello/kernel';
import { inEach } from '@duello/language';
import { spellsOf } from '../cards/build.ts';
import type { CustomCard } from '../cards/custom/custom-cards.ts';
import type { Spell } from '../cards/spell.ts';
import { type CardId, CONDITIONS, type Condition } from '../cards/vocabulary.ts';
import type { SummonView } from './view/view-types.ts';

export type Name = 'S' | 'N';
export const nameOf = (seat: Seat): Name => (seat === 0 ? 'S' : 'N');
export const seatNamed = (name: Name): Seat => (name === 'S' ? SEATS[0] : SEATS[1]);

/** A summon on a field. Without `hp` and `attack` its dice show what its card has. */
export interface Standing extends Partial<Record<Condition, number>> {
  readonly owner: Name;
  /** A card, or dice and icons such as `2/3 range shield`. */
  readonly card: CardId;
  readonly hp?: number;
  readonly attack?: number;
  readonly defending?: boolean;
}

const isName = (word: string): word is Name => word === 'S' || word === 'N';
const isCondition = (word: string): word is Condition => CONDITIONS.some((one) => one === word);
/** `chill5` is five, `stun` is one. */
const counted = (word: string): readonly [string, number] => {
  const digits = /\d+$/.exec(word)?.[0] ?? '';
  return [word.slice(0, word.length - digits.length), digits === '' ? 1 : Number(digits)];
};

const isIcon = (word: string): boolean => /^(range|shield|tier)\d*$|^pack$/.test(word);
export const isPlain = (card: CardId): boolean => /^\d+\/\d+( |$)/.test(card);

/** `S 2/3 range2 shield pack tier2`, then how it stands: `hp1 attack5 defending chill3`; or `S guard hp2`. */
export function standing(words: string): Standing {
  const [owner, first, ...rest] = words.split(' ');
  if (!isName(owner) || first === undefined) throw new Error(`${words} does not begin like "S 2/3" or "N guard"`);
  const made: { -readonly [K in keyof Standing]: Standing[K] } = {
    owner,
    card: [first, ...rest.filter(isIcon)].join(' '),
  };
  for (const word of rest.filter((one) => !isIcon(one))) {
    const [what, count] = counted(word);
    if (word === 'defending') made.defending = true;
    else if (what === 'hp' || what === 'attack' || isCondition(what)) made[what] = count;
    else throw new Error(`${word} says nothing about a summon`);
  }
  return made;
}

/** A Summon of no cost with dice and icons alone: `2/3 range shield2 pack tier3`. */
export function plainSummon(words: string): Spell {
  const [dice, ...icons] = words.split(' ');
  const count = (icon: string, otherwise: number): number =>
    icons.map(counted).find(([what]) => what === icon)?.[1] ?? otherwise;
  const body = { range: count('range', 0), shields: count('shield', 0), packTactics: icons.includes('pack') };
  return spellsOf('neutral').summon(count('tier', 1), '', dice, body);
}

/** Spells of the match's own: their names are their ids. */
export const named = (cards: Readonly<Record<CardId, Spell>>): Readonly<Record<CardId, CustomCard>> =>
  Object.fromEntries(
    Object.entries(cards).map(([id, card]) => [
      id,
      { ...card, copies: 0, picture: null, instead: null, name: inEach(() => id) },
    ]),
  );

/** As it stands now: owner, Attack and HP, then everything that is not plain: `S 2/3 defending chill1`. */
export function inWords({ owner, attack, hp, defending, conditions }: SummonView): string {
  const words = CONDITIONS.flatMap((one) => (conditions[one] === 0 ? [] : [`${one}${conditions[one]}`]));
  return [`${nameOf(owner)} ${attack}/${hp}`, ...(defending ? ['defending'] : []), ...words].join(' ');
}
