// What can a contract do? One row an op: its fields with their limits, and what they are when they are left out.

import {
  card,
  type EffectOf,
  effects,
  flag,
  type Grammar,
  LARGEST,
  oneOf,
  op,
  orNull,
  repeats,
  whole,
} from '@duello/cards';
import { amount, count } from './amounts.ts';
import type { Context } from './context.ts';
import { target } from './targets.ts';
import { STATUSES, TYPES } from './vocabulary.ts';

const UNTIL = ['always', 'turn'] as const;
/** `turn`: until the end of this turn. */
export type Until = (typeof UNTIL)[number];
const until = oneOf(UNTIL, 'always');

const change = amount({ least: -LARGEST, default: 0 });
const many = (most: number) => amount({ least: 1, most, default: 1 });
const MOST_EFFECTS = 8;
const MOST_TIMES = 20;

const token = card(
  ({ tokens }: Context) => tokens,
  (tokens) => `must be the id of a token: ${[...tokens].join(', ')}`,
);

const [then, otherwise] = [effects(), effects()];

export const OPS = {
  /** `times` separate instances, a target chosen anew for each (CR37). */
  damage: op({ amount: amount(), to: target(), times: repeats(many(MOST_TIMES)) }),
  heal: op({ amount: amount(), to: target() }),
  /** One-shot: attack, health, and Magic Damage for a player. A player can't gain health this way (CR47). */
  gain: op({ attack: change, health: change, magic: whole({ least: -LARGEST, default: 0 }), to: target(), until }),
  become: op({ status: oneOf(STATUSES), to: target(), until }),
  /** Its attack becomes 0: a one-shot change by as much as it has now. */
  blunt: op({ to: target('creature'), until }),
  fade: op({ to: target() }),
  /** Destroys Orbs: of the opponent, of each player, or of a chosen player. */
  disarm: op({ to: target('player') }),
  destroy: op({ to: target('creature') }),
  /** Creatures go back to their owner's hand (CR22). */
  return: op({ to: target('creature') }),
  summon: op({ token, count: repeats(many(MOST_EFFECTS)), for: oneOf(['you', 'opponent'], 'you') }),
  fetch: op({ count: repeats(many(MOST_TIMES)), who: oneOf(['you', 'opponent', 'eachPlayer'], 'you') }),
  /** That many separate draws of 1 to 3. */
  draw: op({ times: repeats(whole({ least: 1, most: 9, default: 1 })) }),
  /** Chooses a contract of the own discard pile, of a type or of any, and takes it into hand. */
  takeBack: op({ type: orNull(oneOf(TYPES)) }),
  fillTanks: op({ count: many(LARGEST) }),
  /** Gains an extractor of a chosen colour, up to the cap; empty unless it says full (CR11). */
  extractor: op({ full: flag() }),
  /** Moves Creatures within their line: to an end, or where the controller likes. */
  move: op({ to: target('creature'), where: oneOf(['leftEnd', 'rightEnd', 'anywhere'], 'anywhere') }),
  /** "You can": yes or no. */
  may: op({ effects: effects(1) }),
  if: op({ count: count(), atLeast: whole({ least: -LARGEST, default: 1 }), then, otherwise }),
} as const;

export type Effect = EffectOf<typeof OPS>;
export type Op = Effect['op'];

export const GRAMMAR: Grammar<typeof OPS, Context> = {
  ops: OPS,
  mostEffects: MOST_EFFECTS,
  mostDeep: 3,
  empty: 'must be a list of effects',
  likely: ['damage'],
  whyNot: () => null,
  after: (_op, context) => context,
};
