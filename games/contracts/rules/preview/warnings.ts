// What should somebody know before a contract is played? That it replaces an own one, or would do nothing.

import { asked, decisionOf, seatOf } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { questions } from '../match/questions.ts';
import { ORB_TYPE, RUNE_TYPE, SPELL } from '../state/compiled.ts';
import type { Event, EventKind } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { View } from '../view/view-types.ts';
import { answered, PAYING, stateOf } from './trial.ts';

/** `card` is the own contract that would go to the discard pile. */
export type PlayWarning =
  | { readonly what: 'replaces'; readonly card: CardId }
  | { readonly what: 'doesNothing'; readonly card: CardId };

/** For who is asked in the main phase; null when there is nothing to warn of. */
export function playWarning(view: View, card: CardId): PlayWarning | null {
  if (view.decision?.what !== 'act') return null;
  const { seat } = view.decision;
  const { orb, rune } = view.players[seat];
  const state = stateOf(view);
  const kind = state.compiled.kinds[state.compiled.numbers.get(card) ?? -1];
  const old = kind?.type === ORB_TYPE ? orb : kind?.type === RUNE_TYPE ? rune : null;
  if (old !== null) return { what: 'replaces', card: old.card };
  return kind?.type === SPELL && doesNothing(state, `play:${card}`) ? { what: 'doesNothing', card } : null;
}

/** What is told of every Spell, and of effects that change nothing. */
const QUIET: readonly EventKind[] = [
  'paid',
  'spellPlayed',
  'spellResolved',
  'toDiscard',
  'targetChosen',
  'effectDidNothing',
  'tokenNotSummoned',
  'optionalDeclined',
];

/** However it is paid, and whomever it is aimed at. */
function doesNothing(before: State, pick: string | null): boolean {
  const events: Event[] = [];
  const state = answered(before, pick, events);
  if (state === null || events.some(({ kind }) => !QUIET.includes(kind))) return false;
  if (asked(state) === 0) return false;
  const next = decisionOf({ questions }, state, seatOf(asked(state) - 1));
  if (next === null || next.what === 'act') return true;
  if (PAYING.includes(next.what)) return doesNothing(state, null);
  return next.what === 'target' && next.options.every(({ key }) => doesNothing(state, key));
}
