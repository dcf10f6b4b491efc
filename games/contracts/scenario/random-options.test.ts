import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { OPS } from '../cards/effects.ts';
import { MOMENTS } from '../cards/vocabulary.ts';
import { readOptions, SWITCHES } from '../rules/state/options.ts';
import { randomOptions } from './random-options.ts';

test('all options at random are ones that a match can be played with', () => {
  const rng = stream('options');
  for (let i = 0; i < 1000; i++) {
    const options = randomOptions(rng);
    expect(() => readOptions(options), JSON.stringify(options)).not.toThrow();
  }
});

test('between them they turn every switch, play every deck against every other, and use every op and moment', () => {
  const rng = stream('everything');
  const seen = new Set<string>();
  let text = '';
  for (let i = 0; i < 600; i++) {
    const options = readOptions(randomOptions(rng));
    for (const name of Object.keys(SWITCHES)) seen.add(JSON.stringify([name, Object(options)[name]]));
    seen.add(`${options.deckA}/${options.deckB}`);
    text += JSON.stringify(options.cards);
  }
  const values = Object.values(SWITCHES).reduce((sum, list) => sum + list.length, 0);
  expect(seen.size).toBe(values + 16);
  for (const moment of MOMENTS) expect(text).toContain(`"${moment}":[`);
  for (const op of Object.keys(OPS)) expect(text).toContain(`"op":"${op}"`);
});

test('some loop: contracts that set each other off without end', () => {
  const rng = stream('loops');
  const looping = Array.from({ length: 200 }, () => readOptions(randomOptions(rng))).filter(
    ({ cards }) => 'swarm' in cards,
  );
  expect(looping.length).toBeGreaterThan(10);
});
