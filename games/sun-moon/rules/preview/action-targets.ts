// Whom may an action be aimed at? What its announcement asks for first, whichever of its options is chosen.

import { asked, decisionOf, once, seatOf } from '@duello/kernel';
import { questions } from '../match/questions.ts';
import type { State } from '../state/state.ts';
import type { View } from '../view/view-types.ts';
import { answered, stateOf } from './trial.ts';

export interface ActionTargets {
  readonly keys: readonly string[];
  /** An option is to be chosen first. */
  readonly hasModes: boolean;
}

const NOBODY: ActionTargets = { keys: [], hasModes: false };
const found = once((_view: View) => new Map<string, ActionTargets>());

/** For who is asked in the own turn or in a window. */
export function actionTargets(view: View, key: string): ActionTargets {
  const known = found(view).get(key);
  if (known !== undefined) return known;
  const { decision } = view;
  const isRoot = decision?.what === 'act' || decision?.what === 'respond';
  const targets = isRoot ? targetsAfter(stateOf(view), key) : NOBODY;
  found(view).set(key, targets);
  return targets;
}

function targetsAfter(before: State, pick: string): ActionTargets {
  const state = answered(before, pick, []);
  const next = state === null || asked(state) === 0 ? null : decisionOf({ questions }, state, seatOf(asked(state) - 1));
  if (state === null || next === null) return NOBODY;
  const keys = next.options.map(({ key }) => key);
  if (next.what === 'target') return { keys, hasModes: false };
  if (next.what !== 'mode') return NOBODY;
  const aimed = keys.flatMap((key) => targetsAfter(state, key).keys);
  return { keys: [...new Set(aimed)], hasModes: keys.length > 1 };
}
