// Whom can an effect in JSON mean? Words and filters, each only where it makes sense.

import { BadInput } from '@duello/kernel';
import { type Fields, fields, flag, isRecord, oneOf, whole } from '@duello/language';
import type { CardType, Filter, Moment, Op, To } from '../effects.ts';

type What = Filter['what'];

/** What an effect may say depends on whose text it stands in, and on what comes before it. */
export interface Context {
  readonly type: CardType;
  /** A card is in play for its abilities and most of its moments, but not when it is played or has been destroyed. */
  readonly moment: 'played' | 'ability' | Moment;
  /** The price of the ability has an X. */
  readonly hasX: boolean;
  /** What was aimed at last, or the bearer of an enchantment that aims at nothing else; null for nothing. */
  readonly it: What | null;
  /** Targets so far. */
  readonly targets: number;
  readonly deep: number;
}

/** The same, with the place in the file. */
export interface Where extends Context {
  readonly path: string;
}

/** No number of an effect is larger. */
export const MOST = 99;
export const MOST_TARGETS = 2;
export const WHAT = ['summoning', 'player', 'summoningOrPlayer', 'enchantment'] as const satisfies readonly What[];
export const SIDES = ['own', 'enemy', 'both'] as const;
export const WHO = ['you', 'opponent', 'eachPlayer', 'itsController'] as const;
export const WORDS = ['this', 'it', ...WHO] as const;
type Word = (typeof WORDS)[number];

/** Throws the reason why something can't stand at a path, if there is one. */
export function refuse(path: string, why: string | null): void {
  if (why !== null) throw new BadInput(path, why);
}

export const orNull = <T>(input: unknown, read: (value: unknown) => T): T | null =>
  input === undefined || input === null ? null : read(input);

const CARDS: readonly What[] = ['summoning', 'enchantment'];
/** What each op that aims can work on. */
const WORKS_ON: { readonly [O in Op]?: readonly What[] } = {
  damage: ['summoning', 'player', 'summoningOrPlayer'],
  change: ['summoning'],
  grant: ['summoning'],
  destroy: CARDS,
  return: CARDS,
  tap: CARDS,
  untap: CARDS,
};
export const worksOn = (op: Op): readonly What[] => WORKS_ON[op] ?? [];

export const isInPlay = ({ type, moment }: Context): boolean =>
  type !== 'spell' && moment !== 'played' && moment !== 'destroyed';

/** SR32: what is aimed at is known before anything happens, so no target waits inside another effect. */
export function whyNotTarget({ deep, targets }: Context): string | null {
  if (deep > 0) return 'no target can stand inside "may" or "if": aim before, and say "it" inside';
  return targets < MOST_TARGETS ? null : `one list of effects has at most ${MOST_TARGETS} targets`;
}

export const whyNotIt = ({ it, type }: Context): string | null => {
  if (it !== null) return null;
  const bearer = type === 'enchantment' ? '; it is the bearer only where nothing else is aimed at' : '';
  return `needs an effect with "target" before it${bearer}`;
};

export function whyNotWord(word: Word, context: Context): string | null {
  if (word === 'it' || word === 'itsController') {
    const why = whyNotIt(context);
    return why === null ? null : `"${word}" ${why}`;
  }
  if (word !== 'this' || isInPlay(context)) return null;
  const where = 'say it in an ability, or in a moment other than "destroyed"';
  if (context.type === 'spell') return '"this" is a card in play, and a spell never is';
  return `"this" is not in play here (SR31); ${where}`;
}

/** What a way of meaning somebody comes to. */
export function whatOf(to: To, { type, it }: Context): What | null {
  if (to === 'this') return type === 'enchantment' ? 'enchantment' : 'summoning';
  if (to === 'it') return it;
  if (typeof to === 'string') return 'player';
  return 'target' in to ? to.target.what : to.all.what;
}

/** What an effect aims at for those after it; null when it aims at nothing. */
export const aimedAt = (to: To): What | null => (typeof to !== 'string' && 'target' in to ? to.target.what : null);

export function readTo(input: unknown, path: string, op: Op, where: Where): To {
  const to = isRecord(input) ? readSelector(input, path, where) : readWord(input, path, where);
  const what = whatOf(to, where);
  const can = worksOn(op);
  if (what === null || !can.includes(what)) throw new BadInput(path, `"${op}" works on ${can.join(' or ')} only`);
  if (aimedAt(to) !== null) refuse(path, whyNotTarget(where));
  return to;
}

function readWord(input: unknown, path: string, where: Where): Word {
  const word = WORDS.find((one) => one === input);
  if (word === undefined) {
    throw new BadInput(path, `must be one of ${WORDS.join(', ')}, or like {"target": "enemy"} or {"all": "own"}`);
  }
  refuse(path, whyNotWord(word, where));
  return word;
}

function readSelector(input: Fields, path: string, where: Where): To {
  const given = fields(input, path, ['target', 'all']);
  if ('target' in given === 'all' in given) throw new BadInput(path, 'must have either "target" or "all"');
  return 'target' in given
    ? { target: readFilter(given.target, `${path}.target`, isInPlay(where)) }
    : { all: readFilter(given.all, `${path}.all`, isInPlay(where)) };
}

const FILTER_FIELDS = ['what', 'side', 'other', 'tapped', 'maxAttack', 'maxDefense', 'maxCost'];

/** One word alone stands for summonings of a side (`"enemy"`) or for what is meant (`"player"`). */
function filterFields(input: unknown, path: string): Fields {
  if (typeof input !== 'string') return fields(input, path, FILTER_FIELDS);
  const word = oneOf(input, path, [...WHAT, ...SIDES]);
  return SIDES.some((side) => side === word) ? { side: word } : { what: word };
}

/** `hasSelf`: the card that says it is in play, so that others can be told from it. */
export function readFilter(input: unknown, path: string, hasSelf: boolean): Filter {
  const given = filterFields(input, path);
  const limit = (name: string): number | null =>
    orNull(given[name], (value) => whole(value, `${path}.${name}`, 0, MOST));
  const filter: Filter = {
    what: oneOf(given.what ?? 'summoning', `${path}.what`, WHAT),
    side: oneOf(given.side ?? 'both', `${path}.side`, SIDES),
    other: flag(given.other, `${path}.other`),
    tapped: orNull(given.tapped, (value) => flag(value, `${path}.tapped`)),
    maxAttack: limit('maxAttack'),
    maxDefense: limit('maxDefense'),
    maxCost: limit('maxCost'),
  };
  checkFilter(filter, path, hasSelf);
  return filter;
}

const OF_SUMMONINGS = ['maxAttack', 'maxDefense'] as const;
const OF_CARDS = [...OF_SUMMONINGS, 'other', 'tapped', 'maxCost'] as const;

function checkFilter(filter: Filter, path: string, hasSelf: boolean): void {
  const says = (name: (typeof OF_CARDS)[number]): boolean => filter[name] !== null && filter[name] !== false;
  const strange = filter.what === 'player' ? OF_CARDS.find(says) : undefined;
  if (strange !== undefined)
    throw new BadInput(`${path}.${strange}`, 'is about cards, and only players are meant here');
  const number = filter.what === 'enchantment' ? OF_SUMMONINGS.find(says) : undefined;
  if (number !== undefined) throw new BadInput(`${path}.${number}`, 'is about summonings: an enchantment has none');
  if (filter.other && !hasSelf) {
    throw new BadInput(`${path}.other`, 'leaves out this card itself, which is not in play here; leave it out');
  }
}
