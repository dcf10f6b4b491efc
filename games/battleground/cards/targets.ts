// Whom can an effect mean? Words, filters, neighbours and points, each only where it makes sense.

import { type Form, type Kind, oneOf, record, refuse } from '@duello/cards';
import { BadInput } from '@duello/kernel';
import { fields, isRecord, pick } from '@duello/language';
import { type Context, POINTS, type Point, type What, whyNotChoose, whyNotTokens } from './context.ts';
import { type Filter, filter, type Side, side } from './filters.ts';
import { type Reach, reach } from './reach.ts';

const WORDS = [
  'this',
  'it',
  'you',
  'opponent',
  /** All summons with a token of this enchantment. */
  'enchanted',
] as const;
type Word = (typeof WORDS)[number];
const PLAYERS: readonly Word[] = ['you', 'opponent'];

const CENTERS = ['this', 'it', 'there'] as const;
type Center = (typeof CENTERS)[number];
const near = oneOf(CENTERS);

/**
 * Whom an effect works on. `target` is chosen by the caster when the effect happens; effects after it can mean the
 * same one as `it`. `point` chooses a field or an intersection, which later effects mean by `there`.
 */
export type To =
  | Word
  | { readonly target: Filter }
  | { readonly all: Filter }
  /** Summons close to this one, to the chosen one, or to the chosen point (neighbouring: a field only). */
  | { readonly near: Center; readonly how: Reach; readonly side: Side }
  | { readonly point: Point; readonly how: Reach; readonly side: Side };

/** A Summon that is cast is not on the board yet: what it says of itself belongs to its arrival (BR34). */
function whyNotThis({ isSummon, moment }: Context): string | null {
  if (!isSummon) return '"this" means a summon: only a Summon’s card can say it';
  return moment === 'text' ? '"this" is not on the board yet; say it in "arrival"' : null;
}

function whyNotIt({ chosen }: Context): string | null {
  if (chosen === null) return '"it" needs an effect with "target" before it';
  const there = '{"near": "there"} means that';
  return chosen.point === null ? null : `"it" needs a target, and a point was chosen last; ${there}`;
}

function whyNotWord(word: Word, context: Context): string | null {
  switch (word) {
    case 'this': {
      const dying = '"this" is dying; {"near": "this"} and "thisAttack" can still be used';
      return whyNotThis(context) ?? (context.moment === 'ownDeath' ? dying : null);
    }
    case 'it':
      if (context.chosen?.what === 'victim') return '"it" is dying; {"near": "it"} can still be used';
      return whyNotIt(context);
    case 'enchanted':
      return whyNotTokens(word, context);
    default:
      return null;
  }
}

function whyNotNear(center: Center, context: Context): string | null {
  const { chosen } = context;
  if (center === 'this') return whyNotThis(context);
  if (center === 'it')
    return whyNotIt(context) ?? (chosen?.what === 'player' ? 'nothing is near a player (BR5)' : null);
  const no = chosen === null || chosen.point === null;
  return no ? '"there" needs an effect with {"point": …} before it, and no target in between' : null;
}

/** Whether it is near a field or an intersection. */
const pointOf = (center: unknown, { chosen }: Context): Point => (center === 'there' ? chosen?.point : null) ?? 'field';

function reachesPlayers(to: To, { chosen }: Context): boolean {
  if (to === 'it') return chosen?.what === 'player' || chosen?.what === 'summonOrPlayer';
  if (typeof to === 'string') return PLAYERS.includes(to);
  if ('target' in to) return to.target.what !== 'summon';
  return 'all' in to && to.all.what !== 'summon';
}

const isChoice = (to: To): boolean => typeof to === 'object' && ('target' in to || 'point' in to);

function readToWord(input: unknown, path: string, context: Context): Word {
  const word = WORDS.find((one) => one === input);
  if (word === undefined) {
    const such = '{"target": "foe"}, {"all": "ally"}, {"near": "it"} or {"point": "field"}';
    throw new BadInput(path, `must be one of ${WORDS.join(', ')}, or like ${such}`);
  }
  refuse(path, whyNotWord(word, context));
  return word;
}

/** Around what is there, and around a point that is chosen: by what they go out from. */
const NEAR = {
  field: record({ near, how: reach('field', 'adjacent'), side }),
  intersection: record({ near, how: reach('intersection', 1), side }),
} as const;
const AROUND = {
  field: record({ point: oneOf(POINTS), how: reach('field', { within: 1, origin: true }), side }),
  intersection: record({ point: oneOf(POINTS), how: reach('intersection', 1), side }),
} as const;

const formOf = (values: readonly Word[], meant: Form): Form => ({
  kind: 'target',
  values,
  parts: { target: meant, all: meant, ...NEAR.field.form.parts, ...AROUND.field.form.parts },
  ways: [
    { kind: 'word', values },
    { kind: 'record', parts: { target: meant } },
    { kind: 'record', parts: { all: meant } },
    NEAR.field.form,
    AROUND.field.form,
  ],
});

/** Whom an op works on: summons, or players too. */
export function target(...can: readonly What[]): Kind<'target', To, Context> {
  const meant = filter(can);
  const mayMean = (to: To, context: Context): boolean => can.includes('player') || !reachesPlayers(to, context);

  const readTo: typeof kind.read = (input, at, context) => {
    const { path } = at;
    if (!isRecord(input)) return readToWord(input, path, context);
    const readFilter = (name: 'target' | 'all'): Filter =>
      meant.read(fields(input, path, [name])[name], { ...at, path: `${path}.${name}` }, context);
    if ('target' in input) return { target: readFilter('target') };
    if ('all' in input) return { all: readFilter('all') };
    if ('point' in input)
      return AROUND[input.point === 'intersection' ? input.point : 'field'].read(input, at, context);
    if (!('near' in input)) throw new BadInput(path, 'must have "target", "all", "near" or "point"');
    const to = NEAR[pointOf(input.near, context)].read(input, at, context);
    refuse(`${path}.near`, whyNotNear(to.near, context));
    return to;
  };

  const kind: Kind<'target', To, Context> = {
    name: 'target',
    form: formOf(
      WORDS.filter((word) => can.includes('player') || !PLAYERS.includes(word)),
      meant.form,
    ),
    blank: 'this',
    read(input, at, context) {
      const to = readTo(input, at, context);
      if (!mayMean(to, context)) throw new BadInput(at.path, `"${at.op}" works on summons only`);
      if (isChoice(to)) refuse(at.path, whyNotChoose(context));
      return to;
    },
    random(draw, context) {
      const { rng } = draw;
      const words = WORDS.filter((word) => whyNotWord(word, context) === null && mayMean(word, context));
      const centers = CENTERS.filter((one) => whyNotNear(one, context) === null);
      const ways = [
        ...(words.length > 0 ? ['word'] : []),
        'all',
        ...(centers.length > 0 ? ['near'] : []),
        ...(whyNotChoose(context) === null ? ['target', 'point'] : []),
      ];
      switch (pick(rng, ways)) {
        case 'word':
          return pick(rng, words);
        case 'near': {
          const center = pick(rng, centers);
          return { ...NEAR[pointOf(center, context)].random(draw, context), near: center };
        }
        case 'point': {
          const point = pick(rng, POINTS);
          return { ...AROUND[point].random(draw, context), point };
        }
        case 'target':
          return { target: meant.random(draw, context) };
        default:
          return { all: meant.random(draw, context) };
      }
    },
    /** Amounts of an effect that chooses are counted on what it has chosen. */
    bind(to): Partial<Context> {
      if (typeof to === 'string') return {};
      if ('target' in to) return { chosen: { what: to.target.what, point: null } };
      return 'point' in to ? { chosen: { what: 'summon', point: to.point } } : {};
    },
  };
  return kind;
}
