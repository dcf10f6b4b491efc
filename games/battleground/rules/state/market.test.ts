// How does the market move? (B802 to B807, BR22 to BR24, BR77 to BR80, T28)

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../table-for-tests.ts';
import { optionKey } from './option-keys.ts';

// Any spells do: a queue does not look at them.
const [A, B, C, D, E, F] = ['guard', 'newBoots', 'crazyImp', 'longEcho', 'unpicked', 'freshHorses'];
const rowOf = (t: Table, tier = 1): readonly string[] => t.view('watcher').market[tier - 1].row;
const pileOf = (t: Table, tier = 1): readonly string[] => t.view('watcher').market[tier - 1].pile;
const bought = (t: Table): readonly string[] => t.see('S').pile;

const shop = (coins: number, more = {}): Table =>
  table({
    phase: 'upkeep',
    south: { coins, deck: Array(5).fill('redCrystal') },
    market: { rows: [[A, B, C, D]], decks: [[E, F]], ...more },
  });

describe('buying', () => {
  test('B803, B804, B806, T28: buy the second, stop: the newer move up, the oldest is discarded', () => {
    const t = shop(2).answer(optionKey.buy(1, 2));
    expect(rowOf(t)).toEqual([A, C, D, E]);
    expect(bought(t)).toEqual([B]);
    expect(t.coins('S')).toBe(1);
    t.answer('stop');
    expect(rowOf(t)).toEqual([C, D, E, F]);
    expect(pileOf(t)).toEqual([A]);
    expect(t.coins('S')).toBe(1);
    expect(t.log.map(({ kind }) => kind).slice(1, 5)).toEqual([
      ...['spellBought', 'spellRevealed', 'marketDiscarded', 'spellRevealed'],
    ]);
    expect(t.events('spellBought')).toEqual([{ kind: 'spellBought', seat: 0, card: B, tier: 1, place: 2 }]);
  });

  test('B802: each costs 1 coin, of whatever tier', () => {
    const t = shop(3, {
      rows: [[A, B, C, D], [E], [F]],
      decks: [[], [], []],
      gamePhase: 3,
    });
    t.play(optionKey.buy(3, 1), optionKey.buy(2, 1), optionKey.buy(1, 1));
    expect(bought(t).slice(0, 3)).toEqual([F, E, A]);
    expect(t.coins('S')).toBe(0);
  });

  test('B802: only the active player is asked, and only while there is a coin', () => {
    const t = shop(1);
    expect(t.asks()).toBe('S buy');
    t.answer(optionKey.buy(1, 1));
    expect(t.asks()).toBe('N act');
    expect(shop(0).asks()).toBe('N act');
  });

  test('BR79: a bought spell is in the discard pile before Reset Hand: it may be drawn in the same Upkeep', () => {
    const t = table({
      phase: 'upkeep',
      south: { coins: 1, deck: ['redCrystal'] },
      market: { rows: [[A, B, C, D]], decks: [[E, F]] },
    }).answer(optionKey.buy(1, 3));
    expect([...(t.see('S').hand ?? [])].sort()).toEqual([C, 'redCrystal'].sort());
    expect(t.see('S').pile).toEqual([]);
  });

  test('BR79: a spell that was only just revealed can be bought', () => {
    const t = shop(2).play(optionKey.buy(1, 4));
    expect(rowOf(t)).toEqual([A, B, C, E]);
    t.answer(optionKey.buy(1, 4));
    expect(bought(t).slice(0, 2)).toEqual([D, E]);
  });

  test('BR77: coins may be saved', () => {
    const t = shop(2).answer('stop');
    expect(t.coins('S')).toBe(2);
    expect(t.events('spellBought')).toEqual([]);
  });

  test('BR23: a spent coin leaves the game: no pool grows', () => {
    const t = shop(2, { pools: [4, 10] }).play(optionKey.buy(1, 1), 'stop');
    expect(t.view('watcher').pools).toEqual([4, 10]);
  });

  test('BR23: any coin buys from any open row, and from no closed one', () => {
    const t = shop(1, { rows: [[A], [B], [C]], decks: [], gamePhase: 2 });
    expect(t.keys().filter((key) => /^\d/.test(key))).toEqual([optionKey.buy(1, 1), optionKey.buy(2, 1)]);
    expect(t.refusal(optionKey.buy(3, 1))).not.toBeNull();
  });

  test('BR80: spells of every class are for sale to everyone', () => {
    const t = shop(1, { rows: [['crazyImp', 'guard', 'longEcho', 'newBoots']] });
    expect(t.keys()).toEqual(
      expect.arrayContaining([optionKey.buy(1, 1), optionKey.buy(1, 2), optionKey.buy(1, 3), optionKey.buy(1, 4)]),
    );
  });
});

describe('crystals', () => {
  test('BR24: a crystal costs 1 coin, forms no queue and never rotates', () => {
    const t = shop(2).play(optionKey.buyCrystal('blue'), 'stop');
    expect(bought(t)).toEqual(['blueCrystal']);
    expect(t.coins('S')).toBe(1);
    expect(t.view('watcher').crystals).toEqual({ white: 9, red: 9, purple: 9, blue: 8 });
    expect(rowOf(t)).toEqual([B, C, D, E]);
    expect(t.events('crystalBought')).toEqual([{ kind: 'crystalBought', seat: 0, colour: 'blue' }]);
  });

  test('BR24: until the nine of its colour are gone, and it is told why', () => {
    const t = shop(2, { crystals: 'R1' }).answer(optionKey.buyCrystal('red'));
    expect(t.keys()).not.toContain(optionKey.buyCrystal('red'));
    expect(t.blocked(optionKey.buyCrystal('red'))).toBe('supplyEmpty');
    expect(t.keys()).toContain(optionKey.buyCrystal('white'));
  });

  test('B802: with an empty row crystals are still for sale; with nothing at all nobody is asked', () => {
    const rows: readonly (readonly string[])[] = [];
    expect(shop(1, { rows, decks: [] }).keys()).toEqual([
      ...[
        optionKey.buyCrystal('white'),
        optionKey.buyCrystal('red'),
        optionKey.buyCrystal('purple'),
        optionKey.buyCrystal('blue'),
        'stop',
      ],
    ]);
    expect(shop(1, { rows, decks: [], crystals: 'W0 R0 P0 B0' }).asks()).toBe('N act');
  });
});

describe('the market moves on', () => {
  test('BR77, B806: in every turn, even with no coins', () => {
    const t = shop(0);
    expect(rowOf(t)).toEqual([B, C, D, E]);
    expect(pileOf(t)).toEqual([A]);
    expect(t.events('marketDiscarded')).toEqual([{ kind: 'marketDiscarded', tier: 1, card: A }]);
  });

  test('B806: when the last coin is spent, without being asked again', () => {
    const t = shop(1).answer(optionKey.buy(1, 1));
    expect(rowOf(t)).toEqual([C, D, E, F]);
    expect(pileOf(t)).toEqual([B]);
  });

  test('B806: each open row, and no closed one', () => {
    const t = shop(0, {
      rows: [[A, B], [C, D], [E]],
      decks: [[F], [F], [F]],
      gamePhase: 2,
    });
    expect([rowOf(t, 1), rowOf(t, 2)]).toEqual([
      [B, F],
      [D, F],
    ]);
    expect(t.events('marketDiscarded').map(({ tier, card }) => [tier, card])).toEqual([
      [1, A],
      [2, C],
    ]);
  });

  test('BR77, B1005: a row that opened this turn moves on too', () => {
    const t = table({
      phase: 'battle',
      south: { coins: 0, exp: 2, deck: Array(5).fill('redCrystal') },
      market: {
        rows: [[A, B, C, D]],
        decks: [[E], ['bannerBearer', 'closeRanks', 'dayBreaks', 'deathDuty', 'runningTab']],
        pools: [1, 10],
      },
    });
    expect(t.asks()).toBe('S buy');
    expect(rowOf(t, 2)).toEqual(['bannerBearer', 'closeRanks', 'dayBreaks', 'deathDuty']);
    expect(t.keys()).toContain(optionKey.buy(2, 1));
    t.answer('stop');
    expect(rowOf(t, 2)).toEqual(['closeRanks', 'dayBreaks', 'deathDuty', 'runningTab']);
    expect(pileOf(t, 2)).toEqual(['bannerBearer']);
  });

  test('B807, BR78: when a spell has to be revealed and the deck is empty, the pile is turned over, the first discarded first', () => {
    const t = shop(0, { rows: [[A, B, C, D]], decks: [[]], piles: [[E, F]] });
    expect(t.events('marketTurnedOver')).toEqual([{ kind: 'marketTurnedOver', tier: 1, size: 3 }]);
    expect(rowOf(t)).toEqual([B, C, D, E]);
    expect(pileOf(t)).toEqual([]);
    // Everybody knows the order now.
    expect(t.view('N').market[0]).toMatchObject({ deck: [F, A], deckSize: 2 });
  });

  test('BR78: not before: the last spell of a deck is revealed without turning over', () => {
    const t = shop(0, { rows: [[A, B, C, D]], decks: [[E]], piles: [[F]] });
    expect(t.events('marketTurnedOver')).toEqual([]);
    expect(t.view('watcher').market[0]).toMatchObject({ deckSize: 0, pile: [F, A], deck: null });
  });

  test('BR78: each tier by itself', () => {
    const t = shop(0, {
      rows: [[A], [B]],
      decks: [[], [C]],
      piles: [[D], [E]],
      gamePhase: 2,
    });
    expect(t.events('marketTurnedOver').map(({ tier }) => tier)).toEqual([1]);
    expect(pileOf(t, 2)).toEqual([E, B]);
  });

  test('BR78: also when a purchase asks for the next spell', () => {
    const t = shop(2, { rows: [[A, B, C, D]], decks: [[]], piles: [[E, F]] }).answer(optionKey.buy(1, 1));
    expect(t.events('marketTurnedOver')).toEqual([{ kind: 'marketTurnedOver', tier: 1, size: 2 }]);
    expect(rowOf(t)).toEqual([B, C, D, E]);
  });

  test('BR78: if deck and pile are both empty the row stays short', () => {
    const t = shop(2, { rows: [[A, B, C, D]], decks: [[]] }).answer(optionKey.buy(1, 1));
    expect(rowOf(t)).toEqual([B, C, D]);
    expect(t.events('spellRevealed')).toEqual([]);
    // What was the oldest is turned over at once and is the newest again.
    t.answer('stop');
    expect(rowOf(t)).toEqual([C, D, B]);
  });

  test('B805, B1005, BR22: a row that opens shows 4, 4 and 3 spells, the first revealed being the oldest', () => {
    const deck = ['weSwore', 'debtsDue', 'wholeSky', 'paviseCaptain'];
    const t = table({
      phase: 'battle',
      south: { coins: 1, exp: 2 },
      market: { rows: [[A], [B]], decks: [[C], [D], deck], pools: [0, 1], gamePhase: 2 },
    });
    expect(t.events('rowRevealed')).toEqual([{ kind: 'rowRevealed', tier: 3, row: deck.slice(0, 3) }]);
    expect(t.view('watcher').market[2]).toMatchObject({ row: deck.slice(0, 3), deckSize: 1, unlocked: true });
  });
});

test('BR77: a whole round moves the market twice', () => {
  const t = table({
    south: { coins: 0 },
    north: { coins: 0 },
    market: { rows: [[A, B, C, D]], decks: [[E, F]] },
  })
    .turn()
    .turn();
  expect(rowOf(t)).toEqual([C, D, E, F]);
  expect(pileOf(t)).toEqual([A, B]);
});
