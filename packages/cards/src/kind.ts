// What is a field of an effect? Something that can be read from JSON, drawn at random, and described to a form.

import { BadInput, below, type Json, type Rng } from '@duello/kernel';

/** An effect as far as the kit knows it: its fields are the game's. */
export interface AnyEffect {
  readonly op: string;
}

/** Where a field is read: its path, its op, and how effects inside it are read. */
export interface At<Context> {
  readonly path: string;
  readonly op: string;
  effect(input: unknown, context: Context): AnyEffect;
  effects(input: unknown, least: number, context: Context): readonly AnyEffect[];
}

export interface Chance {
  readonly rng: Rng;
  /** Every number is as large as it can be. */
  readonly extreme: boolean;
}

/** What a field is drawn from. */
export interface Draw<Context> extends Chance {
  effect(context: Context): Json;
  effects(least: number, context: Context): readonly Json[];
}

/** Once in so many. */
export const flip = ({ rng }: Chance, chances = 2): boolean => below(rng, chances) === 0;

const none = (): never => {
  throw new Error('no effects can stand inside this field');
};
/** For fields that hold no effects, read or drawn outside of one. */
export const NO_EFFECTS = { effect: none, effects: none };

/** Throws the reason why something can't stand at a path, if there is one. */
export function refuse(path: string, why: string | null): void {
  if (why !== null) throw new BadInput(path, why);
}

/** What a form needs to know of a field. Without a default it must be filled in. */
export interface Form {
  readonly kind: string;
  readonly default?: Json;
  readonly least?: number;
  readonly most?: number;
  /** Words to choose from. */
  readonly values?: readonly string[];
  /** Fields that stand inside it, by name. */
  readonly parts?: { readonly [name: string]: Form };
  /** What each entry of a list is. */
  readonly item?: Form;
  /** It is written in one of these ways; then the rest only sums up what can be said. */
  readonly ways?: readonly Form[];
}

/**
 * A kind of field. `Name` tells kinds apart when effects are flattened; `Value` is what the field holds; `Context` is
 * what a game knows of the place where the effect stands.
 */
export interface Kind<Name extends string, Value, Context> {
  readonly name: Name;
  readonly form: Form;
  /** Any value: what nodes of ops without such a field hold in its place. */
  readonly blank: Value;
  read(input: unknown, at: At<Context>, context: Context): Value;
  random(draw: Draw<Context>, context: Context): Json;
  /** What this field adds to the context of other fields, which are read after it, and of effects after this one. */
  bind?(value: Value, context: Context): object;
  /** The effect happens so many times. Counted before it, and unless it is 1 nothing that it binds lasts. */
  readonly repeats?: boolean;
}

export type Fields<Context = unknown> = { readonly [name: string]: Kind<string, unknown, Context> };
export type ValueOf<K extends Fields[string]> = ReturnType<K['read']>;
export type ValuesOf<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> };
