// Which attack is being composed or answered, and what would it do? From what is selected, aimed at, or waits.

import { other } from '@duello/kernel';
import type { TargetId } from '@duello/table';
import { type Clash, clashOf } from '../answers/clash.ts';
import { summoningAt, targetOf } from '../answers/in-play.ts';
import { aiming, attackerOf, clashWith } from '../answers/labels.ts';
import { useTable } from '../pieces/table-context.ts';

export interface ClashNow {
  readonly attacker: TargetId;
  readonly target: TargetId;
  readonly clash: Clash;
  /** Declared already: only an answer can change it. */
  readonly sure: boolean;
}

/** The attack on whom the hand is aiming; else the one that waits on top of the chain. */
export function useClash(): ClashNow | null {
  const { view, mine, selected, aimed, previewed } = useTable();
  const composing = attackerOf(aiming(view), { view, mine }) ?? selected;
  const meant = aimed ?? previewed;
  if (composing !== null && meant !== null) {
    const clash = clashWith(composing, meant, { view, mine });
    return clash && { attacker: composing, target: meant, clash, sure: false };
  }
  // Whom it was meant for before is not attacked any more.
  if (view.waiting?.what === 'block') return null;
  const waiting = view.chain.at(-1);
  if (waiting?.what !== 'attack' || waiting.targets.length === 0) return null;
  const attacker = summoningAt(view, waiting.id);
  const [to] = waiting.targets;
  const [source, target] = [attackerOf(waiting, { view, mine }), targetOf(view, mine, to)];
  if (attacker === null || source === null || target === null) return null;
  const clash = clashOf(attacker, summoningAt(view, to.id), view.players[other(waiting.seat)].life);
  return { attacker: source, target, clash, sure: true };
}

/** What becomes of one thing in it; null when it has no part in it. */
export function attackOn(
  { attacker, target, clash }: ClashNow,
  targetId: TargetId,
): { readonly damage: number; readonly falls: boolean } | null {
  if (targetId === attacker) {
    return clash.defenderLeft === null ? null : { damage: clash.toAttacker, falls: clash.attackerFalls };
  }
  if (targetId === target && clash.defenderLeft !== null)
    return { damage: clash.toDefender, falls: clash.defenderFalls };
  const player = target.startsWith('own:') ? 'own:player' : 'enemy:player';
  return targetId === player && clash.lifeLost > 0 ? { damage: clash.lifeLost, falls: clash.lifeLeft <= 0 } : null;
}
