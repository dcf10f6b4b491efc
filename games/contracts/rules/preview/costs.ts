// What would using an Orb, or a draw, do to the player who does it?

import { other, type Seat } from '@duello/kernel';
import { keeps } from '../effects/draw.ts';
import { col, EMPTY } from '../state/columns.ts';
import { kindOf } from '../state/field.ts';
import { HAND_LIMIT } from '../state/numbers.ts';
import type { Option, Spot } from '../state/option-keys.ts';
import { NOBODY, playerCode, type State } from '../state/state.ts';
import { orbDamage } from '../turn/combat.ts';
import { loadView } from '../view/sample.ts';
import type { View } from '../view/view-types.ts';

/** The slot of an opposing Creature by its place from 1, or the code of the opponent. */
function opposing({ cells }: State, seat: Seat, spot: Spot): number {
  const foe = other(seat);
  if (spot === 'player') return playerCode(foe);
  return spot >= 1 && spot <= cells[col.lineSize[foe]] ? cells[col.line[foe] + spot - 1] : NOBODY;
}

/** C1004, C1005: the damage of an Orb's hit, which its owner loses in health too; 0 where it can't hit. */
export function orbHit(view: View, seat: Seat, spot: Spot): number {
  const state = loadView(view);
  const [orb, target] = [state.cells[col.orb[seat]], opposing(state, seat, spot)];
  return orb === EMPTY || target === NOBODY ? 0 : orbDamage(state, orb, target);
}

/** C1005, C1009: the health that the answer of an active Orb costs its owner, at most. */
export function guardCost(view: View, seat: Seat): number {
  const state = loadView(view);
  const orb = state.cells[col.orb[seat]];
  return orb === EMPTY ? 0 : kindOf(state, orb).attack;
}

export interface DrawCost {
  /** How many come into the hand, and how many go to the discard pile. */
  readonly taken: number;
  readonly discarded: number;
  /** How often burnout strikes, and the damage of it all (C205). */
  readonly burnouts: number;
  readonly burned: number;
  /** The damage of a special draw: as many as it rejects (C204); those too many for the hand don't count (C210). */
  readonly damage: number;
}

export function drawCost(view: View, seat: Seat, draw: Extract<Option, { word: 'draw' | 'special' }>): DrawCost {
  const { deckSize, handSize, burnouts: before } = view.players[seat];
  const there = Math.min(draw.count, deckSize);
  const picked = Math.min(there, keeps(draw.word === 'special' ? 1 : 0));
  // C207, C208: a pick beyond the hand limit is discarded too, but adds nothing to the damage (C210).
  const taken = Math.min(picked, Math.max(0, HAND_LIMIT - handSize));
  const burnouts = draw.count - there;
  // Each strikes for one more than the last.
  const burned = burnouts * before + (burnouts * (burnouts + 1)) / 2;
  return { taken, discarded: there - taken, burnouts, burned, damage: draw.word === 'special' ? there - picked : 0 };
}
