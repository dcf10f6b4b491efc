// What should somebody know before a spell is cast in the Action Phase? That it would do nothing.

import { asked, decisionOf, once, SEATS, seatOf } from '@duello/kernel';
import { questions } from '../match/questions.ts';
import { col } from '../state/columns.ts';
import type { Event } from '../state/events.ts';
import { readOption } from '../state/option-keys.ts';
import type { State } from '../state/state.ts';
import type { View } from '../view/view.ts';
import { answered, stateOf } from './trial.ts';

const found = once((_view: View) => new Map<string, boolean>());

/** True when it would change nothing although nobody negates it. What a fight will need nobody knows. */
export function castDoesNothing(view: View, key: string): boolean {
  const known = found(view).get(key);
  if (known !== undefined) return known;
  const { word } = readOption('action', key);
  const isCast = view.decision?.what === 'action' && (word === 'cast' || word === 'castMore');
  const idle = isCast && doesNothing(stateOf(view), key);
  found(view).set(key, idle);
  return idle;
}

/** What is told of every spell, and of effects that change nothing. */
function isQuiet(event: Event): boolean {
  switch (event.kind) {
    case 'spellCast':
    case 'reactionPassed':
    case 'spellResolved':
    case 'spellFizzled':
    case 'drawShort':
      return true;
    case 'cardsDiscarded':
      return event.cause === 'resolved';
    case 'cardsDrawn':
      return event.count === 0;
    case 'healed':
      return event.amount === 0;
    default:
      return false;
  }
}

function doesNothing(before: State, pick: string | null): boolean {
  const events: Event[] = [];
  const state = answered(before, pick, events);
  if (state === null || !events.every(isQuiet) || asked(state) === 0 || waits(before, state)) return false;
  const next = decisionOf({ questions }, state, seatOf(asked(state) - 1));
  if (next === null) return false;
  if (next.what === 'action') return true;
  // The other lets it happen.
  return next.what === 'react' && doesNothing(state, null);
}

/** F-R47: something of it is counted when the fight is over. */
const waits = (before: State, after: State): boolean =>
  SEATS.some((seat) =>
    after.compiled.lateKinds.some((kind) => after.cells[col.late[seat] + kind] > before.cells[col.late[seat] + kind]),
  );
