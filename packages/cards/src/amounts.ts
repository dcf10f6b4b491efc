// How much does an effect say? A number, or so much for each of what is counted.

import { BadInput, below } from '@duello/kernel';
import { fields, isRecord, oneOf, pick, type TallyOf, whole } from '@duello/language';
import { flip, type Kind, refuse } from './kind.ts';
import { drawNumber, LARGEST, type Limits } from './kinds.ts';

/** What a game can count, and where. */
export interface Counting<Count extends string, Context> {
  readonly counts: readonly Count[];
  /** One that everybody understands, as an example. */
  readonly such: Count;
  /** Why it is not known here; null when it is. */
  whyNot(count: Count, context: Context): string | null;
  /** The limits of `atMost`, by those of the amount. */
  cap(least: number, most: number): readonly [least: number, most: number];
}

/** The two kinds of a game that count: what is counted, and an amount. */
export function countingWith<Count extends string, Context>(counting: Counting<Count, Context>) {
  const { counts, such, cap } = counting;

  const readCount = (input: unknown, path: string, context: Context): Count => {
    const count = oneOf(input, path, counts);
    refuse(path, counting.whyNot(count, context));
    return count;
  };

  const count = (): Kind<'count', Count, Context> => ({
    name: 'count',
    form: { kind: 'count', values: counts },
    blank: such,
    read: (input, { path }, context) => readCount(input, path, context),
    random: ({ rng }, context) =>
      pick(
        rng,
        counts.filter((one) => counting.whyNot(one, context) === null),
      ),
  });

  /** A number, or what is counted: `{"count": "hand", "plus": 1}`. */
  const amount = (limits: Limits = {}): Kind<'amount', number | TallyOf<Count>, Context> => {
    const { least = 0, most = LARGEST } = limits;
    const [leastCap, mostCap] = cap(least, most);
    const standard = limits.default === undefined ? {} : { default: limits.default };
    return {
      name: 'amount',
      form: {
        ...{ kind: 'amount', ...standard, least, most, values: counts },
        ways: [
          { kind: 'whole', least, most },
          {
            kind: 'record',
            parts: {
              count: { kind: 'count', values: counts },
              each: { kind: 'whole', default: 1, least: -LARGEST, most: LARGEST },
              plus: { kind: 'whole', default: 0, least: -LARGEST, most: LARGEST },
              atMost: { kind: 'whole', default: null, least: leastCap, most: mostCap },
            },
          },
        ],
      },
      blank: 0,
      read(given, { path }, context) {
        const input = given ?? limits.default;
        if (typeof input === 'number') return whole(input, path, least, most);
        if (!isRecord(input)) throw new BadInput(path, `must be a number, or an amount such as {"count": "${such}"}`);
        const tally = fields(input, path, ['count', 'each', 'plus', 'atMost']);
        return {
          count: readCount(tally.count, `${path}.count`, context),
          each: whole(tally.each ?? 1, `${path}.each`, -LARGEST, LARGEST),
          plus: whole(tally.plus ?? 0, `${path}.plus`, -LARGEST, LARGEST),
          atMost: (tally.atMost ?? null) === null ? null : whole(tally.atMost, `${path}.atMost`, leastCap, mostCap),
        };
      },
      random(draw, context) {
        const { rng, extreme } = draw;
        if (flip(draw)) return drawNumber(draw, limits);
        return {
          count: count().random(draw, context),
          each: extreme ? pick(rng, [LARGEST, -LARGEST]) : pick(rng, [1, 1, 2, -1]),
          plus: below(rng, 4),
          atMost: flip(draw) ? drawNumber(draw, { least: leastCap, most: mostCap }) : null,
        };
      },
    };
  };
  return { amount, count };
}
