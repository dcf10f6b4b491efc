// How is experience gained? One point at a time, a coin at three, and rows that unlock when a pool is empty.

import { bounded, type Seat } from '@duello/kernel';
import { col } from './columns.ts';
import type { MaybeEmit } from './events.ts';
import { fillRow } from './market.ts';
import { EXP_PER_COIN, POOLS } from './numbers.ts';
import type { State } from './state.ts';

export function gainExp(state: State, seat: Seat, why: 'battle' | 'kill' | 'summon', emit: MaybeEmit): void {
  const { cells } = state;
  cells[col.exp[seat]]++;
  if (emit !== null) emit({ kind: 'expGained', seat, why, exp: cells[col.exp[seat]] });
  if (cells[col.exp[seat]] < EXP_PER_COIN) return;
  cells[col.exp[seat]] = 0;
  gainCoin(state, seat, emit);
}

/** B1004, B1005, BR76. */
function gainCoin(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  const pool = cells[col.gamePhase];
  cells[col.coins[seat]] = bounded(cells[col.coins[seat]] + 1);
  if (pool > POOLS.length) {
    if (emit !== null) emit({ kind: 'coinGained', seat, pool, left: null });
    return;
  }
  const left = --cells[col.pool + pool - 1];
  if (emit !== null) emit({ kind: 'coinGained', seat, pool, left });
  if (left > 0) return;
  cells[col.gamePhase]++;
  if (emit !== null) emit({ kind: 'phaseUnlocked', phase: pool === 1 ? 2 : 3 });
  fillRow(state, pool, emit);
}
