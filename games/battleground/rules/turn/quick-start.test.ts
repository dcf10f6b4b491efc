// How does a quick start go? (BR11, BR92)

import { describe, expect, test } from 'vitest';
import { copiesOf, neutrals, uniqueOf } from '../../cards/box/catalogue.ts';
import { presetOf } from '../../cards/box/presets.ts';
import { CLASSES, type ClassId, COLOURS } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import { idsIn } from '../state/piles.ts';
import { newMatch, type Table } from '../table-for-tests.ts';

const quick = (options = {}, seed = 'test'): Table => newMatch({ start: 'quick', ...options }, seed);
const classesOf = (t: Table): readonly unknown[] => t.view('watcher').players.map(({ class: own }) => own);
const market = (t: Table): readonly string[] =>
  [0, 1, 2].flatMap((tier) => [...idsIn(t.state, col.row[tier]), ...idsIn(t.state, col.marketDeck[tier])]);
/** The ten spells of a beginner's deck, with the neutral that is still free. */
const deckOf = (id: ClassId, neutral: string): readonly string[] =>
  [
    uniqueOf(id),
    ...presetOf(id).spells.flatMap(([card, count]) => Array(count).fill(card)),
    neutral,
    ...COLOURS.flatMap((colour) => Array(presetOf(id).crystals[colour]).fill(`${colour}Crystal`)),
  ].sort();

test('BR92: there is no draft: the match begins with the first turn of the starting player', () => {
  const t = quick({ firstPlayer: 'B' });
  expect(t.asks()).toBe('N act');
  expect(t.view('watcher')).toMatchObject({ turn: 1, phase: 'spellcasting', starter: 1 });
  for (const { handSize, deckSize } of t.view('watcher').players) expect([handSize, deckSize]).toEqual([5, 5]);
});

describe('the decks', () => {
  test.each(CLASSES)('BR92: %s gets its beginner’s deck of ten, Unique and a neutral included', (id) => {
    const other = CLASSES.find((one) => one !== id);
    const t = quick({ classA: id, classB: other });
    expect(classesOf(t)[0]).toBe(id);
    expect([...t.view('watcher').players[0].unseen].sort()).toEqual(deckOf(id, presetOf(id).neutrals[0]));
    expect(t.view('watcher').players[0].unseen).toHaveLength(10);
  });

  test('B307: Paladin and Warlock begin with one sorcery, three Summons and four crystals', () => {
    for (const id of ['paladin', 'warlock'] as const) {
      const { spells, crystals } = presetOf(id);
      const count = (copies: number): number =>
        spells.filter(([card]) => copiesOf(card) === copies).reduce((sum, [, taken]) => sum + taken, 0);
      expect([count(1), count(2)]).toEqual([1, 3]);
      expect(COLOURS.reduce((sum, colour) => sum + crystals[colour], 0)).toBe(4);
    }
  });

  test('BR92: classes that no option names are chosen by chance, and never the same twice', () => {
    const pairs = [...Array(40).keys()].map((n) => classesOf(quick({}, `seed ${n}`)).join(' '));
    expect(new Set(pairs).size).toBe(6);
    for (const pair of pairs) expect(new Set(pair.split(' ')).size).toBe(2);
  });

  test('BR92, BR11: one class named, the other is another', () => {
    const others = [...Array(20).keys()].map((n) => classesOf(quick({ classB: 'warlock' }, `seed ${n}`)));
    expect(others.every(([, b]) => b === 'warlock')).toBe(true);
    expect(new Set(others.map(([a]) => a))).toEqual(new Set(['paladin', 'elementalist']));
  });

  test('BR11: with mirror on both may be of one class; the second takes the next neutral of its list', () => {
    const t = quick({ classA: 'paladin', classB: 'paladin', mirror: 'on' });
    const [first, second] = presetOf('paladin').neutrals;
    expect([...t.view('watcher').players[0].unseen].sort()).toEqual(deckOf('paladin', first));
    expect([...t.view('watcher').players[1].unseen].sort()).toEqual(deckOf('paladin', second));
  });
});

describe('the market', () => {
  test('BR92: it is built from the rest as usual: 16, 15 and 8 for Paladin and Warlock', () => {
    const t = quick({ classA: 'paladin', classB: 'warlock' });
    expect(t.events('marketBuilt')[0].sizes).toEqual([16, 15, 8]);
    const [white, red, purple] = [9 - 3, 9 - 2, 9 - 3];
    expect(t.view('watcher').crystals).toEqual({ white, red, purple, blue: 9 });
  });

  test('BR92: neutral spells of the decks leave the supply, all others are in the market once', () => {
    const t = quick({ classA: 'paladin', classB: 'elementalist' });
    const taken = [presetOf('paladin').neutrals[0], presetOf('elementalist').neutrals[0]];
    const sold = market(t).filter((id) => neutrals.includes(id));
    expect([...sold].sort()).toEqual(neutrals.filter((id) => !taken.includes(id)).sort());
  });

  test('BR92: what is in a deck is not for sale too', () => {
    const t = quick({ classA: 'warlock', classB: 'elementalist' });
    const drafted = new Map(presetOf('warlock').spells);
    for (const [id, count] of drafted) {
      expect(market(t).filter((one) => one === id)).toHaveLength(copiesOf(id) - count);
    }
  });
});
