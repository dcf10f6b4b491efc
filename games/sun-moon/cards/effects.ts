// What can a card do? One row an op: its fields with their limits, and what they are when they are left out.

import { type EffectOf, effects, type Grammar, LARGEST, oneOf, op, orNull, whole } from '@duello/cards';
import { amount, count } from './amounts.ts';
import type { Context } from './context.ts';
import { target, who } from './targets.ts';
import { TRAITS, TYPES } from './vocabulary.ts';

const some = amount({ least: 1 });
const cards = amount({ least: 1, default: 1 });
const change = amount({ least: -LARGEST, default: 0 });
/** Something that lies on the table. */
const card = target('summoning', 'enchantment');

const [then, otherwise] = [effects(), effects()];

/** Everything that changes a summoning here lasts until the end of the turn (SR45). */
export const OPS = {
  damage: op({ amount: some, to: target('summoning', 'player', 'summoningOrPlayer') }),
  gainLife: op({ amount: some, who: who('you') }),
  loseLife: op({ amount: some, who: who('opponent') }),
  /** Gains fatigue, automatically: what is beyond six costs life (S904). */
  tire: op({ amount: some, who: who('opponent') }),
  /** Removes fatigue, never below none (SR30). */
  rest: op({ amount: some, who: who('you') }),
  draw: op({ amount: cards, who: who('you') }),
  /** Whoever is meant chooses which cards of the hand. */
  discard: op({ amount: cards, who: who('opponent') }),
  change: op({ attack: change, defense: change, to: target('summoning') }, ({ attack, defense }) =>
    attack === 0 && defense === 0 ? 'must change some "attack" or "defense"' : null,
  ),
  grant: op({ trait: oneOf(TRAITS), to: target('summoning') }),
  /** A summoning or an enchantment. */
  destroy: op({ to: card }),
  return: op({ to: card }),
  tap: op({ to: card }),
  untap: op({ to: card }),
  /** Untaps the skill card: it can be used again from the next turn on (SR34). */
  untapSkill: op({ who: who('you') }),
  /** Chooses a card of the own discard area, of a type or of any, and takes it into hand. */
  takeBack: op({ type: orNull(oneOf(TYPES)) }),
  /** "You may": yes or no. Has no targets of its own, nor has `if`. */
  may: op({ effects: effects(1) }),
  if: op(
    { count: count(), atLeast: whole({ least: -LARGEST, default: 1 }), then, otherwise },
    ({ then: held, otherwise: not }) =>
      held.length + not.length === 0 ? 'must have effects in "then" or "otherwise"' : null,
  ),
} as const;

export type Effect = EffectOf<typeof OPS>;
export type Op = Effect['op'];
export type Effects = readonly Effect[];
/** One list of effects, or several of which one is chosen (S1305). */
export type Modes = readonly Effects[];

export const GRAMMAR: Grammar<typeof OPS, Context> = {
  ops: OPS,
  mostEffects: 8,
  mostDeep: 3,
  empty: 'must be at least one effect',
  likely: [],
  whyNot: () => null,
  after: (_op, context) => context,
};
