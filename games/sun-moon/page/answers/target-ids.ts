// Which thing on the table does an option mean? Things go by name, so that options, selections and drops can be compared.

import type { Decision } from '@duello/kernel';
import { type Act, act, type TargetId, type TargetOptions, targetOptions } from '@duello/table';
import { type Action, type QuestionName, readAction, type Spot, spotOf } from '../../index.ts';

/*
 * Things on the table: `hand:card#2` (the copy at the third place), `own:3` and `enemy:1` (summonings, from 1),
 * `own:3+1` (the first enchantment on it), `own:player`, `skill:ponder`, `discards:card`, `triple:2:card`, `class:warlock`.
 */

/** The card that a thing in hand or in a pile is. */
export const cardOf = (targetId: TargetId): string | null =>
  /^(?:hand|discards|known):([^#]+)/.exec(targetId)?.[1] ?? /^triple:\d+:(.+)/.exec(targetId)?.[1] ?? null;
export const handCard = (targetId: TargetId): string | null => (targetId.startsWith('hand:') ? cardOf(targetId) : null);
/** A card in play or a player goes by the name that options give it. */
export const spotTarget = ({ side, place, enchantment }: Spot): TargetId =>
  `${side}:${place ?? 'player'}${enchantment === null ? '' : `+${enchantment}`}`;

/** What is pressed to begin an action. */
function actorOf(action: Action): TargetId | null {
  if (action.word === 'play') return `hand:${action.card}`;
  if (action.word === 'skill') return `skill:${action.skill}`;
  const spot = spotOf(action);
  return spot === null ? null : spotTarget(spot);
}

function mainAct(key: string): Act {
  const action = readAction(key);
  return act(key, action === null ? null : actorOf(action), null);
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
