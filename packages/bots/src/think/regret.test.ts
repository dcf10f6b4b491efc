// Does regret matching find the mixture that gives nothing away?

import { expect, test } from 'vitest';
import { heldBy, solve, type World } from './regret.ts';

const worldOf = (payoffs: World['payoffs']): World => ({ payoffs, foes: payoffs[0].map(() => 1 / payoffs[0].length) });

test('Where each plan beats one other, all are played alike', () => {
  const world = worldOf([
    [0.5, 0, 1],
    [1, 0.5, 0],
    [0, 1, 0.5],
  ]);
  const mixture = solve([world], 3);
  for (const share of mixture) expect(share).toBeCloseTo(1 / 3, 1);
  expect(heldBy([world], mixture)).toBeGreaterThan(0.48);
  expect(world.foes.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('A plan that is worse against everything is not played', () => {
  const world = worldOf([
    [0.2, 0.3],
    [0.6, 0.5],
  ]);
  const [worse] = solve([world], 2);
  expect(worse).toBeLessThan(0.01);
  expect(heldBy([world], [0, 1])).toBe(0.5);
  expect(heldBy([world], [1, 0])).toBe(0.2);
});

test('One mixture stands in all worlds, while the other knows which it is', () => {
  // Right in one world and wrong in the other, or fair in both.
  const worlds = [worldOf([[1], [0], [0.6]]), worldOf([[0], [1], [0.6]])];
  const mixture = solve(worlds, 3);
  expect(mixture[2]).toBeGreaterThan(0.97);
  expect(heldBy(worlds, mixture)).toBeCloseTo(0.6, 1);
});
