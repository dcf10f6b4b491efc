// Are the figures that rulesets are compared by what they say they are?

import { expect, it } from 'vitest';
import type { Event, Ref } from '../rules/state/events.ts';
import { measure } from './measure.ts';

const player = (seat: 0 | 1): Ref => ({ seat, id: null, card: null, field: null });
const summon = (id: number): Ref => ({ seat: 0, id, card: 'guard', field: 'c3' });
const cause = { by: 'attack', seat: 0, card: 'guard' } as const;
const battle: Event = { kind: 'phaseBegan', seat: 0, phase: 'battle' };
const upkeep: Event = { kind: 'phaseBegan', seat: 0, phase: 'upkeep' };
const acts = (id: number): Event => ({ kind: 'summonActs', target: summon(id) });
const hit = (seat: 0 | 1, amount: number, left: number): Event => ({
  kind: 'damageDealt',
  target: player(seat),
  amount,
  left,
  cause,
});

it('counts a summon once a battle, and its turn as dead when it neither advances, attacks nor defends', () => {
  const events: readonly Event[] = [
    battle,
    acts(1),
    { kind: 'advanced', target: summon(1), from: 'c2' },
    acts(2),
    { kind: 'advanceBlocked', target: summon(2), edge: false },
    acts(3),
    { kind: 'noTarget', target: summon(3) },
    // The second pass of a Wave.
    acts(1),
    { kind: 'noTarget', target: summon(1) },
    acts(3),
    { kind: 'defended', target: summon(3), defence: 1 },
    upkeep,
    battle,
    acts(2),
    { kind: 'attackDeclared', target: summon(2), foe: player(1), range: 1 },
  ];
  expect(measure(events)).toMatchObject({ battles: 2, summonTurns: 4, deadTurns: 1 });
});

it('counts deaths in battles alone', () => {
  const death: Event = { kind: 'summonDied', target: summon(4), credit: 0 };
  expect(measure([death, battle, acts(1), death, death, upkeep, death]).battleDeaths).toBe(2);
});

it('counts another player ahead in life, but not a level score in between', () => {
  const events = [hit(1, 2, 18), hit(0, 2, 18), hit(1, 1, 17), hit(0, 3, 15), hit(1, 5, 12)];
  expect(measure(events)).toMatchObject({ leadChanges: 2, playerDamage: 13 });
});
