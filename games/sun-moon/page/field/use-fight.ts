// Which attack is being composed or answered, and what would it do? From what is selected, aimed at, or waits.

import type { TargetId } from '@duello/table';
import { type Fight, previewFight, readSpot } from '../../index.ts';
import { targetOf } from '../answers/in-play.ts';
import { aiming, attackerOf, fightWith } from '../answers/labels.ts';
import { useTable } from '../pieces/table-context.ts';

export interface FightNow {
  readonly attacker: TargetId;
  readonly target: TargetId;
  readonly fight: Fight;
  /** Declared already: only an answer can change it. */
  readonly sure: boolean;
}

/** The attack on whom the hand is aiming; else the one that waits on top of the chain. */
export function useFight(): FightNow | null {
  const { view, mine, selected, aimed, previewed } = useTable();
  const composing = attackerOf(aiming(view), { view, mine }) ?? selected;
  const meant = aimed ?? previewed;
  if (composing !== null && meant !== null) {
    const fight = fightWith(composing, meant, { view, mine });
    return fight && { attacker: composing, target: meant, fight, sure: false };
  }
  // Whom it was meant for before is not attacked any more.
  if (view.waiting?.what === 'block') return null;
  const waiting = view.chain.at(-1);
  if (waiting?.what !== 'attack' || waiting.targets.length === 0) return null;
  const [to] = waiting.targets;
  const [source, target] = [attackerOf(waiting, { view, mine }), targetOf(view, mine, to)];
  if (waiting.id === null || source === null || target === null) return null;
  const fight = previewFight(view, waiting.id, to);
  return fight && { attacker: source, target, fight, sure: true };
}

/** What becomes of one thing in it; null when it has no part in it. */
export function attackOn(
  { attacker, target, fight }: FightNow,
  targetId: TargetId,
): { readonly damage: number; readonly falls: boolean } | null {
  if (targetId === attacker) {
    return fight.defenderLeft === null ? null : { damage: fight.toAttacker, falls: fight.attackerFalls };
  }
  if (targetId === target && fight.defenderLeft !== null)
    return { damage: fight.toDefender, falls: fight.defenderFalls };
  const player = readSpot(target)?.side === 'own' ? 'own:player' : 'enemy:player';
  return targetId === player && fight.lifeLost > 0 ? { damage: fight.lifeLost, falls: fight.lifeLeft <= 0 } : null;
}
