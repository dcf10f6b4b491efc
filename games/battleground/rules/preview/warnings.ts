// What should somebody know before a spell is cast? That it would do nothing.

import { asked, decisionOf, once, type Seat } from '@duello/kernel';
import { questions } from '../match/questions.ts';
import { compiledOf, numberOf, SORCERY } from '../state/compiled.ts';
import type { Event } from '../state/events.ts';
import { readAct } from '../state/option-keys.ts';
import type { State } from '../state/state.ts';
import type { View } from '../view/view-types.ts';
import { answered, stateOf } from './trial.ts';

const found = once((_view: View) => new Map<string, boolean>());

/** True when a Sorcery would change nothing, whomever it is cast on; whatever stays or is summoned does something. */
export function castDoesNothing(view: View, cast: string): boolean {
  const known = found(view).get(cast);
  if (known !== undefined) return known;
  const { decision } = view;
  const idle =
    decision?.what === 'act' && isSorcery(view, decision.seat, cast) && doesNothing(stateOf(view), decision.seat, cast);
  found(view).set(cast, idle);
  return idle;
}

function isSorcery(view: View, seat: Seat, cast: string): boolean {
  const act = readAct(cast);
  const slot = act?.word === 'castSlot' ? view.players[seat].prepared[act.slot - 1] : null;
  const card = act?.word === 'cast' ? act.card : (slot?.card ?? null);
  const compiled = compiledOf(view.options);
  return card !== null && compiled.kinds[numberOf(compiled, card)].type === SORCERY;
}

/** What is told of every Sorcery, and of effects that change nothing. */
function isQuiet(event: Event): boolean {
  switch (event.kind) {
    case 'manaSpent':
    case 'spellCast':
    case 'targetChosen':
    case 'pointChosen':
    case 'modeChosen':
    case 'effectDidNothing':
    case 'optionalDeclined':
      return true;
    case 'toDiscard':
      return event.from === 'cast';
    case 'damageDealt':
      return event.amount === 0;
    default:
      return false;
  }
}

/** What a spell asks for before it does anything. */
const AIMING: readonly string[] = ['target', 'point', 'either'];

function doesNothing(before: State, seat: Seat, pick: string): boolean {
  const events: Event[] = [];
  const state = answered(before, seat, pick, (event) => events.push(event));
  if (state === null || !events.every(isQuiet) || asked(state) === 0) return false;
  const next = decisionOf({ questions }, state, seat);
  if (next === null) return false;
  if (next.what === 'act') return true;
  return AIMING.includes(next.what) && next.options.every(({ key }) => doesNothing(state, seat, key));
}
