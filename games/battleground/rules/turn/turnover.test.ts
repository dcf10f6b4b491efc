// What does Turnover change, and what not?

import { describe, expect, test } from 'vitest';
import {
  aFoe,
  allAllies,
  allFoes,
  anOwn,
  aSummon,
  cleanse,
  damage,
  gainHp,
  give,
  kill,
  place,
  spellsOf,
} from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';

const { sorcery, summon } = spellsOf('neutral');

describe('acting', () => {
  test('B1205, T32: it advances towards its owner', () => {
    const t = table({ board: { c3: 'S 2/3 turnover' } }).battle();
    expect(t.board()).toEqual({ c2: 'S 2/3 turnover1' });
  });

  test('BR62, T32: on its owner’s home row it hits its owner; 1 exp at the end of Battle only', () => {
    const t = table({ board: { c1: 'S 2/3 turnover' } }).battle();
    expect([t.life('S'), t.life('N'), t.exp('S'), t.exp('N')]).toEqual([18, 20, 1, 0]);
  });

  test('BR62: it acts in its owner’s Battle, not in the other’s', () => {
    const t = table({ active: 'N', board: { c3: 'S 2/3 turnover' } }).battle();
    expect(t.board()).toEqual({ c3: 'S 2/3 turnover1' });
  });

  test('BR62: it attacks its owner’s summons and not the opponent’s', () => {
    const t = table({ board: { c3: 'S 2/3 turnover', c4: 'N 1/3', c2: 'S 0/3' } }).battle();
    expect(t.blows()).toEqual(['c3>c2 2']);
  });

  test('BR9: it looks the other way, left and right too', () => {
    const t = table({ board: { c3: 'S 2/3 turnover', b3: 'S 0/9', d3: 'S 0/9' } }).battle();
    expect(t.blows()).toEqual(['c3>d3 2']);
  });

  test('BR62: it cannot defend: nobody is asked', () => {
    const t = table({ board: { c3: 'S 2/3 turnover', c2: 'S 0/3' } }).answer('end');
    // c2, Attack 0, is asked; the other one is not.
    expect(t.view('watcher').waiting?.acting).toBe(t.at('c2').id);
    t.answer('defend');
    expect(t.asks()).toBe('S buy');
    // c2 is a tier 1 defender now: 2 - 1.
    expect(t.board()).toEqual({ c3: 'S 2/3 turnover1', c2: 'S 0/2 defending' });
  });

  test('BR62: its owner’s other summons treat it as a foe', () => {
    const t = table({ board: { c2: 'S 2/3', c3: 'S 0/3 turnover' } }).battle();
    expect(t.blows()).toEqual(['c2>c3 2']);
    expect(t.board()).toEqual({ c2: 'S 2/3', c3: 'S 0/1 turnover1' });
  });

  test('BR62: the opponent’s summons treat it as an ally, and it blocks their way', () => {
    const t = table({ active: 'N', board: { c4: 'N 2/3', c3: 'S 2/3 turnover' } }).battle();
    expect(t.blows()).toEqual([]);
    expect(t.board()).toEqual({ c3: 'S 2/3 turnover1', c4: 'N 2/3' });
  });

  test('BR62: it threatens its owner’s summons', () => {
    const t = table({
      active: 'N',
      board: { c4: 'N 3/3', c3: 'S 0/9 shield defending', d3: 'S 1/3 turnover' },
    }).battle();
    expect(t.blows()).toEqual(['c4>c3 2']);
    expect(t.events('flanked')[0].threats).toMatchObject([{ field: 'd3', seat: 0 }]);
  });

  test('BR61: several tokens do no more than one', () => {
    const t = table({ board: { c3: 'S 2/3 turnover2' } }).battle();
    expect(t.board()).toEqual({ c2: 'S 2/3 turnover2' });
  });
});

describe('how long', () => {
  const cards = { back: sorcery(0, '', [cleanse(aSummon(), 'turnover')]) };

  test('BR61: it stays, Battle after Battle', () => {
    const t = table({ board: { c4: 'S 1/3 turnover' } })
      .turn()
      .turn()
      .turn();
    expect(t.board()).toEqual({ c2: 'S 1/3 turnover1' });
  });

  test('BR61: until an effect removes it: then it turns round', () => {
    const t = table({ cards, south: { hand: ['back'] }, board: { c3: 'S 1/3 turnover2' } });
    expect(t.answer('cast:back').battle().board()).toEqual({ c4: 'S 1/3' });
  });

  test('BR61, BR56: with oneBattle all tokens go at the end of its owner’s Battle, after Haste', () => {
    const options = { turnover: 'oneBattle' };
    const t = table({ options, board: { c4: 'S 1/3 turnover2 haste', a4: 'N 1/3 turnover' } }).battle();
    expect(t.board()).toEqual({ c2: 'S 1/3', a4: 'N 1/3 turnover1' });
    expect(t.turn().turn().battle().board()).toMatchObject({ c3: 'S 1/3' });
  });

  test('BR61: with oneBattle the opponent’s Battle does not end it', () => {
    const options = { turnover: 'oneBattle' };
    const t = table({ options, active: 'N', board: { c4: 'S 1/3 turnover' } }).turn();
    expect(t.board()).toEqual({ c4: 'S 1/3 turnover1' });
  });

  test('BR61, BR67: when it leaves the board', () => {
    const t = table({ board: { c2: 'S 3/3', c3: 'S 0/3 turnover' } }).battle();
    expect(t.see('S').pile).toEqual(['0/3']);
    expect(t.see('N').pile).toEqual([]);
  });
});

describe('credit and sides', () => {
  test('BR63: nobody gains exp when it kills one of its owner’s, or is killed by one of them', () => {
    const killer = table({ board: { c3: 'S 3/3 turnover', c2: 'S 0/3' } }).battle();
    expect([killer.exp('S'), killer.exp('N')]).toEqual([1, 0]);
    expect(killer.events('summonDied')).toMatchObject([{ target: { card: '0/3' }, credit: null }]);
    const killed = table({ board: { c3: 'S 0/3 turnover', c2: 'S 3/3' } }).battle();
    expect([killed.exp('S'), killed.exp('N')]).toEqual([1, 0]);
  });

  test('BR63: the opponent who kills it by a spell gains 1', () => {
    const cards = { bolt: sorcery(0, '', [damage(3, aSummon())]) };
    const t = table({ cards, south: { hand: ['bolt'] }, board: { c3: 'N 1/3 turnover' } }).answer('cast:bolt');
    expect([t.exp('S'), t.exp('N')]).toEqual([1, 0]);
  });

  test('BR63: for a spell it is an ally of the opponent, but still what its owner owns', () => {
    const cards = {
      foes: sorcery(0, '', [damage(1, allFoes())]),
      allies: sorcery(0, '', [gainHp(1, allAllies())]),
      own: sorcery(0, '', [kill(anOwn())]),
    };
    const board = { a3: 'S 1/3', c3: 'S 1/3 turnover', e3: 'N 1/3' };
    const cast = (card: string): Readonly<Record<string, string>> =>
      table({ cards, south: { hand: [card] }, board })
        .answer(`cast:${card}`)
        .board();
    expect(cast('foes')).toEqual({ a3: 'S 1/3', c3: 'S 1/2 turnover1', e3: 'N 1/2' });
    expect(cast('allies')).toEqual({ a3: 'S 1/4', c3: 'S 1/3 turnover1', e3: 'N 1/3' });
    const t = table({ cards, south: { hand: ['own'] }, board }).answer('cast:own');
    expect(t.keys()).toEqual(['a3', 'c3']);
  });

  test('BR63: its Aura sees allies and foes from its new side', () => {
    const cards = { drum: summon(1, '', '1/3', { auras: [give('adjacentAllies', { attack: 1 })] }) };
    const t = table({ cards, board: { c3: 'S drum turnover', b3: 'S 1/3', d3: 'N 1/3' } });
    expect(t.board()).toEqual({ b3: 'S 1/3', c3: 'S 1/3 turnover1', d3: 'N 2/3' });
  });

  test('BR63: an Aura that reaches foes hits it, one for allies does not', () => {
    const cards = {
      gloom: sorcery(0, '', [], { auras: [give('foes', { attack: -1 }), give('allies', { attack: 2 })] }),
    };
    const t = table({ cards, south: { area: ['gloom'] }, board: { b3: 'S 1/3', c3: 'S 1/3 turnover' } });
    expect(t.board()).toEqual({ b3: 'S 3/3', c3: 'S 0/3 turnover1' });
  });

  test('BR63, BR69: an Imp under Turnover explodes among its owner’s summons, for no exp', () => {
    const cards = { zap: sorcery(0, '', [damage(3, aFoe())]) };
    const board = { c3: 'N crazyImp turnover', b3: 'N 1/2', d3: 'S 1/2' };
    const t = table({ cards, active: 'N', north: { hand: ['zap'] }, board }).play('cast:zap', 'c3');
    expect(t.board()).toEqual({ d3: 'S 1/2' });
    expect([t.exp('S'), t.exp('N')]).toEqual([0, 0]);
  });

  test('B1205, B820: its owner does not change: its Attack is reset with its owner’s turn', () => {
    const t = table({ board: { c3: 'S 1/3 attack4 turnover' } }).turn();
    expect(t.board()).toEqual({ c2: 'S 1/3 turnover1' });
  });

  test('B1205: a foe that gets it looks round at once, and attacks its own in its Battle', () => {
    const cards = { bribe: sorcery(0, '', [place('turnover', aFoe())]) };
    const t = table({ cards, south: { hand: ['bribe'] }, board: { c4: 'N 2/3', c5: 'N 0/3' } }).play(
      'cast:bribe',
      'c4',
    );
    expect(t.turn().battle().blows()).toEqual(['c4>c5 2']);
  });
});
