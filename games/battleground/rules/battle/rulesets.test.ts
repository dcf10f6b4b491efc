// In which order do summons act, and with which action first?

import { describe, expect, test } from 'vitest';
import { aSummon, move, on, place, revive, spellsOf } from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';

const { sorcery, summon } = spellsOf('neutral');

const fields = (board: Readonly<Record<string, string>>, owner: string): readonly string[] =>
  Object.keys(board)
    .filter((field) => board[field].startsWith(owner))
    .sort();

describe('the eight rulesets', () => {
  // Lanes a and b: a3 can kill the foe that holds b2. Lane c: c1 is right behind c2. Lanes d and e: d3 threatens the
  // defender on e4 once it has advanced, which e3 attacks.
  const board = {
    a3: 'S 2/9',
    b2: 'S 2/9',
    b3: 'N 0/2',
    c1: 'S 1/9',
    c2: 'S 1/9',
    d3: 'S 1/9',
    e3: 'S 2/9',
    e4: 'N 0/9 defending',
  };
  const rows = [
    ['charging', 'line', 'cascade', ['a3', 'b3', 'c1', 'c3', 'd4', 'e3'], 6],
    ['charging', 'line', 'wave', ['a3', 'b2', 'c1', 'c3', 'd4', 'e3'], 6],
    ['charging', 'aggressive', 'cascade', ['a3', 'b3', 'c2', 'c3', 'd4', 'e3'], 6],
    ['charging', 'aggressive', 'wave', ['a3', 'b2', 'c2', 'c3', 'd4', 'e3'], 6],
    ['marching', 'line', 'cascade', ['a4', 'b3', 'c1', 'c3', 'd4', 'e3'], 7],
    ['marching', 'line', 'wave', ['a4', 'b3', 'c1', 'c3', 'd4', 'e3'], 8],
    ['marching', 'aggressive', 'cascade', ['a4', 'b3', 'c2', 'c3', 'd4', 'e3'], 7],
    ['marching', 'aggressive', 'wave', ['a4', 'b3', 'c2', 'c3', 'd4', 'e3'], 8],
  ] as const;

  test.each(rows)('B602, B705: %s, %s, %s', (movement, order, flow, standing, hp) => {
    const t = table({ options: { movement, order, flow }, board }).battle();
    expect(fields(t.board(), 'S')).toEqual(standing);
    expect(t.board()).toMatchObject({ e4: `N 0/${hp} defending` });
    expect(t.exp('S')).toBe(2);
  });

  test('BR45: charging, line and cascade are the standard', () => {
    const t = table({ board }).battle();
    expect(fields(t.board(), 'S')).toEqual(['a3', 'b3', 'c1', 'c3', 'd4', 'e3']);
  });
});

describe('the order', () => {
  const board = { a1: 'S 0/3', a4: 'S 0/3', c2: 'S 0/3', c4: 'S 0/3', e3: 'S 0/3', b5: 'N 0/3' };

  test('B701, B703: lanes from left to right, in each the nearest first with Line', () => {
    expect(table({ board }).battle().acted()).toEqual(['a1', 'a4', 'c2', 'c4', 'e3']);
  });

  test('B701: with Aggressive the farthest first', () => {
    const t = table({ board, options: { order: 'aggressive' } }).battle();
    expect(t.acted()).toEqual(['a4', 'a1', 'c4', 'c2', 'e3']);
  });

  test('BR9: North begins with lane e, and its near rows are the high ones', () => {
    const north = { a1: 'N 0/3', a4: 'N 0/3', c2: 'N 0/3', c4: 'N 0/3', e3: 'N 0/3' };
    expect(table({ active: 'N', board: north }).battle().acted()).toEqual(['e3', 'c4', 'c2', 'a4', 'a1']);
    const options = { order: 'aggressive' };
    expect(table({ active: 'N', options, board: north }).battle().acted()).toEqual(['e3', 'c2', 'c4', 'a1', 'a4']);
  });

  test('B702: charging advances and then attacks, marching attacks and then advances', () => {
    const kinds = (movement: string): readonly string[] =>
      table({ options: { movement }, board: { c2: 'S 1/3', d3: 'N 0/1' } })
        .battle()
        .log.map(({ kind }) => kind)
        .filter((kind) => ['advanced', 'attackDeclared', 'noTarget'].includes(kind));
    expect(kinds('charging')).toEqual(['advanced', 'attackDeclared']);
    expect(kinds('marching')).toEqual(['noTarget', 'advanced']);
  });

  test('B703: Cascade lets one do both before the next begins; B704: Wave does not', () => {
    const two = { a1: 'S 1/3', e1: 'S 1/3' };
    expect(table({ board: two }).battle().acted()).toEqual(['a1', 'e1']);
    const t = table({ board: two, options: { flow: 'wave' } }).battle();
    expect(t.acted()).toEqual(['a1', 'e1', 'a2', 'e2']);
  });

  test('BR46: in a Wave each pass has an order of its own', () => {
    // In the first pass c1 is nearer; its lane mate c2 then stands on c3, and both keep their rank.
    const t = table({ board: { c1: 'S 0/3', c2: 'S 0/3' }, options: { flow: 'wave', order: 'aggressive' } }).battle();
    expect(t.acted()).toEqual(['c2', 'c1', 'c3', 'c2']);
  });

  // c1 changes its lane in the middle of a battle, and comes behind d2.
  const sidestep = {
    sidestep: sorcery(0, '', [], { auras: [on('foeDies', move(aSummon({ side: 'own' }), 'right'))] }),
  };

  test('BR46: in a Wave the second pass goes by where they stand then', () => {
    const options = { movement: 'marching', order: 'aggressive', flow: 'wave' };
    const three = { b3: 'S 1/3', b4: 'N 0/1', c1: 'S 1/3', d2: 'S 1/3' };
    const t = table({ cards: sidestep, options, south: { area: ['sidestep'] }, board: three });
    t.play('end', 'attack', 'c1').battle();
    expect(t.acted()).toEqual(['b3', 'd1', 'd2', 'b3', 'd2', 'd1']);
    expect(Object.keys(t.board())).toEqual(['d2', 'd3', 'b4']);
  });

  test('BR46: in a Cascade the order stays as it was at the start; BR57: Haste has an order of its own', () => {
    const three = { b3: 'S 1/3', b4: 'N 0/1', c1: 'S 1/3 haste', d2: 'S 1/3 haste' };
    const t = table({ cards: sidestep, options: { order: 'aggressive' }, south: { area: ['sidestep'] }, board: three });
    t.play('end', 'attack', 'c1').battle();
    expect(t.acted()).toEqual(['b3', 'd1', 'd2']);
    expect(t.events('hasteUsed').map(({ target }) => target.field)).toEqual(['d3', 'd1']);
  });

  test('T01: charging, the first to come next to the other hits first', () => {
    const t = table({ board: { c1: 'S 1/3', c5: 'N 1/3' } });
    t.turn();
    expect(t.board()).toEqual({ c2: 'S 1/3', c5: 'N 1/3' });
    t.turn();
    expect(t.board()).toEqual({ c2: 'S 1/3', c4: 'N 1/3' });
    t.turn();
    expect(t.board()).toEqual({ c3: 'S 1/3', c4: 'N 1/2' });
    t.turn();
    expect(t.board()).toEqual({ c3: 'S 1/2', c4: 'N 1/2' });
  });

  test('T01: from the cast on: A on c1 in the first turn, B on c5 in the second', () => {
    const options = { movement: 'marching' };
    const t = table({ options, turn: 1, south: { hand: ['1/3'] }, north: { hand: ['1/3'] } });
    t.play('cast:1/3', 'c1').turn();
    t.play('cast:1/3', 'c5').turn();
    expect(t.board()).toEqual({ c2: 'S 1/3', c4: 'N 1/3' });
    t.turn();
    expect(t.board()).toEqual({ c3: 'S 1/3', c4: 'N 1/3' });
    t.turn();
    expect(t.board()).toEqual({ c3: 'S 1/2', c4: 'N 1/3' });
  });

  test('B706, T02: Line leaves a gap behind the front, Aggressive closes it', () => {
    const two = { c1: 'S 1/3', c2: 'S 1/3' };
    expect(Object.keys(table({ board: two }).battle().board())).toEqual(['c1', 'c3']);
    const options = { order: 'aggressive' };
    expect(Object.keys(table({ board: two, options }).battle().board())).toEqual(['c2', 'c3']);
  });

  test('T18: Cascade: C takes the field of the dead; Wave: it was held when it could advance', () => {
    const three = { b3: 'S 2/3', c2: 'S 2/3', c3: 'N 0/2' };
    const cascade = table({ board: three, options: { order: 'aggressive' } }).battle();
    expect(cascade.board()).toEqual({ b3: 'S 2/3', c3: 'S 2/3' });
    const wave = table({ board: three, options: { order: 'aggressive', flow: 'wave' } }).battle();
    expect(wave.board()).toEqual({ c2: 'S 2/3', b3: 'S 2/3' });
    expect(wave.blows()).toEqual(['b3>c3 2']);
    expect(wave.exp('S')).toBe(2);
  });
});

describe('who acts', () => {
  test('BR46: those that were summoned in this turn act too', () => {
    const t = table({ south: { hand: ['1/3'] } })
      .play('cast:1/3', 'b1')
      .battle();
    expect(t.board()).toEqual({ b2: 'S 1/3' });
  });

  test('BR46: the dead are passed over', () => {
    // The Imp dies on b4 and takes c4, which would have acted next, with it.
    const t = table({
      board: { a4: 'S 1/9', b4: 'N crazyImp hp1', c4: 'S 2/2', d4: 'S 0/3' },
    }).battle();
    expect(t.acted()).toEqual(['a4', 'd4']);
    expect(t.board()).toEqual({ a4: 'S 1/7', d5: 'S 0/3' });
  });

  test('BR46: a newcomer is one in that Battle only: in its own next one it acts', () => {
    const cards = { phoenix: summon(1, '', '1/1', { auras: [on('allyDies', revive())] }) };
    const board = { c3: 'N 3/3', c2: 'S 1/1', a1: 'S phoenix' };
    const t = table({ cards, active: 'N', south: { pile: ['guard'] }, board }).turn();
    while (!t.asks().endsWith(' act')) t.answer(t.keys()[0]);
    expect(t.view('S').summons.filter(({ newcomer }) => newcomer)).toEqual([]);
  });

  test('BR46: newcomers do not act, not even in a second pass or by Haste', () => {
    const cards = {
      heir: sorcery(0, '', [], {
        auras: [on('foeDies', revive(), place('haste', aSummon({ side: 'own', maxHp: 7 })))],
      }),
    };
    const t = table({
      cards,
      options: { movement: 'marching', flow: 'wave' },
      south: { area: ['heir'], pile: ['1/7'] },
      board: { a4: 'S 1/9', b4: 'N 0/1', c4: 'S 1/9', d4: 'N 0/9' },
    }).answer('end');
    t.answer('attack');
    expect(t.asks()).toBe('S field');
    t.answer('e1');
    expect(t.board()).toMatchObject({ e1: 'S 1/7 haste1' });
    t.battle();
    expect(t.acted()).toEqual(['a4', 'c4', 'a4', 'c4']);
    expect(t.board()).toMatchObject({ e1: 'S 1/7 haste1' });
    // In its owner's next battle it does.
    t.turn().turn().battle();
    expect(t.board()).toMatchObject({ e3: 'S 1/7' });
  });

  test('BR46, BR62: whom Turnover has put on the other side acts for its owner, in the usual place', () => {
    const t = table({ board: { a3: 'S 1/3', c3: 'S 1/3 turnover', e3: 'S 1/3', b5: 'N 1/3 turnover' } }).battle();
    expect(t.acted()).toEqual(['a3', 'c3', 'e3']);
    expect(t.board()).toMatchObject({ a4: 'S 1/3', c2: 'S 1/3 turnover1', e4: 'S 1/3', b5: 'N 1/3 turnover1' });
  });

  test('BR47: targets and free fields are looked at when the action takes place', () => {
    // a3 kills b3; b2, which had it in front, now advances and finds nobody.
    const t = table({ board: { a3: 'S 2/3', b2: 'S 2/3', b3: 'N 0/2' } }).battle();
    expect(t.blows()).toEqual(['a3>b3 2']);
    expect(t.steps()).toEqual(['b2-b3']);
  });

  test('BR56, B1001: 1 exp at the end of Battle, even without summons', () => {
    const t = table().battle();
    expect([t.exp('S'), t.exp('N')]).toEqual([1, 0]);
    expect(t.events('expGained')).toEqual([{ kind: 'expGained', seat: 0, why: 'battle', exp: 1 }]);
  });
});
