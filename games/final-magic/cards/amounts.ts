// How much does an effect say? A number, or so much for each card that is counted.

import { drawNumber, flip, type Kind, LARGEST, type Limits, oneOf, orNull, record, whole } from '@duello/cards';
import { BadInput } from '@duello/kernel';
import { pick } from '@duello/language';
import type { Context } from './context.ts';
import { ELEMENTS, type Element } from './vocabulary.ts';

/**
 * `fed`: cards fed to this spell; `cast`: own spells cast this round; `otherCast`: the same without this one;
 * `anyOtherCast`: the same of both players.
 */
export const OVER = ['fed', 'cast', 'otherCast', 'anyOtherCast'] as const;
export type Over = (typeof OVER)[number];

/** A number that counts cards: `base`, plus `each` for every card counted, or `instead.each` for one of that element. */
export interface Tally {
  readonly base: number;
  readonly over: Over;
  readonly each: number;
  readonly instead: { readonly element: Element; readonly each: number } | null;
}
export type Amount = number | Tally;

export const element: Kind<'element', Element, unknown> = { ...oneOf(ELEMENTS), name: 'element' };

const anyOver = oneOf(OVER);
const over: Kind<'over', Over, Context> = {
  ...anyOver,
  name: 'over',
  read(input, at, { feeds }) {
    const read = anyOver.read(input, at, null);
    if (read !== 'fed' || feeds) return read;
    throw new BadInput(at.path, 'counts fed cards, but the card has no "feed" effect');
  },
  random: ({ rng }, { feeds }) => pick(rng, feeds ? OVER : OVER.filter((one) => one !== 'fed')),
};

const some = whole({ default: 0 });
const tally = record({ base: some, over, each: some, instead: orNull(record({ element, each: whole() })) });

/** A number, or what is counted: `{"over": "cast", "each": 2}`. */
export function amount(limits: Limits = {}): Kind<'amount', Amount, Context> {
  const { least = 0, most = LARGEST } = limits;
  const plain = whole(limits);
  return {
    name: 'amount',
    form: { ...tally.form, kind: 'amount', least, most, ways: [plain.form, tally.form] },
    blank: 0,
    read: (input, at, context) =>
      typeof input === 'number' ? plain.read(input, at, context) : tally.read(input, at, context),
    random: (draw, context) => (flip(draw) ? drawNumber(draw, limits) : tally.random(draw, context)),
  };
}
