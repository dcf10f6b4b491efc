import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { OPS } from '../cards/effects.ts';
import { DEATHS } from '../cards/vocabulary.ts';
import { readOptions, SWITCHES } from '../rules/state/options.ts';
import { randomOptions } from './random-options.ts';

test('all options at random are ones that a match can be played with', () => {
  const rng = stream('options');
  for (let i = 0; i < 1500; i++) {
    const options = randomOptions(rng);
    expect(() => readOptions(options), JSON.stringify(options)).not.toThrow();
  }
});

test('between them they turn every switch, and use every op, Aura and death', () => {
  const rng = stream('everything');
  const seen = new Set<string>();
  let text = '';
  for (let i = 0; i < 1200; i++) {
    const options = readOptions(randomOptions(rng));
    for (const name of Object.keys(SWITCHES)) seen.add(JSON.stringify([name, Object(options)[name]]));
    text += JSON.stringify(options.cards);
  }
  const values = Object.values(SWITCHES).reduce((sum, list) => sum + list.length, 0);
  expect(seen.size).toBe(values);
  const wanted = [
    ...Object.keys(OPS).map((op) => `"op":"${op}"`),
    ...DEATHS.map((death) => `"death":"${death}"`),
    ...['give', 'sorceryDamage', 'when'].map((aura) => `"aura":"${aura}"`),
  ];
  expect(wanted.filter((part) => !text.includes(part))).toEqual([]);
});

test('some bring spells that set each other off without end', () => {
  const rng = stream('looping');
  const looping = Array.from({ length: 200 }, () => readOptions(randomOptions(rng))).filter(
    ({ cards }) => 'mine' in cards,
  );
  expect(looping.length).toBeGreaterThan(10);
});
