// What does Antimagic keep off, and when does it end?

import { describe, expect, test } from 'vitest';
import {
  aFoe,
  allFoes,
  allSummons,
  anAlly,
  aSummon,
  attack,
  cleanse,
  damage,
  enchant,
  enchantment,
  end,
  gainAttack,
  gainHp,
  give,
  heal,
  kill,
  near,
  on,
  place,
  sorceryDamage,
  spellsOf,
  unenchant,
} from '../../cards/build.ts';
import type { Effect } from '../../cards/effects.ts';
import { table } from '../table-for-tests.ts';

const { sorcery, summon } = spellsOf('neutral');

describe('sorceries', () => {
  /** South's summon on a3 and North's on c4, both under Antimagic, when South casts this. */
  const cast = (...text: readonly Effect[]) =>
    table({
      cards: { spell: sorcery(0, '', text) },
      south: { hand: ['spell'] },
      board: { a3: 'S 2/3 hp2 antimagic', c4: 'N 2/3 antimagic' },
    });

  test('B1206: neither player’s sorceries can target it', () => {
    expect(cast(damage(1, aSummon())).blocked('cast:spell')).toBe('noTarget');
    expect(cast(heal(1, anAlly())).blocked('cast:spell')).toBe('noTarget');
    expect(cast(kill(aFoe())).keys()).not.toContain('cast:spell');
  });

  test('B1206: with another in play it is not among the targets', () => {
    const t = table({
      cards: { spell: sorcery(0, '', [damage(1, aFoe())]) },
      south: { hand: ['spell'] },
      board: { c4: 'N 2/3 antimagic', d4: 'N 2/3', e4: 'N 2/3' },
    }).answer('cast:spell');
    expect(t.keys()).toEqual(['d4', 'e4']);
  });

  test.each<[string, Effect]>([
    ['damage', damage(2, allSummons())],
    ['healing', heal(2, allSummons())],
    ['Attack', gainAttack(2, allSummons())],
    ['HP', gainHp(2, allSummons())],
    ['killing', kill(allSummons())],
    ['a condition', place('stun', allSummons())],
    ['cleansing', cleanse(allSummons())],
    ['an order to attack', attack(allSummons())],
  ])('B1206, BR64: %s of a sorcery on all does nothing to it, helpful or not', (_what, effect) => {
    const t = cast(effect);
    const before = t.board();
    t.answer('cast:spell');
    expect(t.board()).toEqual(before);
    expect(t.events('effectDidNothing')).toMatchObject([{ seat: 0, source: 'spell', why: 'antimagic' }]);
  });

  test('BR64: others in the same area are hit as usual', () => {
    const t = table({
      cards: { spell: sorcery(0, '', [damage(1, allFoes())]) },
      south: { hand: ['spell'] },
      board: { b4: 'N 2/3', c4: 'N 2/3 antimagic', d4: 'N 2/3' },
    }).answer('cast:spell');
    expect(t.board()).toEqual({ b4: 'N 2/2', c4: 'N 2/3 antimagic1', d4: 'N 2/2' });
    expect(t.events('effectDidNothing')).toEqual([]);
  });

  test('B1206: an Aura that raises sorcery damage does not change its 0', () => {
    const t = table({
      cards: {
        focus: sorcery(0, '', [], { auras: [sorceryDamage(3)] }),
        spell: sorcery(0, '', [damage(1, allFoes())]),
      },
      south: { hand: ['spell'], area: ['focus'] },
      board: { c4: 'N 2/9 antimagic', d4: 'N 2/9' },
    }).answer('cast:spell');
    expect(t.board()).toEqual({ c4: 'N 2/9 antimagic1', d4: 'N 2/5' });
  });

  test('BR66: a Unique sorcery is a sorcery', () => {
    const t = table({ south: { hand: ['usualTerms'], mana: 'P1' }, board: { a3: 'S 1/3 antimagic' } });
    expect(t.blocked('cast:usualTerms')).toBe('noTarget');
  });

  test('BR64: a sorcery gives Antimagic to one without it, but not a second one', () => {
    const cards = { ward: sorcery(0, '', [place('antimagic', allSummons())]) };
    const t = table({ cards, south: { hand: ['ward'] }, board: { a3: 'S 1/3', b3: 'S 1/3 antimagic' } });
    expect(t.answer('cast:ward').board()).toEqual({ a3: 'S 1/3 antimagic1', b3: 'S 1/3 antimagic1' });
  });

  test('BR64: what a sorcery gave in its first words keeps off its last', () => {
    const cards = { ward: sorcery(0, '', [place('antimagic', aSummon()), gainHp(2, 'it')]) };
    const t = table({ cards, south: { hand: ['ward'] }, board: { a3: 'S 1/3' } }).answer('cast:ward');
    expect(t.board()).toEqual({ a3: 'S 1/3 antimagic1' });
  });
});

describe('Auras and Enchantments', () => {
  test('BR64: the Aura of a sorcery does not reach it, that of a summon does', () => {
    const cards = {
      banner: sorcery(0, '', [], { auras: [give('allies', { attack: 2 })] }),
      drum: summon(1, '', '1/3', { auras: [give('adjacentAllies', { attack: 1 })] }),
    };
    const board = { b3: 'S 1/3 antimagic', c3: 'S drum', d3: 'S 1/3' };
    const t = table({ cards, south: { area: ['banner'] }, board });
    expect(t.board()).toEqual({ b3: 'S 2/3 antimagic1', c3: 'S 3/3', d3: 'S 4/3' });
  });

  test('BR64: Defence from the Aura of a sorcery is kept off too', () => {
    const cards = { wall: sorcery(0, '', [], { auras: [give('allies', { defence: 2 })] }) };
    const board = { c3: 'S 3/3', c4: 'N 0/9 defending antimagic' };
    const t = table({ cards, north: { area: ['wall'] }, board }).battle();
    expect(t.blows()).toEqual(['c3>c4 2']);
  });

  const curse = { curse: sorcery(0, '', [enchant(aFoe())], { enchantment: enchantment(3, damage(1, 'enchanted')) }) };

  test('B1206: a sorcery cannot put enchantment tokens on it', () => {
    const cards = {
      hex: sorcery(0, '', [enchant(allFoes())], { enchantment: enchantment(3, damage(1, 'enchanted')) }),
    };
    const board = { c4: 'N 1/5 antimagic', d4: 'N 1/5' };
    const t = table({ cards, south: { hand: ['hex'] }, board }).answer('cast:hex');
    expect([t.at('c4').tokens.length, t.at('d4').tokens.length]).toEqual([0, 1]);
  });

  test('BR64: tokens already there stay, but the Enchantment cannot work on it meanwhile', () => {
    const area = [{ card: 'curse', tokens: 3, on: ['c4'] }];
    const t = table({ cards: curse, phase: 'enchantments', south: { area }, board: { c4: 'N 1/5 snare antimagic' } });
    expect(t.at('c4').hp).toBe(5);
    expect(t.at('c4').tokens).toMatchObject([{ count: 1 }]);
    // It goes in North's next phase; then the Enchantment works again.
    t.turn().turn();
    expect(t.at('c4')).toMatchObject({ hp: 4, conditions: { antimagic: 0 } });
  });

  test('BR64: the tidying up when an enchantment ends is not blocked, an unenchant is', () => {
    const cards = {
      ends: sorcery(0, '', [], { enchantment: enchantment(null, end) }),
      frees: sorcery(0, '', [], { enchantment: enchantment(null, unenchant('enchanted')) }),
    };
    const area = (card: string) => [{ card, on: ['c4'] }];
    const board = { c4: 'N 1/5 antimagic' };
    const ends = table({ cards, phase: 'enchantments', south: { area: area('ends') }, board });
    expect(ends.at('c4').tokens).toEqual([]);
    expect(ends.see('S').pile).toEqual(['ends']);
    const frees = table({ cards, phase: 'enchantments', south: { area: area('frees') }, board });
    expect(frees.at('c4').tokens).toHaveLength(1);
  });
});

describe('what it does not keep off', () => {
  test('BR64: attacks', () => {
    const t = table({ board: { c3: 'S 2/3', c4: 'N 1/3 antimagic' } }).battle();
    expect(t.blows()).toEqual(['c3>c4 2']);
  });

  test('BR64: the text and the Auras of Summons', () => {
    const cards = {
      brute: summon(1, '', '1/3', { text: [damage(1, allFoes())], arrival: [place('stun', allFoes())] }),
    };
    const t = table({ cards, south: { hand: ['brute'] }, board: { c4: 'N 1/3 antimagic' } });
    t.play('cast:brute', 'a1');
    expect(t.board()).toMatchObject({ c4: 'N 1/2 stun1 antimagic1' });
    const imp = table({ board: { c3: 'S 3/9 antimagic', c4: 'N crazyImp' } }).battle();
    expect(imp.at('c3').hp).toBe(7);
  });

  test('BR64: conditions that are already there', () => {
    const t = table({ board: { c2: 'S 1/3 snare antimagic' } }).battle();
    expect(t.board()).toEqual({ c2: 'S 1/3 antimagic1' });
  });

  test('BR64: its own death still sets off the Aura of a sorcery that hits somebody else', () => {
    const cards = { toll: sorcery(0, '', [], { auras: [on('summonDies', damage(1, 'opponent'))] }) };
    const board = { c3: 'S 3/3', c4: 'N 1/3 antimagic' };
    const t = table({ cards, south: { area: ['toll'] }, board }).battle();
    expect(t.life('N')).toBe(19);
  });
});

describe('its end', () => {
  test('B1206, BR65: all tokens go at the end of its owner’s next Resolve Enchantments phase', () => {
    const t = table({ board: { a3: 'S 0/3 antimagic2', e3: 'N 0/3 antimagic2' } });
    t.turn();
    expect(t.asks()).toBe('N act');
    expect(t.board()).toEqual({ a4: 'S 0/3 antimagic2', e3: 'N 0/3' });
    t.turn();
    expect(t.board()).toEqual({ a4: 'S 0/3', e2: 'N 0/3' });
  });

  test('BR65: during that phase it still keeps Enchantments off', () => {
    const cards = { rain: sorcery(0, '', [], { enchantment: enchantment(2, damage(1, allSummons())) }) };
    const board = { a3: 'S 0/3 antimagic', b3: 'S 0/3' };
    const t = table({ cards, phase: 'enchantments', south: { area: ['rain'] }, board });
    expect(t.board()).toEqual({ a3: 'S 0/3', b3: 'S 0/2' });
  });

  test('BR65: what comes during that phase stays for a turn', () => {
    const cards = { ward: sorcery(0, '', [], { enchantment: enchantment(1, place('antimagic', allSummons())) }) };
    const t = table({ cards, phase: 'enchantments', south: { area: ['ward'] }, board: { a3: 'S 0/3' } });
    expect(t.board()).toEqual({ a3: 'S 0/3 antimagic1' });
    expect(t.turn().turn().board()).toEqual({ a4: 'S 0/3' });
  });

  test('BR65: one that comes in the place of one that went during that phase stays for a turn', () => {
    const nearby = near('this', 'adjacent', 'any');
    const boom = summon(1, '', '0/1', {
      auras: [on('thisDies', cleanse(nearby, 'antimagic'), place('antimagic', nearby))],
    });
    const spark = sorcery(0, '', [], { enchantment: enchantment(null, damage(1, aFoe())) });
    const board = { c3: 'S 2/3 antimagic', c4: 'N boom' };
    const t = table({ cards: { boom, spark }, phase: 'enchantments', south: { area: ['spark'] }, board });
    expect(t.board()).toEqual({ c3: 'S 2/3 antimagic1' });
  });

  test('BR65: the owner counts, whichever side Turnover puts it on', () => {
    const t = table({ board: { a3: 'N 0/3 turnover antimagic', e3: 'S 0/3 turnover antimagic' } }).turn();
    expect(t.board()).toMatchObject({ a3: 'N 0/3 turnover1', e2: 'S 0/3 turnover1 antimagic1' });
  });

  test('BR64: near a chosen one the sorcery leaves it out', () => {
    const cards = { burst: sorcery(0, '', [damage(1, aFoe()), damage(1, near('it', 'adjacent', 'foe'))]) };
    const board = { c4: 'N 1/5', c5: 'N 1/5 antimagic', d4: 'N 1/5' };
    const t = table({ cards, south: { hand: ['burst'] }, board }).play('cast:burst', 'c4');
    expect(t.board()).toEqual({ c4: 'N 1/4', d4: 'N 1/4', c5: 'N 1/5 antimagic1' });
  });
});
