import { describe, expect, it } from 'vitest';
import type { Pair, Played } from './arena.ts';
import { eloOf, pentanomial, ratingsOf, shareOf, strengthOf, verdictOf } from './strength.ts';

const played = (winner: 0 | 1 | null): Played => ({ winner, reason: 'health', rounds: 5, decisions: 50 });
const pairOf = (points: number): Pair => ({ matches: [played(0), played(1)], points });
const pairs = (...points: number[]): readonly Pair[] => points.map(pairOf);
const many = (points: number, times: number): readonly Pair[] => Array.from({ length: times }, () => pairOf(points));

describe('the strength of a bot', () => {
  it('counts pairs by their points', () => {
    expect(pentanomial(pairs(0, 0.5, 1, 1, 1.5, 2, 2, 2))).toEqual([1, 1, 2, 1, 3]);
  });

  it('turns a share of points into Elo and back', () => {
    expect(eloOf(0.5)).toBe(0);
    expect(eloOf(0.76)).toBeCloseTo(200, -1);
    expect(shareOf(eloOf(0.64))).toBeCloseTo(0.64);
    expect(eloOf(1)).toBeLessThan(1500);
  });

  it('has an interval around its Elo', () => {
    const { elo, share } = strengthOf([...many(2, 30), ...many(1, 20)]);
    expect(share.mean).toBeCloseTo(0.8);
    expect(elo.low).toBeLessThan(elo.mean);
    expect(elo.mean).toBeLessThan(elo.high);
  });
});

describe('a sequential test', () => {
  const test = { low: 0, high: 35 };

  it('is open at the beginning and after even results', () => {
    expect(verdictOf([], test)).toMatchObject({ llr: 0, settled: null });
    expect(verdictOf(pairs(0, 2, 1), test).settled).toBeNull();
  });

  it('settles for the stronger one, and for none that is not', () => {
    expect(verdictOf([...many(2, 60), ...many(1, 60)], test).settled).toBe('stronger');
    expect(verdictOf([...many(0, 60), ...many(1, 60)], test).settled).toBe('notStronger');
  });

  it('is seldom wrong: of 200 tests between equals at most one in ten says stronger', () => {
    let wrong = 0;
    for (let trial = 0; trial < 200; trial++) {
      // A small generator of its own: pairs of two fair coins.
      let seed = trial * 7919 + 1;
      const coin = (): number => {
        seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
        return (seed >> 16) & 1;
      };
      const met: Pair[] = [];
      for (let n = 0; n < 600; n++) {
        met.push(pairOf(coin() + coin()));
        const { settled } = verdictOf(met, test);
        if (settled !== null) {
          if (settled === 'stronger') wrong++;
          break;
        }
      }
    }
    expect(wrong).toBeLessThan(20);
  });
});

it('fits ratings to who beat whom, the first at 0', () => {
  const ratings = ratingsOf(
    ['random', 'casual', 'club'],
    [
      { a: 'casual', b: 'random', share: 0.9, pairs: 200 },
      { a: 'club', b: 'casual', share: 0.64, pairs: 200 },
    ],
  );
  expect(ratings.get('random')).toBe(0);
  expect(ratings.get('casual')).toBeGreaterThan(330);
  expect((ratings.get('club') ?? 0) - (ratings.get('casual') ?? 0)).toBeCloseTo(100, -1);
});
