import { describe, expect, test } from 'vitest';
import { ratedAfter } from './ratings.ts';

const rated = (points: number, deviation: number) => ({ points, deviation, volatility: 0.06, matches: 3 });

describe('ratings by Glicko-2', () => {
  test('rise for the winner and fall for the loser, as much for equals', () => {
    const [a, b] = [rated(1500, 200), rated(1500, 200)];
    const won = ratedAfter(a, b, 1);
    const lost = ratedAfter(b, a, 0);
    expect(won.points).toBeGreaterThan(1500);
    expect(won.points - 1500).toBeCloseTo(1500 - lost.points, 6);
    expect(won.matches).toBe(4);
  });

  test('change more for whoever is little known', () => {
    const known = ratedAfter(rated(1500, 60), rated(1500, 60), 1);
    const unknown = ratedAfter(rated(1500, 350), rated(1500, 60), 1);
    expect(unknown.points).toBeGreaterThan(known.points + 50);
  });

  test('say more certainly how strong somebody is after every match, until they are well known', () => {
    let one = rated(1500, 350);
    for (let n = 0; n < 20; n++) {
      const next = ratedAfter(one, rated(1500, 50), n % 2);
      expect(next.deviation).toBeLessThan(one.deviation);
      one = { ...next, matches: 3 };
    }
  });

  test('a draw against somebody stronger raises', () => {
    expect(ratedAfter(rated(1500, 100), rated(1800, 100), 0.5).points).toBeGreaterThan(1500);
  });
});
