// What do healing and defences leave of the harm of a fight? F-P6, F-P7, F-P10, F-P11, F-P13 and the rulings on them.

import { describe, expect, test } from 'vitest';
import {
  endTurn,
  fight,
  fought,
  happened,
  health,
  nextDraw,
  pick,
  result,
  seen,
  setTable,
  shields,
  sizeOf,
} from '../table-for-tests.ts';

describe('healing and harm', () => {
  test('F-P10: the step’s damage and healing are gathered from all live spells', () => {
    const play = fought({ plans: ['waterBlast + explode', 'fireball + shower'], a: { health: 30 }, b: { health: 30 } });
    expect(health(play)).toEqual([30 - 15 + 3, 30 - 13 + 6]);
  });

  test('F-P10: Water Slings are settled before defences are used up, and those are used once', () => {
    const play = fought({ plans: ['waterSling + explode', 'rockShield + waterSling'] });
    // B's shield holds 7 of A's 18; both are hurt, so both Slings deal 8.
    expect(health(play)).toEqual([50 - 18, 50 - 11]);
    expect(happened(play, 'shieldWorn')).toEqual([{ kind: 'shieldWorn', seat: 1, card: 'rockShield', left: 0 }]);
    expect(happened(play, 'slingEmpowered').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('F-P11: health is what is left after damage and healing, and draws are queued', () => {
    const play = fought({
      plans: ['glide + flight + fleetingAgility', 'mudBall + rockToss'],
      a: { health: 40, deck: '30 copper' },
    });
    // +2 Glide, +2 Flight, +3 Agility, -1 Mud Ball.
    expect(sizeOf(play, 'A', 'hand')).toBe(5 + 2 + 2 + 3 - 1);
    expect(happened(play, 'drawModifierQueued').map(({ source, amount }) => [source, amount])).toEqual([
      ['glide', 2],
      ['flight', 2],
      ['fleetingAgility', 3],
      ['mudBall', -1],
    ]);
    expect(nextDraw(play)).toEqual([0, 0]);
  });

  test('F-P13: a Fleeting Agility of the Action Phase counts when the fight is left', () => {
    const play = setTable({ a: { hand: 'fleetingAgility, airSwipe', deck: '20 copper' }, b: { deck: '20 copper' } });
    pick(play, 'A', 'cast:fleetingAgility');
    expect(nextDraw(play)).toEqual([0, 0]);
    endTurn(play, 'A');
    endTurn(play, 'B');
    fight(play, 'airSwipe', '');
    expect(sizeOf(play, 'A', 'hand')).toBe(7);
    const tie = setTable({
      a: { hand: 'fleetingAgility, explode', mana: 1, health: 10, deck: '20 lesserGem' },
      b: { health: 10 },
    });
    pick(tie, 'A', 'cast:fleetingAgility');
    endTurn(tie, 'A');
    endTurn(tie, 'B');
    fight(tie, 'explode', '');
    expect(seen(tie, 'A').suddenDeath).toBe(true);
    expect(sizeOf(tie, 'A', 'hand')).toBe(6);
  });

  test('F-P13: a countered Fleeting Agility queues nothing', () => {
    const play = setTable({ a: { hand: 'fleetingAgility', deck: '20 copper' }, b: { hand: 'counterspell', mana: 1 } });
    pick(play, 'A', 'cast:fleetingAgility');
    pick(play, 'B', 'counter:counterspell');
    endTurn(play, 'A');
    endTurn(play, 'B');
    fight(play, '', '');
    expect(sizeOf(play, 'A', 'hand')).toBe(5);
  });

  test('F-R12: healing restores what damage took', () => {
    const play = fought({ plans: ['flamethrower', ''], b: { hand: 'shower', deck: '4 lesserGem, shower' } });
    expect(health(play)).toEqual([50, 38]);
    endTurn(play, 'A');
    pick(play, 'B', 'gem:lesserGem', 'cast:shower');
    expect(health(play)).toEqual([50, 44]);
  });

  test('F-R35: damage and healing of the main step are added up, capped once, and death is checked after', () => {
    const saved = fought({ plans: ['healingStream', 'nuke'], a: { health: 20 } });
    expect(health(saved)).toEqual([13, 50]);
    const full = fought({ plans: ['healingStream', 'flamethrower'] });
    expect(health(full)).toEqual([50, 50]);
    expect(happened(full, 'healed')).toEqual([{ kind: 'healed', seat: 0, amount: 12, wasted: 6, source: null }]);
  });

  test('F-R36: a block is one total over both steps, used before shields', () => {
    const play = fought({ plans: ['airSwipe + fireball', 'rockToss'], b: { shields: [['rockShield', 1]] } });
    // 3 of the block go to the Swipe, 2 and the shield's 1 to the Fireball's 5.
    expect(health(play)).toEqual([47, 48]);
    expect(shields(play, 'B')).toEqual([]);
  });

  test('F-R37: own damage can be blocked, evaded and halved, empowers the own Sling and can defeat the caster', () => {
    expect(health(fought({ plans: ['explode + rockToss', ''] }))).toEqual([45, 37]);
    expect(health(fought({ plans: ['explode + flight', ''] }))).toEqual([50, 40]);
    expect(health(fought({ plans: ['explode + stoneSkin', ''] }))).toEqual([45, 40]);
    expect(health(fought({ plans: ['explode + waterSling', ''] }))).toEqual([40, 32]);
    expect(result(fought({ plans: ['explode', ''], a: { health: 10 } }))).toEqual({ winner: 1, reason: 'defeated' });
  });

  test('F-R11: healing stops at 50, and at 20 in sudden death', () => {
    expect(health(fought({ plans: ['healingStream', ''], a: { health: 45 } }))).toEqual([50, 50]);
    const sudden = fought({ plans: ['healingStream', ''], sudden: 1, a: { health: 12 }, b: { health: 20 } });
    expect(health(sudden)).toEqual([20, 20]);
    const action = setTable({ a: { hand: 'shower', mana: 1, health: 48 } });
    pick(action, 'A', 'cast:shower');
    expect(health(action)).toEqual([50, 50]);
    expect(happened(action, 'healed')).toEqual([{ kind: 'healed', seat: 0, amount: 2, wasted: 4, source: 'shower' }]);
  });

  test('F-R11: with `healthCap: none` it does not stop', () => {
    expect(health(fought({ options: { healthCap: 'none' }, plans: ['healingStream', ''] }))).toEqual([68, 50]);
    const action = setTable({ options: { healthCap: 'none' }, a: { hand: 'shower', mana: 1, health: 48 } });
    pick(action, 'A', 'cast:shower');
    expect(health(action)).toEqual([54, 50]);
  });

  test('F-R49: the higher number replaces the base number, and Water Blast heals though its damage is blocked', () => {
    expect(health(fought({ plans: ['sacrificialFlame(fireball)', ''] }))).toEqual([50, 46]);
    expect(health(fought({ plans: ['waterBlast', 'rockToss'], a: { health: 30 } }))).toEqual([30, 50]);
  });
});

describe('defences', () => {
  test('F-P6: each live Earthen Spirit doubles damage and blocks of its caster’s Earth spells', () => {
    const once = fought({ plans: ['earthenSpirit + rockToss', 'fireball + nuke'] });
    expect(health(once)).toEqual([50 - 20, 44]);
    expect(happened(once, 'spiritDoubled')).toEqual([{ kind: 'spiritDoubled', seat: 0, times: 2 }]);
    const negated = fought({
      plans: ['earthenSpirit + rockToss', 'counterspell'],
      aims: { B: ['spell.1:earthenSpirit'] },
    });
    expect(health(negated)).toEqual([50, 47]);
  });

  test('F-P7: new shields stand before the first damage, and the stance is skin, else flight, else pool', () => {
    const play = fought({ plans: ['airSwipe', 'rockShield'] });
    expect(health(play)).toEqual([50, 50]);
    expect(happened(play, 'shieldRaised')).toEqual([
      { kind: 'shieldRaised', seat: 1, card: 'rockShield', capacity: 7 },
    ]);
    const stances = (plan: string) =>
      happened(fought({ plans: [plan, ''] }), 'stanceSet').map(({ stance }) => stance)[0];
    expect([stances('flight + stoneSkin'), stances('flight'), stances('rockToss')]).toEqual(['skin', 'flight', 'pool']);
  });
});
