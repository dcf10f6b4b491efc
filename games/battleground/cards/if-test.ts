// What can `if` ask? Whether there are enough of something, or how what was chosen stands.

import { type Form, flip, type Kind, refuse, whole } from '@duello/cards';
import { BadInput } from '@duello/kernel';
import { fields, isRecord, pick, oneOf as readWord } from '@duello/language';
import { type Count, count as counted } from './amounts.ts';
import { type Context, hasIt, whyNotTokens } from './context.ts';

/** Flanked: at least one summon threatens it. */
export const IT_IS = ['flanked', 'defending', 'enchanted', 'alive', 'ally'] as const;
export type ItIs = (typeof IT_IS)[number];

export type Test =
  | { readonly test: 'count'; readonly count: Count; readonly atLeast: number }
  /** About what was chosen. */
  | { readonly test: 'itIs'; readonly what: ItIs };

const asked: Form = { kind: 'word', values: IT_IS };
const [count, atLeast] = [counted(), whole({ least: 1, default: 1 })];

function whyNot(what: ItIs, context: Context): string | null {
  if (!hasIt(context)) return `"${what}" asks about a target; choose one before`;
  return what === 'enchanted' ? whyNotTokens(what, context) : null;
}

/** `{"count": "allies", "atLeast": 3}`, or a word about what was chosen: `"flanked"`. */
export const test: Kind<'test', Test, Context> = {
  name: 'test',
  form: {
    kind: 'test',
    parts: { count: count.form, atLeast: atLeast.form, what: asked },
    ways: [
      {
        kind: 'record',
        parts: { test: { kind: 'word', values: ['count'] }, count: count.form, atLeast: atLeast.form },
      },
      { kind: 'record', parts: { test: { kind: 'word', values: ['itIs'] }, what: asked } },
    ],
  },
  blank: { test: 'itIs', what: 'flanked' },
  read(input, at, context) {
    const { path } = at;
    const words = typeof input === 'string' ? { what: input } : input;
    if (isRecord(words) && (words.test === 'count' || words.count !== undefined)) {
      const given = fields(words, path, ['test', 'count', 'atLeast']);
      return {
        test: 'count',
        count: count.read(given.count, { ...at, path: `${path}.count` }, context),
        atLeast: atLeast.read(given.atLeast, { ...at, path: `${path}.atLeast` }, context),
      };
    }
    if (!isRecord(words)) {
      throw new BadInput(path, `must be like {"count": "allies", "atLeast": 2}, or one of ${IT_IS.join(', ')}`);
    }
    const given = fields(words, path, ['test', 'what']);
    const what = readWord(given.what, typeof input === 'string' ? path : `${path}.what`, IT_IS);
    refuse(path, whyNot(what, context));
    return { test: 'itIs', what };
  },
  random(draw, context) {
    const words = IT_IS.filter((what) => whyNot(what, context) === null);
    if (words.length > 0 && flip(draw)) return pick(draw.rng, words);
    return { count: count.random(draw, context), atLeast: atLeast.random(draw, context) };
  },
};
