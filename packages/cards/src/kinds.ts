// Which kinds of fields does every game have? Numbers, flags, words, cards, records, and effects inside effects.

import { BadInput, below, type Json } from '@duello/kernel';
import { fields as known, pick, flag as readFlag, whole as readWhole, oneOf as readWord } from '@duello/language';
import {
  type AnyEffect,
  type Chance,
  type Draw,
  type Fields,
  type Form,
  flip,
  type Kind,
  type ValuesOf,
} from './kind.ts';

/** No number of an effect is larger. */
export const LARGEST = 99;

export interface Limits {
  readonly least?: number;
  readonly most?: number;
  /** What it is when it is left out. */
  readonly default?: number;
}

/** A number within limits, mostly a small one; below zero once in four times where it can be. */
export function drawNumber(draw: Chance, limits: Limits): number {
  const { least = 0, most = LARGEST } = limits;
  if (least < 0 && flip(draw, 4)) return -below(draw.rng, Math.min(4, 1 - least));
  const from = Math.max(0, least);
  return draw.extreme ? most : from + below(draw.rng, Math.min(5, most - from + 1));
}

/** What a form shows, without what is not said. */
const formOf = (kind: string, { default: standard }: { readonly default?: Json }, more: Omit<Form, 'kind'>): Form =>
  standard === undefined ? { kind, ...more } : { kind, default: standard, ...more };

export function whole(limits: Limits = {}): Kind<'whole', number, unknown> {
  const { least = 0, most = LARGEST } = limits;
  return {
    name: 'whole',
    form: formOf('whole', limits, { least, most }),
    blank: 0,
    read: (input, { path }) => readWhole(input ?? limits.default, path, least, most),
    random: (draw) => drawNumber(draw, limits),
  };
}

/** Left out it is false; drawn at random it is true once in `chances`. */
export const flag = (chances = 2): Kind<'flag', boolean, unknown> => ({
  name: 'flag',
  form: { kind: 'flag', default: false },
  blank: false,
  read: (input, { path }) => readFlag(input, path),
  random: (draw) => flip(draw, chances),
});

export const oneOf = <const W extends string>(
  values: readonly [W, ...(readonly W[])],
  standard?: NoInfer<W>,
): Kind<'word', W, unknown> => ({
  name: 'word',
  form: formOf('word', standard === undefined ? {} : { default: standard }, { values }),
  blank: standard ?? values[0],
  read: (input, { path }) => readWord(input ?? standard, path, values),
  random: ({ rng }) => pick(rng, values),
});

/** The id of a card, among those that the context knows; `wrong` says what is meant. */
export const card = <Context>(
  among: (context: Context) => ReadonlySet<string>,
  wrong: (ids: ReadonlySet<string>) => string,
): Kind<'card', string, Context> => ({
  name: 'card',
  form: { kind: 'card' },
  blank: '',
  read(input, { path }, context) {
    const ids = among(context);
    if (typeof input === 'string' && ids.has(input)) return input;
    throw new BadInput(path, wrong(ids));
  },
  random: ({ rng }, context) => pick(rng, [...among(context)]),
});

/** Left out it is null; drawn at random it is something once in `chances`. */
export const orNull = <Name extends string, Value, Context>(
  kind: Kind<Name, Value, Context>,
  chances = 2,
): Kind<`${Name}OrNull`, Value | null, Context> => ({
  name: `${kind.name}OrNull`,
  form: { ...kind.form, default: null },
  blank: null,
  read: (input, at, context) => (input === undefined || input === null ? null : kind.read(input, at, context)),
  random: (draw, context) => (flip(draw, chances) ? kind.random(draw, context) : null),
});

export interface RecordKind<Value, Context> extends Kind<'record', Value, Context> {
  random(draw: Draw<Context>, context: Context): { readonly [name: string]: Json };
}

/** Several fields in one. */
export function record<const F extends Fields<Context>, Context>(fields: F): RecordKind<ValuesOf<F>, Context>;
export function record<Context>(fields: Fields<Context>): RecordKind<unknown, Context> {
  const entries = Object.entries(fields);
  const each = <T>(make: (kind: Kind<string, unknown, Context>, name: string) => T): { readonly [name: string]: T } =>
    Object.fromEntries(entries.map(([name, kind]) => [name, make(kind, name)]));
  return {
    name: 'record',
    form: { kind: 'record', parts: each(({ form }) => form) },
    blank: each(({ blank }) => blank),
    read(input, at, context) {
      const given = known(input, at.path, Object.keys(fields));
      return each((kind, name) => kind.read(given[name], { ...at, path: `${at.path}.${name}` }, context));
    },
    random: (draw, context) => each((kind) => kind.random(draw, context)),
  };
}

/** How often the effect happens. */
export const repeats = <K extends Fields[string]>(kind: K): K & { readonly repeats: true } => ({
  ...kind,
  repeats: true,
});

/** Effects inside an effect, at least so many; `within` changes what is known inside. */
export const effects = <Context>(
  least = 0,
  within: (context: Context) => Context = (context) => context,
): Kind<'effects', readonly AnyEffect[], Context> => ({
  name: 'effects',
  form: { kind: 'effects', least },
  blank: [],
  read: (input, at, context) => at.effects(input, least, within(context)),
  random: (draw, context) => draw.effects(least, within(context)),
});

/** One effect inside an effect. */
export const effect = <Context>(
  within: (context: Context) => Context = (context) => context,
): Kind<'effect', AnyEffect, Context> => ({
  name: 'effect',
  form: { kind: 'effect' },
  blank: { op: '' },
  read: (input, at, context) => at.effect(input, within(context)),
  random: (draw, context) => draw.effect(within(context)),
});
