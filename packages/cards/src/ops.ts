// What can an effect do? One row an op with its fields; the type of an effect follows from the table.

import type { AnyEffect, Fields, ValueOf, ValuesOf } from './kind.ts';

export interface Op<F extends Fields> {
  readonly fields: F;
  /** What is wrong with the fields together; null when nothing is. */
  wrong(values: ValuesOf<F>): string | null;
}

export const op = <const F extends Fields>(
  fields: F,
  wrong: (values: ValuesOf<F>) => string | null = () => null,
): Op<F> => ({ fields, wrong });

export type Ops<Context = unknown> = {
  readonly [op: string]: { readonly fields: Fields<Context>; wrong(values: object): string | null };
};

/** Effects inside an effect are of the same table. */
type Inside<V, Effect> = [V] extends [AnyEffect] ? Effect : [V] extends [readonly AnyEffect[]] ? readonly Effect[] : V;

/** An effect with one of these ops. */
export type EffectOf<O extends Ops> = {
  readonly [N in keyof O]: {
    readonly [F in 'op' | keyof O[N]['fields']]: F extends keyof O[N]['fields']
      ? Inside<ValueOf<O[N]['fields'][F]>, EffectOf<O>>
      : N;
  };
}[keyof O];

/** The names of a table's ops, in its order. */
export function opNames<O extends Ops>(ops: O): readonly Extract<keyof O, string>[];
export function opNames(ops: Ops): readonly string[] {
  return Object.keys(ops);
}

/** What a game knows of the place where an effect stands; how deep it stands inside others. */
export interface Depth {
  readonly deep: number;
}

/** Why something can't stand where it does: told of the op, or of the whole effect. */
export interface Refusal {
  readonly of: 'op' | 'effect';
  readonly why: string;
}

/** The ops of a game and how its effects go together. */
export interface Grammar<O extends Ops<Context>, Context extends Depth> {
  readonly ops: O;
  readonly mostEffects: number;
  readonly mostDeep: number;
  /** Said of a list that must not be empty. */
  readonly empty: string;
  /** Ops that are drawn twice as often. */
  readonly likely: readonly (keyof O)[];
  /** Why an op can't stand here; null when it can. */
  whyNot(op: keyof O, context: Context): Refusal | null;
  /** What effects after this one know, besides what its fields bind. */
  after(op: keyof O, context: Context): Context;
}
