// Are options read, completed, refused with their path, written as short as can be and drawn at random?

import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { givenOptions, randomSwitches, readSwitch, readSwitches, shortened } from './switches.ts';

const SWITCHES = { rain: ['off', 'on'], trees: [6, 4] } as const;

test('the first value is the default', () => {
  expect(readSwitches(SWITCHES, {})).toEqual({ rain: 'off', trees: 6 });
  expect(readSwitches(SWITCHES, { rain: 'on', trees: 4 })).toEqual({ rain: 'on', trees: 4 });
});

test('a number may stand in quotes', () => {
  expect(readSwitches(SWITCHES, { trees: '4' }).trees).toBe(4);
});

test('what is wrong is named by its path, with what would be right', () => {
  expect(() => readSwitches(SWITCHES, { rain: 'yes' })).toThrow('options.rain: must be off or on, not "yes"');
  expect(() => readSwitches(SWITCHES, { rain: ['on'] })).toThrow('options.rain: must be off or on, not ["on"]');
  expect(() => readSwitch('rain', ['b', 'a', 'b'], { rain: 1 })).toThrow('options.rain: must be b or a, not 1');
  expect(() => givenOptions({ snow: 1 }, ['rain'], '')).toThrow('options.snow: is no option; there are rain');
  expect(() => givenOptions([], ['rain'], '{"rain": "on"}')).toThrow(
    'options: must be an object such as {"rain": "on"}',
  );
  expect(givenOptions(undefined, ['rain'], '')).toEqual({});
});

test('what is the default need not be written', () => {
  expect(shortened({ rain: 'on', trees: 6, own: {} }, { rain: 'off', trees: 6, own: {} })).toEqual({ rain: 'on' });
});

test('at random every value comes up', () => {
  const rng = stream('weather');
  const seen = new Set(Array.from({ length: 50 }, () => JSON.stringify(randomSwitches(rng, SWITCHES))));
  expect(seen.size).toBe(4);
});
