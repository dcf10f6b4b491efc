// How does the engine read a spell's effects? As nodes with their conditions folded in, the same shape for every op.

import { blankFields, type FlatFields, type FlatRows, flatFields } from '@duello/cards';
import type { Amount } from '../../cards/amounts.ts';
import { type Effect, OPS, type Op } from '../../cards/effects.ts';
import { type CardId, ELEMENTS, type Element } from '../../cards/vocabulary.ts';

/** What an amount counts. */
export const NOTHING = 0;
export const OVER_FED = 1;
export const OVER_CAST = 2;
export const OVER_OTHERS = 3;
export const OVER_ANY_OTHERS = 4;
const OVER = { fed: OVER_FED, cast: OVER_CAST, otherCast: OVER_OTHERS, anyOtherCast: OVER_ANY_OTHERS } as const;

/** In which phase a node works. */
export const ALWAYS = 0;
export const IN_ACTION_ONLY = 1;
export const IN_FIGHT_ONLY = 2;

export const NO_ELEMENT = -1;
export const NO_KIND = -1;

export const elementNumber = (element: Element | null): number =>
  element === null ? NO_ELEMENT : ELEMENTS.indexOf(element);

export interface FlatAmount {
  readonly base: number;
  readonly over: number;
  readonly each: number;
  readonly insteadElement: number;
  readonly insteadEach: number;
}

const flatAmount = (amount: Amount): FlatAmount =>
  typeof amount === 'number'
    ? { base: amount, over: NOTHING, each: 0, insteadElement: NO_ELEMENT, insteadEach: 0 }
    : {
        base: amount.base,
        over: OVER[amount.over],
        each: amount.each,
        insteadElement: elementNumber(amount.instead?.element ?? null),
        insteadEach: amount.instead?.each ?? amount.each,
      };

export type Numbers = ReadonlyMap<CardId, number>;
const numberIn = (id: CardId, numbers: Numbers): number => numbers.get(id) ?? NO_KIND;

type More = { readonly mana: number; readonly card: CardId } | null;

/** Fields that are not kept as they are. */
const ROWS = {
  amount: flatAmount,
  element: elementNumber,
  card: numberIn,
  recordOrNull: (more: More, numbers: Numbers) => more && { mana: more.mana, card: numberIn(more.card, numbers) },
} satisfies FlatRows<Numbers>;

/** Conditions become part of the nodes of what they hold. */
const { ifCast: _if, byPhase: _by, ...WORKS } = OPS;

export interface Node extends FlatFields<typeof WORKS, typeof ROWS> {
  readonly op: Op;
  readonly phase: number;
  /** Works only when the caster has cast a spell of this element. */
  readonly needs: number;
}

const BLANK: Node = { op: 'halve', phase: ALWAYS, needs: NO_ELEMENT, ...blankFields(WORKS, ROWS, new Map()) };

export function flatten(effect: Effect, numbers: Numbers, where: Partial<Node> = {}): readonly Node[] {
  if (effect.op === 'ifCast') {
    return flatten(effect.effect, numbers, { ...where, needs: elementNumber(effect.element) });
  }
  if (effect.op === 'byPhase') {
    return [
      ...flatten(effect.action, numbers, { ...where, phase: IN_ACTION_ONLY }),
      ...flatten(effect.fight, numbers, { ...where, phase: IN_FIGHT_ONLY }),
    ];
  }
  return [{ ...BLANK, op: effect.op, ...where, ...flatFields(WORKS, ROWS, effect, numbers) }];
}
