// How does a summon come onto the battleground? (B106, B204, B901, B902, B1003, BR34, BR35, BR82, BR89, T27)

import { describe, expect, test } from 'vitest';
import { aFoe, allFoes, damage, kill, mana, revive, spellsOf } from '../../cards/build.ts';
import { type Table, table } from '../table-for-tests.ts';

const { sorcery, summon } = spellsOf('neutral');
const NOTHING = { white: 0, red: 0, purple: 0, blue: 0 };
const kinds = (t: Table): readonly string[] => t.log.map(({ kind }) => kind);
const casts = (t: Table): readonly string[] => t.keys().filter((key) => key.startsWith('cast'));
const manaOf = (t: Table): unknown => t.see('S').mana;

describe('Summons', () => {
  test('B901, B1003: on a free field of the home row, with base dice, for 1 exp', () => {
    const t = table({ board: { b1: 'S 1/1' }, south: { hand: ['lanternArcher'], mana: 'W2 R1' } });
    t.answer('cast:lanternArcher');
    expect(t.asks()).toBe('S field');
    expect([...t.keys()].sort()).toEqual(['a1', 'c1', 'd1', 'e1']);
    t.answer('d1');
    expect(t.board()).toEqual({ b1: 'S 1/1', d1: 'S 2/2' });
    expect(t.events('summoned')[0]).toMatchObject({ attack: 2, hp: 2, by: 'cast', target: { field: 'd1', seat: 0 } });
    expect(t.events('expGained')).toEqual([{ kind: 'expGained', seat: 0, why: 'summon', exp: 1 }]);
  });

  test('B106, B902: a summon shows its Attack and its HP, and its icons count', () => {
    const t = table({ board: { c1: 'S paviseCaptain', c5: 'N cinderHound hp1 attack4' } });
    expect(t.at('c1')).toMatchObject({ attackDie: 5, hp: 4, range: 2, defence: 5 });
    expect(t.at('c5')).toMatchObject({ attackDie: 4, hp: 1, range: 1, defence: 1 });
  });

  test('B204, B901: the home row of North is the last one', () => {
    const t = table({ active: 'N', north: { hand: ['guard'], mana: 'W2' } }).answer('cast:guard');
    expect([...t.keys()].sort()).toEqual(['a5', 'b5', 'c5', 'd5', 'e5']);
  });

  const full = { a1: 'S 1/1', c1: 'S 1/1', d1: 'S 1/1', e1: 'S 1/1' };
  test('BR34, BR35, T27: allies and foes block a home field alike; with none free a Summon cannot be cast', () => {
    const t = table({ board: { ...full, b1: 'N 1/1' }, south: { hand: ['guard'], mana: 'W2' } });
    expect(casts(t)).toEqual([]);
    expect(t.blocked('cast:guard')).toBe('noFreeField');
    expect(t.decision().blocked[0].reason.clause).toBe('BR34');
  });

  test('BR35, T27: when the besieger dies its field is the only one, and is taken without asking', () => {
    const t = table({
      cards: { slay: sorcery(0, '', [kill(aFoe())]) },
      board: { ...full, b1: 'N 1/1' },
      south: { hand: ['guard', 'slay'], mana: 'W2' },
    }).play('cast:slay', 'cast:guard');
    expect(t.board().b1).toBe('S 1/3');
    expect(t.asks()).toBe('S act');
  });

  test('BR34: the text is resolved before it is placed, and it is not there to be hit by it', () => {
    const t = table({ board: { c3: 'N 1/3', c1: 'S 1/3' }, south: { hand: ['guestOfHonour'], mana: 'P4 R1' } });
    t.answer('cast:guestOfHonour');
    expect(t.asks()).toBe('S field');
    expect(t.board()).toEqual({ c1: 'S 1/1', c3: 'N 1/1' });
    t.answer('a1');
    expect(t.board()).toEqual({ a1: 'S 6/5', c1: 'S 1/1', c3: 'N 1/1' });
  });

  test('BR34: words about the summon itself apply right after it is placed', () => {
    const t = table({ south: { hand: ['weatherChild'], pile: ['newBoots', 'longEcho'], mana: 'B2' } });
    t.play('cast:weatherChild', 'c1');
    expect(t.board()).toEqual({ c1: 'S 2/5' });
    expect(kinds(t)).toEqual(['manaSpent', 'spellCast', 'summoned', 'expGained', 'hpChanged']);
  });

  test('BR34: with no field left once the text is done the card is discarded, without exp', () => {
    const greedy = summon(1, '', '5/5', { text: [revive()], arrival: [mana('red')] });
    const t = table({ cards: { greedy }, board: full, south: { hand: ['greedy'], pile: ['guard'] } });
    t.play('cast:greedy');
    expect(t.board().b1).toBe('S 1/3');
    expect(t.see('S').pile).toEqual(['greedy']);
    expect(t.events('toDiscard')).toEqual([{ kind: 'toDiscard', seat: 0, card: 'greedy', from: 'unplaced' }]);
    expect(t.events('expGained').map(({ why }) => why)).toEqual(['summon']);
    expect(manaOf(t)).toEqual(NOTHING);
  });

  test('BR34: a text that frees a field does not help: it cannot be cast while none is free', () => {
    const bomb = summon(1, '', '5/5', { text: [damage(9, allFoes())] });
    const t = table({ cards: { bomb }, board: { ...full, b1: 'N 1/1' }, south: { hand: ['bomb'] } });
    expect(casts(t)).toEqual([]);
  });

  test('BR82: summoning by an effect costs nothing, resolves no text for casting, and gives 1 exp', () => {
    const call = sorcery(0, '', [revive()]);
    const loud = summon(1, 'R9', '2/2', { text: [damage(9, 'opponent')], arrival: [damage(9, 'opponent')] });
    const t = table({ cards: { call, loud }, south: { hand: ['call'], pile: ['loud'] } }).play('cast:call', 'e1');
    expect(t.board()).toEqual({ e1: 'S 2/2' });
    expect(t.life('N')).toBe(20);
    expect(t.exp('S')).toBe(1);
    expect(t.events('summoned')[0].by).toBe('effect');
    expect(t.see('S').pile).toEqual(['call']);
  });

  test('BR82, BR89: the Summon is chosen among those in the discard pile; one alone is taken without asking', () => {
    const call = sorcery(0, '', [revive()]);
    const t = table({ cards: { call }, south: { hand: ['call'], pile: ['guard', 'newBoots', 'crazyImp', 'guard'] } });
    t.answer('cast:call');
    expect(t.asks()).toBe('S revive');
    expect(t.keys()).toEqual(['guard', 'crazyImp']);
    t.play('guard', 'a1');
    expect(t.see('S').pile).toEqual(['newBoots', 'crazyImp', 'guard', 'call']);
    const one = table({ cards: { call }, south: { hand: ['call'], pile: ['guard', 'newBoots', 'guard'] } });
    expect(one.answer('cast:call').asks()).toBe('S field');
  });

  test('BR82: it needs a free field of the home row: without one nothing happens', () => {
    const call = sorcery(0, '', [revive()]);
    const t = table({ cards: { call }, board: { ...full, b1: 'N 1/1' }, south: { hand: ['call'], pile: ['guard'] } });
    t.answer('cast:call');
    expect(t.events('effectDidNothing')).toHaveLength(1);
    expect(t.see('S').pile).toEqual(['guard', 'call']);
    expect(t.exp('S')).toBe(0);
  });
});
