// What does defending do, and when does it end?

import { describe, expect, test } from 'vitest';
import { aSummon, damage, give, ifItIs, mana, spellsOf } from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');

/** The damage that an Attack of 3 from c3 does to the defender on c4, with others around it. */
const dealt = (defender: string, around: Readonly<Record<string, string>> = {}): number => {
  // Whoever is named after c3 in the order of battle has not acted yet; `snare` and range play no part.
  const t = table({ board: { c3: 'S 3/9', c4: defender, ...around } }).answer('end');
  while (t.view('watcher').waiting?.acting !== t.at('c3').id) t.answer('attack');
  const before = t.at('c4').hp;
  return before - t.answer('attack').at('c4').hp;
};

describe('to defend', () => {
  test('B630, B631: it does not attack, is turned sideways and stays so in the opponent’s turn', () => {
    const t = table({ board: { c3: 'S 2/3', c4: 'N 1/5' } }).battle({ c3: 'defend' });
    expect(t.blows()).toEqual([]);
    expect(t.board()).toEqual({ c3: 'S 2/3 defending', c4: 'N 1/5' });
    expect(t.events('defended')).toMatchObject([{ target: { field: 'c3' }, defence: 0 }]);
    expect(t.turn().at('c3').defending).toBe(true);
    expect(t.turn().at('c3').defending).toBe(true);
    expect(t.asks()).toBe('S act');
  });

  test('B631, BR50: it ends when its owner’s next Battle phase begins, for all at once', () => {
    const t = table({ board: { a1: 'S 1/3 defending', e1: 'S 1/3 defending', c5: 'N 1/3 defending' } });
    expect(t.at('a1').defending).toBe(true);
    t.answer('end');
    expect(t.board()).toEqual({ a2: 'S 1/3', e1: 'S 1/3', c5: 'N 1/3 defending' });
    expect(t.events('stanceEnded').map(({ target }) => target.field)).toEqual(['a1', 'e1']);
    expect(t.asks()).toBe('S stance');
  });

  test('BR50: whoever has just stopped defending threatens for allies who act before it', () => {
    const board = { c3: 'S 3/9', c4: 'N 0/9 shield defending', d4: 'S 1/9 defending' };
    const t = table({ board }).battle();
    // Tier 1 and a Shield less the threat from d4: 3 - 1.
    expect(t.blows()).toEqual(['c3>c4 2', 'd4>c4 0']);
  });

  test('B630: each summon chooses for itself', () => {
    const t = table({ board: { a2: 'S 1/3', a3: 'N 0/3', e2: 'S 1/3', e3: 'N 0/3' } }).battle({ e2: 'defend' });
    expect(t.blows()).toEqual(['a2>a3 1']);
    expect(t.board()).toEqual({ a2: 'S 1/3', e2: 'S 1/3 defending', a3: 'N 0/2', e3: 'N 0/3' });
  });

  test('BR49: defending without a target is allowed', () => {
    const t = table({ board: { a1: 'S 1/3' } }).battle({ a1: 'defend' });
    expect(t.board()).toEqual({ a2: 'S 1/3 defending' });
  });

  test('BR49: with defendNeedsTarget it is not asked without one, and may choose with one', () => {
    const options = { defendNeedsTarget: 'yes' };
    const t = table({ options, board: { a1: 'S 1/3', c3: 'S 1/3', c4: 'N 0/3', e1: 'S 0/3' } });
    expect(t.answer('end').asks()).toBe('S stance');
    expect(t.view('watcher').waiting?.acting).toBe(t.at('c3').id);
    expect(t.answer('defend').asks()).toBe('S buy');
    expect(t.board()).toEqual({ a2: 'S 1/3', e2: 'S 0/3', c3: 'S 1/3 defending', c4: 'N 0/3' });
  });

  test('BR48, T33: marching, a summon that defends next to a foe stays where it is', () => {
    const options = { movement: 'marching' };
    const t = table({ options, board: { c2: 'S 1/3', c3: 'N 1/3' } }).battle({ c2: 'defend' });
    expect(t.board()).toEqual({ c2: 'S 1/3 defending', c3: 'N 1/3' });
    expect(t.events('advanceHeld')).toHaveLength(1);
  });

  test('BR48, T33: marching, without a target it advances afterwards and is still defending', () => {
    const options = { movement: 'marching' };
    const t = table({ options, board: { c2: 'S 1/3', c5: 'N 1/3' } }).battle({ c2: 'defend' });
    expect(t.board()).toEqual({ c3: 'S 1/3 defending', c5: 'N 1/3' });
  });
});

describe('Defence', () => {
  test('B632, BR51: it is taken off the Attack; who does not defend has none', () => {
    expect(dealt('N 1/5 shield')).toBe(3);
    expect(dealt('N 1/5 defending')).toBe(2);
    const t = table({ board: { c3: 'S 3/9', c4: 'N 1/5 shield defending' } }).battle();
    expect(t.events('defenceApplied')).toMatchObject([{ target: { field: 'c4' }, defence: 2, prevented: 2 }]);
    expect(t.events('flanked')).toEqual([]);
  });

  test('B632: a Defence as high as the Attack or higher leaves nothing, and never heals', () => {
    expect(dealt('N 1/5 tier3 defending')).toBe(0);
    expect(dealt('N 1/5 tier3 shield2 hp4 defending')).toBe(0);
    const t = table({ board: { c3: 'S 3/9', c4: 'N 1/5 tier3 shield2 defending' } }).battle();
    expect(t.events('defenceApplied')).toMatchObject([{ defence: 5, prevented: 3 }]);
    expect(t.events('damageDealt')).toMatchObject([{ amount: 0, left: 5 }]);
  });

  test('B633, B904: its tier, and 1 for each Shield icon', () => {
    expect(dealt('N 1/5 defending')).toBe(2);
    expect(dealt('N 1/5 tier2 defending')).toBe(1);
    expect(dealt('N 1/5 shield defending')).toBe(1);
    expect(dealt('N 1/5 shield2 defending')).toBe(0);
  });

  test('BR55: a Unique Summon counts as tier 1', () => {
    expect(dealt('N weatherChild defending')).toBe(2);
  });

  test('B633, BR52, T10: less 1 for each threat, and not below 0', () => {
    const defender = 'N 1/5 shield defending';
    expect(dealt(defender)).toBe(1);
    expect(dealt(defender, { b4: 'S 1/3' })).toBe(2);
    expect(dealt(defender, { b4: 'S 1/3', d4: 'S 1/3' })).toBe(3);
    expect(dealt(defender, { b4: 'S 1/3', d4: 'S 1/3', c5: 'S 1/3' })).toBe(3);
  });

  test('B634: the attacker itself, a corner, an ally of the defender do not threaten', () => {
    const defender = 'N 1/9 shield defending';
    expect(dealt(defender, { b5: 'S 1/3', d3: 'S 1/3' })).toBe(1);
    expect(dealt(defender, { d4: 'N 1/3', b4: 'N 1/3' })).toBe(1);
  });

  test('B634, BR52: Range icons do not carry a threat further', () => {
    expect(dealt('N 1/9 shield defending', { d5: 'S 1/3 range' })).toBe(1);
  });

  test('BR52, BR53: one with Attack 0 does not threaten', () => {
    expect(dealt('N 1/9 shield defending', { d4: 'S 0/3' })).toBe(1);
    expect(dealt('N 1/9 shield defending', { d4: 'S 2/3 attack0' })).toBe(1);
    expect(dealt('N 1/9 shield defending', { d4: 'S 0/3 attack1' })).toBe(2);
  });

  test('BR52: Stun, Disarm, Snare and Chill do not stop a threat', () => {
    expect(dealt('N 1/9 shield defending', { d4: 'S 1/3 stun disarm snare chill3' })).toBe(2);
  });

  test('B634, B905: a defending summon threatens with Pack Tactics alone', () => {
    const attack = (neighbour: string): readonly string[] => {
      const t = table({ board: { b4: neighbour, c3: 'S 3/9', c4: 'N 0/9 shield defending' } });
      return t.battle({ b4: 'defend' }).blows();
    };
    expect(attack('S 1/3')).toEqual(['c3>c4 1']);
    expect(attack('S 1/3 pack')).toEqual(['c3>c4 2']);
    expect(attack('S 0/3 pack')).toEqual(['c3>c4 1']);
  });

  test('BR52: with packTactics at choice a defending summon under Turnover does not threaten its owner’s', () => {
    const board = { b4: 'N 1/3 pack defending turnover', c3: 'S 3/9', c4: 'N 0/9 shield defending' };
    const blows = (options: Readonly<Record<string, string>>): readonly string[] =>
      table({ options, board }).battle().blows();
    expect(blows({})).toEqual(['c3>c4 2']);
    expect(blows({ packTactics: 'choice' })).toEqual(['c3>c4 1']);
    const mine = { b4: 'S 1/3 pack defending', c3: 'S 3/9', c4: 'N 0/9 shield defending' };
    const t = table({ options: { packTactics: 'choice' }, board: mine });
    expect(t.battle({ b4: 'defend' }).blows()).toEqual(['c3>c4 2']);
  });

  test('BR62: a summon under Turnover is not asked whether it defends; with turnoverDefends it is', () => {
    const board = { c3: 'S 2/3 turnover', c2: 'S 1/5' };
    expect(table({ board }).battle().blows()).toContain('c3>c2 2');
    const t = table({ options: { turnoverDefends: 'yes' }, board }).battle({ c3: 'defend' });
    expect(t.blows()).not.toContain('c3>c2 2');
    expect(t.board().c3).toMatch(/defending/);
  });

  test('B635: who is threatened while attacked is flanked, defending or not', () => {
    const flanked = (defender: string) => table({ board: { c3: 'S 1/9', c4: defender, d4: 'S 1/3' } }).battle();
    const [first] = flanked('N 0/9 defending').events('flanked');
    expect([first.target.field, first.threats.map(({ field }) => field)]).toEqual(['c4', ['d4']]);
    expect(flanked('N 0/9').events('flanked')[0].target.field).toBe('c4');
    expect(
      table({ board: { c3: 'S 1/9', c4: 'N 0/9' } })
        .battle()
        .events('flanked'),
    ).toEqual([]);
  });

  test('BR51: Auras change Defence, and only of one that defends', () => {
    const cards = {
      wall: sorcery(0, '', [], { auras: [give('allies', { defence: 1 })] }),
      fog: sorcery(0, '', [], { auras: [give('foes', { defence: -1 })] }),
    };
    const blows = (defender: string, south: readonly string[], north: readonly string[]): readonly string[] =>
      table({ cards, south: { area: south }, north: { area: north }, board: { c3: 'S 3/9', c4: defender } })
        .battle()
        .blows();
    expect(blows('N 0/9 defending', [], ['wall'])).toEqual(['c3>c4 1']);
    expect(blows('N 0/9 defending', ['fog'], [])).toEqual(['c3>c4 3']);
    expect(blows('N 0/9 defending', ['fog', 'fog'], ['wall'])).toEqual(['c3>c4 3']);
    expect(blows('N 0/9', [], ['wall'])).toEqual(['c3>c4 3']);
  });

  test('BR51: it lowers Attacks alone, not spells and not explosions', () => {
    const cards = { spark: sorcery(0, '', [damage(2, aSummon())]) };
    const t = table({ cards, south: { hand: ['spark'] }, board: { c4: 'N 1/9 tier3 shield2 defending' } });
    expect(t.answer('cast:spark').at('c4').hp).toBe(7);
    const north = { hand: ['spark'] };
    const imp = table({ cards, active: 'N', north, board: { c4: 'N crazyImp hp2', c3: 'S 1/9 tier3 defending' } });
    imp.play('cast:spark', 'c4');
    expect(imp.events('deathTriggered')).toHaveLength(1);
    expect(imp.board()).toEqual({ c3: 'S 1/7 defending' });
  });
});

describe('outside an attack', () => {
  test('BR90: flanked means that at least one foe of it threatens it', () => {
    const cards = { ask: sorcery(0, '', [damage(0, aSummon()), ifItIs('flanked', [mana('red')], [mana('blue')])]) };
    const asked = (board: Readonly<Record<string, string>>, target: string): readonly string[] => {
      const t = table({ cards, south: { hand: ['ask'] }, board }).answer('cast:ask');
      if (t.asks() === 'S target') t.answer(target);
      return t.events('manaGained').map(({ colour }) => colour);
    };
    expect(asked({ c3: 'S 1/3', c4: 'N 1/3' }, 'c4')).toEqual(['red']);
    expect(asked({ c3: 'S 1/3', c4: 'N 1/3' }, 'c3')).toEqual(['red']);
    expect(asked({ c3: 'S 0/3', c4: 'N 1/3' }, 'c4')).toEqual(['blue']);
    expect(asked({ c3: 'S 1/3 defending', c4: 'N 1/3' }, 'c4')).toEqual(['blue']);
    expect(asked({ c3: 'N 1/3', c4: 'N 1/3' }, 'c4')).toEqual(['blue']);
    expect(asked({ c4: 'N 1/3' }, 'c4')).toEqual(['blue']);
  });

  test('BR90: the card that asks for it', () => {
    const t = table({
      south: { hand: ['betweenTwoFires', 'betweenTwoFires'], mana: 'P2' },
      board: { c3: 'S 1/3', c4: 'N 1/9', e4: 'N 1/9' },
    });
    expect(t.play('cast:betweenTwoFires', 'c4').at('c4').hp).toBe(6);
    expect(t.play('cast:betweenTwoFires', 'e4').at('e4').hp).toBe(8);
  });
});

test('B905: the hound threatens while it defends, a Guard does not', () => {
  const t = table({ board: { b4: 'S cinderHound defending', c4: 'N 1/3', d4: 'S guard defending' } });
  expect(t.at('c4').threats).toEqual([t.at('b4').id]);
});
