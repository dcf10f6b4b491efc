// How does a turn begin and end? Draw, untap, halve, what starts by itself; then everything is restored (S5xx, SR45).

import { other, push, SEATS, type Seat } from '@duello/kernel';
import { TURN_LIMIT } from '../../cards/numbers.ts';
import type { MaybeEmit, Ref } from '../state/events.ts';
import { refOf } from '../state/field.ts';
import { frame } from '../state/frames.ts';
import { drawCards } from '../state/piles.ts';
import {
  ACTIONS,
  ACTIVE,
  DAMAGE,
  ENCHANTED,
  ENCHANTED_SIZE,
  FATIGUE,
  IN_END,
  IN_START,
  OWNER,
  PHASE,
  ROW,
  ROW_SIZE,
  SKILL_TAPPED,
  SKILL_USED,
  type State,
  TAPPED,
  TRIGGERS,
  TURN_ATTACK,
  TURN_DEFENSE,
  TURN_NUMBER,
  TURN_TRAITS,
} from '../state/state.ts';
import { FRESH } from './commit.ts';
import { setOffStart } from './settle.ts';
import { finishMatch } from './tournament.ts';

/** S502 to S505, in this order; nobody can respond (SR16). */
export function startTurn(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  if (cells[TURN_NUMBER] >= TURN_LIMIT) {
    if (emit !== null) emit({ kind: 'turnLimitReached' });
    finishMatch(state, null, 'turnLimit', emit);
    return;
  }
  cells[TURN_NUMBER]++;
  cells[ACTIVE] = seat;
  cells[PHASE] = IN_START;
  cells[ACTIONS] = 0;
  cells[TRIGGERS] = 0;
  for (const one of SEATS) cells[SKILL_USED[one]] = 0;
  if (emit !== null) emit({ kind: 'turnStarted', seat, turn: cells[TURN_NUMBER] });
  drawCards(state, seat, 1, 'turn', emit);
  // S405, SR15: the second player's first turn.
  if (cells[TURN_NUMBER] === 2) drawCards(state, seat, 1, 'second', emit);
  untapAll(state, seat, emit);
  halve(state, seat, emit);
  push(state, frame.main, seat);
  setOffStart(state, seat, emit);
}

/** S503, SV1. */
function untapAll(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells, table } = state;
  const targets: Ref[] = [];
  const untap = (slot: number): void => {
    if (cells[TAPPED + slot] === 0) return;
    cells[TAPPED + slot] = 0;
    if (emit !== null) targets.push(refOf(state, slot));
  };
  for (let i = 0; i < cells[ROW_SIZE[seat]]; i++) untap(cells[ROW[seat] + i]);
  for (let i = 0; i < cells[ENCHANTED_SIZE]; i++) {
    if (cells[OWNER + cells[ENCHANTED + i]] === seat) untap(cells[ENCHANTED + i]);
  }
  for (const one of SEATS) {
    const refreshed = (one === seat || table.skillsEveryTurn) && cells[SKILL_TAPPED[one]] === 1;
    if (refreshed) cells[SKILL_TAPPED[one]] = 0;
    if (emit === null) continue;
    if (one === seat && (targets.length > 0 || refreshed)) emit({ kind: 'untapped', seat, targets, skill: refreshed });
    if (one !== seat && refreshed) emit({ kind: 'untapped', seat: one, targets: [], skill: true });
  }
}

/** S504: rounded down. */
function halve({ cells }: State, seat: Seat, emit: MaybeEmit): void {
  const from = cells[FATIGUE[seat]];
  const to = from >> 1;
  cells[FATIGUE[seat]] = to;
  if (emit !== null && from !== to) emit({ kind: 'fatigueHalved', seat, from, to });
}

/** SR19, SV2: nobody can answer the end of a turn, unless the table plays with that window. */
export function endTurn(state: State, seat: Seat): void {
  push(state, frame.passTurn, seat);
  if (state.table.endWindow) push(state, frame.window, other(seat), FRESH);
}

/** SR45: damage and everything until the end of the turn go in one step; then a check. */
export function passTurn(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  cells[PHASE] = IN_END;
  const restored: Ref[] = [];
  const expired: Ref[] = [];
  for (const one of SEATS) {
    for (let i = 0; i < cells[ROW_SIZE[one]]; i++) {
      const slot = cells[ROW[one] + i];
      const changed =
        cells[TURN_ATTACK + slot] !== 0 || cells[TURN_DEFENSE + slot] !== 0 || cells[TURN_TRAITS + slot] !== 0;
      if (emit !== null && cells[DAMAGE + slot] > 0) restored.push(refOf(state, slot));
      if (emit !== null && changed) expired.push(refOf(state, slot));
      cells[DAMAGE + slot] = 0;
      cells[TURN_ATTACK + slot] = 0;
      cells[TURN_DEFENSE + slot] = 0;
      cells[TURN_TRAITS + slot] = 0;
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
