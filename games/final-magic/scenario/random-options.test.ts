import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { readOptions } from '../rules/state/options.ts';
import { randomOptions } from './random-options.ts';

test('all options at random are ones that a match can be played with', () => {
  const rng = stream('options');
  for (let i = 0; i < 400; i++) expect(() => readOptions(randomOptions(rng))).not.toThrow();
});

test('now and then there are cards as strong as can be, for sale from the start', () => {
  const rng = stream('strong');
  let strong = 0;
  for (let i = 0; i < 100; i++) {
    const options = readOptions(randomOptions(rng));
    if (options.cards.blast === undefined) continue;
    strong++;
    expect(JSON.stringify(options.cards.blast)).toContain('"op":"feed"');
    expect(JSON.stringify(options.cards.echo).match(/"op":"double"/g)?.length).toBe(10);
    expect(JSON.stringify(options.supply)).toContain('"blast"');
  }
  expect(strong).toBeGreaterThan(3);
});
