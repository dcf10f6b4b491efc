// Whom may a Spell or a Rune be aimed at? What it asks for first, once it is paid for.

import { asked, decisionOf, once, type Seat } from '@duello/kernel';
import { questions } from '../match/questions.ts';
import type { Event, Ref } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { View } from '../view/view-types.ts';
import { answered, PAYING, stateOf } from './trial.ts';

export interface PlayTargets {
  /** Keys that answer the question for a target; the one there is where none has to be asked (CR31). */
  readonly keys: readonly string[];
  /** How many questions come before that one, when it is paid for by default. */
  readonly after: number;
}

const NOBODY: PlayTargets = { keys: [], after: 0 };
const found = once((_view: View) => new Map<string, PlayTargets>());

export function playTargets(view: View, act: string): PlayTargets {
  const known = found(view).get(act);
  if (known !== undefined) return known;
  const targets = view.decision?.what === 'act' ? targetsAfter(view, view.decision.seat, act) : NOBODY;
  found(view).set(act, targets);
  return targets;
}

function targetsAfter(view: View, seat: Seat, act: string): PlayTargets {
  const events: Event[] = [];
  let state: State | null = answered(stateOf(view), act, events);
  for (let after = 0; state !== null && asked(state) !== 0; after++) {
    const next = decisionOf({ questions }, state, seat);
    if (next?.what === 'target') return { keys: next.options.map(({ key }) => key), after };
    if (next === null || !PAYING.includes(next.what)) break;
    state = answered(state, null, events);
  }
  const [only] = events.flatMap((event) => (event.kind === 'targetChosen' ? [keyOf(event.target, view, seat)] : []));
  return only === undefined ? NOBODY : { keys: [only], after: 0 };
}

function keyOf({ seat, id }: Ref, { players }: View, mine: Seat): string {
  const side = seat === mine ? 'own' : 'opposing';
  const place = players[seat].line.findIndex((creature) => creature.id === id) + 1;
  return place === 0 ? `${side}:player` : `${side}:${place}`;
}
