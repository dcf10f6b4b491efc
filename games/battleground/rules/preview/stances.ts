// What would a summon do in battle as it stands? Whom it would attack, and what it does when nobody says otherwise.

import { decisionOf, other, registerOf, type Seat } from '@duello/kernel';
import { findTarget } from '../battle/search.ts';
import { questions } from '../match/questions.ts';
import { NOBODY, type State } from '../state/state.ts';
import type { SummonView, View } from '../view/view-types.ts';
import { answered, stateOf } from './trial.ts';

/** A summon by its field, or the player ahead. */
export interface Foe {
  readonly seat: Seat;
  readonly field: string | null;
}

/** Whom a summon would attack now. */
export function attackTarget(view: View, id: number): Foe | null {
  const acting = view.summons.find((one) => one.id === id);
  if (acting === undefined) return null;
  const code = findTarget(stateOf(view), id);
  if (code === NOBODY) return null;
  const foe = view.summons.find((one) => one.id === code);
  return foe === undefined ? { seat: other(acting.side), field: null } : { seat: foe.side, field: foe.field };
}

/** BR49: attack if there is a target, else defend. */
const autoStance = (state: State, slot: number): 'attack' | 'defend' =>
  findTarget(state, slot) === NOBODY ? 'defend' : 'attack';

/** The stances that the table suggests, for the summon that is asked and those after it. */
export function suggestedStances(view: View): readonly ('attack' | 'defend')[] {
  const { decision } = view;
  if (decision === null) return [];
  const picks: ('attack' | 'defend')[] = [];
  let state: State | null = stateOf(view);
  while (state !== null && decisionOf({ questions }, state, decision.seat)?.what === 'stance') {
    const pick = autoStance(state, registerOf(state));
    picks.push(pick);
    state = answered(state, decision.seat, pick);
  }
  return picks;
}

/** BR62: an own summon, unless it is under Turnover. */
export const obeys = ({ owner, side }: SummonView, seat: Seat): boolean => owner === seat && side === seat;
