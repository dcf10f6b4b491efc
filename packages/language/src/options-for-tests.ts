// Are options read, completed, refused with their path and written as short as can be? For tests only.
//
// A game, in its options.test.ts:
//   describeOptions({ read: readOptions, shorten: shortenOptions, switches: SWITCHES, wrong: […], short: […] });

import { BadInput, type Json } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import type { Switches } from './input/switches.ts';

export interface OptionsRead<O> {
  read(input: unknown): O;
  shorten(options: O): Json;
  readonly switches: Switches;
  /** Without which some values of switches make no sense. */
  readonly beside?: { readonly [name: string]: Json };
  /** What is wrong, and words that name its path and what would be right. */
  readonly wrong: readonly (readonly [unknown, string])[];
  /** What is given, and the same as short as it can be written. */
  readonly short: readonly (readonly [unknown, Json])[];
}

/** The path and the words of what is wrong. */
export function wrongWith(read: (input: unknown) => unknown, input: unknown): string {
  try {
    read(input);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

export function describeOptions<O>({ read, shorten, switches, beside = {}, wrong, short }: OptionsRead<O>): void {
  test('nothing given means every default, the first value of each switch', () => {
    const options = read({});
    for (const [name, values] of Object.entries(switches)) expect(options).toHaveProperty(name, values[0]);
    expect(read(undefined)).toEqual(options);
  });

  test('every value of every switch is taken, numbers also as text from a command line', () => {
    for (const [name, values] of Object.entries(switches)) {
      for (const value of values) {
        expect(read({ ...beside, [name]: value })).toHaveProperty(name, value);
        expect(read({ ...beside, [name]: String(value) })).toHaveProperty(name, value);
      }
    }
  });

  describe('what is wrong is named by its path, with what would be right', () => {
    test.each([
      ...wrong,
      [[], 'options: must be an object such as {"'] as const,
      ['fast', 'options: must be'] as const,
    ])('%j', (input, message) => {
      expect(wrongWith(read, input)).toContain(message);
    });
  });

  test('options are written without what is the default, and read back the same', () => {
    expect(shorten(read({}))).toEqual({});
    for (const [given, shortest] of short) {
      const options = read(given);
      expect(shorten(options)).toMatchObject(Object(shortest));
      expect(Object.keys(Object(shorten(options))).toSorted()).toEqual(Object.keys(Object(shortest)).toSorted());
      expect(read(shorten(options))).toEqual(options);
    }
  });
}
