// Are options read, completed, refused with their path and written as short as can be?

import { describeOptions, wrongWith } from '@duello/language/for-tests';
import { expect, test } from 'vitest';
import { readOptions, SWITCHES, shortenOptions } from './options.ts';

test('BR1, BR7, BR10, BR11, BR13, BR17, BR40, BR45, BR49, BR61, BR75, BR92: the defaults are those of the rules', () => {
  expect(readOptions({})).toEqual({
    movement: 'charging',
    order: 'line',
    flow: 'cascade',
    lanes: 5,
    rows: 5,
    playerTarget: 'asFoe',
    manaDecay: 'all',
    turnover: 'permanent',
    defendNeedsTarget: 'no',
    turnoverDefends: 'no',
    packTactics: 'always',
    neutralPick: 'open',
    mirror: 'off',
    tier2Spares: 'out',
    roundLimit: 50,
    start: 'draft',
    classA: 'any',
    classB: 'any',
    firstPlayer: 'random',
    cards: {},
  });
});

test('BR1: boards have 3 to 6 lanes and 4 to 7 rows; a number may be in quotes', () => {
  expect([...SWITCHES.lanes].sort()).toEqual([3, 4, 5, 6]);
  expect([...SWITCHES.rows].sort()).toEqual([4, 5, 6, 7]);
  expect(readOptions({ lanes: '3', rows: '7' })).toMatchObject({ lanes: 3, rows: 7 });
});

test('BR45: each of the eight rulesets can be chosen', () => {
  for (const movement of SWITCHES.movement) {
    for (const order of SWITCHES.order) {
      for (const flow of SWITCHES.flow) {
        expect(readOptions({ movement, order, flow })).toMatchObject({ movement, order, flow });
      }
    }
  }
});

test.each([
  [1, 1],
  [500, 500],
  ['20', 20],
  ['off', null],
  [null, null],
  [undefined, 50],
])('BR75: the round limit %j is read as %j', (roundLimit, read) => {
  expect(readOptions({ roundLimit }).roundLimit).toBe(read);
});

describeOptions({
  read: readOptions,
  shorten: shortenOptions,
  switches: SWITCHES,
  beside: { start: 'quick' },
  wrong: [
    [{ mana: 'all' }, 'options.mana: is no option; there are movement, order, flow, lanes,'],
    [{ Movement: 'marching' }, 'options.Movement: is no option'],
    [{ movement: 'running' }, 'options.movement: must be charging or marching, not "running"'],
    [{ order: 'rear' }, 'options.order: must be line or aggressive, not "rear"'],
    [{ flow: true }, 'options.flow: must be cascade or wave, not true'],
    [{ lanes: 2 }, 'options.lanes: must be 5 or 3 or 4 or 6, not 2'],
    [{ lanes: 7 }, 'options.lanes: must be 5 or 3 or 4 or 6, not 7'],
    [{ lanes: 4.5 }, 'options.lanes: must be 5 or 3 or 4 or 6, not 4.5'],
    [{ rows: 3 }, 'options.rows: must be 5 or 4 or 6 or 7, not 3'],
    [{ rows: 8 }, 'options.rows: must be 5 or 4 or 6 or 7, not 8'],
    [{ playerTarget: 'never' }, 'options.playerTarget: must be asFoe or lastResort, not "never"'],
    [{ manaDecay: 'half' }, 'options.manaDecay: must be all or onePerColour or none, not "half"'],
    [{ turnover: 'forever' }, 'options.turnover: must be permanent or oneBattle, not "forever"'],
    [{ defendNeedsTarget: false }, 'options.defendNeedsTarget: must be no or yes, not false'],
    [{ neutralPick: 'drawTwo' }, 'options.neutralPick: must be open or drawThree, not "drawTwo"'],
    [{ mirror: 'yes' }, 'options.mirror: must be off or on, not "yes"'],
    [{ tier2Spares: 'tier2' }, 'options.tier2Spares: must be out or tier3, not "tier2"'],
    [{ start: 'fast' }, 'options.start: must be draft or quick, not "fast"'],
    [{ start: 'quick', classA: 'bard' }, 'options.classA: must be any or paladin or warlock or elementalist'],
    [{ start: 'quick', classB: 'neutral' }, 'options.classB: must be any or paladin or warlock or elementalist'],
    [{ firstPlayer: 'C' }, 'options.firstPlayer: must be random or A or B, not "C"'],
    [{ roundLimit: 0 }, 'options.roundLimit: must be'],
    [{ roundLimit: 501 }, 'options.roundLimit: must be'],
    [{ roundLimit: 2.5 }, 'options.roundLimit: must be'],
    [{ roundLimit: 'none' }, 'options.roundLimit: must be'],
    [{ classA: 'paladin' }, 'options.start: must be quick for classA and classB to count'],
    [{ classB: 'warlock' }, 'options.start: must be quick for classA and classB to count'],
    [
      { start: 'quick', classA: 'warlock', classB: 'warlock' },
      'options.classB: must be another class than warlock, or mirror must be on (BR11)',
    ],
    [{ cards: { mine: {} } }, 'options.cards.mine.type: must be'],
    [{ cards: [] }, 'options.cards'],
    ['quick', 'options: must be an object'],
    [5, 'options: must be an object'],
  ],
  short: [
    [
      { movement: 'marching', lanes: '4', roundLimit: 'off', start: 'quick', classB: 'elementalist' },
      { movement: 'marching', lanes: 4, start: 'quick', classB: 'elementalist', roundLimit: null },
    ],
  ],
});

test('BR11: with mirror on both may be of the same class, and with any nothing is wrong', () => {
  expect(wrongWith(readOptions, { start: 'quick', classA: 'warlock', classB: 'warlock', mirror: 'on' })).toBe(
    'nothing is wrong',
  );
  expect(wrongWith(readOptions, { start: 'quick', classA: 'warlock' })).toBe('nothing is wrong');
});
