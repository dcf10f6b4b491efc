// Whom would a summon attack? The nearest foe, clockwise from its left.

import { other } from '@duello/kernel';
import { aliveOn, kindOf, sideOf } from '../state/board.ts';
import { col } from '../state/columns.ts';
import { PLAYER_AHEAD } from '../state/geometry.ts';
import { EMPTY, NOBODY, playerCode, type State } from '../state/state.ts';
import { attackOf } from '../state/strength.ts';

/** B610, BR6 to BR8: the nearest foe, clockwise from the left, or NOBODY. */
export function findTarget(state: State, slot: number): number {
  if (attackOf(state, slot) < 1) return NOBODY;
  const { cells, compiled } = state;
  const side = sideOf(state, slot);
  const { fields, ranges } = compiled.geometry.search[side][cells[col.at + slot]];
  const reach = kindOf(state, slot).range;
  let playerInReach = false;
  for (let i = 0; i < fields.length && ranges[i] <= reach; i++) {
    if (fields[i] === PLAYER_AHEAD) {
      playerInReach = true;
      if (!compiled.lastResort) break;
    } else {
      const foe = aliveOn(state, fields[i]);
      if (foe !== EMPTY && sideOf(state, foe) !== side) return foe;
    }
  }
  return playerInReach ? playerCode(other(side)) : NOBODY;
}
