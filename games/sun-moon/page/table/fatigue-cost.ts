// What would the thing that is looked at do to fatigue? The card or skill under the hand, or what is being announced.

import type { Decision, Seat } from '@duello/kernel';
import { actionsFrom, type TargetId } from '@duello/table';
import {
  type Action,
  announcedFatigueCost,
  type FatigueCost,
  fatigueCost,
  readAction,
  SKILL_NAMES,
  type View,
} from '../../index.ts';
import { choicesOf, handCard } from '../answers/target-ids.ts';

/** The action that a thing stands for, whether it is possible now or not; null for none or several. */
function actionOf(targetId: TargetId, decision: Decision | null): Action | null {
  const skill = SKILL_NAMES.find((name) => targetId === `skill:${name}`);
  if (skill !== undefined) return { word: 'skill', skill };
  const card = handCard(targetId);
  if (card !== null) return { word: 'play', card };
  if (decision === null || (decision.what !== 'act' && decision.what !== 'respond')) return null;
  const uses = actionsFrom(choicesOf(decision.what, decision), targetId)
    .map(({ key }) => readAction(key))
    .filter((action) => action?.word === 'use');
  return uses.length === 1 ? uses[0] : null;
}

/** While something is announced its own cost stands, with the X that is being chosen; else the least X. */
export function fatigueCostOf(
  view: View,
  mine: Seat,
  decision: Decision | null,
  looked: TargetId | null,
  x: number,
): FatigueCost | null {
  const announced = announcedFatigueCost(view, x);
  if (announced !== null || looked === null) return announced;
  const action = actionOf(looked, decision);
  return action === null ? null : fatigueCost(view, mine, action);
}
