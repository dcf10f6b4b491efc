// How is experience gained, and what does it open? (B1001 to B1005, BR23, BR56, BR70, BR76)

import { describe, expect, test } from 'vitest';
import { aFoe, allSummons, anOwn, damage, kill, revive, spellsOf } from '../../cards/build.ts';
import { type Table, table } from '../table-for-tests.ts';
import { optionKey } from './option-keys.ts';

const { sorcery } = spellsOf('neutral');
const gains = (t: Table): readonly string[] => t.events('expGained').map(({ seat, why }) => `${seat} ${why}`);

describe('gaining exp', () => {
  test('B1001, BR56: 1 at the end of the own Battle, even without summons; none in the other’s', () => {
    const t = table({ phase: 'battle' });
    expect(gains(t)).toEqual(['0 battle']);
    expect([t.exp('S'), t.exp('N')]).toEqual([1, 0]);
  });

  test('B1002: 1 for killing a summon of the opponent by an attack', () => {
    const t = table({ board: { c3: 'S 2/3', c4: 'N 1/2' } }).battle();
    expect(gains(t)).toEqual(['0 kill', '0 battle']);
  });

  test('B1002, B1309: by a spell too: damage and Kill alike', () => {
    const cards = { slay: sorcery(0, '', [kill(aFoe())]), burn: sorcery(0, '', [damage(2, aFoe())]) };
    const t = table({ cards, board: { c4: 'N 1/2', d4: 'N 9/9' }, south: { hand: ['slay', 'burn'] } });
    t.play('cast:burn', 'c4');
    expect(t.exp('S')).toBe(1);
    t.answer('cast:slay');
    expect(t.exp('S')).toBe(2);
    expect(gains(t)).toEqual(['0 kill', '0 kill']);
  });

  test('B613, BR70: nothing for one’s own summon, and a death gives at most 1', () => {
    const cards = { feast: sorcery(0, '', [kill(anOwn())]), bomb: sorcery(0, '', [damage(9, allSummons())]) };
    const t = table({
      cards,
      board: { a1: 'S 1/1', b1: 'S 1/1', c5: 'N 1/1' },
      south: { hand: ['feast', 'bomb'] },
    }).play('cast:feast', 'a1');
    expect(gains(t)).toEqual([]);
    t.answer('cast:bomb');
    expect(gains(t)).toEqual(['0 kill']);
    expect(t.exp('N')).toBe(0);
    expect(t.events('summonDied').map(({ credit }) => credit)).toEqual([null, null, 0]);
  });

  test('B1003: 1 for summoning a card, by casting or by an effect', () => {
    const call = sorcery(0, '', [revive()]);
    const t = table({ cards: { call }, south: { hand: ['guard', 'call'], pile: ['crazyImp'], mana: 'W2' } });
    t.play('cast:guard', 'a1', 'cast:call', 'b1');
    expect(gains(t)).toEqual(['0 summon', '0 summon']);
  });
});

describe('coins and game phases', () => {
  test('B1004: at 3 exp they are gone and a coin comes from the pool of the current tier', () => {
    const t = table({ phase: 'battle', south: { exp: 2, coins: 0 } });
    expect([t.exp('S'), t.coins('S')]).toEqual([0, 1]);
    expect(t.view('watcher').pools).toEqual([5, 10]);
    expect(t.events('coinGained')).toEqual([{ kind: 'coinGained', seat: 0, pool: 1, left: 5 }]);
  });

  test('B1004: with 2 there is no coin yet', () => {
    const t = table({ phase: 'battle', south: { exp: 1, coins: 0 } });
    expect([t.exp('S'), t.coins('S')]).toEqual([2, 0]);
    expect(t.events('coinGained')).toEqual([]);
  });

  test('B1004: the pool is shared: what one takes the other lacks', () => {
    const t = table({ phase: 'battle', south: { exp: 2 }, north: { exp: 2 } })
      .answer('stop')
      .turn();
    expect(t.view('watcher').pools).toEqual([4, 10]);
  });

  test('B1005: with the last coin of the first pool the second phase begins and its row opens', () => {
    const t = table({
      phase: 'battle',
      south: { exp: 2 },
      market: { pools: [1, 10], decks: [[], ['closeRanks', 'deathDuty', 'runningTab', 'dayBreaks', 'newBoots']] },
    });
    expect(t.view('watcher')).toMatchObject({ gamePhase: 2, pools: [0, 10] });
    expect(t.events('phaseUnlocked')).toEqual([{ kind: 'phaseUnlocked', phase: 2 }]);
    expect(t.view('watcher').market[1]).toMatchObject({ unlocked: true, deckSize: 1 });
    expect(t.view('watcher').market[2].unlocked).toBe(false);
  });

  test('B1005: with the last of the second, the third; coins of the third pool never run out', () => {
    const t = table({ phase: 'battle', south: { exp: 2, coins: 0 }, market: { pools: [0, 1], gamePhase: 2 } });
    expect(t.view('watcher')).toMatchObject({ gamePhase: 3, pools: [0, 0] });
    expect(t.events('phaseUnlocked')).toEqual([{ kind: 'phaseUnlocked', phase: 3 }]);
    const later = table({ phase: 'battle', south: { exp: 2, coins: 7 }, market: { pools: [0, 0], gamePhase: 3 } });
    expect(later.coins('S')).toBe(8);
    expect(later.events('coinGained')).toEqual([{ kind: 'coinGained', seat: 0, pool: 3, left: null }]);
    expect(later.events('phaseUnlocked')).toEqual([]);
    expect(later.view('watcher').gamePhase).toBe(3);
  });

  test('BR76: one at a time, with the coin as soon as it is 3: one effect can bring coins from two pools', () => {
    const bomb = sorcery(0, '', [damage(1, allSummons())]);
    const foes = ['a5', 'b5', 'c5', 'd5', 'e5', 'a4'].map((field) => [field, 'N 1/1'] as const);
    const t = table({
      cards: { bomb },
      board: Object.fromEntries(foes),
      south: { hand: ['bomb'], coins: 0 },
      market: { pools: [1, 10] },
    }).answer('cast:bomb');
    expect([t.coins('S'), t.exp('S')]).toEqual([2, 0]);
    expect(t.events('coinGained').map(({ pool, left }) => [pool, left])).toEqual([
      [1, 0],
      [2, 9],
    ]);
    expect(t.events('expGained').map(({ exp }) => exp)).toEqual([1, 2, 3, 1, 2, 3]);
  });

  test('BR76: a row that opens is open at once, and may be bought from in the same turn', () => {
    const t = table({
      phase: 'battle',
      south: { exp: 2, coins: 0 },
      market: { pools: [1, 10], decks: [[], ['closeRanks']] },
    });
    expect(t.asks()).toBe('S buy');
    t.answer(optionKey.buy(2, 1));
    expect(t.events('spellBought')).toEqual([{ kind: 'spellBought', seat: 0, card: 'closeRanks', tier: 2, place: 1 }]);
  });

  test('B1004: both pools take 18 and then 30 exp of both players together', () => {
    const t = table({ phase: 'battle', south: { coins: 0 }, north: { coins: 0 } });
    const phases: number[] = [];
    for (let turn = 1; turn <= 50; turn++) {
      if (t.asks().endsWith('buy')) t.answer('stop');
      phases.push(t.view('watcher').gamePhase);
      t.turn();
    }
    // Nine of each player's battles make three coins each: the sixth coin is North's.
    expect(phases.indexOf(2)).toBe(17);
    expect(phases.indexOf(3)).toBe(47);
  });
});
