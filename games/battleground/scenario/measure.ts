// What can be counted in a match, so that rulesets can be compared? Sums over all its events.

import type { Event } from '../rules/state/events.ts';
import { START_LIFE } from '../rules/state/numbers.ts';

export interface Measures {
  readonly battles: number;
  /** Summons that died in a Battle phase. */
  readonly battleDeaths: number;
  /** How often a summon had its turn to act in a Battle phase: once a battle, with Wave too. */
  readonly summonTurns: number;
  /** Those of them in which it neither advanced nor attacked nor defended. */
  readonly deadTurns: number;
  /** Damage to players, of attacks and spells. */
  readonly playerDamage: number;
  /** How often another player than before was ahead in life; being level in between is no change. */
  readonly leadChanges: number;
}

/** What counts as doing something. */
const DEEDS: readonly Event['kind'][] = ['advanced', 'attackDeclared', 'defended'];

export function measure(events: readonly Event[]): Measures {
  const sums = { battles: 0, battleDeaths: 0, summonTurns: 0, deadTurns: 0, playerDamage: 0, leadChanges: 0 };
  /** Summons that had their turn in this battle, and whether they have done something; null outside of one. */
  let acted: Map<number, boolean> | null = null;
  const life = [START_LIFE, START_LIFE];
  let leader = 0;
  const endBattle = (): void => {
    sums.summonTurns += acted?.size ?? 0;
    sums.deadTurns += [...(acted?.values() ?? [])].filter((did) => !did).length;
    acted = null;
  };
  for (const event of events) {
    if (event.kind === 'phaseBegan') {
      endBattle();
      if (event.phase === 'battle') {
        sums.battles++;
        acted = new Map();
      }
    } else if (event.kind === 'summonDied') {
      if (acted !== null) sums.battleDeaths++;
    } else if (event.kind === 'summonActs' && event.target.id !== null) {
      if (acted !== null && !acted.has(event.target.id)) acted.set(event.target.id, false);
    } else if (DEEDS.includes(event.kind) && 'target' in event && event.target.id !== null) {
      if (acted?.has(event.target.id)) acted.set(event.target.id, true);
    } else if ((event.kind === 'damageDealt' || event.kind === 'healed') && event.target.id === null) {
      if (event.kind === 'damageDealt') sums.playerDamage += event.amount;
      life[event.target.seat] = event.left;
      const ahead = Math.sign(life[0] - life[1]);
      if (ahead !== 0 && leader !== 0 && ahead !== leader) sums.leadChanges++;
      if (ahead !== 0) leader = ahead;
    }
  }
  endBattle();
  return sums;
}
