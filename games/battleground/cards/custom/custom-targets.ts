// Whom can an effect in JSON mean? Words, filters, neighbours and points, each only where it makes sense.

import { BadInput } from '@duello/kernel';
import { type Fields, fields, flag, isRecord, oneOf, whole } from '@duello/language';
import { CONDITIONS, type Filter, type Op, type Reach, type Side, type To } from '../effects.ts';

/** What an effect before has chosen: whom, or which sort of point. A summon that dies is chosen by its death. */
export interface ChosenBefore {
  readonly what: Filter['what'] | 'victim';
  readonly point: 'field' | 'intersection' | null;
}

/** What an effect may say depends on whose text it stands in, and on what comes before it. */
export interface Context {
  readonly isSummon: boolean;
  readonly hasEnchantment: boolean;
  /** A Summon stands on the board from its arrival on; at its own death no longer. */
  readonly moment: 'text' | 'arrival' | 'enchantment' | 'aura' | 'ownDeath';
  readonly chosen: ChosenBefore | null;
  readonly deep: number;
}

/** The same, with the place in the file. */
export interface Where extends Context {
  readonly path: string;
}

/** No number of a spell is larger. */
export const MOST = 99;
const MOST_RANGE = 12;
export const SIDES: readonly Side[] = ['ally', 'foe', 'own', 'any'];
export const WHAT = ['summon', 'player', 'summonOrPlayer'] as const;
export const WORDS = ['this', 'it', 'you', 'opponent', 'enchanted'] as const;
export const NEAR = ['this', 'it', 'there'] as const;
type Word = (typeof WORDS)[number];
type Near = (typeof NEAR)[number];

/** Ops that players can undergo too. */
const ON_PLAYERS: readonly Op[] = ['damage', 'heal', 'enchant', 'unenchant'];
export const worksOnPlayers = (op: Op): boolean => ON_PLAYERS.includes(op);

/** Throws the reason why something can't stand at a path, if there is one. */
export function refuse(path: string, why: string | null): void {
  if (why !== null) throw new BadInput(path, why);
}

/** What a death sets off happens in anybody's turn. */
export const isSetOffByDeath = ({ moment }: Context): boolean => moment === 'aura' || moment === 'ownDeath';

/** BR86: no text asks somebody whose turn it may not be. */
export const whyNotChoose = (context: Context): string | null =>
  isSetOffByDeath(context) ? 'nobody chooses when a summon dies (BR86); say what happens, or do it in a text' : null;

/** Somebody was chosen last, and no point. */
export const hasIt = ({ chosen }: Context): boolean => chosen !== null && chosen.point === null;

export const orNull = <T>(input: unknown, read: (value: unknown) => T): T | null =>
  input === undefined || input === null ? null : read(input);

/** What the effect leaves chosen for those after it; null when it chooses nothing. */
export function aimedAt(to: To): ChosenBefore | null {
  if (typeof to === 'string') return null;
  if ('target' in to) return { what: to.target.what, point: null };
  return 'point' in to ? { what: 'summon', point: to.point } : null;
}

export function readTo(input: unknown, path: string, op: Op, where: Where): To {
  const to = isRecord(input) ? readSelector(input, path, where) : readWord(input, path, where);
  if (!worksOnPlayers(op) && reachesPlayers(to, where)) throw new BadInput(path, `"${op}" works on summons only`);
  if (aimedAt(to) !== null) refuse(path, whyNotChoose(where));
  return to;
}

export function reachesPlayers(to: To, { chosen }: Context): boolean {
  if (to === 'you' || to === 'opponent') return true;
  if (to === 'it') return chosen?.what === 'player' || chosen?.what === 'summonOrPlayer';
  if (typeof to === 'string') return false;
  if ('target' in to) return to.target.what !== 'summon';
  return 'all' in to && to.all.what !== 'summon';
}

export const isOnBoard = ({ isSummon, moment }: Context): boolean =>
  isSummon && (moment === 'arrival' || moment === 'aura');

/** A Summon that is cast is not on the board yet: what it says of itself belongs to its arrival (BR34). */
function whyNotThis({ isSummon, moment }: Context, alive: boolean): string | null {
  if (!isSummon) return '"this" means a summon: only a Summon\'s card can say it';
  if (moment === 'text') return '"this" is not on the board yet; say it in "arrival"';
  const dying = '"this" is dying; {"near": "this"} and "thisAttack" can still be used';
  return alive && moment === 'ownDeath' ? dying : null;
}

function whyNotIt({ chosen }: Context): string | null {
  if (chosen === null) return '"it" needs an effect with "target" before it';
  const there = '{"near": "there"} means that';
  return chosen.point === null ? null : `"it" needs a target, and a point was chosen last; ${there}`;
}

export function whyNotWord(word: Word, context: Context): string | null {
  switch (word) {
    case 'this':
      return whyNotThis(context, true);
    case 'it':
      if (context.chosen?.what === 'victim') return '"it" is dying; {"near": "it"} can still be used';
      return whyNotIt(context);
    case 'enchanted':
      return context.hasEnchantment ? null : '"enchanted" speaks of tokens: give the card an "enchantment"';
    default:
      return null;
  }
}

function readWord(input: unknown, path: string, where: Where): Word {
  const word = WORDS.find((one) => one === input);
  if (word === undefined) {
    const such = '{"target": "foe"}, {"all": "ally"}, {"near": "it"} or {"point": "field"}';
    throw new BadInput(path, `must be one of ${WORDS.join(', ')}, or like ${such}`);
  }
  refuse(path, whyNotWord(word, where));
  return word;
}

function readSelector(input: Fields, path: string, where: Where): To {
  if ('target' in input) {
    const given = fields(input, path, ['target']);
    return { target: readFilter(given.target, `${path}.target`, where) };
  }
  if ('all' in input) return { all: readFilter(fields(input, path, ['all']).all, `${path}.all`, where) };
  if ('near' in input) return readNear(fields(input, path, ['near', 'how', 'side']), path, where);
  if ('point' in input) return readPoint(fields(input, path, ['point', 'how', 'side']), path);
  throw new BadInput(path, 'must have "target", "all", "near" or "point"');
}

const FILTER_FIELDS = ['what', 'side', 'other', 'maxTier', 'maxHp', 'hurt', 'bears', 'enchanted'];

/** One word alone stands for summons of a side (`"foe"`) or for what is meant (`"player"`). */
function filterFields(input: unknown, path: string): Fields {
  if (typeof input !== 'string') return fields(input, path, FILTER_FIELDS);
  const word = oneOf(input, path, [...WHAT, ...SIDES]);
  return SIDES.some((side) => side === word) ? { side: word } : { what: word };
}

function readFilter(input: unknown, path: string, where: Where): Filter {
  const given = filterFields(input, path);
  const what = oneOf(given.what ?? 'summon', `${path}.what`, WHAT);
  const filter: Filter = {
    what,
    side: oneOf(given.side ?? 'any', `${path}.side`, SIDES),
    other: flag(given.other, `${path}.other`),
    maxTier: orNull(given.maxTier, (value) => whole(value, `${path}.maxTier`, 1, 3)),
    maxHp: orNull(given.maxHp, (value) => whole(value, `${path}.maxHp`, 1, MOST)),
    hurt: flag(given.hurt, `${path}.hurt`),
    bears: orNull(given.bears, (value) => oneOf(value, `${path}.bears`, [...CONDITIONS, 'any'])),
    enchanted: flag(given.enchanted, `${path}.enchanted`),
  };
  checkFilter(filter, path, where);
  return filter;
}

function checkFilter(filter: Filter, path: string, where: Where): void {
  const ofSummons = ['other', 'maxTier', 'maxHp', 'bears', 'enchanted'] as const;
  const strange = ofSummons.find((name) => filter[name] !== null && filter[name] !== false);
  if (filter.what === 'player' && strange !== undefined) {
    throw new BadInput(`${path}.${strange}`, 'is about summons, and only players are meant here');
  }
  if (filter.other && !isOnBoard(where)) {
    throw new BadInput(`${path}.other`, 'leaves out this summon itself: it makes sense in "arrival" and in an Aura');
  }
  if (filter.enchanted && !where.hasEnchantment) {
    throw new BadInput(`${path}.enchanted`, 'speaks of tokens: give the card an "enchantment"');
  }
}

/** `"adjacent"`, `"neighbouring"`, `2` for within range 2, or `{"within": 2, "origin": true}` with the field itself. */
function readReach(input: unknown, path: string, around: 'field' | 'intersection'): Reach {
  if (input === 'adjacent' || input === 'neighbouring') {
    if (around === 'field') return input;
    throw new BadInput(path, 'from an intersection there are only ranges: write a number, such as 1');
  }
  if (typeof input === 'number') return { within: whole(input, path, 1, MOST_RANGE), origin: false };
  if (!isRecord(input)) throw new BadInput(path, 'must be adjacent, neighbouring, a range such as 2, or {"within": 2}');
  const given = fields(input, path, ['within', 'origin']);
  const origin = flag(given.origin, `${path}.origin`);
  if (origin && around === 'intersection') throw new BadInput(`${path}.origin`, 'an intersection is no field itself');
  return { within: whole(given.within, `${path}.within`, 1, MOST_RANGE), origin };
}

const sideIn = (given: Fields, path: string): Side => oneOf(given.side ?? 'any', `${path}.side`, SIDES);

export function whyNotNear(near: Near, context: Context): string | null {
  const { chosen } = context;
  if (near === 'this') return whyNotThis(context, false);
  if (near === 'it') return whyNotIt(context) ?? (chosen?.what === 'player' ? 'nothing is near a player (BR5)' : null);
  const no = chosen === null || chosen.point === null;
  return no ? '"there" needs an effect with {"point": …} before it, and no target in between' : null;
}

/** Whether it is near a field or an intersection. */
export const aroundOf = (near: Near, { chosen }: Context): 'field' | 'intersection' =>
  (near === 'there' ? chosen?.point : null) ?? 'field';

function readNear(given: Fields, path: string, where: Where): To {
  const near = oneOf(given.near, `${path}.near`, NEAR);
  refuse(`${path}.near`, whyNotNear(near, where));
  const around = aroundOf(near, where);
  const usual = around === 'field' ? 'adjacent' : 1;
  return { near, how: readReach(given.how ?? usual, `${path}.how`, around), side: sideIn(given, path) };
}

function readPoint(given: Fields, path: string): To {
  const point = oneOf(given.point, `${path}.point`, ['field', 'intersection']);
  const how = given.how ?? (point === 'field' ? { within: 1, origin: true } : 1);
  return { point, how: readReach(how, `${path}.how`, point), side: sideIn(given, path) };
}
