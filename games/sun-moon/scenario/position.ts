// What does a position say? Read from JSON field by field, with defaults; nothing is laid out yet.

import { fieldsOf, readRows, type Said } from '@duello/columns';
import { BadInput, SEAT_NAMES, type Seat } from '@duello/kernel';
import { type Fields, fields, flag, isRecord, oneOf, someOf, whole } from '@duello/language';
import { MATCH_LIMIT, START_LIFE } from '../cards/numbers.ts';
import { type CardType, type PlayerClass, TRAITS, type Trait, TYPES } from '../cards/vocabulary.ts';
import { seatRows } from '../rules/state/columns.ts';
import { compiledOf } from '../rules/state/compiled.ts';
import { PLAYER_CLASSES } from '../rules/state/decks.ts';
import type { Options } from '../rules/state/options.ts';
import { readCard, readCards, readCopies } from './notation.ts';

/** Cards by the number of their kind. */
export type Kinds = readonly number[];

export interface EnchantmentWords {
  readonly kind: number;
  /** null: follows from whom it can be put on. */
  readonly owner: Seat | null;
  readonly tapped: boolean;
  readonly entered: number | null;
  readonly path: string;
}

export interface SummoningWords {
  readonly kind: number;
  readonly tapped: boolean;
  /** As they count now: checked, or for `defense` without `damage`, what the damage follows from. */
  readonly attack: number | null;
  readonly defense: number | null;
  readonly damage: number | null;
  readonly turn: { readonly attack: number; readonly defense: number; readonly traits: readonly Trait[] };
  readonly enchantments: readonly EnchantmentWords[];
  readonly entered: number | null;
  readonly path: string;
}

/** What columns say of a side. */
type Told = Required<Omit<Said<typeof seatRows>, 'deck' | 'aside'>>;

export interface Side extends Told {
  /** null: follows from its cards, or from the options. */
  readonly class: PlayerClass | null;
  /** The top first; null for plain cards up to a whole deck. */
  readonly deck: Kinds | null;
  readonly known: Kinds;
  readonly summonings: readonly SummoningWords[];
}

/** Moments that a position can begin at; the others are reached by answers. */
export const POSITION_PHASES = ['mulligan', 'start', 'main', 'end'] as const;
export type PositionPhase = (typeof POSITION_PHASES)[number];

export interface Position {
  readonly match: number | null;
  readonly turn: number | null;
  readonly active: Seat | null;
  readonly starter: Seat | null;
  readonly phase: PositionPhase;
  readonly sides: readonly [Side, Side];
}

export const POSITION_FIELDS = ['A', 'B', 'match', 'turn', 'active', 'starter', 'phase', 'chain'] as const;
export const SIDE_FIELDS = ['class', ...fieldsOf(seatRows), 'known', 'summonings'];
export const SUMMONING_FIELDS = [
  ...['card', 'tapped', 'attack', 'defense', 'damage', 'turn', 'enchantments', 'entered'],
] as const;
export const ENCHANTMENT_FIELDS = ['card', 'owner', 'tapped', 'entered'] as const;
const TURN_FIELDS = ['attack', 'defense', 'traits'] as const;

const MOST = 999;

export function readPosition(input: unknown, options: Options, path: string): Position {
  const given = fields(input, path, POSITION_FIELDS);
  const number = (name: string, min: number, max: number): number | null =>
    given[name] === undefined ? null : whole(given[name], `${path}.${name}`, min, max);
  if (Array.isArray(given.chain) ? given.chain.length > 0 : given.chain !== undefined) {
    throw new BadInput(`${path}.chain`, 'must be empty: answers lead to such a moment');
  }
  return {
    match: number('match', 1, MATCH_LIMIT),
    turn: number('turn', 0, MOST),
    active: readSeat(given.active, `${path}.active`),
    starter: readSeat(given.starter, `${path}.starter`),
    phase: oneOf(given.phase ?? 'main', `${path}.phase`, POSITION_PHASES),
    sides: [readSide(given.A ?? {}, options, `${path}.A`), readSide(given.B ?? {}, options, `${path}.B`)],
  };
}

function readSeat(input: unknown, path: string): Seat | null {
  if (input === undefined || input === null) return null;
  return oneOf(input, path, SEAT_NAMES) === 'A' ? 0 : 1;
}

/** A side that says nothing. */
const UNSAID: Told = {
  ...{ wins: 0, life: START_LIFE, fatigue: 0, skillTapped: false, skillUsed: false },
  ...{ hand: [], discards: [], out: [] },
};

function readSide(input: unknown, options: Options, path: string): Side {
  const given = fields(input, path, SIDE_FIELDS);
  const kinds = (cards: unknown, at: string): Kinds => readKinds(cards, options, at);
  const { aside = [], deck = null, ...said } = readRows(seatRows, given, path, kinds);
  if (aside.length > 0) throw new BadInput(`${path}.aside`, 'must be empty: answers lead to such a moment');
  return {
    ...UNSAID,
    ...said,
    class:
      given.class === undefined || given.class === null ? null : oneOf(given.class, `${path}.class`, PLAYER_CLASSES),
    deck,
    known: kinds(given.known ?? [], `${path}.known`),
    summonings: readRow(given.summonings ?? [], options, `${path}.summonings`),
  };
}

const readKinds = (input: unknown, options: Options, path: string): Kinds =>
  readCards(options, input, path).map((id) => compiledOf(options).numbers.get(id) ?? 0);

function readOfType(input: unknown, type: CardType, options: Options, path: string): number {
  const number = compiledOf(options).numbers.get(readCard(options, input, path)) ?? 0;
  const kind = compiledOf(options).kinds[number];
  if (TYPES[kind.type] !== type) throw new BadInput(path, `must be a card of type ${type}: ${kind.id} is none`);
  return number;
}

/** A summoning as it is printed, untapped, may be written by its name alone. */
function readRow(input: unknown, options: Options, path: string): readonly SummoningWords[] {
  if (!Array.isArray(input)) {
    throw new BadInput(path, 'must be a list such as ["Hired Sword", {"card": "Ford Ogre", "tapped": true}]');
  }
  return input.flatMap((entry: unknown, index) => {
    const at = `${path}[${index}]`;
    if (typeof entry !== 'string') return [readSummoning(fields(entry, at, SUMMONING_FIELDS), options, at)];
    return readCopies(options, entry, at).map((card) => readSummoning({ card }, options, at));
  });
}

const readEntered = (given: Fields, path: string): number | null =>
  given.entered === undefined ? null : whole(given.entered, `${path}.entered`, 1, MOST);

function readSummoning(given: Fields, options: Options, path: string): SummoningWords {
  const number = (name: string, min: number): number | null =>
    given[name] === undefined ? null : whole(given[name], `${path}.${name}`, min, MOST);
  const turn = fields(given.turn ?? {}, `${path}.turn`, TURN_FIELDS);
  const change = (name: string): number => whole(turn[name] ?? 0, `${path}.turn.${name}`, -MOST, MOST);
  return {
    kind: readOfType(given.card, 'summoning', options, `${path}.card`),
    tapped: flag(given.tapped, `${path}.tapped`),
    attack: number('attack', 0),
    defense: number('defense', 1),
    damage: number('damage', 0),
    turn: {
      attack: change('attack'),
      defense: change('defense'),
      traits: someOf(turn.traits, `${path}.turn.traits`, TRAITS),
    },
    enchantments: readEnchantments(given.enchantments ?? [], options, `${path}.enchantments`),
    entered: readEntered(given, path),
    path,
  };
}

function readEnchantments(input: unknown, options: Options, path: string): readonly EnchantmentWords[] {
  if (!Array.isArray(input)) throw new BadInput(path, 'must be a list such as ["Moonbound", {"card": "Ember Brand"}]');
  return input.map((entry: unknown, index) => {
    const at = `${path}[${index}]`;
    const given = isRecord(entry) ? fields(entry, at, ENCHANTMENT_FIELDS) : { card: entry };
    return {
      kind: readOfType(given.card, 'enchantment', options, isRecord(entry) ? `${at}.card` : at),
      owner: readSeat(given.owner, `${at}.owner`),
      tapped: flag(given.tapped, `${at}.tapped`),
      entered: readEntered(given, at),
      path: at,
    };
  });
}
