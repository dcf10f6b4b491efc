// How does an engine read an effect? As a node: the same fields for every op, each as the engine wants it.

import type { Fields, ValueOf } from './kind.ts';
import type { EffectOf, Ops } from './ops.ts';

/** What becomes of the values of a kind, by its name; a kind without a row is kept as it is. */
export type FlatRows<Loading> = { readonly [kind: string]: (value: never, loading: Loading) => unknown };

/** How often an effect happens is no field of its node: a repeated effect stands in a chain of its own. */
type OnceKinds<F extends Fields> = { [N in keyof F as F[N] extends { readonly repeats: true } ? never : N]: F[N] };
type FieldNames<O extends Ops> = { [N in keyof O]: keyof OnceKinds<O[N]['fields']> }[keyof O];
type KindsAt<O extends Ops, F> = {
  [N in keyof O]: F extends keyof OnceKinds<O[N]['fields']> ? O[N]['fields'][F] : never;
}[keyof O];
type FlatValue<K extends Fields[string], R> = K extends { readonly name: infer N extends keyof R }
  ? R[N] extends (...told: never) => infer Flat
    ? Flat
    : never
  : ValueOf<K>;

/** Every field of every op. */
export type FlatFields<O extends Ops, R> = { readonly [F in FieldNames<O>]: FlatValue<KindsAt<O, F>, R> };

type LooseRows = { readonly [kind: string]: ((value: unknown, loading: unknown) => unknown) | undefined };

type Values = { readonly [name: string]: unknown };

type Entry = readonly [name: string, kind: Fields[string]];
const fieldsOf = (ops: Ops, { op }: Values): readonly Entry[] => Object.entries(ops[String(op)].fields);
const isOnce = ([, { repeats }]: Entry): boolean => !repeats;

const flatten = (rows: LooseRows, { name }: Fields[string], value: unknown, loading: unknown): unknown =>
  (rows[name] ?? ((kept) => kept))(value, loading);

/** The fields of a node that says nothing: those of all ops, blank. */
export function blankFields<O extends Ops, Loading, R extends FlatRows<Loading>>(
  ops: O,
  rows: R,
  loading: Loading,
): FlatFields<O, R>;
export function blankFields(ops: Ops, rows: LooseRows, loading: unknown): unknown {
  const all = Object.keys(ops).flatMap((op) => fieldsOf(ops, { op }).filter(isOnce));
  return Object.fromEntries(all.map(([name, kind]) => [name, flatten(rows, kind, kind.blank, loading)]));
}

/** The fields that an effect has. */
export function flatFields<O extends Ops, Loading, R extends FlatRows<Loading>>(
  ops: O,
  rows: R,
  effect: EffectOf<O>,
  loading: Loading,
): Partial<FlatFields<O, R>>;
export function flatFields(ops: Ops, rows: LooseRows, effect: Values, loading: unknown): unknown {
  return Object.fromEntries(
    fieldsOf(ops, effect)
      .filter(isOnce)
      .map(([name, kind]) => [name, flatten(rows, kind, effect[name], loading)]),
  );
}

type Repeating<K> = K extends { readonly repeats: true; read(...told: never): infer V } ? V : never;
type TimesOf<O extends Ops> = {
  [N in keyof O]: { [F in keyof O[N]['fields']]: Repeating<O[N]['fields'][F]> }[keyof O[N]['fields']];
}[keyof O];

/** How often an effect happens. */
export function timesOf<O extends Ops>(ops: O, effect: EffectOf<O>): TimesOf<O> | 1;
export function timesOf(ops: Ops, effect: Values): unknown {
  const found = fieldsOf(ops, effect).find((entry) => !isOnce(entry));
  return found === undefined ? 1 : effect[found[0]];
}

/** Writes a chain of nodes down, its last one first, and returns the number of its first; -1 when there is none. */
export function link<Node>(chain: readonly ((next: number) => Node)[], nodes: Node[]): number {
  let next = -1;
  for (const make of [...chain].reverse()) next = nodes.push(make(next)) - 1;
  return next;
}
