// Which thing on the table does an option mean? Things go by name, so that options, selections and drops can be compared.

import type { Blocked, Decision } from '@duello/kernel';
import type { QuestionName } from '../../index.ts';

/**
 * A thing on the table: `hand:card#2` (the copy at the third place), `own:3` and `enemy:1` (summonings, from 1),
 * `own:3+1` (the first enchantment on it), `own:player`, `skill:ponder`, `discards:card`, `triple:2:card`, `class:warlock`.
 */
export type TargetId = string;

/** Copies of a card are alike: what an option means is the thing without its number. */
export const withoutCopyIndex = (targetId: TargetId): TargetId => targetId.replace(/#\d+$/, '');
export const handTarget = (card: string, at: number): TargetId => `hand:${card}#${at}`;
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

/** An option, the thing that acts and the thing that is meant; null where there is none. */
export interface Act {
  readonly key: string;
  readonly from: TargetId | null;
  readonly to: TargetId | null;
}

const act = (key: string, from: TargetId | null, to: TargetId | null): Act => ({ key, from, to });

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

function actOf(question: QuestionName, key: string): Act {
  if (question === 'act' || question === 'respond') return mainAct(key);
  const name = NAMED[question];
  return act(key, null, name === undefined ? null : name(key));
}

export interface Choices {
  readonly acts: readonly Act[];
  readonly blocked: readonly (Act & Pick<Blocked, 'reason'>)[];
}

export function choicesOf(question: QuestionName, { options, blocked }: Decision): Choices {
  return {
    acts: options.map(({ key }) => actOf(question, key)),
    blocked: blocked.map(({ key, reason }) => ({ ...actOf(question, key), reason })),
  };
}

/** What can be begun with a thing. */
export const from = ({ acts }: Choices, targetId: TargetId): readonly Act[] =>
  acts.filter((one) => one.from === withoutCopyIndex(targetId));

/** What pressing a thing means, where nothing has to be selected. */
export const actionsOn = ({ acts }: Choices, targetId: TargetId): readonly Act[] =>
  acts.filter((one) => one.to === withoutCopyIndex(targetId));

/** Why nothing can be done with a thing. */
export const blockedAt = ({ blocked }: Choices, targetId: TargetId): Choices['blocked'] =>
  blocked.filter((one) => one.to === withoutCopyIndex(targetId) || one.from === withoutCopyIndex(targetId));
