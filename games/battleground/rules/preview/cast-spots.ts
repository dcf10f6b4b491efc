// Where may a spell be cast? On what it asks for first: a field of the home row, a target, or a point.

import { asked, decisionOf, once, type Seat } from '@duello/kernel';
import { questions } from '../match/questions.ts';
import type { Event, Ref } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { View } from '../view/view-types.ts';
import { answered, goOnIdle, stateOf } from './trial.ts';

const found = once((_view: View) => new Map<string, readonly string[]>());

/** Keys that answer the question which follows the cast; the one there is where none has to be asked (BR89). */
export function castSpots(view: View, cast: string): readonly string[] {
  const known = found(view).get(cast);
  if (known !== undefined) return known;
  const spots = view.decision === null ? [] : spotsAfter(stateOf(view), view.decision.seat, cast);
  found(view).set(cast, spots);
  return spots;
}

function spotsAfter(before: State, seat: Seat, cast: string): readonly string[] {
  const chosen: string[] = [];
  const state = answered(before, seat, cast, (event) => chosen.push(...spotIn(event, seat)));
  if (state === null) return [];
  const next = decisionOf({ questions }, state, seat);
  if (next?.what === 'target' || next?.what === 'point') return next.options.map(({ key }) => key);
  // A summon finds its field after whatever else its text asks.
  while (asked(state) !== 0) {
    const now = decisionOf({ questions }, state, seat);
    if (now?.what === 'field') return now.options.map(({ key }) => key);
    if (now === null || now.what === 'act') break;
    goOnIdle(state);
  }
  return chosen;
}

/** What was chosen because there was nothing else. */
function spotIn(event: Event, seat: Seat): readonly string[] {
  if (event.kind !== 'targetChosen' && event.kind !== 'summoned') return [];
  return [spotOf(event.target, seat)];
}
const spotOf = (ref: Ref, seat: Seat): string => ref.field ?? (ref.seat === seat ? 'you' : 'opponent');
