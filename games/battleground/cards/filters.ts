// Which summons and players can be meant? What they are, on which side, and within which limits.

import { flag, type Kind, oneOf, orNull, record, type ValueOf, whole } from '@duello/cards';
import { BadInput } from '@duello/kernel';
import { pick, oneOf as readWord } from '@duello/language';
import { type Context, isOnBoard, WHAT, type What } from './context.ts';
import { CONDITIONS } from './vocabulary.ts';

/** `own`: owned by the caster, whichever side Turnover puts it on. */
const SIDES = ['ally', 'foe', 'own', 'any'] as const;
export type Side = (typeof SIDES)[number];
export const side = oneOf(SIDES, 'any');

const parts = record({
  what: oneOf(WHAT, 'summon'),
  side,
  /** Not the source itself. */
  other: flag(3),
  maxTier: orNull(whole({ least: 1, most: 3 }), 5),
  maxHp: orNull(whole({ least: 1 }), 5),
  /** Only those below their base HP; players below 20. */
  hurt: flag(5),
  /** Only those with a condition on them: whichever it is, or the named one. */
  bears: orNull(oneOf([...CONDITIONS, 'any']), 4),
  enchanted: flag(4),
});
export type Filter = ValueOf<typeof parts>;

const OF_SUMMONS = ['other', 'maxTier', 'maxHp', 'bears', 'enchanted'] as const;

function check(filter: Filter, path: string, context: Context): void {
  const strange = OF_SUMMONS.find((name) => filter[name] !== null && filter[name] !== false);
  if (filter.what === 'player' && strange !== undefined) {
    throw new BadInput(`${path}.${strange}`, 'is about summons, and only players are meant here');
  }
  if (filter.other && !isOnBoard(context)) {
    throw new BadInput(`${path}.other`, 'leaves out this summon itself: it makes sense in "arrival" and in an Aura');
  }
  if (filter.enchanted && !context.hasEnchantment) {
    throw new BadInput(`${path}.enchanted`, 'speaks of tokens: give the card an "enchantment"');
  }
}

/** One word alone stands for summons of a side (`"foe"`) or for what is meant (`"player"`). */
function spelledOut(input: unknown, path: string): unknown {
  if (typeof input !== 'string') return input;
  const word = readWord(input, path, [...WHAT, ...SIDES]);
  return SIDES.some((one) => one === word) ? { side: word } : { what: word };
}

/** A filter for those that can be meant. */
export const filter = (can: readonly What[]): Kind<'filter', Filter, Context> => ({
  name: 'filter',
  form: { ...parts.form, parts: { ...parts.form.parts, what: { kind: 'word', values: can } } },
  blank: parts.blank,
  read(input, at, context) {
    const found = parts.read(spelledOut(input, at.path), at, context);
    check(found, at.path, context);
    return found;
  },
  /** What was drawn, as far as it can be said of what is meant. */
  random(draw, context) {
    const what = pick(draw.rng, can);
    const { side, hurt, other, enchanted, ...limits } = parts.random(draw, context);
    if (what === 'player') return { what, side, hurt };
    return {
      ...limits,
      what,
      side,
      hurt,
      other: isOnBoard(context) && other,
      enchanted: context.hasEnchantment && enchanted,
    };
  },
});
