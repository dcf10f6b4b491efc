// Whom may an effect aim at, and what of a second target? SR24, SR32, SR56 and the filters of cards.

import { describe, expect, test } from 'vitest';
import { loadPosition } from '../../scenario/load-position.ts';
import { enemy, enemyPlayer, own, ownPlayer, play } from '../keys-for-tests.ts';
import { sunMoon } from '../rules.ts';
import { readOptions } from '../state/options.ts';
import { Table, table } from '../table-for-tests.ts';

const body = { type: 'summoning', attack: 1, defense: 1 };
const aimed = (...targets: readonly unknown[]) => ({
  type: 'spell',
  keywords: 'fast',
  modes: [targets.map((target, index) => ({ op: 'damage', amount: index + 1, to: { target } }))],
});

/** A table with one spell that aims as it is said. */
function aiming(targets: readonly unknown[], position: { A?: object; B?: object }, more: object = {}): Table {
  const cards = {
    ...{ aim: aimed(...targets), dear: { ...body, cost: 3 }, wall: { ...body, attack: 4, defense: 6 }, ...more },
    ribbon: { type: 'enchantment', enchants: 'both' },
  };
  const side = { class: 'warlock', deck: ['hiredSword'] };
  const { A = {}, B = {} } = position;
  const state = loadPosition(
    { A: { ...side, hand: ['aim'], ...A }, B: { ...side, ...B } },
    readOptions({ cards }),
    'aiming',
  );
  return new Table(sunMoon, ['A', 'B'], state, []);
}
const offered = (targets: readonly unknown[], position: { A?: object; B?: object }): readonly string[] =>
  aiming(targets, position).answer(play('aim')).keys();

describe('one target', () => {
  const row = { summonings: ['dear', { card: 'wall', tapped: true }, 'fordOgre'] };

  test.each([
    ['own', [own(1), own(2), own(3)]],
    ['enemy', [enemy(1), enemy(2), enemy(3)]],
    ['both', [enemy(1), enemy(2), enemy(3), own(1), own(2), own(3)]],
    ['player', [enemyPlayer, ownPlayer]],
    ['summoningOrPlayer', [enemy(1), enemy(2), enemy(3), enemyPlayer, own(1), own(2), own(3), ownPlayer]],
    [{ side: 'enemy', tapped: true }, [enemy(2)]],
    [{ side: 'enemy', tapped: false }, [enemy(1), enemy(3)]],
    [{ side: 'enemy', maxAttack: 1 }, [enemy(1)]],
    [{ side: 'enemy', maxAttack: 4 }, [enemy(1), enemy(2), enemy(3)]],
    [{ side: 'enemy', maxDefense: 1 }, [enemy(1)]],
    [{ side: 'enemy', maxDefense: 6 }, [enemy(1), enemy(2), enemy(3)]],
    [{ side: 'enemy', maxCost: 2 }, [enemy(2)]],
  ])('SR32: %j is offered all that it means', (target, keys) => {
    const found = offered([target], { A: row, B: row });
    // What the box prints is its own business; of the Ford Ogre only the side counts here.
    const printed = typeof target === 'object' ? found.filter((key) => !key.endsWith(':3')) : found;
    expect(printed).toEqual(typeof target === 'object' ? keys.filter((key) => !key.endsWith(':3')) : keys);
  });

  test('S1301: an enchantment is aimed at by who owns it', () => {
    const B = { summonings: [{ card: 'dear', enchantments: ['ribbon', { card: 'ribbon', owner: 'A' }] }] };
    const cards = { aim: { type: 'spell', modes: [[{ op: 'destroy', to: { target: 'enchantment' } }]] } };
    const keys = aiming([], { B }, cards).answer(play('aim')).keys();
    expect(keys).toHaveLength(2);
    expect(new Set(keys.map((key) => key.split('+')[0]))).toEqual(new Set([enemy(1)]));
  });

  test('SR24: a target that has changed sides of what is allowed is nobody, and that is told once', () => {
    const t = table({ A: { hand: ['humble'], summonings: ['p22'] }, B: { hand: ['zap'], summonings: ['p22'] } });
    t.play(play('humble'), enemy(1), play('zap'), enemy(1));
    while (t.asks().endsWith('respond')) t.answer('pass');
    expect(t.events('targetLost')).toEqual([]);
    const gone = table({ A: { hand: ['humble'] }, B: { hand: ['banish'], summonings: ['p22'] } });
    gone.play(play('humble'), enemy(1), play('banish'), own(1));
    while (gone.asks().endsWith('respond')) gone.answer('pass');
    expect(gone.events('targetLost')).toEqual([{ kind: 'targetLost', seat: 0, source: 'humble' }]);
  });
});

describe('two targets', () => {
  const BOTH = ['both', 'both'];

  test('SR56: the second is another one than the first', () => {
    const t = aiming(BOTH, { A: { summonings: ['wall'] }, B: { summonings: ['wall', 'dear'] } }).answer(play('aim'));
    expect(t.keys()).toEqual([enemy(1), enemy(2), own(1)]);
    expect(t.answer(enemy(1)).keys()).toEqual([enemy(2), own(1)]);
    while (t.asks() !== 'A act') t.answer(t.asks().endsWith('respond') ? 'pass' : own(1));
    expect([t.row('A'), t.row('B')]).toEqual([['4/4'], ['4/5', '1/1']]);
  });

  test('SR32: a first target that would leave none for the second is not offered', () => {
    const targets = ['both', { side: 'enemy', maxAttack: 1 }];
    const one = aiming(targets, { A: { summonings: ['wall'] }, B: { summonings: ['wall', 'dear'] } });
    expect(one.answer(play('aim')).keys()).toEqual([enemy(1), own(1)]);
    expect(one.answer(own(1)).keys()).toEqual([enemy(2)]);
    const two = aiming(targets, { B: { summonings: ['dear', 'dear'] } }).answer(play('aim'));
    expect(two.keys()).toEqual([enemy(1), enemy(2)]);
    expect(two.answer(enemy(2)).keys()).toEqual([enemy(1)]);
  });

  test('SR32: without two different ones the spell can not be played', () => {
    const lone = { B: { summonings: ['wall'] } };
    expect(aiming(BOTH, lone).keys()).not.toContain(play('aim'));
    expect(aiming(BOTH, lone).blocked(play('aim'))).toBe('noTarget');
    expect(aiming(BOTH, { B: { summonings: ['wall', 'wall'] } }).keys()).toContain(play('aim'));
    expect(aiming(['own', 'enemy'], lone).blocked(play('aim'))).toBe('noTarget');
    expect(aiming(['own', 'enemy'], { A: { summonings: ['wall'] } }).blocked(play('aim'))).toBe('noTarget');
    expect(aiming(['own', 'enemy'], { A: { summonings: ['wall'] }, ...lone }).keys()).toContain(play('aim'));
  });

  test('SR24: of two targets the one that is gone is lost alone', () => {
    const cards = { out: { type: 'spell', keywords: 'fast', modes: { op: 'return', to: { target: 'own' } } } };
    const position = { A: { summonings: ['wall'] }, B: { hand: ['out'], summonings: ['wall', 'wall'] } };
    const lost = (first: string): Table => {
      const t = aiming(BOTH, position, cards).play(play('aim'), enemy(1), enemy(2), play('out'), first);
      while (t.asks().endsWith('respond')) t.answer('pass');
      return t;
    };
    expect(lost(own(1)).row('B')).toEqual(['4/4']);
    expect(lost(own(2)).row('B')).toEqual(['4/5']);
    expect(lost(own(1)).events('targetLost')).toEqual([{ kind: 'targetLost', seat: 0, source: 'aim' }]);
  });
});
