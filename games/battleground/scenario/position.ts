// What does a position say? Read from JSON field by field, with defaults; nothing is laid out yet.

import { fieldsOf, type ReadCards, readRows, type Said } from '@duello/columns';
import { BadInput, MOST, SEAT_NAMES, type Seat } from '@duello/kernel';
import { type Fields, fields, flag, isRecord, oneOf, record, whole } from '@duello/language';
import { readMana } from '../cards/custom/mana-words.ts';
import { type CardId, COLOURS, CONDITIONS, type Condition } from '../cards/vocabulary.ts';
import { matchRows, SLOTS, seatRows, tierRows } from '../rules/state/columns.ts';
import { compiledOf, type Kind, SUMMON } from '../rules/state/compiled.ts';
import { fieldNamed, OFF_BOARD } from '../rules/state/geometry.ts';
import { CONDITION_LIMIT, MANA_LIMIT, PREPARATION_SLOTS } from '../rules/state/numbers.ts';
import type { Options } from '../rules/state/options.ts';
import { inPlayInShort, readCard, readCards } from './notation.ts';

/** By colour. */
export type Counts = readonly number[];

export interface SummonWords {
  readonly field: number;
  readonly kind: number;
  readonly owner: Seat;
  readonly hp: number;
  /** What the die shows; null: follows from `attack`, or is the base value. */
  readonly die: number | null;
  /** As they count now: checked once everything lies there. */
  readonly attack: number | null;
  readonly defence: number | null;
  readonly tokens: ReadonlyMap<number, number> | null;
  readonly conditions: Readonly<Record<Condition, number>>;
  readonly defending: boolean;
  readonly entered: number | null;
  readonly path: string;
}

/** Whom tokens are on: a field, or a player. */
interface TieWords {
  readonly on: { readonly field: number } | { readonly seat: Seat };
  readonly count: number;
  readonly path: string;
}

export interface InPlayWords {
  readonly kind: number;
  readonly tokens: number | null;
  readonly shape: number | null;
  readonly ties: readonly TieWords[];
  readonly entered: number | null;
  readonly path: string;
}

interface PreparedWords {
  readonly kind: number;
  readonly charges: Counts;
  readonly since: number | null;
  readonly path: string;
}

export interface Side extends Said<typeof seatRows> {
  readonly prepared: readonly (PreparedWords | null)[];
  readonly area: readonly InPlayWords[];
  readonly tokens: ReadonlyMap<number, number> | null;
}

export type TierWords = Said<typeof tierRows>;

/** Moments that a position can begin at; the others are reached by answers. */
export const POSITION_PHASES = ['enchantments', 'spellcasting', 'battle', 'upkeep', 'buy'] as const;
export type PositionPhase = (typeof POSITION_PHASES)[number];

export interface Position extends Said<typeof matchRows> {
  readonly phase: PositionPhase;
  readonly market: readonly TierWords[];
  readonly board: readonly SummonWords[];
  readonly sides: readonly [Side, Side];
}

export const POSITION_FIELDS = ['board', 'A', 'B', 'phase', 'market', ...fieldsOf(matchRows)];
export const SIDE_FIELDS = [...fieldsOf(seatRows), 'prepared', 'area', 'tokens'];
export const SUMMON_FIELDS = [
  ...['card', 'owner', 'attack', 'die', 'hp', 'defence', 'defending', 'tokens', 'entered'],
  ...CONDITIONS,
] as const;
export const AREA_FIELDS = ['card', 'tokens', 'on', 'shape', 'entered'] as const;
export const PREPARED_FIELDS = ['card', 'charges', 'since'] as const;
export const TIER_FIELDS = fieldsOf(tierRows);
const TIERS = ['1', '2', '3'] as const;

/** What a summon is worth with Auras may be more than a die can show; so may tokens of several cards together. */
const MOST_IN_ALL = 20 * MOST;
const MOST_SHAPE = SLOTS;

export function readPosition(input: unknown, options: Options, path: string): Position {
  const given = fields(input, path, POSITION_FIELDS);
  return {
    ...readRows(matchRows, given, path, kindsIn(options)),
    phase: oneOf(given.phase ?? 'spellcasting', `${path}.phase`, POSITION_PHASES),
    market: readMarket(given.market ?? {}, options, `${path}.market`),
    board: readBoard(given.board ?? {}, options, `${path}.board`),
    sides: [readSide(given.A ?? {}, options, `${path}.A`), readSide(given.B ?? {}, options, `${path}.B`)],
  };
}

const isAbsent = (input: unknown): boolean => input === undefined || input === null;

function readSeat(input: unknown, path: string): Seat | null {
  if (isAbsent(input)) return null;
  return oneOf(input, path, SEAT_NAMES) === 'A' ? 0 : 1;
}

function readCounts(input: unknown, path: string): Counts {
  const mana = readMana(input, path, MANA_LIMIT);
  return COLOURS.map((colour) => mana[colour]);
}

const numberNamed = (id: CardId, options: Options): number => compiledOf(options).numbers.get(id) ?? 0;

const kindsIn =
  (options: Options): ReadCards =>
  (input, path) =>
    readCards(options, input, path).map((id) => numberNamed(id, options));

function readKind(input: unknown, options: Options, path: string): [number, Kind] {
  const number = numberNamed(readCard(options, input, path), options);
  return [number, compiledOf(options).kinds[number]];
}

function readSide(input: unknown, options: Options, path: string): Side {
  const given = fields(input, path, SIDE_FIELDS);
  return {
    ...readRows(seatRows, given, path, kindsIn(options)),
    prepared: readPrepared(given.prepared ?? [], options, `${path}.prepared`),
    area: readArea(given.area ?? [], options, `${path}.area`),
    tokens: readTally(given.tokens, options, `${path}.tokens`),
  };
}

function listed(input: unknown, path: string, such: string): readonly unknown[] {
  if (!Array.isArray(input)) throw new BadInput(path, `must be a list such as ${such}`);
  return input;
}

/** A spell without charges may be written by its name alone. */
function readPrepared(input: unknown, options: Options, path: string): readonly (PreparedWords | null)[] {
  const slots = listed(input, path, '["Guard", {"card": "Hold Still", "charges": "W1"}]');
  if (slots.length > PREPARATION_SLOTS) throw new BadInput(path, `there are ${PREPARATION_SLOTS} slots`);
  return slots.map((one, index) => {
    const at = `${path}[${index}]`;
    if (one === null) return null;
    const given = isRecord(one) ? fields(one, at, PREPARED_FIELDS) : { card: one };
    const [kind] = readKind(given.card, options, isRecord(one) ? `${at}.card` : at);
    return {
      kind,
      charges: readCounts(given.charges ?? '', `${at}.charges`),
      since: isAbsent(given.since) ? null : whole(given.since, `${at}.since`, 1, MOST),
      path: at,
    };
  });
}

/** An Aura or a fresh Enchantment may be written by its name alone. */
function readArea(input: unknown, options: Options, path: string): readonly InPlayWords[] {
  return listed(input, path, '["Close Ranks", {"card": "Ash Fever", "tokens": 1, "on": ["c3"]}]').map((one, index) => {
    const at = `${path}[${index}]`;
    const given = isRecord(one) ? fields(one, at, AREA_FIELDS) : { card: one };
    const cardPath = isRecord(one) ? `${at}.card` : at;
    const [number, kind] = readKind(given.card, options, cardPath);
    if (!kind.stays) throw new BadInput(cardPath, `${kind.id} is no sorcery with an Aura or Enchantment`);
    const count = (name: string, most: number): number | null =>
      isAbsent(given[name]) || kind.isEnchantment
        ? optional(given[name], `${at}.${name}`, 1, most)
        : whole(given[name], `${at}.${name}`, 0, 0);
    const ties = readTies(given.on ?? {}, options, `${at}.on`);
    if (ties.length > 0 && !kind.isEnchantment) throw new BadInput(`${at}.on`, `${kind.id} is no Enchantment`);
    return {
      kind: number,
      tokens: count('tokens', MOST),
      shape: count('shape', MOST_SHAPE),
      ties,
      entered: optional(given.entered, `${at}.entered`, 1, MOST),
      path: at,
    };
  });
}

const optional = (input: unknown, path: string, min: number, max: number): number | null =>
  isAbsent(input) ? null : whole(input, path, min, max);

/** `["c3", "A"]`, a token on each, or how many: `{"c3": 2}`. */
function readTies(input: unknown, options: Options, path: string): readonly TieWords[] {
  const counts: readonly (readonly [unknown, unknown, string])[] = Array.isArray(input)
    ? input.map((spot: unknown, index) => [spot, 1, `${path}[${index}]`])
    : Object.entries(record(input, path, 'must be fields and players, such as ["c3", "A"] or {"c3": 2}')).map(
        ([spot, count]) => [spot, count, `${path}.${spot}`],
      );
  return counts.map(([spot, count, at]) => ({
    on: spot === 'A' ? { seat: 0 } : spot === 'B' ? { seat: 1 } : { field: readField(spot, options, at) },
    count: whole(count, at, 1, MOST),
    path: at,
  }));
}

function readField(input: unknown, options: Options, path: string): number {
  const { geometry } = compiledOf(options);
  const field = typeof input === 'string' ? fieldNamed(geometry, input) : OFF_BOARD;
  if (field !== OFF_BOARD) return field;
  throw new BadInput(path, `must be a field from a1 to ${geometry.keys[geometry.size - 1]}`);
}

/** Tokens by the card they are of: checked against what the areas say. */
function readTally(input: unknown, options: Options, path: string): ReadonlyMap<number, number> | null {
  if (isAbsent(input)) return null;
  const counts = record(input, path, 'must be counts by card, such as {"ashFever": 1}');
  return new Map(
    Object.entries(counts).map(([name, count]) => {
      const [kind] = readKind(name, options, `${path}.${name}`);
      return [kind, whole(count, `${path}.${name}`, 1, MOST_IN_ALL)];
    }),
  );
}

/** By field: a name for a fresh summon of A's, `B Guard` for one of B's, or all about it. An empty field may be null. */
function readBoard(input: unknown, options: Options, path: string): readonly SummonWords[] {
  const given = record(
    input,
    path,
    'must be summons by field, such as {"c3": "Guard", "c4": {"card": "Guard", "owner": "B"}}',
  );
  return Object.entries(given).flatMap(([key, one]) => {
    const at = `${path}.${key}`;
    const field = readField(key, options, at);
    if (one === null) return [];
    const words = typeof one === 'string' ? inPlayInShort(one, at) : fields(one, at, SUMMON_FIELDS);
    return [readSummon(words, field, options, at, typeof one === 'string' ? at : `${at}.card`)];
  });
}

function readSummon(given: Fields, field: number, options: Options, path: string, cardPath: string): SummonWords {
  const [number, kind] = readKind(given.card, options, cardPath);
  if (kind.type !== SUMMON) throw new BadInput(cardPath, `${kind.id} is no Summon`);
  const tokens = (condition: Condition): number =>
    whole(given[condition] ?? 0, `${path}.${condition}`, 0, CONDITION_LIMIT);
  return {
    field,
    kind: number,
    owner: readSeat(given.owner, `${path}.owner`) ?? 0,
    hp: whole(given.hp ?? kind.hp, `${path}.hp`, 1, MOST),
    die: optional(given.die, `${path}.die`, 0, MOST),
    attack: optional(given.attack, `${path}.attack`, 0, MOST_IN_ALL),
    defence: optional(given.defence, `${path}.defence`, 0, MOST_IN_ALL),
    tokens: readTally(given.tokens, options, `${path}.tokens`),
    conditions: {
      haste: tokens('haste'),
      stun: tokens('stun'),
      disarm: tokens('disarm'),
      turnover: tokens('turnover'),
      chill: tokens('chill'),
      antimagic: tokens('antimagic'),
      snare: tokens('snare'),
    },
    defending: flag(given.defending, `${path}.defending`),
    entered: optional(given.entered, `${path}.entered`, 1, MOST),
    path,
  };
}

/** By tier: `{"1": {"row": […], "deck": […]}}`. */
function readMarket(input: unknown, options: Options, path: string): readonly TierWords[] {
  const given = fields(input, path, TIERS);
  return TIERS.map((tier) => {
    const at = `${path}.${tier}`;
    return readRows(tierRows, fields(given[tier] ?? {}, at, TIER_FIELDS), at, kindsIn(options));
  });
}
