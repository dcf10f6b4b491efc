// How does a turn begin and end, and what happens by itself?

import { describe, expect, test } from 'vitest';
import { own, play } from '../keys-for-tests.ts';
import { col } from '../state/columns.ts';
import { table } from '../table-for-tests.ts';

describe('the start of a turn', () => {
  test('S504, ST01: fatigue is halved, rounded down', () => {
    const halved = [0, 1, 2, 3, 4, 5, 6].map((fatigue) =>
      table({ active: 'B', A: { fatigue } }).untilTurnOf('A').fatigue('A'),
    );
    expect(halved).toEqual([0, 0, 1, 1, 2, 2, 3]);
  });

  test('S501, S502, S503, S504, S505, ST02: draw, untap, halve, then At Start of Turn', () => {
    const A = { fatigue: 5, deck: ['p11'], hand: ['p11', 'p22'], summonings: [{ card: 'restless', tapped: true }] };
    const t = table({ active: 'B', A }).untilTurnOf('A');
    expect([t.hand('A').length, t.see('A').deckSize, t.row('A'), t.fatigue('A')]).toEqual([3, 0, ['2/2'], 3]);
    const kinds = t.log.map(({ kind }) => kind);
    const order = ['turnStarted', 'drew', 'untapped', 'fatigueHalved', 'triggered', 'fatigueAdded'] as const;
    expect(order.map((kind) => kinds.lastIndexOf(kind))).toEqual(
      order.map((kind) => kinds.lastIndexOf(kind)).sort((a, b) => a - b),
    );
    expect(t.events('fatigueHalved').at(-1)).toMatchObject({ from: 5, to: 2 });
  });

  test('S502, SR17, ST05: an empty deck means no draw and no penalty', () => {
    const t = table({ active: 'B', A: { deck: [], hand: ['p11'], discards: ['p22'] } }).untilTurnOf('A');
    expect([t.hand('A'), t.life('A'), t.see('A').discards]).toEqual([['p11'], 15, ['p22']]);
    expect(t.events('drawFailed')).toMatchObject([{ seat: 0 }]);
  });

  test('SR17: no limit of the hand, none of the board', () => {
    const hand = Array.from({ length: 18 }, () => 'free');
    const t = table({ A: { hand, summonings: Array.from({ length: 10 }, () => 'p11'), deck: ['p11'] } });
    for (let i = 0; i < 18; i++) t.unanswered(play('free'));
    expect(t.row('A')).toHaveLength(28);
  });

  test('S503: everything of one’s own untaps, nothing of the other’s', () => {
    const tapped = [{ card: 'p22', tapped: true }];
    const t = table({ A: { summonings: tapped }, B: { summonings: tapped, skillTapped: true } }).answer('end');
    expect([t.row('A'), t.row('B'), t.see('B').skillTapped]).toEqual([['2/2 tapped'], ['2/2'], false]);
  });

  test('S505, SR18: only the turn player’s cards, the oldest first', () => {
    const t = table({ active: 'B', A: { summonings: ['healer', 'restless'] }, B: { summonings: ['healer'] } });
    t.untilTurnOf('A');
    expect(t.events('triggered').map(({ source }) => source)).toMatchObject([
      { seat: 0, card: 'healer' },
      { seat: 0, card: 'restless' },
    ]);
  });

  test('SR18: a card that has left play before its turn does not resolve', () => {
    const t = table({ active: 'B', A: { summonings: ['arsonist', 'healer'] } }).answer('end');
    expect(t.asks()).toBe('A aim');
    t.answer(own(2));
    expect([t.row('A'), t.life('A')]).toEqual([['1/1'], 15]);
  });

  test('SR18, SR60: choices inside are made by its controller; a single target is taken, without one nothing happens', () => {
    const alone = table({ active: 'B', A: { summonings: ['arsonist'] } }).untilTurnOf('A');
    expect([alone.asks(), alone.row('A')]).toEqual(['A act', []]);
    const nobody = table({ active: 'B', A: { summonings: ['sniper'] } }).untilTurnOf('A');
    expect([nobody.asks(), nobody.row('A')]).toEqual(['A act', ['1/1']]);
    expect(nobody.events('triggered')).toHaveLength(1);
    expect(nobody.events('effectDidNothing')).toMatchObject([{ source: 'sniper', why: 'noTarget' }]);
  });

  test('SR18, SR33: an enchantment on the other’s summoning triggers in its controller’s turn, on its bearer', () => {
    const B = { summonings: [{ card: 'p23', enchantments: [{ card: 'leech', owner: 'A' }] }] };
    const t = table({ active: 'B', B }).untilTurnOf('A');
    expect(t.row('B')).toEqual(['2/2']);
    expect(t.untilTurnOf('B').row('B')).toEqual(['2/3']);
  });
});

describe('the end of a turn', () => {
  test('SR45, S1208: damage and changes go in one step; nobody dies because a Harden ends', () => {
    const B = { summonings: [{ card: 'harden22', damage: 3, turn: { defense: 2 } }] };
    expect(table({ B }).answer('end').row('B')).toEqual(['2/2']);
  });

  test('SR50: after turn 100 the match is a draw', () => {
    const t = table({ turn: 100, active: 'B', starter: 'A' }).answer('end');
    expect(t.outcome()).toEqual({ winner: null, reason: 'turnLimit' });
    expect(table({ turn: 99, active: 'A', starter: 'A' }).answer('end').asks()).toBe('B act');
  });

  test('SR50, SR65: a turn with 300 actions ends by itself, and the last opens no window', () => {
    const t = table({ A: { hand: ['freeTonic', 'freeTonic'] }, B: { hand: ['p11'] } });
    t.state.cells[col.actions] = 298;
    expect(t.answer(play('freeTonic')).asks()).toBe('B respond');
    t.answer('pass').answer(play('freeTonic'));
    expect(t.events('actionLimit')).toMatchObject([{ seat: 0 }]);
    expect(t.asks()).toBe('B act');
  });
});
