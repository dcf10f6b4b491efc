// What does Haste do, and when?

import { expect, test } from 'vitest';
import { aSummon, cleanse, near, on, place, spellsOf } from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';

const { sorcery, summon } = spellsOf('neutral');

test('B1201: one more advance for each token, at the end of Battle', () => {
  const t = table({ board: { c1: 'S 1/3 haste2', e1: 'S 1/3' } }).battle();
  expect(t.steps()).toEqual(['c1-c2', 'e1-e2', 'c2-c3', 'c3-c4']);
  expect(t.board()).toEqual({ e2: 'S 1/3', c4: 'S 1/3' });
  expect(t.events('hasteUsed').map(({ left }) => left)).toEqual([1, 0]);
});

test('BR57: it attacks if it has a target', () => {
  const t = table({ board: { c3: 'S 1/3 haste', c4: 'N 0/3' } }).battle();
  expect(t.blows()).toEqual(['c3>c4 1', 'c3>c4 1']);
});

test('BR57: it never does both: who advances by a token does not attack by it', () => {
  const t = table({ board: { c2: 'S 1/3 haste', c5: 'N 0/3' } }).battle();
  expect(t.board()).toEqual({ c4: 'S 1/3', c5: 'N 0/3' });
  expect(t.blows()).toEqual([]);
});

test('T16: a defending summon attacks by Haste and goes on defending', () => {
  const t = table({ board: { c3: 'S 2/3 haste', c4: 'N 0/3' } }).battle({ c3: 'defend' });
  expect(t.board()).toEqual({ c3: 'S 2/3 defending', c4: 'N 0/1' });
});

test('BR57: there is no choice to defend instead', () => {
  const t = table({ board: { c3: 'S 2/3 haste', c4: 'N 0/9' } }).play('end', 'attack');
  expect(t.asks()).toBe('S buy');
  expect(t.at('c4').hp).toBe(5);
});

test('T17: kills, advances by the first token, attacks by the second', () => {
  const t = table({ board: { c3: 'S 3/3 haste2', c4: 'N 0/2', d4: 'N 0/5' } }).battle();
  expect(t.board()).toEqual({ c4: 'S 3/3', d4: 'N 0/2' });
  expect(t.exp('S')).toBe(2);
});

test('BR57: in the ruleset’s order, each with all its tokens, in Cascade and Wave alike', () => {
  const board = { a1: 'S 1/3 haste2', a3: 'S 1/3 haste', e1: 'S 1/3 haste2' };
  const used = (options: Readonly<Record<string, string>>): readonly (string | null)[] =>
    table({ board, options })
      .battle()
      .events('hasteUsed')
      .map(({ target }) => target.field);
  // After the actions they stand on a2, a4 and e2. Line: the nearer one of lane a first.
  expect(used({})).toEqual(['a2', 'a3', 'a4', 'e2', 'e3']);
  expect(used({ flow: 'wave' })).toEqual(['a2', 'a3', 'a4', 'e2', 'e3']);
  expect(used({ order: 'aggressive' })).toEqual(['a4', 'a2', 'a3', 'e2', 'e3']);
});

test('BR57: the order is fixed anew: whoever has moved on is farther now', () => {
  const t = table({ active: 'N', board: { e4: 'N 1/3 haste', e5: 'N 1/3 haste', a5: 'N 1/3 haste' } }).battle();
  expect(t.events('hasteUsed').map(({ target }) => target.field)).toEqual(['e5', 'e3', 'a4']);
});

test('BR57: a token is used up even if nothing could be done', () => {
  const t = table({ board: { c3: 'S 0/3 haste2', c4: 'N 0/3' } }).battle();
  expect(t.board()).toEqual({ c3: 'S 0/3', c4: 'N 0/3' });
  expect(t.events('advanceBlocked')).toHaveLength(3);
});

test('BR57: tokens that come during the Battle wait for the next one', () => {
  const cards = { heat: sorcery(0, '', [], { auras: [on('foeDies', place('haste', aSummon({ side: 'own' })))] }) };
  const t = table({ cards, south: { area: ['heat'] }, board: { c3: 'S 1/3 haste', c4: 'N 0/1' } }).battle();
  // Its own token brings it to c4; the new one is still there.
  expect(t.board()).toEqual({ c4: 'S 1/3 haste1' });
  expect(t.turn().turn().battle().board()).toEqual({ c5: 'S 1/3' });
  expect(t.life('N')).toBe(18);
});

test('BR57: tokens that are taken away during the Battle are not used', () => {
  const cards = { cold: sorcery(0, '', [], { auras: [on('foeDies', cleanse(aSummon({ side: 'own' }), 'haste'))] }) };
  const t = table({ cards, south: { area: ['cold'] }, board: { c3: 'S 1/3 haste3', c4: 'N 0/1' } }).battle();
  expect(t.events('hasteUsed')).toEqual([]);
  expect(t.board()).toEqual({ c3: 'S 1/3' });
});

test('BR57: the dead use none', () => {
  const t = table({ board: { a4: 'S 1/2 haste3', b4: 'N crazyImp hp1' } }).battle();
  expect(t.events('hasteUsed')).toEqual([]);
  expect(t.board()).toEqual({});
});

test('B1201: the opponent’s Haste is for the opponent’s Battle', () => {
  const t = table({ board: { c5: 'N 1/3 haste' } }).turn();
  expect(t.board()).toEqual({ c5: 'N 1/3 haste1' });
  expect(t.battle().board()).toEqual({ c3: 'N 1/3' });
});

test('BR56: Haste comes before the exp at the end of Battle', () => {
  const t = table({ board: { c3: 'S 1/3 haste', c4: 'N 0/2' } }).battle();
  expect(t.events('expGained').map(({ why }) => why)).toEqual(['kill', 'battle']);
});

test('BR57: a token that comes in the place of one that went during the Battle is a later one', () => {
  const nearby = near('this', 'adjacent', 'any');
  const boom = summon(1, '', '0/1', { auras: [on('thisDies', cleanse(nearby, 'haste'), place('haste', nearby))] });
  const t = table({ cards: { boom }, board: { c3: 'S 2/3 haste', c4: 'N boom' } }).battle();
  expect(t.events('hasteUsed')).toEqual([]);
  expect(t.board()).toEqual({ c3: 'S 2/3 haste1' });
});
