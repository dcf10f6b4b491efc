// What would an attack do? Whom it could go to, and the numbers of the exchange before it happens (S1203 to S1207).

import { decisionOf, other, type Reason } from '@duello/kernel';
import { questions } from '../match/questions.ts';
import { dropAnnouncement, topOf, write } from '../state/chain.ts';
import { targetKey } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import type { Ref } from '../state/events.ts';
import { attackOf, defenseOf, hasDefender, hasTrait, isSummoning, ownerOf } from '../state/field.ts';
import { because } from '../state/reasons.ts';
import { ATTACK, EMPTY, isPlayer, playerCode, type State, TRAIT_BITS } from '../state/state.ts';
import { announce } from '../turn/announce.ts';
import { isStillLegal, resolveAttack } from '../turn/combat.ts';
import { settle } from '../turn/settle.ts';
import type { View } from '../view/view-types.ts';
import { scratchOf } from './simulate.ts';

function withoutAnnouncement(view: View): State {
  const state = scratchOf(view);
  if (state.cells[col.announcing] === 1) dropAnnouncement(state);
  return state;
}

/** SR42, SR59: keys of whom a summoning could attack, for its player; `fight` when the other one names who defends. */
export function attackTargets(view: View, attacker: number): readonly string[] {
  const state = withoutAnnouncement(view);
  const seat = ownerOf(state, attacker);
  announce(state, seat, ATTACK, attacker, 0, EMPTY, null);
  const asked = decisionOf({ questions }, state, seat);
  if (asked !== null) return asked.options.map(({ key }) => key);
  return hasDefender(state, other(seat)) ? ['fight'] : [targetKey(state, seat, playerCode(other(seat)))];
}

/** SR42: why an enemy is no target of a summoning that can attack; null for one that is. */
export function whyNotAttack(view: View, attacker: number, target: Pick<Ref, 'seat' | 'id'>): Reason | null {
  const state = withoutAnnouncement(view);
  if (target.seat === ownerOf(state, attacker)) return null;
  const key = targetKey(state, ownerOf(state, attacker), target.id ?? playerCode(target.seat));
  const keys = attackTargets(view, attacker);
  if (keys.includes(key) || keys.includes('fight')) return null;
  return because(target.id === null ? 'mustAttackSummoning' : 'cantDefend');
}

export interface Fight {
  /** Damage to both; the attacker takes none from a player. */
  readonly toAttacker: number;
  readonly toDefender: number;
  /** Defense that is left; null when it is the player who is attacked. */
  readonly attackerLeft: number;
  readonly defenderLeft: number | null;
  readonly attackerFalls: boolean;
  readonly defenderFalls: boolean;
  /** What the other player loses: all of it, or what pierces. */
  readonly lifeLost: number;
  readonly lifeLeft: number;
  readonly pierces: boolean;
}

/** An attack as it would resolve now, before whatever it sets off; null when it could not go to this target, or not at all. */
export function previewFight(view: View, attacker: number, target: Pick<Ref, 'seat' | 'id'>): Fight | null {
  const state = withoutAnnouncement(view);
  const { cells } = state;
  const enemy = other(ownerOf(state, attacker));
  const code = target.id ?? playerCode(target.seat);
  cells[col.chainSize]++;
  write(state, topOf(state), ATTACK, ownerOf(state, attacker), attacker, 0);
  cells[col.aimed[0] + topOf(state)] = code;
  if (hasTrait(state, attacker, TRAIT_BITS.cantAttack)) return null;
  if (!isStillLegal(state, topOf(state), attacker, code)) return null;
  const defender = isPlayer(code) ? null : code;
  const life = cells[col.life[enemy]];
  const [toDefender, toAttacker] = [attackOf(state, attacker), defender === null ? 0 : attackOf(state, defender)];
  resolveAttack(state, topOf(state), null);
  const attackerLeft = defenseOf(state, attacker);
  const defenderLeft = defender === null ? null : defenseOf(state, defender);
  settle(state, null);
  const lifeLost = life - cells[col.life[enemy]];
  return {
    toAttacker,
    toDefender,
    attackerLeft,
    defenderLeft,
    attackerFalls: !isSummoning(state, attacker),
    defenderFalls: defender !== null && !isSummoning(state, defender),
    lifeLost,
    lifeLeft: cells[col.life[enemy]],
    pierces: defender !== null && lifeLost > 0,
  };
}
