// Does everything follow from one row an op? A small language of garden cards, made of every kind of field.

import { BadInput, stream } from '@duello/kernel';
import { flatWith } from '@duello/language';
import { describe, expect, test } from 'vitest';
import {
  blankFields,
  card,
  countingWith,
  describeOps,
  type EffectOf,
  effect,
  effects,
  type FlatRows,
  flag,
  flatFields,
  type Grammar,
  type Kind,
  link,
  oneOf,
  op,
  orNull,
  randomEffects,
  readEffects,
  record,
  repeats,
  timesOf,
  whole,
} from './index.ts';
import { unreached } from './reach-for-tests.ts';

interface Context {
  readonly it: boolean;
  readonly seeds: ReadonlySet<string>;
  readonly isOver: boolean;
  readonly deep: number;
}
const COUNTS = ['beds', 'itsLeaves'] as const;
type Count = (typeof COUNTS)[number];
const { amount, count } = countingWith<Count, Context>({
  counts: COUNTS,
  such: 'beds',
  whyNot: (one, { it }) => (one === 'itsLeaves' && !it ? 'needs a plant' : null),
  cap: (least, most) => [Math.max(0, least), most],
});

/** A kind of the game's own, which later fields and effects speak of as `it`. */
const plant: Kind<'plant', 'one' | 'it', Context> = {
  name: 'plant',
  form: { kind: 'plant', values: ['one', 'it'] },
  blank: 'one',
  read(input, { path, op: name }, { it }) {
    if (input === 'one' || (input === 'it' && it)) return input;
    throw new BadInput(path, `"${name}" needs a plant`);
  },
  random: ({ rng }, { it }) => (it && rng[0] % 2 === 0 ? 'it' : 'one'),
  bind: (value): Partial<Context> => (value === 'one' ? { it: true } : {}),
};
const seed = card(
  ({ seeds }: Context) => seeds,
  () => 'must be a seed',
);

const OPS = {
  water: op({ amount: amount(), times: repeats(amount({ least: 1, most: 3, default: 1 })), plant }),
  sow: op({ seed, bed: orNull(whole({ least: 1, most: 4 })), deep: flag() }),
  trade: op({ for: orNull(record({ seed, price: whole({ least: -2, default: 0 }) })) }),
  change: op({ height: whole({ least: -9, default: 0 }), width: whole({ default: 0 }) }, ({ height, width }) =>
    height === 0 && width === 0 ? 'must change something' : null,
  ),
  perhaps: op({ effects: effects(1) }),
  season: op({ when: oneOf(['spring', 'autumn'], 'spring'), effect: effect() }),
  many: op({ count: count(), effects: effects() }),
  over: op({}),
} as const;
type Effect = EffectOf<typeof OPS>;

const grammar: Grammar<typeof OPS, Context> = {
  ops: OPS,
  mostEffects: 4,
  mostDeep: 2,
  empty: 'must be at least one effect',
  likely: ['water'],
  whyNot: (_op, { isOver }) => (isOver ? { of: 'effect', why: 'comes after the end' } : null),
  after: (name, context) => ({ ...context, isOver: name === 'over' }),
};
const context: Context = { it: false, seeds: new Set(['rose', 'leek']), isOver: false, deep: 0 };
const read = (input: unknown): readonly Effect[] => readEffects(grammar, input, 'card', context);

describe('reading', () => {
  test('what is left out is what the row says', () => {
    const expected: readonly Effect[] = [
      { op: 'water', amount: 2, times: 1, plant: 'one' },
      { op: 'sow', seed: 'rose', bed: null, deep: false },
      { op: 'season', when: 'spring', effect: { op: 'trade', for: { seed: 'leek', price: 0 } } },
    ];
    const given = [
      { op: 'water', amount: 2, plant: 'one' },
      { op: 'sow', seed: 'rose' },
      { op: 'season', effect: { op: 'trade', for: { seed: 'leek' } } },
    ];
    expect(read(given)).toEqual(expected);
    expect(JSON.stringify(read(given))).toBe(JSON.stringify(expected));
  });

  test('one effect alone is a list of one, and its path has no number', () => {
    expect(read({ op: 'over' })).toEqual([{ op: 'over' }]);
    expect(() => read({ op: 'dig' })).toThrow('card.op: must be one of water, sow, trade,');
  });

  test('a field that binds is read before the others, and lasts unless the effect is repeated', () => {
    const leaves = { count: 'itsLeaves' };
    expect(() => read({ op: 'water', amount: leaves, plant: 'one' })).not.toThrow();
    expect(() => read({ op: 'water', amount: 1, times: leaves, plant: 'one' })).toThrow(
      'card.times.count: needs a plant',
    );
    const water = { op: 'water', amount: 1, plant: 'one' };
    const it = { op: 'water', amount: 1, plant: 'it' };
    expect(() => read([water, it])).not.toThrow();
    expect(() => read([{ ...water, times: 2 }, it])).toThrow('card[1].plant: "water" needs a plant');
    expect(() => read([{ op: 'perhaps', effects: [water] }, it])).toThrow('card[1].plant');
  });

  test.each([
    [{ op: 'sow', seed: 'oak' }, 'card.seed: must be a seed'],
    [{ op: 'sow', seed: 'rose', colour: 1 }, 'card.colour: is not known; there are op, seed, bed, deep'],
    [{ op: 'sow', seed: 'rose', bed: 5 }, 'card.bed: must be a whole number from 1 to 4'],
    [{ op: 'sow', seed: 'rose', deep: 1 }, 'card.deep: must be true or false'],
    [{ op: 'water', plant: 'one' }, 'card.amount: must be a number, or an amount such as {"count": "beds"}'],
    [{ op: 'water', amount: 1, times: 4, plant: 'one' }, 'card.times: must be a whole number from 1 to 3'],
    [{ op: 'water', amount: { count: 'beds', atMost: -1 }, plant: 'one' }, 'card.amount.atMost: must be a whole'],
    [{ op: 'trade', for: { seed: 'rose', cost: 1 } }, 'card.for.cost: is not known; there are seed, price'],
    [{ op: 'change' }, 'card: must change something'],
    [{ op: 'perhaps' }, 'card.effects: must be at least one effect'],
    [{ op: 'season', when: 'winter', effect: { op: 'over' } }, 'card.when: must be one of spring, autumn'],
    [{ op: 'season', effect: { op: 'dig' } }, 'card.effect.op: must be one of'],
    [[{ op: 'over' }, { op: 'sow', seed: 'rose' }], 'card[1]: comes after the end'],
    [Array.from({ length: 5 }, () => ({ op: 'sow', seed: 'rose' })), 'card: must be at most 4 effects'],
  ])('%j', (given, message) => {
    expect(() => read(given)).toThrow(message);
  });

  test('effects do not stand inside each other without end', () => {
    const inside = (deep: number): object =>
      deep === 0 ? { op: 'over' } : { op: 'perhaps', effects: inside(deep - 1) };
    expect(() => read(inside(2))).not.toThrow();
    expect(() => read(inside(3))).toThrow('effects stand inside each other at most 2 deep');
    expect(() => read(inside(2_000))).toThrow('must be at most 60 effects in all');
  });
});

test('drawn at random, effects say all that they can say, and all of it can be read', () => {
  const rng = stream('garden');
  const drawn = Array.from({ length: 3000 }, (_, i) =>
    randomEffects(grammar, 1, { rng, extreme: i % 9 === 0 }, context),
  );
  const chains = Array.from({ length: 300 }, () =>
    randomEffects(grammar, 1, { rng, extreme: false }, { ...context, it: true }),
  );
  for (const one of drawn) expect(() => read(one), JSON.stringify(one)).not.toThrow();
  expect(unreached(describeOps(OPS), [...drawn.flatMap(read), ...chains.flat()])).toEqual([]);
  expect(unreached(describeOps(OPS), [{ op: 'over' }])).toContain('water.amount.count=beds');
});

test('a form is told of every field', () => {
  expect(describeOps(OPS).trade.for).toEqual({
    kind: 'record',
    default: null,
    parts: { seed: { kind: 'card' }, price: { kind: 'whole', least: -2, most: 99, default: 0 } },
  });
  expect(describeOps(OPS).season).toEqual({
    when: { kind: 'word', values: ['spring', 'autumn'], default: 'spring' },
    effect: { kind: 'effect' },
  });
  expect(describeOps(OPS).over).toEqual({});
});

describe('flattening', () => {
  interface Loading {
    chain(inner: readonly Effect[]): number;
  }
  const flat = flatWith(COUNTS);
  const rows = {
    amount: flat,
    card: (id: string): number => ['rose', 'leek'].indexOf(id),
    effects: (inner: readonly Effect[], { chain }: Loading): number => chain(inner),
    effect: (inner: Effect, { chain }: Loading): number => chain([inner]),
    recordOrNull: (): number => 7,
  } satisfies FlatRows<Loading>;
  const none: Loading = { chain: () => -1 };

  test('every node has the fields of all ops, but not how often it happens', () => {
    const blank = blankFields(OPS, rows, none);
    const names = 'amount plant seed bed deep for height width effects when effect count';
    expect(Object.keys(blank)).toEqual(names.split(' '));
    expect(blank).toMatchObject({
      amount: flat(0),
      seed: -1,
      bed: null,
      deep: false,
      effects: -1,
      when: 'spring',
      for: 7,
    });
  });

  test('an effect has its own fields, each as its row makes it, the rest kept', () => {
    const [sow] = read({ op: 'sow', seed: 'leek', deep: true });
    const flattened: { readonly seed?: number; readonly bed?: number | null } = flatFields(OPS, rows, sow, none);
    expect(flattened).toEqual({ seed: 1, bed: null, deep: true });
  });

  test('how often an effect happens is asked for', () => {
    expect(timesOf(OPS, { op: 'water', amount: 1, times: 3, plant: 'one' })).toBe(3);
    expect(timesOf(OPS, { op: 'over' })).toBe(1);
  });

  test('a chain is written down from its end, inner chains before the node that holds them', () => {
    interface Node {
      readonly name: string;
      readonly inner: number;
      readonly next: number;
    }
    type Draft = (next: number) => Node;
    const nodes: Node[] = [];
    const node =
      (name: string, inner: readonly Draft[] = []): Draft =>
      (next) => ({ name, inner: link(inner, nodes), next });
    expect(link([node('first', [node('within')]), node('last')], nodes)).toBe(2);
    expect(nodes).toEqual([
      { name: 'last', inner: -1, next: -1 },
      { name: 'within', inner: -1, next: -1 },
      { name: 'first', inner: 1, next: 0 },
    ]);
  });
});
