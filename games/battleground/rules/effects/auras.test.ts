// What do Auras do while their card is in play? (B1101, B1102, BR63, BR64, BR71, BR83)

import { describe, expect, test } from 'vitest';
import { aFoe, allFoes, damage, give, kill, mana, near, on, per, sorceryDamage, spellsOf } from '../../cards/build.ts';
import { type Table, table } from '../table-for-tests.ts';

const { sorcery, summon } = spellsOf('neutral');
const attacks = (t: Table): Readonly<Record<string, number>> =>
  Object.fromEntries(t.view('watcher').summons.map(({ field, attack }) => [field, attack]));
const defences = (t: Table): Readonly<Record<string, number>> =>
  Object.fromEntries(t.view('watcher').summons.map(({ field, defence }) => [field, defence]));
const aura = (to: Parameters<typeof give>[0], gift: Parameters<typeof give>[1]) =>
  sorcery(0, '', [], { auras: [give(to, gift)] });

describe('as long as the card is in play', () => {
  test('B1101, B1102: a sorcery’s Aura works from the play area, from the moment it is there', () => {
    const t = table({
      cards: { flag: aura('allies', { attack: 1 }) },
      board: { a1: 'S 1/1', a5: 'N 1/1' },
      south: { hand: ['flag'] },
    });
    expect(attacks(t)).toEqual({ a1: 1, a5: 1 });
    t.answer('cast:flag');
    expect(attacks(t)).toEqual({ a1: 2, a5: 1 });
    expect(t.events('auraEntered')).toMatchObject([{ seat: 0, card: 'flag' }]);
  });

  test('B1102: a summon’s Aura works while it is on the battleground, and not from hand, deck or pile', () => {
    const totem = summon(1, '', '0/2', { auras: [give('allies', { attack: 2 })] });
    const t = table({
      cards: { totem, slay: sorcery(0, '', [kill(aFoe())]) },
      board: { a1: 'S 1/1' },
      south: { hand: ['totem'], pile: ['totem'], deck: ['totem'] },
      north: { hand: ['slay'] },
    });
    expect(attacks(t)).toEqual({ a1: 1 });
    t.play('cast:totem', 'e1');
    expect(attacks(t)).toEqual({ a1: 3, e1: 2 });
    t.turn().play('cast:slay', 'e2');
    expect(attacks(t)).toEqual({ a2: 1 });
  });

  test('BR83: the same Aura twice counts twice; changes are summed before limits apply', () => {
    const cards = { up: aura('allies', { attack: 2 }), down: aura('foes', { attack: -3 }) };
    const twice = table({ cards, board: { a1: 'S 1/1' }, south: { area: ['up', 'up'] } });
    expect(attacks(twice)).toEqual({ a1: 5 });
    // 1 + 2 - 3 - 3 is below 0, and counts as 0; 1 + 2 + 2 - 3 - 3 would be below 0 too.
    const low = table({ cards, board: { a1: 'S 1/1' }, south: { area: ['up'] }, north: { area: ['down', 'down'] } });
    expect(attacks(low)).toEqual({ a1: 0 });
    // Summed first: 4 + 2 - 3 - 3 is 0, not 0 and then 2 more.
    const sum = table({ cards, board: { a1: 'S 4/1' }, south: { area: ['up'] }, north: { area: ['down', 'down'] } });
    expect(attacks(sum)).toEqual({ a1: 0 });
    const more = table({ cards, board: { a1: 'S 5/1' }, south: { area: ['up'] }, north: { area: ['down', 'down'] } });
    expect(attacks(more)).toEqual({ a1: 1 });
  });

  test('B1101: the die is not touched', () => {
    const t = table({ cards: { up: aura('allies', { attack: 2 }) }, board: { a1: 'S 1/1' }, south: { area: ['up'] } });
    expect(t.at('a1')).toMatchObject({ attack: 3, attackDie: 1 });
  });
});

describe('while its summon is dying', () => {
  test('B1102, BR68: an Aura counts until its summon has left, so it still strengthens its own last words', () => {
    const bomb = summon(1, '', '1/1', {
      auras: [give('this', { attack: 2 }), on('thisDies', damage(per('thisAttack'), near('this', 'adjacent', 'foe')))],
    });
    const t = table({
      cards: { bomb, slay: sorcery(0, '', [kill(aFoe())]) },
      board: { c3: { owner: 'N', card: 'bomb' }, c2: 'S 1/5' },
      south: { hand: ['slay'] },
    });
    t.answer('cast:slay');
    expect(t.at('c2')).toMatchObject({ hp: 2 });
  });
});

describe('whom it reaches', () => {
  const board = { c3: 'S 0/5', c4: 'S 1/1', d3: 'N 2/2', b3: 'S 1/1', b4: 'S 1/1', e5: 'N 2/2' };
  const around = (to: Parameters<typeof give>[0]): Readonly<Record<string, number>> => {
    const cards = { idol: summon(1, '', '0/5', { auras: [give(to, { attack: 5 })] }) };
    return attacks(table({ cards, board: { ...board, c3: 'S idol' } }));
  };

  test.each([
    ['this', { c3: 5 }],
    ['adjacentAllies', { b3: 6, c4: 6 }],
    ['adjacentFoes', { d3: 7 }],
    ['allies', { c3: 5, b3: 6, b4: 6, c4: 6 }],
    ['foes', { d3: 7, e5: 7 }],
  ] as const)('B205, B1101: %s', (to, changed) => {
    expect(around(to)).toEqual({ b3: 1, b4: 1, c3: 0, c4: 1, d3: 2, e5: 2, ...changed });
  });

  test('BR63: under Turnover a summon’s Aura sees allies and foes from its new side', () => {
    const cards = { idol: summon(1, '', '0/5', { auras: [give('adjacentAllies', { attack: 5 })] }) };
    const t = table({ cards, board: { ...board, c3: 'S idol turnover' } });
    expect(attacks(t)).toEqual({ b3: 1, b4: 1, c3: 0, c4: 1, d3: 7, e5: 2 });
  });

  test('BR63: and a sorcery’s Aura counts a summon under Turnover to the side it is on', () => {
    const t = table({
      cards: { up: aura('allies', { attack: 1 }) },
      board: { a1: 'S 1/1 turnover', a5: 'N 1/1 turnover' },
      south: { area: ['up'] },
    });
    expect(attacks(t)).toEqual({ a1: 1, a5: 2 });
  });

  test('BR64: Antimagic keeps a sorcery’s Aura off, not a summon’s', () => {
    const cards = {
      up: aura('allies', { attack: 1, defence: 1 }),
      totem: summon(1, '', '0/5', { auras: [give('allies', { attack: 10 })] }),
    };
    const t = table({ cards, board: { a1: 'S 1/1 antimagic', b1: 'S 1/1', e1: 'S totem' }, south: { area: ['up'] } });
    expect(attacks(t)).toEqual({ a1: 11, b1: 12, e1: 11 });
    expect(defences(t)).toEqual({ a1: 1, b1: 2, e1: 2 });
  });
});

describe('Defence', () => {
  test('BR51: what Auras give to Defence counts while defending alone, and threats come off it', () => {
    const cards = { wall: aura('allies', { defence: 2 }) };
    const hit = (words: string, more = {}): readonly string[] =>
      table({ active: 'N', cards, board: { c3: words, c4: 'N 5/5', ...more }, south: { area: ['wall'] } })
        .battle()
        .blows();
    expect(hit('S 1/9 defending')).toEqual(['c4>c3 2']);
    expect(hit('S 1/9')).toEqual(['c4>c3 5']);
    expect(hit('S 1/9 defending', { b3: 'N 1/9 stun' })).toEqual(['c4>c3 3']);
  });

  test('BR51, BR83: Defence is at least 0 however much an Aura takes', () => {
    const cards = { rust: aura('foes', { defence: -9 }) };
    const t = table({ cards, board: { c3: 'S 3/9', c4: 'N 1/9 tier3 shield2 defending' }, south: { area: ['rust'] } });
    expect(t.at('c4').defence).toBe(0);
    expect(t.battle().blows()).toEqual(['c3>c4 3']);
  });
});

describe('damage of sorceries', () => {
  const cards = {
    anger: sorcery(0, '', [], { auras: [sorceryDamage(1)] }),
    bolt: sorcery(0, '', [damage(2, aFoe())]),
    rain: sorcery(0, '', [damage(1, allFoes())]),
    puff: sorcery(0, '', [damage(0, aFoe())]),
    thug: summon(1, '', '2/2', { text: [damage(2, aFoe())] }),
  };
  const board = { c4: 'N 1/9', d4: 'N 1/9 antimagic' };
  const hit = (spell: string, area: readonly string[]): Readonly<Record<string, string>> =>
    table({ cards, board, south: { hand: [spell], area } })
      .answer(`cast:${spell}`)
      .board();

  test('B1101, BR83: the owner’s sorceries deal 1 more for each such Aura, to everyone they hit', () => {
    expect(hit('bolt', [])).toMatchObject({ c4: 'N 1/7' });
    expect(hit('bolt', ['anger'])).toMatchObject({ c4: 'N 1/6' });
    expect(hit('rain', ['anger', 'anger'])).toMatchObject({ c4: 'N 1/6' });
  });

  test('B1206: a summon with Antimagic still takes 0, and nothing can change that', () => {
    expect(hit('rain', ['anger', 'anger'])).toMatchObject({ d4: 'N 1/9 antimagic1' });
  });

  test('B1101: what deals no damage deals none with the Aura either; Summons and the opponent’s spells deal no more', () => {
    expect(hit('puff', ['anger'])).toMatchObject({ c4: 'N 1/9' });
    expect(
      table({ cards, board: { c4: 'N 1/9' }, south: { hand: ['thug'], area: ['anger'] } })
        .play('cast:thug', 'a1')
        .board(),
    ).toMatchObject({ c4: 'N 1/7' });
    const theirs = table({
      active: 'N',
      cards,
      board: { a1: 'S 1/9' },
      south: { area: ['anger'] },
      north: { hand: ['bolt'] },
    });
    expect(theirs.answer('cast:bolt').board()).toEqual({ a1: 'S 1/7' });
  });
});

describe('Auras that wait for deaths', () => {
  const seer = sorcery(0, '', [], { auras: [on('summonDies', mana('blue'))] });
  const slay = sorcery(0, '', [kill(aFoe())]);

  test('B1101: only while in play: in hand it waits for nothing', () => {
    const t = table({
      cards: { seer, slay },
      board: { c4: 'N 1/1', d4: 'N 1/1' },
      south: { hand: ['slay', 'slay', 'seer'] },
    });
    t.play('cast:slay', 'c4');
    expect(t.see('S').mana.blue).toBe(0);
    t.play('cast:seer', 'cast:slay');
    expect(t.see('S').mana.blue).toBe(1);
  });

  test('BR86: two Auras of one card are set off in the order they are printed', () => {
    const twice = [on('summonDies', mana('blue')), on('summonDies', mana('red'))];
    const own = [on('thisDies', mana('white')), on('thisDies', mana('purple'))];
    const t = table({
      cards: { slay, clerk: sorcery(0, '', [], { auras: twice }), twin: summon(1, '', '1/1', { auras: own }) },
      board: { c4: 'N twin' },
      south: { hand: ['slay'], area: ['clerk'] },
    }).answer('cast:slay');
    expect(t.events('manaGained').map(({ seat, colour }) => [seat, colour])).toEqual([
      [1, 'white'],
      [1, 'purple'],
      [0, 'blue'],
      [0, 'red'],
    ]);
  });

  test('BR86: a summon that is dying itself no longer waits for the deaths of others', () => {
    const widow = summon(1, '', '1/1', { auras: [on('summonDies', mana('blue'))] });
    const bomb = sorcery(0, '', [damage(1, allFoes())]);
    const t = table({ cards: { widow, bomb }, board: { c4: 'N widow', d4: 'N widow' }, south: { hand: ['bomb'] } });
    t.answer('cast:bomb');
    expect(t.board()).toEqual({});
    expect(t.see('N').mana.blue).toBe(0);
    expect(t.events('deathTriggered')).toEqual([]);
  });

  test('BR86: nor one that dies of what the same death sets off before it', () => {
    const widow = summon(1, '', '1/1', { auras: [on('summonDies', mana('blue'))] });
    // The Imp's own explosion comes first and kills the widow beside it.
    const t = table({ cards: { widow, slay }, board: { c4: 'N crazyImp', c3: 'S widow' }, south: { hand: ['slay'] } });
    t.answer('cast:slay');
    expect(t.board()).toEqual({});
    expect(t.see('S').mana.blue).toBe(0);
  });
});
