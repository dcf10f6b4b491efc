// Does every spell of the Elementalist do what is printed on it?

import { describe, expect, test } from 'vitest';
import { optionKey } from '../../rules/state/option-keys.ts';
import { type Table, table } from '../../rules/table-for-tests.ts';

const deck = ['guard', 'newBoots', 'redCrystal', 'redCrystal', 'redCrystal', 'redCrystal'];

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
  const child = (pile: readonly string[]): Readonly<Record<string, string>> =>
    table({ south: { mana: 'B2', hand: ['weatherChild'], pile } })
      .play('cast:weatherChild', 'c1')
      .board();

  test('weatherChild: 2/3; it arrives with 1 HP for each sorcery in your discard pile, at most 3', () => {
    expect(child([])).toEqual({ c1: 'S 2/3' });
    expect(child(['guard', 'redCrystal', 'newBoots'])).toEqual({ c1: 'S 2/4' });
    expect(child(['newBoots', 'longEcho', 'longWatch', 'wholeSky'])).toEqual({ c1: 'S 2/6' });
  });

  test('BR55: weatherChild: of tier 1 for its Defence', () => {
    expect(table({ board: { c1: 'S weatherChild' } }).at('c1').defence).toBe(1);
  });
});

describe('tier 1', () => {
  test('headwindAndMud: a foe gets 1 Snare and moves one field back; you draw one', () => {
    expect(cast('headwindAndMud', 'B1', { c4: 'N 1/3' }).see('S').hand).toEqual(['guard']);
    expect(cast('headwindAndMud', 'B1', { c4: 'N 1/3' }).board()).toEqual({ c5: 'N 1/3 snare1' });
    expect(cast('headwindAndMud', 'B1', { c5: 'N 1/3' }).board()).toEqual({ c5: 'N 1/3 snare1' });
    expect(cast('headwindAndMud', 'B1', { c4: 'N 1/3', c5: 'N 1/3' }, 'c4').board()).toEqual({
      c4: 'N 1/3 snare1',
      c5: 'N 1/3',
    });
  });

  test('sleetDownTheCollar: 1 damage to a foe, 1 Chill, and 1 damage to the opponent', () => {
    const t = cast('sleetDownTheCollar', 'B1', { c4: 'N 1/3', a1: 'S 1/3' });
    expect(t.board()).toEqual({ a1: 'S 1/3', c4: 'N 1/2 chill1' });
    expect([t.life('S'), t.life('N')]).toEqual([20, 19]);
    const last = cast('sleetDownTheCollar', 'B1', { c4: 'N 1/1' });
    expect(last.board()).toEqual({});
    expect(last.life('N')).toBe(19);
  });

  test('crossroadsFire: 1 damage to every foe that touches an intersection, and 1 to the opponent', () => {
    const t = cast(
      'crossroadsFire',
      'B1 R1',
      { b2: 'S 1/3', c2: 'N 1/3', b3: 'N 1/1', c3: 'N 1/3', d3: 'N 1/3' },
      'b2/c3',
    );
    expect(t.board()).toEqual({ b2: 'S 1/3', c2: 'N 1/2', c3: 'N 1/2', d3: 'N 1/3' });
    expect([t.exp('S'), t.life('N')]).toEqual([1, 19]);
  });

  const echo = (pile: readonly string[], target: string): Table =>
    table({ board: { c4: 'N 1/9' }, south: { mana: 'B2', hand: ['longEcho'], pile } }).play('cast:longEcho', target);
  test('longEcho: 1 damage to a foe or the opponent; then 1 to the opponent for each sorcery in your pile, at most 2', () => {
    expect(echo([], 'c4').board()).toEqual({ c4: 'N 1/8' });
    expect(echo(['newBoots', 'longWatch'], 'c4').life('N')).toBe(18);
    expect(echo(['newBoots', 'redCrystal', 'guard'], 'opponent').life('N')).toBe(18);
    expect(echo(Array(5).fill('newBoots'), 'opponent').life('N')).toBe(17);
    const t = table({ board: { c4: 'N 1/9', a1: 'S 1/9' }, south: { mana: 'B2', hand: ['longEcho'] } });
    expect(t.answer('cast:longEcho').keys()).toEqual(['c4', 'opponent']);
  });
});

describe('tier 2', () => {
  test('thunderKnows: foes adjacent to a field are stunned; then 1 damage to every foe with any condition', () => {
    const board = { c4: 'N 1/3', d5: 'N 1/3', a5: 'N 1/3 snare1', e4: 'N 1/3', d4: 'S 1/3 chill' };
    const t = cast('thunderKnows', 'B2', board, 'c5');
    expect(t.board()).toEqual({
      c4: 'N 1/2 stun1',
      d5: 'N 1/2 stun1',
      a5: 'N 1/2 snare1',
      e4: 'N 1/3',
      d4: 'S 1/3 chill1',
    });
  });

  const rain = (board: Readonly<Record<string, string>>, on: readonly string[], ...answers: readonly string[]): Table =>
    table({ phase: 'enchantments', board, south: { area: [{ card: 'rainThenLightning', on }], deck } }).play(
      ...answers,
    );

  test('rainThenLightning: foes within range 2 of an intersection are enchanted, for two turns', () => {
    const t = cast('rainThenLightning', 'B2 R1', { c4: 'N 1/9', d5: 'N 1/9', a1: 'N 1/9', c3: 'S 1/9' }, 'c4/d5');
    const wet = t
      .view('watcher')
      .summons.filter(({ tokens }) => tokens.length > 0)
      .map(({ field }) => field);
    expect([...wet].sort()).toEqual(['c4', 'd5']);
    expect(t.see('S').area.map(({ tokens }) => tokens)).toEqual([2]);
    expect(t.board()).toMatchObject({ c4: 'N 1/9', d5: 'N 1/9' });
  });

  test('rainThenLightning: each turn 1 damage to the enchanted, then 1 to a foe; a wet one is stunned and dry', () => {
    const t = rain({ c4: 'N 1/9', d5: 'N 1/9', a5: 'N 1/9' }, ['c4', 'd5'], 'c4');
    expect(t.board()).toEqual({ a5: 'N 1/9', c4: 'N 1/7 stun1', d5: 'N 1/8' });
    expect([t.at('c4').tokens.length, t.at('d5').tokens.length]).toEqual([0, 1]);
    expect(t.see('S').area.map(({ tokens }) => tokens)).toEqual([1]);
  });

  test('rainThenLightning: a dry foe is not stunned, and the rain goes on', () => {
    const t = rain({ c4: 'N 1/9', a5: 'N 1/9' }, ['c4'], 'a5');
    expect(t.board()).toEqual({ a5: 'N 1/8', c4: 'N 1/8' });
    expect(t.at('c4').tokens).toHaveLength(1);
  });

  test('rainThenLightning: it ends when nobody is enchanted any more', () => {
    const t = rain({ c4: 'N 1/9' }, ['c4']);
    expect(t.board()).toEqual({ c4: 'N 1/7 stun1' });
    expect(t.see('S')).toMatchObject({ area: [], pile: ['rainThenLightning'] });
    expect(t.events('enchantmentTicked')).toEqual([]);
  });

  test('fourSeasons: a crystal of your choice into your hand, 1 red mana, two spells drawn', () => {
    const t = cast('fourSeasons', 'B3', {}, 'purple');
    expect(t.see('S')).toMatchObject({ hand: ['purpleCrystal', 'guard', 'newBoots'], pile: ['fourSeasons'] });
    expect(t.see('S').mana).toEqual({ white: 0, red: 1, purple: 0, blue: 0 });
    expect(t.view('watcher').crystals.purple).toBe(8);
  });
});

describe('tier 3', () => {
  test('wholeSky: 2 damage and 1 more for each mana in your pool, at most 4, to foes within range 2 of an intersection', () => {
    const board = { c3: 'N 1/9', c5: 'N 1/9', e1: 'N 1/9', b3: 'S 1/9' };
    expect(cast('wholeSky', 'B3 R1', board, 'b2/c3').board()).toEqual({
      b3: 'S 1/9',
      c3: 'N 1/7',
      c5: 'N 1/9',
      e1: 'N 1/9',
    });
    expect(cast('wholeSky', 'B4 R1', board, 'b2/c3').board().c3).toBe('N 1/6');
    expect(cast('wholeSky', 'B9 R9', board, 'b2/c3').board().c3).toBe('N 1/5');
  });

  test('wholeSky: charges are no mana: paid in advance, the pool counts in full', () => {
    const t = table({
      board: { c3: 'N 1/9' },
      south: { mana: 'W2', prepared: [{ card: 'wholeSky', charges: 'B3 R1' }] },
    }).play(optionKey.castSlot(1), 'b2/c3');
    expect(t.board()).toEqual({ c3: 'N 1/5' });
  });

  test('weatherTurnsPersonal: draws two; your sorceries deal 1 more, and foes have 1 less Defence', () => {
    const t = table({
      board: { c3: 'S 3/9', c4: 'N 1/9 shield defending', e5: 'N 1/9 antimagic' },
      south: { mana: 'B6', hand: ['weatherTurnsPersonal', 'sleetDownTheCollar'], deck },
    }).answer('cast:weatherTurnsPersonal');
    expect(t.see('S').hand).toEqual(['sleetDownTheCollar', 'guard', 'newBoots']);
    expect(t.see('S').area.map(({ card }) => card)).toEqual(['weatherTurnsPersonal']);
    t.answer('cast:sleetDownTheCollar');
    expect(t.board().c4).toBe('N 1/7 defending chill1');
    expect(t.life('N')).toBe(18);
    t.battle();
    expect(t.blows()).toEqual(['c3>c4 2']);
  });
});
