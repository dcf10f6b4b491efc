// What can a spell do? One row an op: its fields with their limits, and what they are when they are left out.

import {
  type EffectOf,
  effects,
  type Grammar,
  type Kind,
  LARGEST,
  oneOf,
  op,
  orNull,
  type Refusal,
  refuse,
  whole,
} from '@duello/cards';
import { pick } from '@duello/language';
import { amount } from './amounts.ts';
import { type Context, WHAT, whyNotChoose, whyNotTokens } from './context.ts';
import { test } from './if-test.ts';
import { target } from './targets.ts';
import { COLOURS, CONDITIONS, type Colour, TYPES } from './vocabulary.ts';

const MOST_MANA = 20;

const change = amount({ least: -LARGEST, default: 0 });
const some = amount({ least: 1, default: 1 });
const number = whole({ least: 1, default: 1 });
const summons = target('summon');
const anybody = target(...WHAT);
const condition = { ...oneOf(CONDITIONS), name: 'condition' } as const;
const conditions = { ...oneOf([...CONDITIONS, 'all'], 'all'), name: 'condition' } as const;

/** A colour, or one that is chosen. */
function colour(standard?: 'any'): Kind<'colour', Colour | 'any', Context> {
  const word = oneOf([...COLOURS, 'any'], standard);
  return {
    ...word,
    name: 'colour',
    read(input, at, context) {
      const found = word.read(input, at, context);
      if (found === 'any') refuse(at.path, whyNotChoose(context));
      return found;
    },
    random: ({ rng }, context) =>
      pick<Colour | 'any'>(rng, whyNotChoose(context) === null ? [...COLOURS, 'any'] : COLOURS),
  };
}

const [then, otherwise] = [effects(), effects()];

export const OPS = {
  damage: op({ amount: amount(), to: anybody }),
  /** Up to base HP; a player up to 20. */
  heal: op({ amount: amount(), to: anybody }),
  /** Attack lasts until the end of its owner's turn, HP for good; both may be negative, Attack not below 0. */
  gain: op({ attack: change, hp: change, to: summons }, ({ attack, hp }) =>
    attack === 0 && hp === 0 ? 'must gain some "attack" or "hp"' : null,
  ),
  place: op({ condition, count: some, to: summons }),
  /** Removes conditions: one kind or all. */
  cleanse: op({ condition: conditions, to: summons }),
  kill: op({ to: summons }),
  /** Puts tokens of this enchantment on something; takes all of them off it. */
  enchant: op({ count: number, to: anybody }),
  unenchant: op({ to: anybody }),
  /** This enchantment ends. */
  end: op({}),
  /** Chooses an enchantment in play, and ends it. */
  endAnother: op({ whose: oneOf(['own', 'opposing', 'any'], 'any') }),
  /** Performs an Attack now (BR84). */
  attack: op({ to: summons }),
  defend: op({ to: summons }),
  /** One field, if it is free: as the summon looks. Not an Advance (BR84). */
  move: op({ to: summons, where: oneOf(['forward', 'back', 'left', 'right']) }),
  draw: op({ count: some }),
  /** Chooses spells in hand, of a type or of any, and sets them aside (BR41). */
  retain: op({ count: number, type: orNull(oneOf(TYPES)) }),
  /** Mana of a colour; `any`: each of a chosen colour. */
  mana: op({ colour: colour(), count: amount({ least: 1, most: MOST_MANA, default: 1 }) }),
  /** Gains a crystal from the market: of a chosen colour, or of one; into the discard pile or into hand. */
  gainCrystal: op({ colour: colour('any'), into: oneOf(['pile', 'hand'], 'pile') }),
  /** Chooses a Summon of the own discard pile and summons it (BR82). */
  revive: op({ maxTier: orNull(whole({ least: 1, most: 3 })) }),
  /** "You may": yes or no. */
  may: op({ effects: effects(1) }),
  either: op({ first: effects(1), second: effects(1) }),
  if: op({ test, then, otherwise }, ({ then: held, otherwise: not }) =>
    held.length + not.length === 0 ? 'must have effects in "then" or "otherwise"' : null,
  ),
} as const;

export type Effect = EffectOf<typeof OPS>;
export type Op = Effect['op'];

/** Ops of a card that has tokens of its own. */
const OF_TOKENS: readonly Op[] = ['enchant', 'unenchant', 'end'];
/** Ops that ask somebody, whatever else they say. */
const ASKING: readonly Op[] = ['endAnother', 'retain', 'revive', 'may', 'either'];

function whyNotOp(one: Op, context: Context): string | null {
  const tokens = OF_TOKENS.includes(one) ? whyNotTokens(one, context) : null;
  if (tokens !== null) return tokens;
  if (one === 'end' && context.moment === 'text') {
    return 'the card is not in play yet; put "end" into its enchantment or an Aura';
  }
  return ASKING.includes(one) ? whyNotChoose(context) : null;
}

function whyNot(one: Op, context: Context): Refusal | null {
  if (context.isEnded) return { of: 'effect', why: 'comes after "end", when the enchantment is gone; put it before' };
  const why = whyNotOp(one, context);
  return why === null ? null : { of: 'op', why };
}

export const GRAMMAR: Grammar<typeof OPS, Context> = {
  ops: OPS,
  mostEffects: 8,
  mostDeep: 3,
  empty: 'must be at least one effect',
  likely: ['damage', 'gain', 'place', 'enchant', 'end', 'if'],
  whyNot,
  after: (one, context) => ({ ...context, isEnded: one === 'end' }),
};
