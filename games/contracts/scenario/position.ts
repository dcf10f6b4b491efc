// What does a position say? Read from JSON field by field, with defaults; nothing is laid out yet.

import { fieldsOf, type ReadCards, readRows, type Said } from '@duello/columns';
import { BadInput, SEAT_NAMES, type Seat } from '@duello/kernel';
import { type Fields, fields, flag, isRecord, oneOf, someOf, whole } from '@duello/language';
import { type CardId, type ContractType, STATUSES, type Status, TYPES } from '../cards/vocabulary.ts';
import { seatRows, slotRows } from '../rules/state/columns.ts';
import { compiledOf, type Kind } from '../rules/state/compiled.ts';
import type { Options } from '../rules/state/options.ts';
import { readCard, readCards, readCopies } from './notation.ts';

/** Contracts by the number of their kind. */
export type Kinds = readonly number[];

export interface CreatureWords extends Said<typeof slotRows> {
  readonly kind: number;
  /** As they count now: checked, or for `health` without `damage`, what the damage follows from. */
  readonly attack: number | null;
  readonly health: number | null;
  readonly gained: readonly [attack: number, health: number];
  readonly turn: readonly [attack: number, health: number];
  readonly statuses: readonly Status[];
  readonly turnStatuses: readonly Status[];
  readonly faded: boolean;
  readonly spent: boolean;
  readonly isNew: boolean;
  readonly path: string;
}
interface OrbWords {
  readonly kind: number;
  readonly durability: number;
  readonly spent: boolean;
  readonly active: boolean;
}
interface RuneWords {
  readonly kind: number;
  readonly spent: boolean;
}

export interface Side extends Said<typeof seatRows> {
  readonly statuses: readonly Status[];
  readonly turnStatuses: readonly Status[];
  readonly known: Kinds;
  readonly line: readonly CreatureWords[];
  readonly orb: OrbWords | null;
  readonly rune: RuneWords | null;
}

/** Moments that a position can begin at; the others are reached by answers. */
export const POSITION_PHASES = ['replace', 'start', 'colour', 'draw', 'main', 'end', 'stance', 'store'] as const;
export type PositionPhase = (typeof POSITION_PHASES)[number];

export interface Position {
  readonly turn: number | null;
  readonly active: Seat | null;
  readonly first: Seat | null;
  readonly phase: PositionPhase;
  readonly sides: readonly [Side, Side];
}

export const POSITION_FIELDS = ['A', 'B', 'turn', 'active', 'first', 'phase'] as const;
export const SIDE_FIELDS = [
  ...fieldsOf(seatRows),
  ...['statuses', 'turnStatuses', 'known', 'line', 'orb', 'rune', 'looked', 'aside'],
];
export const CREATURE_FIELDS = [
  ...['card', 'attack', 'health', 'gained', 'turn', 'statuses', 'turnStatuses', 'faded', 'spent', 'new'],
  ...fieldsOf(slotRows),
];
export const ORB_FIELDS = ['card', 'attack', 'durability', 'spent', 'active'] as const;
export const RUNE_FIELDS = ['card', 'spent'] as const;

const MOST = 999;

export function readPosition(input: unknown, options: Options, path: string): Position {
  const given = fields(input, path, POSITION_FIELDS);
  return {
    turn: given.turn === undefined ? null : whole(given.turn, `${path}.turn`, 0, MOST),
    active: readSeat(given.active, `${path}.active`),
    first: readSeat(given.first, `${path}.first`),
    phase: oneOf(given.phase ?? 'main', `${path}.phase`, POSITION_PHASES),
    sides: [readSide(given.A ?? {}, options, `${path}.A`), readSide(given.B ?? {}, options, `${path}.B`)],
  };
}

function readSeat(input: unknown, path: string): Seat | null {
  if (input === undefined || input === null) return null;
  return oneOf(input, path, SEAT_NAMES) === 'A' ? 0 : 1;
}

function readSide(input: unknown, options: Options, path: string): Side {
  const given = fields(input, path, SIDE_FIELDS);
  const readCards: ReadCards = (cards, at) => readKinds(cards, options, at);
  for (const name of ['looked', 'aside']) {
    if (readCards(given[name] ?? [], `${path}.${name}`).length > 0)
      throw new BadInput(`${path}.${name}`, 'must be empty: answers lead to such a moment');
  }
  return {
    ...readRows(seatRows, given, path, readCards),
    statuses: someOf(given.statuses, `${path}.statuses`, STATUSES),
    turnStatuses: someOf(given.turnStatuses, `${path}.turnStatuses`, STATUSES),
    known: readCards(given.known ?? [], `${path}.known`),
    line: readLine(given.line ?? [], options, `${path}.line`),
    orb: isAbsent(given.orb) ? null : readOrb(given.orb, options, `${path}.orb`),
    rune: isAbsent(given.rune) ? null : readRune(given.rune, options, `${path}.rune`),
  };
}

const isAbsent = (input: unknown): boolean => input === undefined || input === null;

const numberNamed = (id: CardId, options: Options): number => compiledOf(options).numbers.get(id) ?? 0;

/** A list of contracts that a player can own. */
function readKinds(input: unknown, options: Options, path: string): Kinds {
  return readCards(options, input, path).map((id) => {
    const kind = numberNamed(id, options);
    if (compiledOf(options).kinds[kind].token)
      throw new BadInput(path, `${id} is a token: it can only stand in a line`);
    return kind;
  });
}

function readOfType(input: unknown, type: ContractType, options: Options, path: string): [number, Kind] {
  const number = numberNamed(readCard(options, input, path), options);
  const kind = compiledOf(options).kinds[number];
  if (TYPES[kind.type] !== type) throw new BadInput(path, `must be a contract of type ${type}: ${kind.id} is none`);
  return [number, kind];
}

/** A Creature as it is printed may be written by its name alone. */
function readLine(input: unknown, options: Options, path: string): readonly CreatureWords[] {
  if (!Array.isArray(input))
    throw new BadInput(path, 'must be a list such as ["Oath Page", {"card": "Spark", "damage": 1}]');
  return input.flatMap((entry: unknown, index) => {
    const at = `${path}[${index}]`;
    if (typeof entry !== 'string') return [readCreature(fields(entry, at, CREATURE_FIELDS), options, at)];
    return readCopies(options, entry, at).map((card) => readCreature({ card }, options, at));
  });
}

function readCreature(given: Fields, options: Options, path: string): CreatureWords {
  const [kind] = readOfType(given.card, 'creature', options, `${path}.card`);
  const number = (name: string, min: number): number | null =>
    given[name] === undefined ? null : whole(given[name], `${path}.${name}`, min, MOST);
  const pair = (name: string): readonly [number, number] => {
    const { attack = 0, health = 0 } = fields(given[name] ?? {}, `${path}.${name}`, ['attack', 'health']);
    const part = (value: unknown, of: string): number => whole(value, `${path}.${name}.${of}`, -MOST, MOST);
    return [part(attack, 'attack'), part(health, 'health')];
  };
  return {
    ...readRows(slotRows, given, path, () => []),
    kind,
    attack: number('attack', -MOST),
    health: number('health', 1),
    gained: pair('gained'),
    turn: pair('turn'),
    statuses: someOf(given.statuses, `${path}.statuses`, STATUSES),
    turnStatuses: someOf(given.turnStatuses, `${path}.turnStatuses`, STATUSES),
    faded: flag(given.faded, `${path}.faded`),
    spent: flag(given.spent, `${path}.spent`),
    isNew: flag(given.new, `${path}.new`),
    path,
  };
}

function readOrb(input: unknown, options: Options, path: string): OrbWords {
  const given = isRecord(input) ? fields(input, path, ORB_FIELDS) : { card: input };
  const [kind, { health, attack, id }] = readOfType(
    given.card,
    'orb',
    options,
    isRecord(input) ? `${path}.card` : path,
  );
  if (given.attack !== undefined && given.attack !== attack) {
    throw new BadInput(`${path}.attack`, `must be ${attack}, as on ${id}, or left out`);
  }
  return {
    kind,
    durability: whole(given.durability ?? health, `${path}.durability`, 1, health),
    spent: flag(given.spent, `${path}.spent`),
    active: flag(given.active, `${path}.active`),
  };
}

function readRune(input: unknown, options: Options, path: string): RuneWords {
  const given = isRecord(input) ? fields(input, path, RUNE_FIELDS) : { card: input };
  const [kind] = readOfType(given.card, 'rune', options, isRecord(input) ? `${path}.card` : path);
  return { kind, spent: flag(given.spent, `${path}.spent`) };
}
