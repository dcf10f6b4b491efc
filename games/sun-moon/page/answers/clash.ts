// What would an attack do? Who would fall and what the player would lose, from what everybody sees (S1205 to S1207).

import { other, type Seat } from '@duello/kernel';
import type { TargetId } from '@duello/table';
import type { SummoningView, View } from '../../index.ts';

export interface Clash {
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

const has = ({ traits }: SummoningView, trait: SummoningView['traits'][number]): boolean => traits.includes(trait);

export function clashOf(attacker: SummoningView, defender: SummoningView | null, life: number): Clash {
  const pierces = has(attacker, 'pierce');
  const toAttacker = defender?.attack ?? 0;
  const excess = defender === null ? 0 : Math.max(0, attacker.attack - Math.max(0, defender.defense));
  const lifeLost = defender === null ? attacker.attack : pierces ? excess : 0;
  const attackerLeft = attacker.defense - toAttacker;
  const defenderLeft = defender === null ? null : defender.defense - attacker.attack;
  return {
    toAttacker,
    toDefender: attacker.attack,
    attackerLeft,
    defenderLeft,
    attackerFalls: attackerLeft <= 0,
    defenderFalls: defenderLeft !== null && defenderLeft <= 0,
    lifeLost,
    lifeLeft: life - lifeLost,
    pierces: pierces && defender !== null && excess > 0,
  };
}

/** SR42: whom a summoning could attack; `fight` when the other player names who defends. */
export function attackable(view: View, seat: Seat, attacker: SummoningView): readonly TargetId[] {
  const able = view.players[other(seat)].summonings.flatMap((one, at) =>
    has(one, 'cantDefend') ? [] : [`enemy:${at + 1}`],
  );
  const free = able.length === 0 || has(attacker, 'ignoreSummoning');
  const fights = view.options.defender === 'defenderChooses' && able.length > 0 ? ['fight'] : able;
  return free ? [...fights, 'enemy:player'] : fights;
}
