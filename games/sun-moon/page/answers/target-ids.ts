// Which thing on the table does an option mean? Things go by name, so that options, selections and drops can be compared.

import type { Decision } from '@duello/kernel';
import { type Act, act, type TargetId, type TargetOptions, targetOptions } from '@duello/table';
import type { QuestionName } from '../../index.ts';

/*
 * Things on the table: `hand:card#2` (the copy at the third place), `own:3` and `enemy:1` (summonings, from 1),
 * `own:3+1` (the first enchantment on it), `own:player`, `skill:ponder`, `discards:card`, `triple:2:card`, `class:warlock`.
 */

/** The card that a thing in hand or in a pile is. */
export const cardOf = (targetId: TargetId): string | null =>
  /^(?:hand|discards|known):([^#]+)/.exec(targetId)?.[1] ?? /^triple:\d+:(.+)/.exec(targetId)?.[1] ?? null;
/** Side, place in the row and number of the enchantment (0 for the summoning itself). */
export function spotOf(
  targetId: TargetId,
): { readonly own: boolean; readonly place: number; readonly enchantment: number } | null {
  const [, side, place, enchantment = '0'] = /^(own|enemy):(\d+)(?:\+(\d+))?$/.exec(targetId) ?? [];
  return side === undefined ? null : { own: side === 'own', place: Number(place), enchantment: Number(enchantment) };
}

/** `play:id`, `skill:ponder`, `use:own:2.1`, `use:own:2+1.1`, `attack:2`, `end`, `pass`. */
function mainAct(key: string): Act {
  const [verb] = key.split(':');
  const rest = key.slice(verb.length + 1);
  switch (verb) {
    case 'play':
      return act(key, `hand:${rest}`, null);
    case 'skill':
      return act(key, key, null);
    case 'use':
      return act(key, rest.slice(0, rest.lastIndexOf('.')), null);
    case 'attack':
      return act(key, `own:${rest}`, null);
    default:
      return act(key, null, null);
  }
}

/** How the options of a question name things; a question that is not here is answered in words alone. */
const NAMED: { readonly [Q in QuestionName]?: (key: string) => TargetId } = {
  class: (key) => `class:${key}`,
  pick: (key) => `triple:${key}`,
  mulligan: (key) => `hand:${key}`,
  target: (key) => key,
  price: (key) => `hand:${key}`,
  defender: (key) => key,
  block: (key) => key,
  aim: (key) => key,
  discard: (key) => `hand:${key}`,
  takeBack: (key) => `discards:${key}`,
};

const actOf = (question: QuestionName, key: string): Act =>
  question === 'act' || question === 'respond' ? mainAct(key) : act(key, null, NAMED[question]?.(key) ?? null);

export const choicesOf = (question: QuestionName, decision: Decision): TargetOptions =>
  targetOptions(decision, (key) => actOf(question, key));
