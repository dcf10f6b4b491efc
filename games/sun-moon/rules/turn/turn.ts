// How does a turn begin and end? Draw, untap, halve, what starts by itself; then everything is restored (S5xx, SR45).

import { other, push, SEATS, type Seat } from '@duello/kernel';
import { TURN_LIMIT } from '../../cards/numbers.ts';
import { col } from '../state/columns.ts';
import type { MaybeEmit, Ref } from '../state/events.ts';
import { refOf } from '../state/field.ts';
import { frame } from '../state/frames.ts';
import { drawCards } from '../state/piles.ts';
import { IN_END, IN_START, type State } from '../state/state.ts';
import { FRESH } from './commit.ts';
import { setOffStart } from './settle.ts';
import { finishMatch } from './tournament.ts';

/** S502 to S505, in this order; nobody can respond (SR16). */
export function startTurn(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  if (cells[col.turnNumber] >= TURN_LIMIT) {
    if (emit !== null) emit({ kind: 'turnLimitReached' });
    finishMatch(state, null, 'turnLimit', emit);
    return;
  }
  cells[col.turnNumber]++;
  cells[col.active] = seat;
  cells[col.phase] = IN_START;
  cells[col.actions] = 0;
  cells[col.triggers] = 0;
  for (const one of SEATS) cells[col.skillUsed[one]] = 0;
  if (emit !== null) emit({ kind: 'turnStarted', seat, turn: cells[col.turnNumber] });
  drawCards(state, seat, 1, 'turn', emit);
  // S405, SR15: the second player's first turn.
  if (cells[col.turnNumber] === 2) drawCards(state, seat, 1, 'second', emit);
  untapAll(state, seat, emit);
  halve(state, seat, emit);
  push(state, frame.main, seat);
  setOffStart(state, seat, emit);
}

/** S503, SV1. */
function untapAll(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const targets: Ref[] = [];
  const untap = (slot: number): void => {
    if (cells[col.tapped + slot] === 0) return;
    cells[col.tapped + slot] = 0;
    if (emit !== null) targets.push(refOf(state, slot));
  };
  for (let i = 0; i < cells[col.rowSize[seat]]; i++) untap(cells[col.row[seat] + i]);
  for (let i = 0; i < cells[col.enchantedSize]; i++) {
    if (cells[col.owner + cells[col.enchanted + i]] === seat) untap(cells[col.enchanted + i]);
  }
  for (const one of SEATS) {
    const refreshed = (one === seat || compiled.skillsEveryTurn) && cells[col.skillTapped[one]] === 1;
    if (refreshed) cells[col.skillTapped[one]] = 0;
    if (emit === null) continue;
    if (one === seat && (targets.length > 0 || refreshed)) emit({ kind: 'untapped', seat, targets, skill: refreshed });
    if (one !== seat && refreshed) emit({ kind: 'untapped', seat: one, targets: [], skill: true });
  }
}

/** S504: rounded down. */
function halve({ cells }: State, seat: Seat, emit: MaybeEmit): void {
  const from = cells[col.fatigue[seat]];
  const to = from >> 1;
  cells[col.fatigue[seat]] = to;
  if (emit !== null && from !== to) emit({ kind: 'fatigueHalved', seat, from, to });
}

/** SR19, SV2: nobody can answer the end of a turn, unless the table plays with that window. */
export function endTurn(state: State, seat: Seat): void {
  push(state, frame.passTurn, seat);
  if (state.compiled.endWindow) push(state, frame.window, other(seat), FRESH);
}

/** SR45: damage and everything until the end of the turn go in one step; then a check. */
export function passTurn(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  cells[col.phase] = IN_END;
  const restored: Ref[] = [];
  const expired: Ref[] = [];
  for (const one of SEATS) {
    for (let i = 0; i < cells[col.rowSize[one]]; i++) {
      const slot = cells[col.row[one] + i];
      const changed =
        cells[col.turnAttack + slot] !== 0 || cells[col.turnDefense + slot] !== 0 || cells[col.turnTraits + slot] !== 0;
      if (emit !== null && cells[col.damage + slot] > 0) restored.push(refOf(state, slot));
      if (emit !== null && changed) expired.push(refOf(state, slot));
      cells[col.damage + slot] = 0;
      cells[col.turnAttack + slot] = 0;
      cells[col.turnDefense + slot] = 0;
      cells[col.turnTraits + slot] = 0;
    }
  }
  if (emit !== null) {
    if (restored.length > 0) emit({ kind: 'defenseRestored', targets: restored });
    if (expired.length > 0) emit({ kind: 'untilEndExpired', targets: expired });
    emit({ kind: 'turnEnded', seat });
  }
  push(state, frame.turn, other(seat));
  push(state, frame.settle);
}
