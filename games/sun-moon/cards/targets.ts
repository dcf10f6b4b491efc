// Whom can an effect mean? Words and filters, each only where it makes sense.

import { type Form, flag, flip, type Kind, oneOf, orNull, record, refuse, type ValueOf, whole } from '@duello/cards';
import { BadInput } from '@duello/kernel';
import { fields, isRecord, pick, oneOf as readWord } from '@duello/language';
import { type Context, isInPlay, WHAT, type What, whyNotIt } from './context.ts';

const SIDES = ['own', 'enemy', 'both'] as const;

const parts = record({
  what: oneOf(WHAT, 'summoning'),
  /** An enchantment is on the side of who played it. */
  side: oneOf(SIDES, 'both'),
  /** Not the card that says it. */
  other: flag(4),
  tapped: orNull(flag(), 5),
  /** Only summonings with at most this attack, this defense as it is now, this printed cost. */
  maxAttack: orNull(whole(), 5),
  maxDefense: orNull(whole(), 5),
  maxCost: orNull(whole(), 5),
});
/** Who can be meant: summonings, players, both, or enchantments, on which side. */
export type Filter = ValueOf<typeof parts>;

const OF_SUMMONINGS = ['maxAttack', 'maxDefense'] as const;
const OF_CARDS = [...OF_SUMMONINGS, 'other', 'tapped', 'maxCost'] as const;

function checkFilter(filter: Filter, path: string, context: Context): void {
  const says = (name: (typeof OF_CARDS)[number]): boolean => filter[name] !== null && filter[name] !== false;
  const strange = filter.what === 'player' ? OF_CARDS.find(says) : undefined;
  if (strange !== undefined)
    throw new BadInput(`${path}.${strange}`, 'is about cards, and only players are meant here');
  const number = filter.what === 'enchantment' ? OF_SUMMONINGS.find(says) : undefined;
  if (number !== undefined) throw new BadInput(`${path}.${number}`, 'is about summonings: an enchantment has none');
  if (filter.other && !isInPlay(context)) {
    throw new BadInput(`${path}.other`, 'leaves out this card itself, which is not in play here; leave it out');
  }
}

/** One word alone stands for summonings of a side (`"enemy"`) or for what is meant (`"player"`). */
function spelledOut(input: unknown, path: string): unknown {
  if (typeof input !== 'string') return input;
  const word = readWord(input, path, [...WHAT, ...SIDES]);
  return SIDES.some((side) => side === word) ? { side: word } : { what: word };
}

/** A filter for those that can be meant. */
export const filter = (...can: readonly What[]): Kind<'filter', Filter, Context> => ({
  name: 'filter',
  form: { ...parts.form, parts: { ...parts.form.parts, what: { kind: 'word', values: can } } },
  blank: parts.blank,
  read(input, at, context) {
    const found = parts.read(spelledOut(input, at.path), at, context);
    checkFilter(found, at.path, context);
    return found;
  },
  /** What was drawn, as far as it can be said of what is meant. */
  random(draw, context) {
    const what = pick(draw.rng, can);
    const { side, other, tapped, maxCost, maxAttack, maxDefense } = parts.random(draw, context);
    if (what === 'player') return { what, side };
    const card = { what, side, other: isInPlay(context) && other, tapped, maxCost };
    return what === 'enchantment' ? card : { ...card, maxAttack, maxDefense };
  },
});

export const WHO = ['you', 'opponent', 'eachPlayer', 'itsController'] as const;
export type Who = (typeof WHO)[number];
const WORDS = ['this', 'it', ...WHO] as const;
type Word = (typeof WORDS)[number];

/**
 * Whom an effect works on. `target` is chosen when the card is announced, or when its moment comes for what happens by
 * itself; effects after it can mean the same one as `it`. For an enchantment that acts by itself `it` is its bearer.
 * `all` and the words are no targets (SR32).
 */
export type To = Word | { readonly target: Filter } | { readonly all: Filter };

const MOST_TARGETS = 2;

/** SR32: what is aimed at is known before anything happens, so no target waits inside another effect. */
function whyNotTarget({ deep, targets, aimless }: Context): string | null {
  if (deep > 0) return 'no target can stand inside "may" or "if": aim before, and say "it" inside';
  if (aimless) return '"it" is the bearer only where nothing else is aimed at';
  return targets < MOST_TARGETS ? null : `one list of effects has at most ${MOST_TARGETS} targets`;
}

function whyNotWord(word: Word, context: Context): string | null {
  if (word === 'it' || word === 'itsController') {
    const why = whyNotIt(context);
    return why === null ? null : `"${word}" ${why}`;
  }
  if (word !== 'this' || isInPlay(context)) return null;
  const where = 'say it in an ability, or in a moment other than "destroyed"';
  if (context.type === 'spell') return '"this" is a card in play, and a spell never is';
  return `"this" is not in play here (SR31); ${where}`;
}

/** Which players, if it is not said otherwise. */
export const who = (standard: Who): Kind<'who', Who, Context> => {
  const word = oneOf(WHO, standard);
  return {
    ...word,
    name: 'who',
    read(input, at, context) {
      const found = word.read(input, at, context);
      refuse(at.path, whyNotWord(found, context));
      return found;
    },
    random: ({ rng }, context) =>
      pick(
        rng,
        WHO.filter((one) => whyNotWord(one, context) === null),
      ),
  };
};

/** What a way of meaning somebody comes to. */
function whatOf(to: To, { type, it }: Pick<Context, 'type' | 'it'>): What | null {
  if (to === 'this') return type === 'enchantment' ? 'enchantment' : 'summoning';
  if (to === 'it') return it;
  if (typeof to === 'string') return 'player';
  return 'target' in to ? to.target.what : to.all.what;
}

const isTarget = (to: To): to is { readonly target: Filter } => typeof to !== 'string' && 'target' in to;

const formOf = (values: readonly Word[], meant: Form): Form => ({
  ...{ kind: 'target', values, parts: { target: meant, all: meant } },
  ways: [
    { kind: 'word', values },
    { kind: 'record', parts: { target: meant } },
    { kind: 'record', parts: { all: meant } },
  ],
});

/** Whom an op works on: only those who can undergo it. */
export function target(...can: readonly What[]): Kind<'target', To, Context> {
  const meant = filter(...can);
  const canBe = (what: What | null): boolean => what !== null && can.includes(what);
  const readTo: typeof kind.read = (input, at, context) => {
    if (!isRecord(input)) return readToWord(input, at.path, context);
    const given = fields(input, at.path, ['target', 'all']);
    if ('target' in given === 'all' in given) throw new BadInput(at.path, 'must have either "target" or "all"');
    const read = (name: 'target' | 'all'): Filter =>
      meant.read(given[name], { ...at, path: `${at.path}.${name}` }, context);
    return 'target' in given ? { target: read('target') } : { all: read('all') };
  };
  const kind: Kind<'target', To, Context> = {
    name: 'target',
    form: formOf(
      WORDS.filter((word) => word === 'this' || word === 'it' || canBe('player')),
      meant.form,
    ),
    blank: 'this',
    read(input, at, context) {
      const to = readTo(input, at, context);
      if (!canBe(whatOf(to, context))) throw new BadInput(at.path, `"${at.op}" works on ${can.join(' or ')} only`);
      if (isTarget(to)) refuse(at.path, whyNotTarget(context));
      return to;
    },
    random(draw, context) {
      const words = WORDS.filter((word) => whyNotWord(word, context) === null && canBe(whatOf(word, context)));
      if (words.length > 0 && flip(draw, 3)) return pick(draw.rng, words);
      const drawn = meant.random(draw, context);
      return whyNotTarget(context) === null && !flip(draw, 3) ? { target: drawn } : { all: drawn };
    },
    /** Amounts of an effect that aims are counted on what it has aimed at. */
    bind: (to, { targets }): Partial<Context> => (isTarget(to) ? { it: to.target.what, targets: targets + 1 } : {}),
  };
  return kind;
}

function readToWord(input: unknown, path: string, context: Context): Word {
  const word = WORDS.find((one) => one === input);
  if (word === undefined) {
    throw new BadInput(path, `must be one of ${WORDS.join(', ')}, or like {"target": "enemy"} or {"all": "own"}`);
  }
  refuse(path, whyNotWord(word, context));
  return word;
}
