// What would follow from a choice? It is tried in a world that looks the same to whoever chooses.

import { apply, decisionOf, Refused, type Seat, stream } from '@duello/kernel';
import { battleground, type Event, forecast, type State, type View } from '../index.ts';

/** Nothing that is hidden shows in what is tried, so any world will do. */
const worldOf = (view: View): State => battleground.sample(view, stream('trial'));

/** The events of the Battle phase if it began now: attacks where there is a target, defending otherwise (BR49). */
export const comingBattle = (view: View, seat: Seat): readonly Event[] => forecast(worldOf(view), seat, () => 'auto');

/** What one pick leads to at once. */
export function eventsAfter(view: View, key: string): readonly Event[] {
  const { decision } = view;
  if (decision === null) return [];
  return apply(battleground, worldOf(view), { seat: decision.seat, decision: decision.id, pick: key }).events;
}

/** True when all picks, one after the other, are answers to the same question. */
export function canPickAll({ decision, ...view }: View, picks: readonly string[]): boolean {
  if (decision === null) return false;
  const { seat, what } = decision;
  let state = worldOf({ ...view, decision });
  try {
    for (const pick of picks) {
      const now = decisionOf(battleground, state, seat);
      if (now === null || now.what !== what) return false;
      state = apply(battleground, state, { seat, decision: now.id, pick }).state;
    }
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
  return true;
}

/** The stances that the table suggests, for the summon that is asked and those after it. */
export function suggestedStances(view: View): readonly string[] {
  const { decision } = view;
  if (decision?.what !== 'stance') return [];
  const { seat } = decision;
  const picks: string[] = [];
  let state = worldOf(view);
  for (;;) {
    const now = decisionOf(battleground, state, seat);
    if (now === null || now.what !== 'stance') return picks;
    const attack = apply(battleground, state, { seat, decision: now.id, pick: 'attack' });
    const finds = attack.events[0]?.kind !== 'noTarget';
    const pick = finds ? 'attack' : 'defend';
    state = finds ? attack.state : apply(battleground, state, { seat, decision: now.id, pick }).state;
    picks.push(pick);
  }
}
