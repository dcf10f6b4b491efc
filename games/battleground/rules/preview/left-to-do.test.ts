// What does the end of Spellcasting leave undone, and what is lost with it?

import { expect, test } from 'vitest';
import { aFoe, allFoes, anAllyOrYou, aSummon, damage, heal, spellsOf } from '../../cards/build.ts';
import { optionKey } from '../state/option-keys.ts';
import { type Table, table } from '../table-for-tests.ts';
import { leftToDo } from './left-to-do.ts';
import { whyMarketClosed } from './market.ts';
import { castDoesNothing } from './warnings.ts';

const { sorcery, summon } = spellsOf('neutral');
const cards = { spark: sorcery(1, 'R1', [damage(1, 'opponent')]), flare: sorcery(1, 'R2', [damage(2, 'opponent')]) };
const FULL = ['flare', 'flare'];

const left = (t: Table) => leftToDo(t.view('S'))?.map(({ what, count }) => `${what} ${count}`);

test('B503: spells that can be cast are left, from hand and prepared ones, crystals are none', () => {
  const mana = 'R2';
  expect(left(table({ cards, south: { hand: ['spark', 'redCrystal'], prepared: FULL, mana } }))).toEqual([
    'cast 3',
    'mana 2',
  ]);
  expect(left(table({ cards, south: { hand: ['redCrystal'], prepared: FULL } }))).toEqual([]);
});

test('BR36: a spell that the crystals in hand could pay is left', () => {
  expect(left(table({ cards, south: { hand: ['spark', 'redCrystal'], prepared: FULL } }))).toEqual(['cast 1']);
  expect(left(table({ cards, south: { hand: ['spark', 'whiteCrystal'], prepared: FULL } }))).toEqual([]);
});

test('B504: spells that fit into a free slot are left, no longer once both are taken', () => {
  const t = table({ cards, south: { hand: ['spark', 'flare', 'spark'] } });
  expect(left(t)).toEqual(['prepare 2']);
  t.play(optionKey.prepare('spark', 1), optionKey.prepare('flare', 2));
  expect(left(t)).toEqual([]);
});

test('BR40, B506: mana that could still be used is told with how much of it is lost', () => {
  const south = { prepared: ['flare', { card: 'flare', charges: 'R2' }], mana: 'R1 W2' };
  expect(left(table({ cards, south }))).toEqual(['cast 1', 'mana 3']);
  expect(left(table({ cards, south, options: { manaDecay: 'onePerColour' } }))).toEqual(['cast 1', 'mana 2']);
  expect(left(table({ cards, south, options: { manaDecay: 'none' } }))).toEqual(['cast 1']);
  // Nothing takes white mana.
  expect(left(table({ cards, south: { mana: 'W2' } }))).toEqual([]);
});

test('BR77: coins may be saved, so the end of buying leaves nothing; and nothing is told to who is not asked', () => {
  const t = table({ cards, south: { hand: ['spark'], coins: 3 } });
  expect(leftToDo(t.view('N'))).toBeNull();
  expect(leftToDo(t.view('watcher'))).toBeNull();
  t.battle();
  expect(t.asks()).toBe('S buy');
  expect(leftToDo(t.view('S'))).toBeNull();
});

test('B801: the market says when it opens, and is open in Upkeep', () => {
  const t = table({ cards, south: { hand: ['spark'], coins: 3 } });
  expect(whyMarketClosed(t.view('S'))?.code).toBe('marketClosed');
  expect(whyMarketClosed(t.view('N'))).toBeNull();
  t.battle();
  expect(whyMarketClosed(t.view('S'))).toBeNull();
});

test('BR29, BR34: a spell without a target or field says so, with mana or without', () => {
  const aimed = { dart: sorcery(1, 'R1', [damage(1, aFoe())]) };
  const t = table({ cards: aimed, south: { hand: ['dart'] } });
  expect(t.blocked(optionKey.cast('dart'))).toBe('noTarget');
});

test('BR73, BR29: a Sorcery that would change nothing, whomever it is cast on, says so and is not left to cast', () => {
  const own = {
    mend: sorcery(1, '', [heal(2, anAllyOrYou())]),
    storm: sorcery(1, '', [damage(1, allFoes())]),
    tend: sorcery(1, '', [heal(1, aSummon())]),
    knight: summon(1, '', '1/3'),
  };
  const south = { hand: ['mend', 'storm', 'tend'], prepared: FULL };
  const idle = (t: Table) => south.hand.filter((card) => castDoesNothing(t.view('S'), optionKey.cast(card)));
  const whole = table({ cards: { ...cards, ...own }, south, board: { c2: 'S knight' } });
  expect(idle(whole)).toEqual(['mend', 'storm', 'tend']);
  expect(left(whole)).toEqual([]);
  const hurt = table({
    cards: { ...cards, ...own },
    south: { ...south, life: 15 },
    board: { c2: 'S knight', c4: 'N knight' },
  });
  expect(idle(hurt)).toEqual(['tend']);
});
