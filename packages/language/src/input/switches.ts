// Which rulings can a match switch, and what did somebody choose? Options as they are read, written, told and drawn.

import { BadInput, below, type Json, type Rng } from '@duello/kernel';
import { type Fields, isRecord } from './json.ts';

type Value = string | number;
type Values<V extends Value = Value> = readonly [V, ...(readonly V[])];

/** One list a switch: the first value is the default. */
export type Switches = Readonly<Record<string, Values>>;
export type Chosen<S extends Switches> = { readonly [K in keyof S]: S[K][number] };

/** Options in words, by the values each can have. */
export type Settings<V extends { readonly [K in keyof V]: Value }> = {
  readonly [K in keyof V]: {
    readonly title: string;
    readonly sentence: string;
    readonly values: { readonly [W in V[K]]: string };
  };
};

/** An option with its value, as `Who goes first: player A`; one that has no name goes by its id. */
export function optionWords(
  settings: Settings<{ readonly [name: string]: Value }>,
  name: string,
  value: string,
): string {
  if (!Object.hasOwn(settings, name)) return `${name}: ${value}`;
  const { title, values } = settings[name];
  return `${title}: ${Object.hasOwn(values, value) ? values[value] : value}`;
}

/** The options somebody gave, all of them known; `such` is an example. */
export function givenOptions(input: unknown, known: readonly string[], such: string): Fields {
  const given = input ?? {};
  if (!isRecord(given)) throw new BadInput('options', `must be an object such as ${such}`);
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) throw new BadInput(`options.${name}`, `is no option; there are ${known.join(', ')}`);
  }
  return given;
}

/** One of the values, the first when none is given. A number may be written in quotes, as a terminal gives it. */
export function readSwitch<V extends Value>(name: string, values: Values<V>, given: Fields): V {
  const value = given[name];
  if (value === undefined) return values[0];
  const found = values.find((one) => one === value || (typeof one === 'number' && String(one) === value));
  if (found === undefined) {
    const choice = [...new Set(values)].join(' or ');
    throw new BadInput(`options.${name}`, `must be ${choice}, not ${JSON.stringify(value)}`);
  }
  return found;
}

export function readSwitches<S extends Switches>(switches: S, given: Fields): Chosen<S> {
  const chosen = Object.entries(switches).map(([name, values]): readonly unknown[] => [
    name,
    readSwitch(name, values, given),
  ]);
  return Object.fromEntries(chosen);
}

/** Options as short as they can be written: what is not the default. */
export function shortened(options: object, standard: object): Json {
  const usual = new Map(Object.entries(standard).map(([name, value]) => [name, JSON.stringify(value)]));
  const changed = Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== usual.get(name));
  return JSON.parse(JSON.stringify(Object.fromEntries(changed)));
}

export const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)];

/** Any mix of all switches; for fuzzing. */
export const randomSwitches = (rng: Rng, switches: Switches): Record<string, Json> =>
  Object.fromEntries(Object.entries(switches).map(([name, values]) => [name, pick<Value>(rng, values)]));
