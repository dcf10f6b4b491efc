// How far around a field or an intersection does an effect reach?

import { flag, type Kind, record, whole } from '@duello/cards';
import { BadInput } from '@duello/kernel';
import { isRecord, pick } from '@duello/language';
import type { Point } from './context.ts';

/** Sharing an edge; sharing an edge or a corner; or at most so many steps away. `origin`: the field itself too. */
export type Reach = 'adjacent' | 'neighbouring' | { readonly within: number; readonly origin: boolean };

const range = whole({ least: 1, most: 12 });
const ranged = record({ within: range, origin: flag() });

/** `"adjacent"`, `"neighbouring"`, `2` for within range 2, or `{"within": 2, "origin": true}` with the field itself. */
export const reach = (around: Point, standard: Reach | number): Kind<'reach', Reach, unknown> => ({
  name: 'reach',
  form: {
    ...{ ...ranged.form, kind: 'reach', values: ['adjacent', 'neighbouring'] },
    ways: [{ kind: 'word', values: ['adjacent', 'neighbouring'] }, ranged.form],
  },
  blank: 'adjacent',
  read(given, at, context) {
    const { path } = at;
    const input = given ?? standard;
    if (input === 'adjacent' || input === 'neighbouring') {
      if (around === 'field') return input;
      throw new BadInput(path, 'from an intersection there are only ranges: write a number, such as 1');
    }
    if (typeof input === 'number') return { within: range.read(input, at, context), origin: false };
    if (!isRecord(input)) {
      throw new BadInput(path, 'must be adjacent, neighbouring, a range such as 2, or {"within": 2}');
    }
    const { within, origin } = ranged.read(input, at, context);
    if (origin && around === 'intersection') throw new BadInput(`${path}.origin`, 'an intersection is no field itself');
    return { within, origin };
  },
  random(draw, context) {
    const within = range.random(draw, context);
    if (around === 'intersection') return within;
    return pick(draw.rng, ['adjacent', 'neighbouring', within, { within, origin: true }]);
  },
});
