// What happens when a summon dies, in which order, and who gains exp for it?

import { describe, expect, test } from 'vitest';
import {
  aFoe,
  allFoes,
  allSummons,
  anOwn,
  aSummon,
  damage,
  enchantment,
  gainHp,
  heal,
  kill,
  mana,
  near,
  on,
  per,
  revive,
  spellsOf,
} from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';

const { sorcery, summon } = spellsOf('neutral');

/** Where summons died, in order. */
const graves = (t: ReturnType<typeof table>): readonly (string | null)[] =>
  t.events('summonDied').map(({ target }) => target.field);

describe('the sequence', () => {
  test('BR68: HP, then the exp, then what its death sets off, then its card', () => {
    const t = table({ board: { c3: 'S 3/9', c4: 'N crazyImp' } }).battle();
    const told = ['damageDealt', 'summonDied', 'expGained', 'deathTriggered', 'toDiscard'];
    expect(t.log.map(({ kind }) => kind).filter((kind) => told.includes(kind))).toEqual([
      'damageDealt',
      'summonDied',
      'expGained',
      'deathTriggered',
      'damageDealt',
      'toDiscard',
      'expGained',
    ]);
    expect(t.see('N').pile).toEqual(['crazyImp']);
    expect(t.board()).toEqual({ c3: 'S 3/7' });
  });

  test('BR68: while its death is dealt with it stands on its field, but cannot be a target', () => {
    const cards = {
      mourner: summon(1, '', '1/1', { auras: [on('thisDies', damage(1, aSummon()), mana('red', per('itsHp')))] }),
    };
    const slay = sorcery(0, '', [kill(anOwn())]);
    const board = { d4: 'N 1/3', c4: 'S mourner', e1: 'N 1/3', a5: 'N 0/3' };
    const t = table({ cards: { ...cards, slay }, south: { hand: ['slay'] }, board }).answer('cast:slay');
    expect(t.asks()).toBe('S target');
    expect(t.view('watcher').summons.map(({ field }) => field)).toContain('c4');
    expect([...t.keys()].sort()).toEqual(['a5', 'd4', 'e1']);
    t.answer('d4');
    expect(t.board()).toEqual({ e1: 'N 1/3', d4: 'N 1/2', a5: 'N 0/3' });
  });

  test('BR68: an effect on several hits all of them first, then they die', () => {
    const cards = { flood: sorcery(0, '', [damage(3, allSummons())]) };
    const board = { c3: 'S 1/5', c4: 'N crazyImp', b4: 'N 1/2' };
    const t = table({ cards, south: { hand: ['flood'] }, board }).answer('cast:flood');
    expect(t.log.map(({ kind }) => kind).filter((kind) => kind === 'damageDealt' || kind === 'summonDied')).toEqual([
      ...['damageDealt', 'damageDealt', 'damageDealt'],
      ...['summonDied', 'summonDied'],
      // The Imp takes c3 with it, at the end of the queue.
      ...['damageDealt', 'summonDied'],
    ]);
    expect(graves(t)).toEqual(['b4', 'c4', 'c3']);
    expect(t.board()).toEqual({});
  });

  test('BR68: for a spell row by row from the caster, from left to right', () => {
    const cards = { flood: sorcery(0, '', [damage(9, allSummons())]) };
    const board = { a4: 'N 1/2', c2: 'N 1/2', e2: 'S 1/2', b2: 'S 1/2', d5: 'N 1/2' };
    const south = table({ cards, south: { hand: ['flood'] }, board }).answer('cast:flood');
    expect(graves(south)).toEqual(['b2', 'c2', 'e2', 'a4', 'd5']);
    const north = table({ cards, active: 'N', north: { hand: ['flood'] }, board }).answer('cast:flood');
    expect(graves(north)).toEqual(['d5', 'a4', 'e2', 'c2', 'b2']);
  });

  test('BR68: for a summon clockwise from its left', () => {
    const board = { c3: 'S 2/3', b4: 'S 1/2', c4: 'N crazyImp', d4: 'S 1/2', c5: 'S 1/2' };
    const t = table({ board: { ...board, c3: 'S 2/2' } }).answer('end');
    while (t.asks() === 'S stance' && t.events('summonDied').length === 0) t.answer('attack');
    // North's Imp looks down: d4 is to its left, c3 in front, b4 to its right, c5 behind.
    expect(graves(t)).toEqual(['c4', 'd4', 'c3', 'b4', 'c5']);
  });

  test('BR68: an Enchantment works on those with its tokens in the same order', () => {
    const cards = { rot: sorcery(0, '', [], { enchantment: enchantment(2, damage(2, 'enchanted')) }) };
    const area = [{ card: 'rot', on: ['d4', 'b2', 'e2', 'a4'] }];
    const board = { a4: 'N 1/2', b2: 'N 1/2', d4: 'N 1/2', e2: 'N 1/2' };
    const t = table({ cards, phase: 'enchantments', south: { area }, board });
    expect(graves(t)).toEqual(['b2', 'e2', 'a4', 'd4']);
  });

  test('BR68: further deaths join the end of the queue', () => {
    // The spell kills both Imps of North; the first takes South's b3, the second South's d3.
    const cards = { flood: sorcery(0, '', [damage(3, allFoes())]) };
    const board = { b3: 'S crazyImp hp2', b4: 'N crazyImp', d4: 'N crazyImp', d3: 'S 1/2', a3: 'N 1/5' };
    const t = table({ cards, south: { hand: ['flood'] }, board }).answer('cast:flood');
    // South's Imp on b3, killed by the first one, explodes only after the second one has.
    expect(graves(t)).toEqual(['b4', 'd4', 'b3', 'd3', 'a3']);
    expect(t.board()).toEqual({});
  });

  test('BR68: deaths are dealt with before the next instruction', () => {
    const cards = { two: sorcery(0, '', [kill(aFoe()), damage(1, allFoes()), mana('red', per('foes'))]) };
    const t = table({ cards, south: { hand: ['two'] }, board: { c4: 'N 1/3', d4: 'N 1/3', e4: 'N 1/1' } });
    t.play('cast:two', 'c4');
    expect(graves(t)).toEqual(['c4', 'e4']);
    expect(t.events('manaGained')).toMatchObject([{ count: 1 }]);
  });
});

describe('BR86: what a death sets off', () => {
  const cards = {
    herald: summon(1, '', '0/5', { auras: [on('summonDies', mana('red'))] }),
    ledger: sorcery(0, '', [], { auras: [on('summonDies', mana('blue'))] }),
    martyr: summon(1, '', '1/1', { auras: [on('thisDies', mana('white'))] }),
  };

  test('BR86: its own Aura, then the active player’s, then the other’s, each in the order they came', () => {
    const t = table({
      cards,
      south: { area: ['ledger'] },
      north: { area: ['ledger'] },
      board: { a1: 'N herald', c3: 'S 1/3', c4: 'N martyr', e2: 'S herald' },
    }).answer('end');
    while (t.asks() === 'S stance' && t.events('summonDied').length === 0) t.answer('attack');
    expect(t.events('manaGained').map(({ seat, colour }) => `${seat}${colour}`)).toEqual([
      '1white',
      '0red',
      '0blue',
      '1red',
      '1blue',
    ]);
  });

  test('BR86: one that is dying itself no longer waits for the deaths of others', () => {
    const flood = sorcery(0, '', [kill(allSummons())]);
    const board = { a1: 'S herald', b1: 'S herald', c1: 'N 1/1' };
    const t = table({ cards: { ...cards, flood }, south: { hand: ['flood'] }, board }).answer('cast:flood');
    expect(t.events('summonDied')).toHaveLength(3);
    expect(t.events('manaGained')).toEqual([]);
  });

  test('BR86: after 100 in one instruction the rest are skipped', () => {
    const area = Array.from({ length: 10 }, () => 'ledger');
    const flood = sorcery(0, '', [kill(allSummons())]);
    const board = Object.fromEntries(
      [...'abcde'].flatMap((lane) => [1, 2, 3].map((row) => [`${lane}${row}`, 'N 1/1'])),
    );
    const t = table({ cards: { ...cards, flood }, south: { hand: ['flood'], area }, board }).answer('cast:flood');
    expect(t.see('S').mana.blue).toBe(100);
    expect(t.events('triggerLimit')).toHaveLength(1);
    expect(t.board()).toEqual({});
  });
});

describe('Crazy Imp', () => {
  test('B1103, BR69: it deals its current Attack to all adjacent foes of it, and to nobody else', () => {
    const board = {
      c3: 'S 2/9',
      b4: 'S 1/9',
      c4: 'N crazyImp attack3',
      d4: 'N 0/9',
      c5: 'S 0/9',
      d5: 'S 0/9',
      b3: 'S 0/9',
    };
    const t = table({ board }).answer('end');
    while (graves(t).length === 0) t.answer('attack');
    expect(t.board()).toMatchObject({ b4: 'S 1/6', c3: 'S 2/6', c5: 'S 0/6', d4: 'N 0/9', d5: 'S 0/9', b3: 'S 0/9' });
    expect(t.life('S')).toBe(20);
  });

  test('BR69: neither Defence nor Chill matters', () => {
    const cards = { zap: sorcery(0, '', [damage(9, anOwn())]) };
    const board = { c4: 'N crazyImp chill9', c3: 'S 1/9 tier3 shield3 defending' };
    const t = table({ cards, active: 'N', north: { hand: ['zap'] }, board }).answer('cast:zap');
    expect(t.board()).toEqual({ c3: 'S 1/7 defending' });
  });

  test('BR69: on the last row it never reaches the player', () => {
    const cards = { zap: sorcery(0, '', [kill(anOwn())]) };
    const t = table({ cards, south: { hand: ['zap'] }, board: { c5: 'S crazyImp' } }).answer('cast:zap');
    expect([t.life('N'), t.life('S')]).toEqual([20, 20]);
  });

  test('BR69, BR70: its owner gains exp for the opponent’s that die of it', () => {
    const t = table({ board: { c3: 'S 3/2', c4: 'N crazyImp' } }).battle();
    expect(t.events('summonDied')).toMatchObject([
      { target: { card: 'crazyImp' }, credit: 0 },
      { target: { card: '3/2' }, credit: 1 },
    ]);
    expect([t.exp('S'), t.exp('N')]).toEqual([2, 1]);
  });
});

describe('credit', () => {
  test('BR70, B1309: for a spell, its caster; killing too', () => {
    const cards = { zap: sorcery(0, '', [damage(3, aFoe())]), slay: sorcery(0, '', [kill(aFoe())]) };
    const t = table({ cards, south: { hand: ['zap', 'slay'] }, board: { c4: 'N 1/3', d4: 'N 1/9' } });
    t.play('cast:zap', 'c4', 'cast:slay');
    expect(t.exp('S')).toBe(2);
    expect(t.events('killed')).toMatchObject([{ target: { field: 'd4' }, cause: { seat: 0, card: 'slay' } }]);
    expect(t.board()).toEqual({});
  });

  test('BR70: for an Enchantment or an Aura the owner of that card, in the other’s turn too', () => {
    const cards = { toll: sorcery(0, '', [], { auras: [on('summonDies', damage(1, allFoes()))] }) };
    const t = table({ cards, north: { area: ['toll'] }, board: { c3: 'S 1/3', c4: 'N 1/1', a1: 'S 0/1' } }).battle();
    expect(t.events('summonDied')).toMatchObject([
      { target: { card: '1/1' }, credit: 0 },
      { target: { card: '0/1' }, credit: 1 },
    ]);
    expect(t.exp('N')).toBe(1);
  });

  test('B613, BR70: one’s own summon gives none', () => {
    const cards = { slay: sorcery(0, '', [kill(anOwn())]) };
    const t = table({ cards, south: { hand: ['slay'] }, board: { c4: 'S 1/3' } }).answer('cast:slay');
    expect([t.exp('S'), t.exp('N')]).toEqual([0, 0]);
    expect(t.events('summonDied')).toMatchObject([{ credit: null }]);
    expect(t.see('S').pile).toEqual(['1/3', 'slay']);
  });

  test('BR72, BR70: a loss of HP that is no damage kills too, with credit', () => {
    const cards = { drain: sorcery(0, '', [gainHp(-3, aFoe())]) };
    const t = table({ cards, south: { hand: ['drain'] }, board: { c4: 'N 1/3' } }).answer('cast:drain');
    expect(t.board()).toEqual({});
    expect(t.exp('S')).toBe(1);
    expect(t.events('damageDealt')).toEqual([]);
  });

  test('BR70: a death gives at most 1 exp', () => {
    const cards = { twice: sorcery(0, '', [damage(5, allFoes()), damage(5, allFoes())]) };
    const t = table({ cards, south: { hand: ['twice'] }, board: { c4: 'N 1/3' } }).answer('cast:twice');
    expect(t.exp('S')).toBe(1);
    expect(t.events('summonDied')).toHaveLength(1);
  });

  test('BR76: two kills that make the third exp bring a coin at once', () => {
    const cards = { flood: sorcery(0, '', [kill(allFoes())]) };
    const south = { hand: ['flood'], exp: 1, coins: 0 };
    const t = table({ cards, south, board: { c4: 'N 1/3', d4: 'N 1/3' } }).answer('cast:flood');
    expect([t.exp('S'), t.coins('S')]).toEqual([0, 1]);
  });
});

describe('leaving the board', () => {
  test('BR67: conditions, tokens, gained Attack and HP and defending are gone when it comes again', () => {
    const cards = {
      hex: sorcery(0, '', [], { enchantment: enchantment(3, heal(0, 'enchanted')) }),
      slay: sorcery(0, '', [kill(allFoes())]),
      rise: sorcery(0, '', [revive()]),
    };
    const t = table({
      cards,
      south: { hand: ['slay'], area: [{ card: 'hex', on: ['c4'] }] },
      north: { hand: ['rise'], deck: ['rise'] },
      board: { a5: 'N 0/1', c4: 'N 1/3 attack4 hp7 defending stun2 chill3 snare haste' },
    });
    expect(t.at('c4').tokens).toHaveLength(1);
    t.answer('cast:slay').turn();
    expect(t.see('N').pile).toEqual(['1/3', '0/1']);
    expect(t.view('watcher').players[0].area).toMatchObject([{ card: 'hex' }]);
    t.play('cast:rise', '1/3', 'c5');
    expect(t.board()).toEqual({ c5: 'N 1/3' });
    expect(t.at('c5').tokens).toEqual([]);
  });

  test('BR44: a dead summon goes to its owner’s discard pile', () => {
    const t = table({ board: { c3: 'S 3/3', c4: 'N guard' } }).battle();
    expect([t.see('S').pile, t.see('N').pile]).toEqual([[], ['guard']]);
  });

  test('BR47: the field of the dead is free for whoever acts next', () => {
    const t = table({ board: { b4: 'S 3/3', c3: 'S 0/3', c4: 'N guard' } }).battle();
    expect(t.steps()).toEqual(['c3-c4']);
  });
});

test('BR64, BR69: near what has died its field still counts', () => {
  const cards = { echo: sorcery(0, '', [kill(aFoe()), damage(1, near('it', 'adjacent', 'foe'))]) };
  const board = { c4: 'N 1/3', d4: 'N 1/3', a1: 'N 1/3', a2: 'N 1/3' };
  const t = table({ cards, south: { hand: ['echo'] }, board }).play('cast:echo', 'c4');
  expect(t.board()).toEqual({ a1: 'N 1/3', a2: 'N 1/3', d4: 'N 1/2' });
});
