// Which effects might somebody write? Any that the schema allows, each where it may stand; for fuzzing.

import { BadInput, below, type Json } from '@duello/kernel';
import { pick } from '@duello/language';
import { type At, type Chance, type Draw, type Fields, flip, NO_EFFECTS } from './kind.ts';
import type { Depth, Grammar, Ops } from './ops.ts';
import { inReadingOrder, readFields } from './read.ts';

/** Effects that hold others stand no deeper than this, so that most of what is drawn stays readable. */
const DEEP_ENOUGH = 2;
/** What an op's fields say together can be wrong; then they are drawn again. */
const MOST_TRIES = 50;

/** Up to so many effects in JSON, each knowing what those before it have bound. */
export function randomEffects<O extends Ops<Context>, Context extends Depth>(
  grammar: Grammar<O, Context>,
  length: number,
  chance: Chance,
  context: Context,
): readonly Json[];
export function randomEffects<Context extends Depth>(
  grammar: Grammar<Ops<Context>, Context>,
  length: number,
  chance: Chance,
  context: Context,
): readonly Json[] {
  const list: Json[] = [];
  let now = context;
  // Nothing may stand after some effects.
  while (list.length < length && opsFor(grammar, now).length > 0) {
    const made = randomEffect(grammar, chance, now);
    now = made.after;
    list.push(made.effect);
  }
  return list;
}

const holdsEffects = ({ fields }: Ops[string]): boolean =>
  Object.values(fields).some(({ name }) => name === 'effect' || name === 'effects');

/** Ops that can stand here. */
function opsFor<Context extends Depth>(grammar: Grammar<Ops<Context>, Context>, context: Context): readonly string[] {
  const { ops, likely } = grammar;
  return [...Object.keys(ops), ...likely.map(String)].filter(
    (op) => (context.deep < DEEP_ENOUGH || !holdsEffects(ops[op])) && grammar.whyNot(op, context) === null,
  );
}

function randomEffect<Context extends Depth>(
  grammar: Grammar<Ops<Context>, Context>,
  chance: Chance,
  context: Context,
): { readonly effect: Json; readonly after: Context } {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const op = pick(chance.rng, opsFor(grammar, context));
    const effect = randomFields(grammar, op, chance, context);
    const { values, after } = readFields(grammar, op, effect, op, context);
    if (grammar.ops[op].wrong(values) === null) return { effect: { op, ...effect }, after };
  }
  throw new Error('no effect that is drawn is right');
}

/** What has a default is left out half of the time, where the default may stand. */
function randomFields<Context extends Depth>(
  grammar: Grammar<Ops<Context>, Context>,
  op: string,
  chance: Chance,
  context: Context,
): { readonly [name: string]: Json } {
  const draw = drawFrom(grammar, chance);
  const given: Record<string, Json> = {};
  let bound = context;
  for (const [name, kind] of inReadingOrder(grammar.ops[op].fields)) {
    const at = { path: name, op, ...NO_EFFECTS };
    if (kind.form.default !== undefined && flip(draw) && mayBeLeftOut(kind, at, bound)) continue;
    given[name] = kind.random(draw, kind.repeats ? context : bound);
    if (kind.bind) bound = { ...bound, ...kind.bind(kind.read(given[name], at, bound), bound) };
  }
  return given;
}

/** A default can be one that is refused in this place. */
function mayBeLeftOut<Context>(kind: Fields<Context>[string], at: At<Context>, context: Context): boolean {
  try {
    kind.read(undefined, at, context);
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

function drawFrom<Context extends Depth>(grammar: Grammar<Ops<Context>, Context>, chance: Chance): Draw<Context> {
  const inside = (context: Context, length: number): readonly Json[] =>
    randomEffects(grammar, length, chance, { ...context, deep: context.deep + 1 });
  return {
    ...chance,
    effect: (context) => inside(context, 1)[0],
    effects: (least, context) => inside(context, Math.max(least, below(chance.rng, 3))),
  };
}
