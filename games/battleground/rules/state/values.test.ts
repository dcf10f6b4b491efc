// How do Attack, HP and life change, and what comes back?

import { describe, expect, test } from 'vitest';
import {
  aFoe,
  aFoeOrOpponent,
  allAllies,
  anAlly,
  anAllyOrYou,
  aSummon,
  damage,
  gainAttack,
  gainHp,
  give,
  heal,
  spellsOf,
} from '../../cards/build.ts';
import type { Effect } from '../../cards/effects.ts';
import { table } from '../table-for-tests.ts';

const { sorcery, summon } = spellsOf('neutral');

const cast = (text: readonly Effect[], board: Readonly<Record<string, string>>, life = 20) =>
  table({ cards: { spell: sorcery(0, '', text) }, south: { hand: ['spell'], life }, board }).answer('cast:spell');

describe('Attack', () => {
  test('B820, BR71, T26: what raises your own lasts for this Battle and ends with your turn', () => {
    const t = cast([gainAttack(3, anAlly())], { c3: 'S 1/3', c4: 'N 0/9' });
    expect(t.board()).toMatchObject({ c3: 'S 4/3' });
    t.battle();
    expect(t.board()).toEqual({ c3: 'S 4/3', c4: 'N 0/5' });
    t.turn();
    expect(t.board()).toEqual({ c3: 'S 1/3', c4: 'N 0/5' });
    expect(t.events('attackReset')).toMatchObject([{ target: { field: 'c3' }, attack: 1 }]);
  });

  test('BR71, T26: what lowers a foe’s lasts through its Battle and ends with its owner’s turn', () => {
    const t = cast([gainAttack(-1, aFoe())], { c3: 'S 0/9', c4: 'N 2/3' });
    expect(t.turn().board()).toEqual({ c3: 'S 0/9', c4: 'N 1/3' });
    t.battle();
    expect(t.board()).toEqual({ c3: 'S 0/8', c4: 'N 1/3' });
    expect(t.turn().board()).toEqual({ c3: 'S 0/8', c4: 'N 2/3' });
  });

  test('B820: only what the player owns is reset', () => {
    const t = table({ board: { a3: 'S 1/3 attack5', e3: 'N 1/3 attack5' } }).turn();
    expect(t.board()).toEqual({ a4: 'S 1/3', e3: 'N 5/3' });
    expect(t.turn().board()).toEqual({ a4: 'S 1/3', e2: 'N 1/3' });
  });

  test('BR53, BR71: it never goes below 0, and what was not there to lose is not owed', () => {
    const t = cast([gainAttack(-3, aFoe()), gainAttack(1, 'it')], { c4: 'N 2/3' });
    expect(t.events('attackChanged')).toMatchObject([
      { by: -2, attack: 0 },
      { by: 1, attack: 1 },
    ]);
    expect(t.board()).toEqual({ c4: 'N 1/3' });
  });

  test('BR53, BR71: of several, each is told what it lost itself, and nothing when it had none', () => {
    const t = cast([gainAttack(-2, allAllies())], { a1: 'S 1/3', b1: 'S 3/3', c1: 'S 0/3' });
    expect(t.events('attackChanged').map(({ target, by, attack }) => [target.field, by, attack])).toEqual([
      ['a1', -1, 0],
      ['b1', -2, 1],
    ]);
  });

  test('BR71, BR83: an Aura is added on top, sums first, and is not reset', () => {
    const cards = { drum: summon(1, '', '1/9', { auras: [give('adjacentAllies', { attack: 1 })] }) };
    const t = table({ cards, board: { b3: 'S drum', c3: 'S 1/3 attack3', d3: 'S drum' } });
    expect(t.board()).toMatchObject({ c3: 'S 5/3', b3: 'S 1/9', d3: 'S 1/9' });
    expect(t.at('c3').attackDie).toBe(3);
    t.turn();
    expect(t.board()).toMatchObject({ c4: 'S 3/3' });
  });

  test('BR71, BR83: with Auras too the sum is at least 0', () => {
    const cards = {
      idol: summon(1, '', '0/9', { auras: [give('adjacentFoes', { attack: -3 })] }),
      flag: summon(1, '', '0/9', { auras: [give('allies', { attack: 1 })] }),
    };
    const board = { c3: 'S 1/3', c4: 'N idol', a1: 'S flag' };
    const t = table({ cards, board });
    expect(t.at('c3').attack).toBe(0);
    // 2 + 1 - 3: all changes first.
    const more = table({ cards, board: { ...board, c3: 'S 2/3', d3: 'N 0/9' } });
    expect(more.at('c3').attack).toBe(0);
    expect(table({ cards, board: { ...board, c3: 'S 3/3' } }).at('c3').attack).toBe(1);
  });

  test('B1101, B1102: an Aura holds as long as its card is there, and reaches whom it reaches now', () => {
    const cards = { drum: summon(1, '', '0/1', { auras: [give('adjacentAllies', { attack: 2 })] }) };
    const t = table({ cards, active: 'N', board: { b3: 'S 1/3', c3: 'S drum', c4: 'N 1/3', e3: 'S 1/3' } });
    expect(t.board()).toMatchObject({ b3: 'S 3/3', e3: 'S 1/3' });
    t.battle();
    expect(t.board()).toEqual({ b3: 'S 1/3', c4: 'N 1/3', e3: 'S 1/3' });
  });
});

describe('HP', () => {
  test('B1302, BR72, T25: Heal goes up to base HP', () => {
    const t = cast([heal(5, anAlly())], { c3: 'S 1/3 hp2' });
    expect(t.board()).toEqual({ c3: 'S 1/3' });
    expect(t.events('healed')).toMatchObject([{ amount: 1, left: 3 }]);
  });

  test('B1302, BR72, T25: one above base HP is left as it is', () => {
    const t = cast([heal(1, anAlly())], { c3: 'S 1/3 hp5' });
    expect(t.board()).toEqual({ c3: 'S 1/5' });
    expect(t.events('healed')).toEqual([]);
  });

  test('B1306, BR72: gained HP has no limit and stays for good', () => {
    const t = cast([gainHp(20, allAllies())], { c3: 'S 1/3' });
    expect(t.turn().turn().turn().board()).toEqual({ c5: 'S 1/23' });
  });

  test('BR72: damage stays for good', () => {
    expect(
      table({ board: { c3: 'S 1/3 hp1' } })
        .turn()
        .turn()
        .board(),
    ).toEqual({ c4: 'S 1/1' });
  });

  test('B1307: with less HP than the damage it is killed; with 1 left it lives', () => {
    expect(cast([damage(9, aFoe())], { c4: 'N 1/3' }).board()).toEqual({});
    expect(cast([damage(2, aFoe())], { c4: 'N 1/3' }).board()).toEqual({ c4: 'N 1/1' });
  });

  test('B1308: base values are the printed ones: a Heal does not know gained Attack', () => {
    const t = cast([gainHp(2, aSummon()), damage(4, 'it'), heal(9, 'it')], { c3: 'S 1/3' });
    expect(t.board()).toEqual({ c3: 'S 1/3' });
  });
});

describe('life', () => {
  test('BR73: a player is healed up to 20', () => {
    expect(cast([heal(5, 'you')], {}, 18).life('S')).toBe(20);
    expect(cast([heal(5, 'you')], {}, 20).events('healed')).toEqual([]);
    expect(cast([heal(5, 'you')], {}, 11).life('S')).toBe(16);
  });

  test('BR5: players are hit only by words that say so', () => {
    const t = cast([damage(3, aFoeOrOpponent())], { c4: 'N 1/9' });
    expect(t.keys()).toEqual(['c4', 'opponent']);
    t.answer('opponent');
    expect([t.life('N'), t.at('c4').hp]).toEqual([17, 9]);
    expect(cast([heal(3, anAllyOrYou())], { c3: 'S 1/3' }, 5).keys()).toEqual(['c3', 'you']);
  });
});
