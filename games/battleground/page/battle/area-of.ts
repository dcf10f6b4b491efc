// What does a spell reach from a point? The fields around it, and what happens to whoever stands there.

import type { Seat } from '@duello/kernel';
import {
  type Condition,
  type Effect,
  type Geometry,
  geometryOf,
  type Spell,
  type SummonView,
  type View,
} from '../../index.ts';
import type { PointTo } from '../answers/aims.ts';

type Reach = PointTo['how'];

/** What an effect does to one summon: how much where that is known. */
export type Mark =
  | { readonly does: 'damage' | 'heal'; readonly n: number | null }
  | { readonly does: 'place'; readonly condition: Condition }
  | { readonly does: 'enchant' }
  /** Antimagic keeps it out. */
  | { readonly does: 'nothing' };

export interface Reached {
  readonly fields: readonly string[];
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
}

interface Zone {
  readonly how: Reach;
  readonly side: PointTo['side'];
  readonly mark: Mark;
}

function markOf(effect: Effect): Mark | null {
  switch (effect.op) {
    case 'damage':
    case 'heal':
      return { does: effect.op, n: typeof effect.amount === 'number' ? effect.amount : null };
    case 'place':
      return { does: 'place', condition: effect.condition };
    case 'enchant':
      return { does: 'enchant' };
    default:
      return null;
  }
}

/** The effects that go out from the chosen point. */
function zonesOf({ text }: Spell): readonly Zone[] {
  return text.flatMap((effect) => {
    const mark = markOf(effect);
    if (mark === null || !('to' in effect) || typeof effect.to !== 'object') return [];
    const { to } = effect;
    if ('point' in to) return [{ how: to.how, side: to.side, mark }];
    return 'near' in to && to.near === 'there' ? [{ how: to.how, side: to.side, mark }] : [];
  });
}

const apart = ({ lanes }: Geometry, a: number, b: number): number =>
  Math.abs((a % lanes) - (b % lanes)) + Math.abs(Math.floor(a / lanes) - Math.floor(b / lanes));

/** BR3, BR4: an intersection has its own ranges; a field counts itself only where the text says so. */
function isReached(geometry: Geometry, spot: string, how: Reach, field: number): boolean {
  const point = geometry.points.find(({ key }) => key === spot);
  if (point !== undefined) return point.ranges[field] <= (typeof how === 'object' ? how.within : 1);
  const from = geometry.keys.indexOf(spot);
  if (from === field) return typeof how === 'object' && how.origin;
  if (how === 'adjacent') return geometry.adjacent[from].includes(field);
  if (how === 'neighbouring') return geometry.neighbouring[from].includes(field);
  return apart(geometry, from, field) <= how.within;
}

const isOnSide = ({ side, owner }: SummonView, wanted: PointTo['side'], mine: Seat): boolean => {
  if (wanted === 'any') return true;
  return wanted === 'own' ? owner === mine : (side === mine) === (wanted === 'ally');
};

export function areaOf(spell: Spell, spot: string, view: View, mine: Seat): Reached {
  const geometry = geometryOf(view.options.lanes, view.options.rows);
  const zones = zonesOf(spell);
  const reached = geometry.keys.filter((_, field) => zones.some(({ how }) => isReached(geometry, spot, how, field)));
  const marks = new Map<number, readonly Mark[]>();
  for (const summon of view.summons) {
    const field = geometry.keys.indexOf(summon.field);
    const hits = zones.filter(({ how, side }) => isReached(geometry, spot, how, field) && isOnSide(summon, side, mine));
    if (hits.length === 0) continue;
    const shielded = summon.conditions.antimagic > 0 && spell.type === 'sorcery';
    marks.set(summon.id, shielded ? [{ does: 'nothing' }] : hits.map(({ mark }) => mark));
  }
  return { fields: reached, marks };
}
