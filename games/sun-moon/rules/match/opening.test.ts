// How does a match begin?

import { describe, expect, test } from 'vitest';
import { play, skill } from '../keys-for-tests.ts';
import { PLAYER_CLASSES } from '../state/decks.ts';
import { newMatch, type Table, table } from '../table-for-tests.ts';

/** Nobody sends anything back. */
const kept = (t: Table): Table => t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');

describe('the start of a match', () => {
  test('S101, S401: two players with a class each, 15 life, no fatigue, 30 cards, an untapped skill card', () => {
    const t = newMatch();
    for (const who of ['A', 'B'] as const) {
      const { class: clan, life, fatigue, skillTapped, list } = t.see(who);
      expect(PLAYER_CLASSES).toContain(clan);
      expect({ life, fatigue, skillTapped, cards: list?.length }).toEqual({
        life: 15,
        fatigue: 0,
        skillTapped: false,
        cards: 30,
      });
    }
  });

  test('S402: both shuffle and draw four', () => {
    const t = newMatch();
    expect([t.hand('A').length, t.see('A').deckSize, t.hand('B').length, t.see('B').deckSize]).toEqual([4, 26, 4, 26]);
    expect(newMatch({}, 'other').hand('A')).not.toEqual(t.hand('A'));
    expect(t.events('deckShuffled')).toHaveLength(2);
  });

  test('S403, SR14, ST04: what is set aside is replaced first and shuffled back after', () => {
    const t = table({
      phase: 'mulligan',
      A: { hand: ['p11', 'p12', 'p13', 'p14'], deck: Array.from({ length: 26 }, () => 'p22') },
      B: { hand: ['p11', 'p12', 'p13', 'p14'], deck: Array.from({ length: 26 }, () => 'p22') },
    });
    t.answer({ picks: ['p11', 'p12', 'p13'] }, 'A').answer({ picks: [] }, 'B');
    expect(t.hand('A').filter((card) => card !== 'p22')).toEqual(['p14']);
    expect([t.hand('A').length, t.see('A').deckSize]).toEqual([4, 26]);
    for (const card of ['p11', 'p12', 'p13']) expect(t.see('A').unseen).toContain(card);
    // SR14: without a card set aside there is no shuffle.
    expect(t.events('deckShuffled')).toMatchObject([{ seat: 0 }]);
  });

  test('SR14: both at once and in secret; only the number is told, when both have chosen', () => {
    const t = newMatch();
    expect(t.asks()).toBe('AB mulligan');
    const before = JSON.stringify(t.view('B').players[0]);
    t.answer({ picks: [t.hand('A')[0]] }, 'A');
    expect(JSON.stringify(t.view('B').players[0])).toBe(before);
    expect(t.events('mulligan')).toEqual([]);
    t.answer({ picks: [] }, 'B');
    expect(t.events('mulligan')).toMatchObject([
      { seat: 0, count: 1 },
      { seat: 1, count: 0 },
    ]);
  });

  test('S404, SR03: the toss comes after the mulligans, and its winner chooses to go first or second', () => {
    const t = newMatch();
    expect(t.events('tossed')).toEqual([]);
    kept(t);
    const [{ winner }] = t.events('tossed');
    expect(t.asks()).toBe(`${'AB'[winner]} starter`);
    t.answer('second');
    expect(t.view('watcher').starter).toBe(1 - winner);
    expect(t.events('starterChosen')).toMatchObject([{ seat: 1 - winner, by: 'choice' }]);
  });

  test('SR03: the toss can fall either way', () => {
    const winners = Array.from({ length: 20 }, (_, i) => kept(newMatch({}, `toss ${i}`)).events('tossed')[0].winner);
    expect(new Set(winners)).toEqual(new Set([0, 1]));
  });

  test('S405, SR15, ST03: the second player draws one more, in the own first turn', () => {
    const t = kept(newMatch({ firstPlayer: 'A' }));
    const sizes = (): readonly number[] =>
      (['A', 'B'] as const).flatMap((who) => [t.hand(who).length, t.see(who).deckSize]);
    expect(sizes()).toEqual([5, 25, 4, 26]);
    expect(t.unanswered('end') && sizes()).toEqual([5, 25, 6, 24]);
    expect(t.unanswered('end') && sizes()).toEqual([6, 24, 6, 24]);
    expect(t.unanswered('end') && sizes()).toEqual([6, 24, 7, 23]);
    expect(t.events('drew').filter(({ why }) => why === 'second')).toMatchObject([{ seat: 1, count: 1 }]);
  });

  test('SR13: the second player may answer with a skill in the very first turn', () => {
    const t = table({ turn: 1, A: { hand: ['p11'] } }).answer(play('p11'));
    expect(t.keys()).toContain(skill('medicate'));
  });
});
