// What do effects in JSON say? Read by their schema; what is wrong is named by its path.

import { BadInput } from '@duello/kernel';
import { fields, isRecord, list } from '@duello/language';
import type { AnyEffect, At, Fields } from './kind.ts';
import type { Depth, EffectOf, Grammar, Ops } from './ops.ts';

/** One effect, or a list of them; each knows what those before it have bound. */
export function readEffects<O extends Ops<Context>, Context extends Depth>(
  grammar: Grammar<O, Context>,
  input: unknown,
  path: string,
  context: Context,
): readonly EffectOf<O>[];
export function readEffects(
  grammar: Grammar<Ops<Depth>, Depth>,
  input: unknown,
  path: string,
  context: Depth,
): unknown {
  checkHowMany(input, path);
  return readList(grammar, input, path, context);
}

/** So many effects in one text, however they stand inside each other: nobody reads a longer one, and it would run for ever. */
export const MOST_IN_ALL = 60;

/** Counted before anything is read, without recursion: the text may be hostile. */
function checkHowMany(input: unknown, path: string): void {
  const open: unknown[] = [input];
  let effects = 0;
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (typeof part !== 'object' || part === null) continue;
    if ('op' in part && ++effects > MOST_IN_ALL) {
      throw new BadInput(path, `must be at most ${MOST_IN_ALL} effects in all, those inside others included`);
    }
    for (const inner of Object.values(part)) if (inner !== undefined) open.push(inner);
  }
}

function readList<Context extends Depth>(
  grammar: Grammar<Ops<Context>, Context>,
  input: unknown,
  path: string,
  context: Context,
): readonly AnyEffect[] {
  const { mostEffects, mostDeep } = grammar;
  const given = list(input ?? []);
  if (given.length > mostEffects) throw new BadInput(path, `must be at most ${mostEffects} effects`);
  checkDepth(mostDeep, path, context);
  let now = context;
  return given.map((one, index) => {
    const read = readEffect(grammar, one, Array.isArray(input) ? `${path}[${index}]` : path, now);
    now = read.after;
    return read.effect;
  });
}

function checkDepth(mostDeep: number, path: string, { deep }: Depth): void {
  if (deep > mostDeep) throw new BadInput(path, `effects stand inside each other at most ${mostDeep} deep`);
}

interface Read<Context> {
  readonly effect: AnyEffect;
  readonly after: Context;
}

function readEffect<Context extends Depth>(
  grammar: Grammar<Ops<Context>, Context>,
  input: unknown,
  path: string,
  context: Context,
): Read<Context> {
  const { ops } = grammar;
  const op = isRecord(input) ? input.op : undefined;
  if (typeof op !== 'string' || !Object.hasOwn(ops, op)) {
    throw new BadInput(`${path}.op`, `must be one of ${Object.keys(ops).join(', ')}`);
  }
  const given = fields(input, path, ['op', ...Object.keys(ops[op].fields)]);
  const refusal = grammar.whyNot(op, context);
  if (refusal !== null) throw new BadInput(refusal.of === 'op' ? `${path}.op` : path, refusal.why);
  const { values, after } = readFields(grammar, op, given, path, context);
  const wrong = ops[op].wrong(values);
  if (wrong !== null) throw new BadInput(path, wrong);
  return { effect: { op, ...values }, after };
}

/** Fields that bind come first; how often is counted before any of that. */
export const inReadingOrder = <Context>(
  fields: Fields<Context>,
): readonly (readonly [string, Fields<Context>[string]])[] => {
  const entries = Object.entries(fields);
  return [...entries.filter(([, { bind }]) => bind), ...entries.filter(([, { bind }]) => !bind)];
};

/** The fields of one effect, and what is known after it. */
export function readFields<Context extends Depth>(
  grammar: Grammar<Ops<Context>, Context>,
  op: string,
  given: { readonly [name: string]: unknown },
  path: string,
  context: Context,
): { readonly values: { readonly [name: string]: unknown }; readonly after: Context } {
  const kinds = grammar.ops[op].fields;
  const found = new Map<string, unknown>();
  let bound = context;
  let lasts = true;
  for (const [name, kind] of inReadingOrder(kinds)) {
    const value = kind.read(given[name], placeIn(grammar, op, `${path}.${name}`), kind.repeats ? context : bound);
    if (kind.bind) bound = { ...bound, ...kind.bind(value, bound) };
    if (kind.repeats && value !== 1) lasts = false;
    found.set(name, value);
  }
  const values = Object.fromEntries(Object.keys(kinds).map((name) => [name, found.get(name)]));
  return { values, after: grammar.after(op, lasts ? bound : context) };
}

const placeIn = <Context extends Depth>(
  grammar: Grammar<Ops<Context>, Context>,
  op: string,
  path: string,
): At<Context> => ({
  path,
  op,
  effect(input, context) {
    const inside = { ...context, deep: context.deep + 1 };
    checkDepth(grammar.mostDeep, path, inside);
    return readEffect(grammar, input, path, inside).effect;
  },
  effects(input, least, context) {
    const inner = readList(grammar, input, path, { ...context, deep: context.deep + 1 });
    if (inner.length < least) throw new BadInput(path, grammar.empty);
    return inner;
  },
});
