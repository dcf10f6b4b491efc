// Does every neutral spell do what is printed on it?

import { describe, expect, test } from 'vitest';
import { optionKey } from '../../rules/state/option-keys.ts';
import { type Table, table } from '../../rules/table-for-tests.ts';

const deck = ['guard', 'newBoots', 'longWatch', 'redCrystal', 'redCrystal', 'redCrystal'];
const NOTHING = { white: 0, red: 0, purple: 0, blue: 0 };

const cast = (
  card: string,
  mana: string,
  board: Readonly<Record<string, string>>,
  ...answers: readonly string[]
): Table =>
  table({ board, south: { mana, hand: [card], deck } })
    .answer(`cast:${card}`)
    .play(...answers);

test('rollCall: for nothing, an ally gains 1 Attack and 1 for each Summon in hand, at most 3; one may be retained', () => {
  const called = (hand: readonly string[]): Table =>
    table({ board: { a1: 'S 1/3' }, south: { hand: ['rollCall', ...hand] } }).answer('cast:rollCall');
  expect(called([]).board()).toEqual({ a1: 'S 2/3' });
  expect(called(['guard', 'redCrystal']).board()).toEqual({ a1: 'S 3/3' });
  const three = called(['guard', 'crazyImp', 'cinderHound', 'newBoots']);
  expect(three.board()).toEqual({ a1: 'S 4/3' });
  expect(three.asks()).toBe('S retain');
  expect(three.keys()).toEqual(['guard', 'crazyImp', 'cinderHound']);
  three.answer({ picks: ['crazyImp'] });
  expect(three.see('S').retained).toEqual(['crazyImp']);
});

describe('white', () => {
  test('wellPackedBags: up to two spells are retained', () => {
    const t = table({ south: { mana: 'W1', hand: ['wellPackedBags', 'guard', 'newBoots', 'longWatch'], deck } });
    t.play('cast:wellPackedBags', { picks: ['guard', 'longWatch'] });
    expect(t.see('S')).toMatchObject({ retained: ['guard', 'longWatch'], hand: ['newBoots'] });
  });

  test('grandmothersCharm: an ally is healed by 2 and gets 1 Antimagic', () => {
    expect(cast('grandmothersCharm', 'W1', { a1: 'S 1/5 hp1' }).board()).toEqual({ a1: 'S 1/3 antimagic1' });
    expect(cast('grandmothersCharm', 'W1', { a1: 'S 1/5' }).board()).toEqual({ a1: 'S 1/5 antimagic1' });
  });

  test('newBoots: an ally gains 1 HP and 1 more for each tier and loses all Snare; you may move it one field forward', () => {
    expect(cast('newBoots', 'W2', { a1: 'S 1/3 snare3 stun1' }, 'yes').board()).toEqual({ a2: 'S 1/5 stun1' });
    expect(cast('newBoots', 'W2', { a1: 'S 1/3 tier3' }, 'no').board()).toEqual({ a1: 'S 1/7' });
  });

  test('soupForTheRoad: hurt allies are healed by 2; then by 3, 2 and 1 in the next three turns', () => {
    const t = table({
      board: { a1: 'S 0/9 hp1', b1: 'S 0/5 hp4', c5: 'N 0/5 hp1' },
      south: { mana: 'W3', hand: ['soupForTheRoad'], deck, life: 10 },
    }).answer('cast:soupForTheRoad');
    expect(t.board()).toEqual({ a1: 'S 0/3', b1: 'S 0/5', c5: 'N 0/1' });
    expect(t.life('S')).toBe(10);
    const hps: number[] = [];
    for (const field of ['a2', 'a3', 'a4', 'a5']) hps.push(t.turn().turn().at(field).hp);
    expect(hps).toEqual([6, 8, 9, 9]);
    expect(t.life('S')).toBe(10);
    expect(t.see('S').area).toEqual([]);
  });
});

describe('red', () => {
  test('freshHorses: an ally gets 1 Haste and 1 Attack', () => {
    expect(cast('freshHorses', 'R1', { a1: 'S 1/3 stun1' }).board()).toEqual({ a1: 'S 2/3 haste1 stun1' });
  });

  test('moneyChanger: 2 mana of any colours; a crystal is retained', () => {
    const hand = ['moneyChanger', 'guard', 'redCrystal'];
    const t = table({ south: { mana: 'R1', hand, deck } }).play('cast:moneyChanger', { picks: ['white', 'blue'] });
    expect(t.see('S').mana).toEqual({ ...NOTHING, white: 1, blue: 1 });
    expect([t.asks(), t.keys()]).toEqual(['S retain', ['redCrystal']]);
    t.answer({ picks: ['redCrystal'] });
    expect(t.see('S')).toMatchObject({ retained: ['redCrystal'], hand: ['guard'] });
  });

  test('prospectorsTip: a crystal into hand; with three crystals in hand you draw one', () => {
    const tip = (hand: readonly string[]): Table =>
      table({ south: { mana: 'R2', hand: ['prospectorsTip', ...hand], deck } }).play('cast:prospectorsTip', 'blue');
    expect(tip(['redCrystal']).see('S').hand).toEqual(['redCrystal', 'blueCrystal']);
    expect(tip(['redCrystal', 'redCrystal']).see('S').hand).toEqual([
      ...['redCrystal', 'redCrystal', 'blueCrystal', 'guard'],
    ]);
  });

  test('goodScrubbing: a summon loses all conditions; an ally is healed by 3, a foe takes 2 damage', () => {
    const board = { a1: 'S 1/5 hp1 stun2 chill', c4: 'N 1/5 haste3 snare' };
    expect(cast('goodScrubbing', 'R2', board, 'a1').board()).toEqual({ a1: 'S 1/4', c4: 'N 1/5 haste3 snare1' });
    expect(cast('goodScrubbing', 'R2', board, 'c4').board()).toEqual({ a1: 'S 1/1 stun2 chill1', c4: 'N 1/3' });
  });

  test('goodScrubbing: freed of Turnover, your own summon is an ally again and is healed', () => {
    expect(cast('goodScrubbing', 'R2', { a1: 'S 1/5 hp1 turnover' }).board()).toEqual({ a1: 'S 1/4' });
    expect(cast('goodScrubbing', 'R2', { a5: 'N 1/5 turnover' }).board()).toEqual({ a5: 'N 1/3' });
  });
});

describe('purple', () => {
  test('newsForAPrice: draws one; for 2 damage to you one more', () => {
    const paid = cast('newsForAPrice', 'P1', {}, 'yes');
    expect([paid.see('S').hand, paid.life('S')]).toEqual([['guard', 'newBoots'], 18]);
    const saved = cast('newsForAPrice', 'P1', {}, 'no');
    expect([saved.see('S').hand, saved.life('S')]).toEqual([['guard'], 20]);
  });

  test('whichWayToMarket: a foe is stunned and moves to its left or its right', () => {
    expect(cast('whichWayToMarket', 'P2', { c4: 'N 1/3' }, 'first').board()).toEqual({ d4: 'N 1/3 stun1' });
    expect(cast('whichWayToMarket', 'P2', { c4: 'N 1/3' }, 'second').board()).toEqual({ b4: 'N 1/3 stun1' });
  });

  test('unpicked: ends an enchantment of either player, and draws two', () => {
    const t = table({
      south: { mana: 'P2', hand: ['unpicked'], deck, area: ['ashFever'] },
      north: { area: ['soupForTheRoad'] },
    }).play('cast:unpicked', optionKey.endOne('opposing', 'soupForTheRoad', 1));
    expect(t.see('N')).toMatchObject({ area: [], pile: ['soupForTheRoad'] });
    expect(t.see('S').area).toHaveLength(1);
    expect(t.see('S').hand).toEqual(['guard', 'newBoots']);
    expect(cast('unpicked', 'P2', {}).see('S').hand).toEqual(['guard', 'newBoots']);
  });

  test('doublePay: a foe of tier 1 is turned over and gets 1 Haste', () => {
    const t = cast('doublePay', 'P3', { c4: 'N 1/3', d4: 'N 1/3 tier2' });
    expect(t.board()).toEqual({ c4: 'N 1/3 haste1 turnover1', d4: 'N 1/3' });
    const big = table({ board: { d4: 'N 1/3 tier2' }, south: { mana: 'P3', hand: ['doublePay'] } });
    expect(big.blocked('cast:doublePay')).toBe('noTarget');
  });
});

describe('blue', () => {
  test('smallChange: 1 red mana and 1 of any colour; one crystal may be retained', () => {
    const t = table({ south: { mana: 'B1', hand: ['smallChange', 'redCrystal', 'guard'], deck } });
    t.play('cast:smallChange', { picks: ['blue'] });
    expect(t.see('S').mana).toEqual({ ...NOTHING, red: 1, blue: 1 });
    expect(t.keys()).toEqual(['redCrystal']);
    t.answer({ picks: ['redCrystal'] });
    expect(t.see('S')).toMatchObject({ retained: ['redCrystal'], hand: ['guard'] });
  });

  test('ropeAcrossTheRoad: a foe gets 2 Snare, the foes adjacent to it 1', () => {
    const t = cast('ropeAcrossTheRoad', 'B2', { c4: 'N 1/3', d4: 'N 1/3', c3: 'S 1/3', d5: 'N 1/3' }, 'c4');
    expect(t.board()).toEqual({ c3: 'S 1/3', c4: 'N 1/3 snare2', d4: 'N 1/3 snare1', d5: 'N 1/3' });
  });

  test('twoWinters: a foe gets 2 Chill for each point of its Attack, at most 6', () => {
    const chill = (words: string): number => cast('twoWinters', 'B2', { c4: words }).at('c4').conditions.chill;
    expect([chill('N 1/3'), chill('N 2/3'), chill('N 9/3'), chill('N 0/3')]).toEqual([2, 4, 6, 0]);
  });

  test('allTheMaps: draws three; one may be retained', () => {
    const t = cast('allTheMaps', 'B3', {});
    expect(t.see('S').hand).toEqual(['guard', 'newBoots', 'longWatch']);
    expect(t.decision()).toMatchObject({ what: 'retain', min: 0, max: 1 });
    t.answer({ picks: ['newBoots'] });
    expect(t.see('S')).toMatchObject({ retained: ['newBoots'], hand: ['guard', 'longWatch'], pile: ['allTheMaps'] });
  });
});
