// What does the end of a turn leave undone?

import { expect, test } from 'vitest';
import { type Table, table } from '../table-for-tests.ts';
import { actionTargets } from './action-targets.ts';
import { whyNotAttack } from './fight.ts';
import { leftToDo } from './left-to-do.ts';
import { actionWarning } from './warnings.ts';

const left = (t: Table) => leftToDo(t.view('A'))?.map(({ what, ids }) => `${what} ${ids.join(' ')}`);

test('S1201: untapped summonings that would do damage can still attack', () => {
  const summonings = ['p22', { card: 'p11', tapped: true }, 'p22'];
  expect(left(table({ A: { summonings } }))).toEqual(['attack p22 p22']);
});

test('S903, S704: cards that can be paid can still be played; Fast ones wait for the other turn', () => {
  expect(left(table({ A: { hand: ['p22', 'tonic'] } }))).toEqual(['play p22']);
  expect(left(table({ A: { hand: ['p22'], fatigue: 6 } }))).toEqual([]);
});

test('nothing is told to who is not asked, nor in a window', () => {
  const t = table({ A: { hand: ['p22'] }, B: { hand: ['tonic'] } });
  expect(leftToDo(t.view('B'))).toBeNull();
  expect(leftToDo(t.view('watcher'))).toBeNull();
  t.answer('play:p22');
  expect(t.asks()).toBe('B respond');
  expect(leftToDo(t.view('B'))).toBeNull();
});

test('SR42: whoever can not be attacked says why: a player behind a defender, a summoning that can not defend', () => {
  const t = table({ A: { hand: ['pacify'], summonings: ['p22'] }, B: { summonings: ['p11', 'p22'] } });
  t.unanswered('play:pacify', 'enemy:2');
  const why = (id: number | null) => whyNotAttack(t.view('A'), t.at('A', 1).id, { seat: 1, id })?.code ?? null;
  expect(why(null)).toBe('mustAttackSummoning');
  expect(why(t.at('B', 1).id)).toBeNull();
  expect(why(t.at('B', 2).id)).toBe('cantDefend');
});

test('SR32: a spell without a target says so before it says that it costs too much', () => {
  const reasonOf = (fatigue: number) =>
    table({ A: { hand: ['banish'], fatigue } })
      .view('A')
      .decision?.blocked.find(({ key }) => key === 'play:banish');
  expect(reasonOf(0)?.reason.code).toBe('noTarget');
  expect(reasonOf(6)?.reason.code).toBe('noTarget');
});

test('SR34: a spell that would change nothing says so, whomever it is aimed at, and is not left to play', () => {
  const hand = ['tonic', 'trainer', 'plague', 'sleep'];
  const idle = (t: Table) => hand.filter((card) => actionWarning(t.view('A'), `play:${card}`).doesNothing);
  const asleep = { card: 'p22', tapped: true };
  expect(idle(table({ A: { hand }, B: { summonings: [asleep] } }))).toEqual(['trainer', 'sleep']);
  expect(idle(table({ A: { hand }, B: { summonings: ['p22', asleep] } }))).toEqual(['trainer']);
  expect(left(table({ A: { hand: ['trainer'] } }))).toEqual([]);
});

test('SR32: the only target is known before anybody is asked, also behind the only option; two of them are not', () => {
  const only = (t: Table, card: string) => actionWarning(t.view('A'), `play:${card}`).onlyTarget;
  const t = table({ A: { hand: ['sleep', 'kill', 'unravelOrHeal', 'tonic'] }, B: { summonings: ['p22'] } });
  expect(['sleep', 'kill', 'unravelOrHeal', 'tonic'].map((card) => only(t, card))).toEqual([
    'enemy:1',
    'enemy:1',
    null,
    null,
  ]);
  expect(only(table({ A: { hand: ['kill'], summonings: ['p11'] }, B: { summonings: ['p22'] } }), 'kill')).toBeNull();
});

test('SR32: whom a card can be aimed at is known before it is announced, whichever option is chosen', () => {
  const view = table({
    A: { hand: ['sleep', 'zap', 'unravelOrHeal', 'tonic'], summonings: ['p11'] },
    B: { summonings: ['p22', { card: 'p33', enchantments: ['blessing'] }] },
  }).view('A');
  const aimed = (card: string) => [...actionTargets(view, `play:${card}`).keys].sort();
  expect(aimed('sleep')).toEqual(['enemy:1', 'enemy:2']);
  expect(aimed('zap')).toEqual(expect.arrayContaining(['enemy:1', 'enemy:2', 'own:1']));
  expect(aimed('unravelOrHeal')).toEqual(['enemy:2+1']);
  expect(actionTargets(view, 'play:unravelOrHeal').hasModes).toBe(true);
  expect(aimed('tonic')).toEqual([]);
});
