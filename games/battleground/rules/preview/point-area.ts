// What would a spell do from the point that it asks for? The fields it reaches, and what happens to each summon.

import { frameAt, registerOf } from '@duello/kernel';
import type { Condition } from '../../cards/vocabulary.ts';
import { isReached, isShieldedNear } from '../effects/targets.ts';
import { type Event, reveals } from '../state/events.ts';
import { type Node, TO_NEAR_IT } from '../state/nodes.ts';
import { FIELD, POINT, type State } from '../state/state.ts';
import type { View } from '../view/view-types.ts';
import { answered, stateOf } from './trial.ts';

/** What happens to one summon. */
export type Mark =
  | { readonly does: 'damage' | 'heal'; readonly n: number }
  | { readonly does: 'place'; readonly condition: Condition }
  | { readonly does: 'enchant' }
  /** Antimagic keeps it out. */
  | { readonly does: 'nothing' };

export interface PointArea {
  readonly fields: readonly string[];
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
}

function markIn(event: Event): Mark | null {
  switch (event.kind) {
    case 'damageDealt':
      return { does: 'damage', n: event.amount };
    case 'healed':
      return { does: 'heal', n: event.amount };
    case 'conditionPlaced':
      return { does: 'place', condition: event.condition };
    case 'tokensAdded':
      return { does: 'enchant' };
    default:
      return null;
  }
}

/** The effects that go out from the point, until something else is chosen. */
function nodesAround(state: State): readonly Node[] {
  const { nodes } = state.compiled;
  const around: Node[] = [];
  for (let at = nodes[registerOf(state)].next; at >= 0; at = nodes[at].next) {
    const { op, to } = nodes[at];
    if (op === 'target' || op === 'point') break;
    if (to === TO_NEAR_IT) around.push(nodes[at]);
  }
  return around;
}

/** While a spell asks for a point; what chance or a hidden card decides is not looked at. */
export function pointArea(view: View, spot: string): PointArea {
  const marks = new Map<number, readonly Mark[]>();
  if (view.decision?.what !== 'point') return { fields: [], marks };
  const state = stateOf(view);
  const { keys, points } = state.compiled.geometry;
  const place = points.findIndex(({ key }) => key === spot);
  const code = place < 0 ? FIELD + keys.indexOf(spot) : POINT + place;
  const source = state.cells[frameAt(state, 1) + 2];
  const around = nodesAround(state);
  const events: Event[] = [];
  answered(state, view.decision.seat, spot, (event) => events.push(event));
  const hidden = events.findIndex(reveals);
  for (const event of hidden < 0 ? events : events.slice(0, hidden)) {
    const mark = markIn(event);
    if (mark === null || !('target' in event) || event.target.id === null) continue;
    marks.set(event.target.id, [...(marks.get(event.target.id) ?? []), mark]);
  }
  for (const { id } of view.summons) {
    if (around.some((node) => isShieldedNear(state, node, source, code, id))) marks.set(id, [{ does: 'nothing' }]);
  }
  return { fields: keys.filter((_, field) => around.some((node) => isReached(state, node, code, field))), marks };
}
