// Which thing on the table does an option mean? Things go by name, so that options, selections and drops can be compared.

import type { Decision } from '@duello/kernel';
import { type Act, act, type TargetId, type TargetOptions, targetOptions } from '@duello/table';
import type { QuestionName } from '../../index.ts';

/*
 * Things on the table: `hand:card#2` (the copy at the third place), `own:3` and `opposing:1` (Creatures, from 1),
 * `own:player`, `own:orb`, `own:rune`, `gap:2` (a place in the own line), `looked:card#0`, `pile:card`, `source:red`.
 */

export const lookedTarget = (card: string, at: number): TargetId => `looked:${card}#${at}`;
/** The contract that a thing in hand, looked at or in a pile is. */
export const cardOf = (targetId: TargetId): string | null =>
  /^(?:hand|looked|pile):([^#]+)/.exec(targetId)?.[1] ?? null;
export const placeOf = (targetId: TargetId): string | null => /^gap:(\d+)$/.exec(targetId)?.[1] ?? null;

function mainAct(key: string): Act {
  const [verb, rest = ''] = key.split(':');
  switch (verb) {
    case 'play':
      return act(key, `hand:${rest}`, null);
    case 'attack': {
      const [attacker, target] = rest.split('>');
      return act(key, `own:${attacker}`, target === undefined ? null : `opposing:${target}`);
    }
    case 'magnetize':
      return act(key, `own:${rest}`, null);
    case 'orb':
      return act(key, 'own:orb', rest === '' ? null : `opposing:${rest}`);
    case 'rune':
      return act(key, 'own:rune', null);
    default:
      return act(key, null, null);
  }
}

/** How the options of a question name things; a question that is not here is answered in words alone. */
const NAMED: { readonly [Q in QuestionName]?: (key: string) => TargetId } = {
  replace: (key) => `hand:${key}`,
  take: (key) => `looked:${key}`,
  pay: (key) => `source:${key}`,
  payElement: (key) => `source:${key}`,
  place: (key) => `gap:${key}`,
  target: (key) => key,
  takeBack: (key) => `pile:${key}`,
  store: (key) => `source:${key}`,
};

const actOf = (question: QuestionName, key: string): Act =>
  question === 'act' ? mainAct(key) : act(key, null, NAMED[question]?.(key) ?? null);

export const choicesOf = (question: QuestionName, decision: Decision): TargetOptions =>
  targetOptions(decision, (key) => actOf(question, key));
