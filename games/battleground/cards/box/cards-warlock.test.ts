// Does every spell of the Warlock do what is printed on it?

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../rules/table-for-tests.ts';
import { aFoe, kill, spellsOf } from '../build.ts';

const deck = ['guard', 'newBoots', 'redCrystal', 'redCrystal', 'redCrystal', 'redCrystal'];
const slay = spellsOf('neutral').sorcery(0, '', [kill(aFoe())]);

const cast = (
  card: string,
  mana: string,
  board: Readonly<Record<string, string>>,
  ...answers: readonly string[]
): Table =>
  table({ board, south: { mana, hand: [card], deck } })
    .answer(`cast:${card}`)
    .play(...answers);

describe('Unique', () => {
  test('usualTerms: kills a summon you own for no exp, 3 damage to the opponent; you draw one, and one more or two mana', () => {
    const t = cast('usualTerms', 'P1', { a1: 'S 1/3', c4: 'N 1/3' });
    expect(t.board()).toEqual({ c4: 'N 1/3' });
    expect([t.exp('S'), t.life('N')]).toEqual([0, 17]);
    expect(t.see('S').hand).toEqual(['guard']);
    expect(t.asks()).toBe('S either');
    t.answer('first');
    expect(t.see('S').hand).toEqual(['guard', 'newBoots']);
    const rich = cast('usualTerms', 'P1', { a1: 'S 1/3' }, 'second').answer({ picks: ['red', 'blue'] });
    expect(rich.see('S').mana).toEqual({ white: 0, red: 1, purple: 0, blue: 1 });
    expect(rich.see('S').hand).toEqual(['guard']);
  });

  test('usualTerms: what you own counts, also under Turnover; a foe cannot pay', () => {
    const t = table({ board: { c4: 'N 1/3', d4: 'N 1/3 turnover' }, south: { mana: 'P1', hand: ['usualTerms'] } });
    expect(t.blocked('cast:usualTerms')).toBe('noTarget');
    expect(cast('usualTerms', 'P1', { a1: 'S 1/3 turnover' }).board()).toEqual({});
  });
});

describe('tier 1', () => {
  test('betweenTwoFires: 1 damage to a foe or the opponent, 2 more if it is flanked', () => {
    expect(cast('betweenTwoFires', 'P1', { c4: 'N 1/9' }, 'c4').board()).toEqual({ c4: 'N 1/8' });
    expect(cast('betweenTwoFires', 'P1', { c4: 'N 1/9', c3: 'S 1/3' }, 'c4').board().c4).toBe('N 1/6');
    expect(cast('betweenTwoFires', 'P1', { c4: 'N 1/9', c3: 'S 1/3' }, 'opponent').life('N')).toBe(19);
  });

  test('comeCloser: a foe is disarmed and moves one field forward', () => {
    const t = cast('comeCloser', 'P1', { c4: 'N 1/9' });
    expect(t.board()).toEqual({ c3: 'N 1/9 disarm1' });
    expect(cast('comeCloser', 'P1', { c4: 'N 1/9', c3: 'S 1/3' }).board()).toEqual({
      c3: 'S 1/3',
      c4: 'N 1/9 disarm1',
    });
  });

  test('eatYouWillNeedIt: kills a summon you own; an ally gains 2 HP, 2 Attack and 1 Haste', () => {
    const t = cast('eatYouWillNeedIt', 'P1 R1', { a1: 'S 1/3', e1: 'S 1/3' }, 'a1');
    expect(t.board()).toEqual({ e1: 'S 3/5 haste1' });
    expect(t.exp('S')).toBe(0);
    expect(cast('eatYouWillNeedIt', 'P1 R1', { a1: 'S 1/3' }).board()).toEqual({});
  });

  test('ashFever: a foe, the foes adjacent to it and the opponent take 1 damage in each of the next two turns', () => {
    const board = { c4: 'N 0/9 snare9', c5: 'N 0/9 snare9', e5: 'N 0/9 snare9', b4: 'S 0/9 snare9' };
    const t = cast('ashFever', 'P2', board, 'c4');
    const hps = (): readonly number[] => ['c4', 'c5', 'e5', 'b4'].map((field) => t.at(field).hp);
    expect(hps()).toEqual([9, 9, 9, 9]);
    t.turn().turn();
    expect(hps()).toEqual([8, 8, 9, 9]);
    t.turn().turn();
    expect(hps()).toEqual([7, 7, 9, 9]);
    expect(t.see('S').area).toEqual([]);
    t.turn().turn();
    expect(hps()).toEqual([7, 7, 9, 9]);
    expect(t.life('N')).toBe(18);
    expect(t.life('N')).toBe(18);
  });

  test('B1103, BR69: crazyImp: 2/3; when it dies it deals its Attack to adjacent foes, Defence or not', () => {
    const t = table({
      active: 'N',
      cards: { slay },
      board: { c3: 'S crazyImp attack3', c4: 'N 1/9 shield2 defending', b3: 'N 1/9', d3: 'S 1/9', d4: 'N 1/9' },
      north: { hand: ['slay'], life: 20 },
    }).play('cast:slay', 'c3');
    expect(t.board()).toEqual({ b3: 'N 1/6', c4: 'N 1/6 defending', d3: 'S 1/9', d4: 'N 1/9' });
    expect(t.life('N')).toBe(20);
    expect(t.see('S').pile).toEqual(['crazyImp']);
  });

  test('BR69, BR70: crazyImp: its owner gains exp for the opponent’s summons that die of it', () => {
    const t = table({
      active: 'N',
      cards: { slay },
      board: { c3: 'S crazyImp', c4: 'N 1/2' },
      north: { hand: ['slay'] },
    });
    t.answer('cast:slay');
    expect(t.board()).toEqual({});
    expect([t.exp('S'), t.exp('N')]).toEqual([1, 1]);
  });

  test('crazyImp: cast for 2 purple', () => {
    expect(cast('crazyImp', 'P2', {}, 'b1').board()).toEqual({ b1: 'S 2/3' });
  });

  test('cinderHound: 2/2 with Pack Tactics; each ally that dies gives it 1 Attack and 1 HP', () => {
    const t = cast('cinderHound', 'P2 R1', {}, 'b1');
    expect(t.board()).toEqual({ b1: 'S 2/2' });
    const mourning = cast('usualTerms', 'P1', { a1: 'S 1/1', c1: 'S cinderHound' }, 'a1');
    expect(mourning.board()).toEqual({ c1: 'S 3/3' });
    const foe = table({ cards: { slay }, board: { c1: 'S cinderHound', c5: 'N 1/1' }, south: { hand: ['slay'] } });
    expect(foe.answer('cast:slay').board()).toEqual({ c1: 'S 2/2' });
  });

  test('B905: cinderHound threatens while it defends', () => {
    const t = table({ board: { c3: 'S 3/3', b4: 'S cinderHound defending', c4: 'N 1/9 shield defending' } });
    expect(t.at('c4').threats).toHaveLength(2);
  });
});

describe('tier 2', () => {
  const tab = (hp: number, on: readonly string[] = ['c5']): Table =>
    table({
      phase: 'enchantments',
      board: { c5: `N 1/9 hp${hp} stun9` },
      south: { area: [{ card: 'runningTab', on }], deck },
    });

  test('runningTab: the debtor takes as much damage as it has tokens, then gets one more', () => {
    const t = cast('runningTab', 'P2', { c5: 'N 1/9 snare9' });
    expect(t.at('c5').tokens.map(({ count }) => count)).toEqual([1]);
    t.turn().turn();
    expect(t.at('c5').hp).toBe(8);
    t.answer('no');
    expect(t.at('c5').tokens.map(({ count }) => count)).toEqual([2]);
    t.turn().turn().answer('no');
    expect(t.at('c5')).toMatchObject({ hp: 6 });
    expect(t.at('c5').tokens.map(({ count }) => count)).toEqual([3]);
    expect(t.life('N')).toBe(20);
  });

  test('runningTab: called in, the opponent pays and the debtor is free: then the enchantment ends', () => {
    const t = tab(9).answer('yes');
    expect(t.life('N')).toBe(18);
    expect(t.at('c5')).toMatchObject({ hp: 8, tokens: [] });
    expect(t.see('S')).toMatchObject({ area: [], pile: ['runningTab'] });
  });

  test('runningTab: it ends when the debtor dies of it, or is gone already', () => {
    const t = tab(1);
    expect(t.board()).toEqual({});
    expect(t.see('S').pile).toEqual(['runningTab']);
    expect(t.exp('S')).toBe(1);
    expect(tab(9, []).see('S').pile).toEqual(['runningTab']);
  });

  test('betterOffer: a foe with at most 4 HP is turned over and attacks at once, for its new side', () => {
    const t = cast('betterOffer', 'P2 R1', { c4: 'N 3/4', d4: 'N 1/9', e1: 'S 1/5' });
    expect(t.board()).toEqual({ c4: 'N 3/4 turnover1', d4: 'N 1/6', e1: 'S 1/5' });
    expect(t.at('c4')).toMatchObject({ owner: 1, side: 0 });
    const big = table({ board: { c4: 'N 3/5' }, south: { mana: 'P2 R1', hand: ['betterOffer'] } });
    expect(big.blocked('cast:betterOffer')).toBe('noTarget');
  });

  test('BR63: betterOffer: what it kills of its owner gives nobody exp', () => {
    const t = cast('betterOffer', 'P2 R1', { c4: 'N 3/4', d4: 'N 1/5 hp3 antimagic', b1: 'S 1/5' });
    expect(t.board()).toEqual({ b1: 'S 1/5', c4: 'N 3/4 turnover1' });
    expect([t.exp('S'), t.exp('N')]).toEqual([0, 0]);
  });

  test('deathDuty: 2 damage to the opponent, and 1 whenever a summon dies, whosever it was', () => {
    const t = table({
      cards: { slay },
      board: { a1: 'S 1/1', c5: 'N 1/1' },
      south: { hand: ['deathDuty', 'slay', 'usualTerms'], mana: 'P4', deck },
    }).play('cast:deathDuty', 'cast:slay');
    expect(t.life('N')).toBe(17);
    t.play('cast:usualTerms', 'first');
    // 1 for the death and 3 by the Terms themselves.
    expect([t.life('S'), t.life('N')]).toEqual([20, 13]);
    expect(t.see('S').area.map(({ card }) => card)).toEqual(['deathDuty']);
  });

  test('openMouthedIdol: 0/7; adjacent foes have 1 less Attack', () => {
    expect(cast('openMouthedIdol', 'P3 R1', {}, 'a1').board()).toEqual({ a1: 'S 0/7' });
    const t = table({ board: { c3: 'S openMouthedIdol', c4: 'N 2/3', b4: 'N 2/3', b3: 'S 2/3', d3: 'N 0/3' } });
    expect(t.board()).toEqual({ b3: 'S 2/3', b4: 'N 2/3', c3: 'S 0/7', c4: 'N 1/3', d3: 'N 0/3' });
  });

  test('openMouthedIdol: whenever another summon dies it is healed by 1 and the opponent takes 1 damage', () => {
    const t = table({
      cards: { slay },
      board: { c1: 'S openMouthedIdol hp4', c5: 'N 1/1' },
      south: { hand: ['slay'], life: 15 },
    }).answer('cast:slay');
    expect(t.board()).toEqual({ c1: 'S 0/5' });
    expect([t.life('S'), t.life('N')]).toEqual([15, 19]);
  });
});

describe('tier 3', () => {
  test('secondIsOnYou: kills a foe; while there is another, 3 damage to you may kill it too', () => {
    const two = { a5: 'N 1/9', e5: 'N 1/9', a1: 'S 1/1' };
    const paid = cast('secondIsOnYou', 'P3 R1', two, 'a5', 'yes');
    expect(paid.board()).toEqual({ a1: 'S 1/1' });
    expect([paid.life('S'), paid.exp('S')]).toEqual([17, 2]);
    const kept = cast('secondIsOnYou', 'P3 R1', two, 'a5', 'no');
    expect(kept.board()).toEqual({ a1: 'S 1/1', e5: 'N 1/9' });
    expect(kept.life('S')).toBe(20);
    expect(cast('secondIsOnYou', 'P3 R1', { a5: 'N 1/9' }).asks()).toBe('S act');
  });

  test('debtsDue: 1 damage to all foes and 2 more for each card in your area, at most 5; an own enchantment ends', () => {
    const dealt = (area: readonly string[]): Table =>
      table({
        board: { a5: 'N 1/9', a1: 'S 1/9' },
        south: { mana: 'P5', hand: ['debtsDue'], area, pile: ['crazyImp', 'guestOfHonour'] },
      }).answer('cast:debtsDue');
    expect(dealt([]).board().a5).toBe('N 1/8');
    expect(dealt(['deathDuty']).board().a5).toBe('N 1/6');
    const full = dealt(['deathDuty', 'closeRanks', 'ashFever']);
    expect(full.board()).toEqual({ a1: 'S 1/9', a5: 'N 1/4' });
    expect(full.see('S').area.map(({ card }) => card)).toEqual(['deathDuty', 'closeRanks']);
    expect(full.see('S').pile).toContain('ashFever');
  });

  test('debtsDue: at last a Summon of tier 1 at most comes back from your discard pile', () => {
    const t = table({ south: { mana: 'P5', hand: ['debtsDue'], pile: ['crazyImp', 'guestOfHonour'] } }).answer(
      'cast:debtsDue',
    );
    t.answer('c1');
    expect(t.board()).toEqual({ c1: 'S 2/3' });
    expect(t.exp('S')).toBe(1);
    expect(t.see('S').pile).toEqual(['guestOfHonour', 'debtsDue']);
  });

  test('guestOfHonour: cast, it deals 2 to every summon; 6/5, with 2 less Defence', () => {
    const t = cast('guestOfHonour', 'P4 R1', { a1: 'S 1/5', c4: 'N 1/5', e5: 'N 1/2' }, 'c1');
    expect(t.board()).toEqual({ a1: 'S 1/3', c1: 'S 6/5', c4: 'N 1/3' });
    expect(t.at('c1').defence).toBe(1);
    expect([t.life('S'), t.life('N')]).toEqual([20, 20]);
  });

  test('BR64: guestOfHonour is no sorcery: Antimagic does not help against it', () => {
    expect(cast('guestOfHonour', 'P4 R1', { c4: 'N 1/5 antimagic' }, 'c1').board().c4).toBe('N 1/3 antimagic1');
  });
});
