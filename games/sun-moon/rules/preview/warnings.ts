// What should somebody know before an action is announced? Whom it must be aimed at, and that it would do nothing.

import { asked, decisionOf, once, seatOf } from '@duello/kernel';
import { questions } from '../match/questions.ts';
import { SPELL } from '../state/compiled.ts';
import type { Event } from '../state/events.ts';
import { readAction } from '../state/option-keys.ts';
import type { State } from '../state/state.ts';
import { loadView } from '../view/sample.ts';
import type { View } from '../view/view-types.ts';
import { actionTargets } from './action-targets.ts';
import { answered, stateOf } from './trial.ts';

export interface ActionWarning {
  /** The one target there is. Null when there is a choice, or none to aim at. */
  readonly onlyTarget: string | null;
  readonly doesNothing: boolean;
}

const NOTHING: ActionWarning = { onlyTarget: null, doesNothing: false };
const found = once((_view: View) => new Map<string, ActionWarning>());

/** For who is asked in the own turn or in a window. */
export function actionWarning(view: View, key: string): ActionWarning {
  const known = found(view).get(key);
  if (known !== undefined) return known;
  const { decision } = view;
  const isRoot = decision?.what === 'act' || decision?.what === 'respond';
  const warning = isRoot ? warningOf(view, key) : NOTHING;
  found(view).set(key, warning);
  return warning;
}

function warningOf(view: View, key: string): ActionWarning {
  const action = readAction(key);
  if (action === null || action.word === 'attack') return NOTHING;
  const { compiled } = loadView(view);
  const isSpell = action.word === 'play' && compiled.kinds[compiled.numbers.get(action.card) ?? -1]?.type === SPELL;
  const { keys, hasModes } = actionTargets(view, key);
  const onlyTarget = !hasModes && keys.length === 1 ? keys[0] : null;
  return { onlyTarget, doesNothing: isSpell && doesNothing(stateOf(view), key, 0) };
}

/** What is told of every spell, and of effects that change nothing. */
function isQuiet(event: Event): boolean {
  switch (event.kind) {
    case 'cardPlayed':
    case 'fatiguePaid':
    case 'windowOpened':
    case 'passed':
    case 'chainFull':
    case 'targetLost':
    case 'effectDidNothing':
    case 'drawFailed':
      return true;
    case 'discarded':
      return event.from !== 'hand';
    case 'fatigueRemoved':
    case 'lifeGained':
    case 'lifeLost':
      return event.amount === 0;
    case 'statChanged':
      return event.attack === 0 && event.defense === 0;
    default:
      return false;
  }
}

/** Windows, options and targets that a spell may come through. */
const MOST_STEPS = 8;

/** Whomever it is aimed at, if nobody answers. */
function doesNothing(before: State, pick: string | null, steps: number): boolean {
  const events: Event[] = [];
  const state = answered(before, pick, events);
  const done = events.findIndex((event) => event.kind === 'discarded' && event.from === 'played');
  const its = done < 0 ? events : events.slice(0, done + 1);
  if (state === null || !its.every(isQuiet)) return false;
  if (done >= 0) return true;
  const next =
    asked(state) === 0 || steps === MOST_STEPS ? null : decisionOf({ questions }, state, seatOf(asked(state) - 1));
  if (next === null) return false;
  if (next.what === 'respond') return doesNothing(state, null, steps + 1);
  const isAiming = next.what === 'mode' || next.what === 'target';
  return isAiming && next.options.every(({ key }) => doesNothing(state, key, steps + 1));
}
