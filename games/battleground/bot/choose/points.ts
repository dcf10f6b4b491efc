// Which fields or intersections are worth choosing? Of those that reach the same summons one, and the busiest first.

import { registerOf } from '@duello/kernel';
import { isReached } from '../../rules/effects/targets.ts';
import { aliveOn, sideOf } from '../../rules/state/board.ts';
import { TO_NEAR_IT } from '../../rules/state/nodes.ts';
import { EMPTY, FIELD, POINT, type State } from '../../rules/state/state.ts';

interface Spot {
  readonly code: number;
  readonly key: string;
  /** Foes less allies that it reaches, by every effect that goes out from it. */
  readonly reached: number;
}

export function pointsToTry(state: State, seat: number, few: number): readonly number[] {
  const { geometry, nodes } = state.compiled;
  const first = nodes[registerOf(state)];
  const isField = first.point === 'field';
  const count = isField ? geometry.size : geometry.points.length;
  const spots = new Map<string, Spot>();
  for (let i = 0; i < count; i++) {
    const spot = look(state, seat, first.next, (isField ? FIELD : POINT) + i);
    if (!spots.has(spot.key)) spots.set(spot.key, spot);
  }
  const all = [...spots.values()].sort((a, b) => b.reached - a.reached);
  return all.slice(0, Math.max(2, few)).map(({ code }) => code);
}

function look(state: State, seat: number, chain: number, code: number): Spot {
  const { geometry, nodes } = state.compiled;
  let key = '';
  let reached = 0;
  for (let at = chain; at >= 0; at = nodes[at].next) {
    const node = nodes[at];
    if (node.to !== TO_NEAR_IT) continue;
    for (let field = 0; field < geometry.size; field++) {
      const slot = aliveOn(state, field);
      if (slot === EMPTY || !isReached(state, node, code, field)) continue;
      const isAlly = sideOf(state, slot) === seat;
      if (node.side === (isAlly ? 'foe' : 'ally')) continue;
      key += `${at}/${field} `;
      reached += isAlly ? -1 : 1;
    }
  }
  return { code, key, reached };
}
