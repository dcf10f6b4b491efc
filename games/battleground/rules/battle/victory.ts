// Who has won? Life at 0 or less ends the match there and then; in a long one the higher life decides.

import { end } from '@duello/kernel';
import { col } from '../state/columns.ts';
import type { MaybeEmit } from '../state/events.ts';
import { ending } from '../state/frames.ts';
import type { State } from '../state/state.ts';

/** BR74: after every instruction and every attack. True when the match is over. */
export function checkWin(state: State): boolean {
  const { cells } = state;
  const south = cells[col.life[0]] <= 0;
  const north = cells[col.life[1]] <= 0;
  if (!south && !north) return false;
  if (south && north) end(state, null, ending.bothDefeated);
  else end(state, south ? 1 : 0, ending.defeated);
  return true;
}

/** BR75: the higher life wins. */
export function endByLife(state: State, emit: MaybeEmit): void {
  const life = [state.cells[col.life[0]], state.cells[col.life[1]]] as const;
  if (emit !== null) emit({ kind: 'roundLimitReached', life });
  const ahead = life[0] > life[1] ? 0 : 1;
  end(state, life[0] === life[1] ? null : ahead, ending.roundLimit);
}
