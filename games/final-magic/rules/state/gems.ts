// What can a gem do? Give mana and stay in play until cleanup, or be outcast for cards (F-R16 to F-R18).

import type { Seat } from '@duello/kernel';
import { col } from './columns.ts';
import type { MaybeEmit } from './events.ts';
import { draw, handToOutcast, handToPlay, playToOutcast } from './move.ts';
import type { State } from './state.ts';

export function playGem(state: State, seat: Seat, kind: number, emit: MaybeEmit): void {
  const { id, gemMana } = state.compiled.kinds[kind];
  handToPlay(state, seat, kind);
  state.cells[col.mana[seat]] += gemMana;
  if (emit !== null) emit({ kind: 'gemPlayed', seat, card: id, mana: state.cells[col.mana[seat]], phase: 'action' });
}

export function outcastGem(state: State, seat: Seat, kind: number, played: boolean, emit: MaybeEmit): void {
  const { id, recall } = state.compiled.kinds[kind];
  if (played) playToOutcast(state, seat, kind);
  else handToOutcast(state, seat, kind);
  if (emit !== null) emit({ kind: 'gemOutcast', seat, card: id, draws: recall });
  draw(state, seat, recall, emit);
}
