// What does each summon do in a battle? What happens in it, summon by summon.

import type { Event, Ref } from '../state/events.ts';

/** Something a summon will do, in order. */
export type Deed =
  | { readonly does: 'advance'; readonly from: string; readonly to: string }
  | { readonly does: 'attack'; readonly from: string; readonly foe: Ref; damage: number; kills: boolean }
  | { readonly does: 'defend'; readonly at: string; readonly defence: number }
  /** It stays because it has something to attack, because somebody stands ahead, or at the far edge. */
  | { readonly does: 'hold' | 'blocked' | 'edge'; readonly at: string }
  | { readonly does: 'skip'; readonly at: string; readonly what: 'advance' | 'attack'; readonly by: string }
  | { readonly does: 'die'; readonly at: string };

export interface Plan {
  readonly summon: Ref;
  readonly deeds: Deed[];
}

const at = ({ field }: Ref): string => field ?? '';

function deedOf(event: Event): { readonly of: Ref; readonly deed: Deed } | null {
  switch (event.kind) {
    case 'advanced':
      return { of: event.target, deed: { does: 'advance', from: event.from, to: at(event.target) } };
    case 'advanceHeld':
      return { of: event.target, deed: { does: 'hold', at: at(event.target) } };
    case 'advanceBlocked':
      return { of: event.target, deed: { does: event.edge ? 'edge' : 'blocked', at: at(event.target) } };
    case 'advanceSkipped':
      return { of: event.target, deed: { does: 'skip', at: at(event.target), what: 'advance', by: event.by } };
    case 'attackPrevented':
      return { of: event.target, deed: { does: 'skip', at: at(event.target), what: 'attack', by: event.by } };
    case 'attackDeclared':
      return {
        of: event.target,
        deed: { does: 'attack', from: at(event.target), foe: event.foe, damage: 0, kills: false },
      };
    case 'defended':
      return { of: event.target, deed: { does: 'defend', at: at(event.target), defence: event.defence } };
    case 'summonDied':
      return { of: event.target, deed: { does: 'die', at: at(event.target) } };
    default:
      return null;
  }
}

/** One plan for each summon that does something or dies, in the order in which it begins. */
export function plansOf(events: readonly Event[]): readonly Plan[] {
  const plans = new Map<number, Plan>();
  let last: Extract<Deed, { does: 'attack' }> | null = null;
  for (const event of events) {
    if (event.kind === 'damageDealt' && event.cause.by === 'attack' && last !== null) last.damage += event.amount;
    if (event.kind === 'summonDied' && last !== null && event.target.id === last.foe.id) last.kills = true;
    const found = deedOf(event);
    if (found === null || found.of.id === null) continue;
    const plan = plans.get(found.of.id) ?? { summon: found.of, deeds: [] };
    plan.deeds.push(found.deed);
    plans.set(found.of.id, plan);
    if (found.deed.does === 'attack') last = found.deed;
  }
  return [...plans.values()];
}

/** How much life each player loses in it. */
export function lifeLost(events: readonly Event[]): readonly [number, number] {
  const lost: [number, number] = [0, 0];
  for (const event of events) {
    if (event.kind === 'damageDealt' && event.target.id === null) lost[event.target.seat] += event.amount;
  }
  return lost;
}
