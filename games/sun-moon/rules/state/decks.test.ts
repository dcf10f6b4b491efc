// Which decks may be played?

import { BadInput } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { boxCards } from '../../cards/box/catalogue.ts';
import { readyDecks } from '../../cards/box/ready-decks.ts';
import type { DeckList } from '../../cards/card.ts';
import type { Rarity } from '../../cards/vocabulary.ts';
import { newMatch } from '../table-for-tests.ts';
import { codeOfDeck, deckOfCode } from './deck-code.ts';
import { faultsOf, READY_DECKS, sizeOf } from './decks.ts';
import { readOptions, shortenOptions } from './options.ts';

const idsOf = (rarity: Rarity, ...classes: readonly string[]): readonly string[] =>
  boxCards.filter(([, card]) => card.rarity === rarity && classes.includes(card.class)).map(([id]) => id);
const commons = idsOf('common', 'paladin', 'neutral');
const rares = idsOf('rare', 'paladin', 'neutral');
const legendaries = idsOf('legendary', 'paladin', 'neutral');
const copies = (ids: readonly string[], count: number): Readonly<Record<string, number>> =>
  Object.fromEntries(ids.map((id) => [id, count]));

const legal: DeckList = {
  class: 'paladin',
  cards: { ...copies(commons.slice(0, 5), 4), ...copies(rares.slice(0, 4), 2), ...copies(legendaries.slice(0, 2), 1) },
};
const codes = (deck: DeckList): readonly string[] => faultsOf(deck).map(({ code }) => code);

describe('constructed decks', () => {
  test('S301, S302, S303, SR11, SR12, ST41: 4 × 5 commons, 2 × 4 rares and 2 legendaries are a deck', () => {
    expect([sizeOf(legal), codes(legal)]).toEqual([30, []]);
    expect(newMatch({ deckA: { ...legal } }).see('A').list).toHaveLength(30);
  });

  test('S302, SR11, ST41: five copies of a common, three of a rare, two of a legendary are too many', () => {
    for (const [id, count] of [
      [commons[0], 5],
      [rares[0], 3],
      [legendaries[0], 2],
    ] as const) {
      expect(codes({ ...legal, cards: { ...legal.cards, [id]: count } })).toContain('tooManyCopies');
    }
  });

  test('S303, SR12, ST41: 31 cards are no deck, nor are 29', () => {
    expect(codes({ ...legal, cards: { ...legal.cards, [commons[6]]: 1 } })).toEqual(['deckSize']);
    expect(codes({ ...legal, cards: { ...legal.cards, [legendaries[0]]: 0 } })).toEqual(['deckSize']);
  });

  test('SR09, ST41: a Paladin’s deck holds no card of the Warlock’s', () => {
    const [alien] = idsOf('common', 'warlock');
    expect(codes({ ...legal, cards: { ...legal.cards, [alien]: 1 } })).toContain('otherClass');
  });

  test('SR09, constructedMirror: both may have the same class, unless it is forbidden', () => {
    const mirror = { deckA: 'noonfire', deckB: 'debtOfAsh' };
    expect(readOptions(mirror).deckB.class).toBe('warlock');
    expect(() => readOptions({ ...mirror, constructedMirror: 'forbidden' })).toThrow(/another class/);
  });

  test('SR12: what is wrong with a deck is said with its place and remedy', () => {
    const fault = (deck: unknown): string => {
      try {
        readOptions({ deckA: deck });
      } catch (error) {
        if (error instanceof BadInput) return error.message;
        throw error;
      }
      return '';
    };
    expect(fault('moonfire')).toMatch(/^options.deckA: must be noonfire or/);
    expect(fault({ class: 'monk', cards: {} })).toMatch(/^options.deckA.class: must be one of warlock, paladin/);
    expect(fault({ class: 'paladin', cards: { nobody: 30 } })).toMatch(/there is no card nobody/);
    expect(fault({ ...legal, cards: { ...legal.cards, [commons[0]]: 5 } })).toMatch(/5 copies of .*; 4 are allowed/);
    expect(fault({ class: 'paladin', cards: {} })).toMatch(/has 0 cards; a deck has 30/);
  });

  test('the ready-made decks are legal, and are written by name', () => {
    for (const id of READY_DECKS) expect(codes(readyDecks[id])).toEqual([]);
    expect(shortenOptions(readOptions({ deckA: 'debtOfAsh' }))).toEqual({ deckA: 'debtOfAsh' });
    expect(shortenOptions(readOptions(JSON.parse(JSON.stringify({ deckA: legal }))))).toEqual({ deckA: legal });
  });
});

describe('short codes', () => {
  test('a deck becomes a code and the code the deck', () => {
    for (const deck of [legal, ...READY_DECKS.map((id) => readyDecks[id])]) {
      expect(deckOfCode(codeOfDeck(deck))).toEqual(deck);
      expect(codeOfDeck(deck).length).toBeLessThan(40);
    }
  });

  test('a deck that is not finished has a code too', () => {
    const begun: DeckList = { class: 'warlock', cards: { noonHound: 2 } };
    expect(deckOfCode(codeOfDeck(begun))).toEqual(begun);
  });

  test('a code with one sign changed, or two side by side swapped, is no code any more', () => {
    const code = codeOfDeck(legal);
    for (let at = 0; at < code.length; at++) {
      const swapped =
        code.slice(0, at) +
        code
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        code.slice(at + 2);
      const changed = [...'0123456789abcdefghijklmnopqrstuvwxyz'].map(
        (sign) => code.slice(0, at) + sign + code.slice(at + 1),
      );
      for (const other of [swapped, ...changed].filter((one) => one !== code)) {
        expect(() => deckOfCode(other), other).toThrow(/deck code/);
      }
    }
  });

  test('a code from before there were signs to check still opens', () => {
    const code = codeOfDeck(legal);
    expect(deckOfCode(`sm1${code.slice(3, -2)}`)).toEqual(legal);
  });

  test('what is no code is said to be none', () => {
    for (const text of ['', 'hello', 'sm1', 'sm19', 'sm100', 'sm10zz9', 'sm10000', `${codeOfDeck(legal)}0`]) {
      expect(() => deckOfCode(text), text).toThrow(/deck code/);
    }
  });
});
