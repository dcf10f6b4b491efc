import { expect, test } from 'vitest';
import type { Event, Ref } from '../state/events.ts';
import { lifeLost, plansOf } from './battle-plans.ts';

const ref = (id: number, field: string): Ref => ({ seat: 0, id, card: 'guard', field });
const foe: Ref = { seat: 1, id: 9, card: 'crazyImp', field: 'c4' };
const player: Ref = { seat: 1, id: null, card: null, field: null };
const cause = { by: 'attack', seat: 0, card: 'guard' } as const;

test('a summon that walks into reach advances and attacks, with its damage', () => {
  const events: readonly Event[] = [
    { kind: 'advanced', target: ref(1, 'c3'), from: 'c2' },
    { kind: 'attackDeclared', target: ref(1, 'c3'), foe, range: 1 },
    { kind: 'damageDealt', target: foe, amount: 2, left: 0, cause },
    { kind: 'summonDied', target: foe, credit: 0 },
  ];
  const [plan, victim] = plansOf(events);
  expect(plan.deeds).toEqual([
    { does: 'advance', from: 'c2', to: 'c3' },
    { does: 'attack', from: 'c3', foe, damage: 2, kills: true },
  ]);
  expect(victim.deeds).toEqual([{ does: 'die', at: 'c4' }]);
});

test('damage of what a death sets off is not counted to the attack', () => {
  const events: readonly Event[] = [
    { kind: 'attackDeclared', target: ref(1, 'c3'), foe, range: 1 },
    { kind: 'damageDealt', target: foe, amount: 2, left: 0, cause },
    {
      kind: 'damageDealt',
      target: ref(1, 'c3'),
      amount: 2,
      left: 1,
      cause: { by: 'card', seat: 1, card: 'crazyImp' },
    },
  ];
  expect(plansOf(events)[0].deeds).toEqual([{ does: 'attack', from: 'c3', foe, damage: 2, kills: false }]);
});

test('what players lose is summed up', () => {
  const events: readonly Event[] = [
    { kind: 'attackDeclared', target: ref(1, 'c5'), foe: player, range: 1 },
    { kind: 'damageDealt', target: player, amount: 2, left: 18, cause },
    { kind: 'damageDealt', target: player, amount: 1, left: 17, cause },
  ];
  expect(lifeLost(events)).toEqual([0, 3]);
});
