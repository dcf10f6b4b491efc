// How tired will a player begin the next turn? Halved, and with what happens by itself then, if both players only end their
// turns until then (S504, S505).

import { push, type Seat } from '@duello/kernel';
import { col } from '../state/columns.ts';
import type { Event } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { IN_MAIN } from '../state/state.ts';
import type { View } from '../view/view-types.ts';
import { runIdle, scratchOf } from './simulate.ts';

export interface TurnStartFatigue {
  /** What the halving leaves. */
  readonly halved: number;
  /** What does not fit any more of all that is added then: it costs life. */
  readonly surplus: number;
  /** What the player can begin to act with. */
  readonly fatigue: number;
}

const IN_A_TURN: readonly View['phase'][] = ['start', 'main', 'end'];

/** `fatigue` is what the player has at the end of what is going on: nothing of that is looked at. */
export function turnStartFatigue(
  view: View,
  seat: Seat,
  fatigue: number = view.players[seat].fatigue,
): TurnStartFatigue {
  if (!IN_A_TURN.includes(view.phase)) return { halved: fatigue, surplus: 0, fatigue };
  const state = scratchOf(view);
  const { cells } = state;
  cells[col.fatigue[seat]] = fatigue;
  for (const pending of [col.chainSize, col.announcing, col.dueSize]) cells[pending] = 0;
  let [halved, surplus, now, begun, over] = [0, 0, fatigue, false, false];
  const listen = (event: Event): void => {
    over ||= event.kind === 'matchEnded';
    if (!('seat' in event) || event.seat !== seat) return;
    if (event.kind === 'turnStarted') begun = true;
    if (event.kind === 'fatigueAdded' || event.kind === 'fatigueRemoved') now = event.now;
    if (event.kind === 'fatigueHalved') {
      halved = event.to;
      now = event.to;
    }
    if (event.kind === 'fatigueOverflow' && begun) surplus += event.surplus;
  };
  push(state, frame.passTurn, view.active);
  runIdle(state, listen, () => over || (begun && cells[col.phase] === IN_MAIN));
  return { halved, surplus, fatigue: now };
}
