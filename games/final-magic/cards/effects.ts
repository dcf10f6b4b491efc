// What can a spell do? One row an op: its fields with their limits, and what they are when they are left out.

import {
  card,
  type EffectOf,
  effect,
  flag,
  type Grammar,
  LARGEST,
  oneOf,
  op,
  orNull,
  type Refusal,
  record,
  whole,
} from '@duello/cards';
import { amount, element } from './amounts.ts';
import type { Context } from './context.ts';
import type { CastIn } from './vocabulary.ts';

export const cardId = card(
  ({ known }: Context) => known,
  () => 'must be the id of a card',
);

const during = (phase: CastIn) => effect((context: Context) => ({ ...context, phase }));

export const OPS = {
  /** `ifHurt` replaces the amount when the caster has taken damage this round. */
  damage: op({ amount: amount(), to: oneOf(['foe', 'each'], 'foe'), unblockable: flag(), ifHurt: orNull(whole()) }),
  heal: op({ amount: amount() }),
  /** Blocks that much in this fight, then is gone. */
  block: op({ amount: amount() }),
  /** The spell stays in play with this capacity until it is used up. */
  shield: op({ amount: amount() }),
  /** Half damage; the caster's other blocks do nothing. */
  halve: op({}),
  /** No damage that can be blocked. */
  evade: op({}),
  /** Negates every spell of the element revealed in this fight. */
  putOut: op({ element }),
  /** The caster's other spells of the element deal and block double. */
  double: op({ element }),
  /** Discard hand cards for this spell: any number, or up to a number. */
  feed: op({ upTo: orNull(whole({ least: 1 })) }),
  draw: op({ amount: amount() }),
  nextDraw: op({ amount: amount({ least: -LARGEST }), who: oneOf(['you', 'foe'], 'you') }),
  /** A card into hand; or another one for more mana. */
  gain: op({ card: cardId, more: orNull(record({ mana: whole({ least: 1 }), card: cardId })) }),
  /** Discard two equal currency cards, take one of the next grade into hand. */
  upgrade: op({}),
  /** Outcast a card from hand. */
  outcast: op({}),
  /** Negate a chosen enemy spell. */
  counter: op({}),
  ifCast: op({ element, effect: effect<Context>() }),
  byPhase: op({ action: during('action'), fight: during('fight') }),
} as const;

export type Effect = EffectOf<typeof OPS>;
export type Op = Effect['op'];

/** In a fight nobody draws or gains (F-R57); outside a fight nobody is hurt or blocks (F-R13). */
const IN_ACTION: readonly Op[] = ['draw', 'gain', 'upgrade', 'outcast'];
const IN_FIGHT: readonly Op[] = ['damage', 'block', 'shield', 'halve', 'evade', 'putOut', 'double'];

/** Effects that ask their caster something; a card asks one thing, and always. */
export const ASKING: readonly Op[] = ['feed', 'upgrade', 'outcast', 'counter'];
export const ONE_ASKS = `can hold one of ${ASKING.join(', ')} only`;

function whyNot(op: Op, { phase, asks, deep }: Context): Refusal | null {
  const refuse = (why: string): Refusal => ({ of: 'effect', why });
  if (ASKING.includes(op)) {
    if (deep > 0) return refuse(`"${op}" can’t stand inside another effect; put it into the list`);
    if (asks) return refuse(ONE_ASKS);
  }
  const wrap = `wrap it in "byPhase" or make the card`;
  if (phase !== 'action' && IN_ACTION.includes(op)) {
    return refuse(`"${op}" works only in the Action Phase; ${wrap} an action spell`);
  }
  if (phase !== 'fight' && IN_FIGHT.includes(op)) {
    return refuse(`"${op}" works only in the fight; ${wrap} a fight spell`);
  }
  return null;
}

export const GRAMMAR: Grammar<typeof OPS, Context> = {
  ops: OPS,
  mostEffects: 12,
  mostDeep: 3,
  empty: 'must be a list of effects',
  likely: ['feed'],
  whyNot,
  after: (op, context) => ({
    ...context,
    feeds: context.feeds || op === 'feed',
    asks: context.asks || ASKING.includes(op),
  }),
};
