// Does a match begin as the rulebook says? Components, decks, health, the first player (C101 to C107, CR01 to CR03).

import { BadInput, SEATS } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { boxCards, contractsOf, type DeckId, decks } from '../../cards/box/catalogue.ts';
import type { CardId } from '../../cards/vocabulary.ts';
import { HAND_LIMIT, MAX_CREATURES, MAX_EXTRACTORS, MAX_TANKS, START_HEALTH } from '../state/numbers.ts';
import { DECK_IDS, readOptions } from '../state/options.ts';
import { newMatch, type Table, table } from '../table-for-tests.ts';

const contracts = new Map(boxCards);
const isRune = (id: CardId): boolean => contracts.get(id)?.type === 'rune';
const RUNES: Record<DeckId, number> = { emberPact: 2, boilingInk: 2, lighthouseCovenant: 3, greyRegistry: 5 };

const NOTHING = { red: 0, blue: 0, yellow: 0, pure: 0 };
const first = (t: Table): number => t.view('watcher').first;

/** Everything that a seat owns in the opening, as its player sees it. */
const owned = (t: Table, who: 'A' | 'B'): readonly CardId[] => [...t.see(who).unseen, ...t.hand(who)].sort();

describe('the box', () => {
  test('C101: two players; four decks of 40 contracts, and the numbers of the rulebook', () => {
    expect(SEATS).toEqual([0, 1]);
    expect(DECK_IDS).toEqual(['emberPact', 'boilingInk', 'lighthouseCovenant', 'greyRegistry']);
    expect(DECK_IDS.map((deck) => contractsOf(deck).length)).toEqual([40, 40, 40, 40]);
    expect([START_HEALTH, HAND_LIMIT, MAX_EXTRACTORS, MAX_TANKS, MAX_CREATURES]).toEqual([30, 10, 10, 5, 8]);
  });

  test('C101: tokens are Creatures that no deck holds', () => {
    const tokens = boxCards.filter(([, card]) => card.token);
    expect(tokens.map(([, card]) => card.type)).toEqual(tokens.map(() => 'creature'));
    const printed = new Set(DECK_IDS.flatMap((deck) => decks[deck].map(([id]) => id)));
    expect(tokens.filter(([id]) => printed.has(id))).toEqual([]);
    expect(tokens).toHaveLength(6);
  });

  test.each(DECK_IDS)('C102: who picks %s owns its 40 contracts and no other', (deck) => {
    const t = newMatch({ deckA: deck, deckB: deck });
    expect(owned(t, 'A')).toEqual([...contractsOf(deck)].sort());
    expect(owned(t, 'B')).toEqual([...contractsOf(deck)].sort());
  });

  test.each(DECK_IDS)('C103: every Rune of %s is taken out before the rest is shuffled', (deck) => {
    const t = newMatch({ deckA: deck, firstPlayer: 'A' });
    const runes = RUNES[deck];
    expect(contractsOf(deck).filter(isRune)).toHaveLength(runes);
    expect(t.events.filter((event) => 'seat' in event && event.seat === 0).slice(0, 2)).toEqual([
      { kind: 'runesSetAside', seat: 0, count: runes },
      { kind: 'deckShuffled', seat: 0, size: 40 - runes },
    ]);
    expect(t.hand('A').filter(isRune)).toHaveLength(Math.min(4, runes));
    expect(t.see('A').runesSize).toBe(Math.max(0, runes - 4));
    expect(t.see('A').deckSize).toBe(runes === 5 ? 35 : 36);
  });

  test('C103: another seed is another order, the same seed the same', () => {
    const hand = (seed: string): readonly CardId[] => newMatch({ deckA: 'emberPact' }, seed).hand('A');
    expect(hand('one')).toEqual(hand('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map((seed) => hand(seed).join())).size).toBe(4);
  });
});

describe('what the players begin with', () => {
  test('C104: each player has 5 tanks and all are empty; a filled one is full until it is spent', () => {
    const t = newMatch({ firstPlayer: 'A' });
    expect(t.see('A').tanks).toEqual(NOTHING);
    expect(t.see('B').tanks).toEqual(NOTHING);
    const five = table({ A: { extractors: 'R8' } }).answer('end');
    expect(five.view(0).players[0].tanks).toEqual({ ...NOTHING, pure: 5 });
    expect(five.happened('manaWasted')).toEqual([{ kind: 'manaWasted', seat: 0, count: 3 }]);
  });

  test('C105: the supply is shared and gives both players the same colour, ten times each', () => {
    const t = table({ at: 'extractor', A: { extractors: 'R9', deck: ['squire'] }, B: { extractors: 'R10' } });
    expect(t.keys()).toEqual(['red', 'blue', 'yellow']);
    t.answer('red');
    expect(t.view(0).players.map(({ extractors }) => extractors.red)).toEqual([10, 10]);
  });

  test('C106: both start at 30 health, and everybody sees it', () => {
    const t = newMatch();
    for (const viewer of [0, 1, 'watcher'] as const) {
      expect(t.view(viewer).players.map(({ health }) => health)).toEqual([30, 30]);
    }
  });

  test.each([
    ['A', 0],
    ['B', 1],
  ] as const)('C107: when %s goes first the other has the only pure extractor', (firstPlayer, seat) => {
    const t = newMatch({ firstPlayer });
    expect(first(t)).toBe(seat);
    const { players } = t.view('watcher');
    expect(players[seat].extractors).toEqual(NOTHING);
    expect(players[1 - seat].extractors).toEqual({ ...NOTHING, pure: 1 });
    expect(t.happened('pureExtractorTaken')).toEqual([{ kind: 'pureExtractorTaken', seat: 1 - seat }]);
  });
});

describe('what is decided before', () => {
  test('CR01: both may play the same deck, unless the lobby forbids it', () => {
    expect(readOptions({ deckA: 'emberPact', deckB: 'emberPact' }).allowMirror).toBe('on');
    const mirror = { deckA: 'emberPact', deckB: 'emberPact', allowMirror: 'off' };
    expect(() => readOptions(mirror)).toThrow(BadInput);
    expect(() => readOptions(mirror)).toThrow(/CR01/);
    expect(readOptions({ ...mirror, deckB: 'greyRegistry' }).deckB).toBe('greyRegistry');
  });

  test('CR01: copies of the same deck are shuffled apart', () => {
    const t = newMatch({ deckA: 'emberPact', deckB: 'emberPact' });
    expect(t.see('A').unseen).not.toEqual(t.see('B').unseen);
  });

  test('CR02: the seed decides who is first, and either may be', () => {
    const firsts = [...Array(20).keys()].map((n) => first(newMatch({}, `seed ${n}`)));
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
    expect(first(newMatch({}, 'seed 3'))).toBe(firsts[3]);
  });

  test.each(['A', 'B'] as const)(
    'CR02: the lobby can make %s the first, who gains and draws on turn 1',
    (firstPlayer) => {
      const t = newMatch({ firstPlayer });
      t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
      expect(t.view('watcher').turn).toBe(1);
      expect(t.asks()).toBe(`${firstPlayer} colour`);
      t.answer('blue');
      expect(t.asks()).toBe(`${firstPlayer} draw`);
      t.answer('draw:1');
      expect(t.asks()).toBe(`${firstPlayer} act`);
      expect(t.hand(firstPlayer)).toHaveLength(5);
      expect(t.see(firstPlayer).full).toEqual({ ...NOTHING, blue: 1 });
    },
  );

  test('CR03: nobody is asked whether to take the pure extractor', () => {
    const t = newMatch({ firstPlayer: 'B' });
    expect(t.asks()).toBe('AB replace');
    expect(t.see('A').extractors.pure).toBe(1);
  });
});
