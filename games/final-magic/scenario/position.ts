// What does a position say? Read from JSON field by field, with defaults; and a state written as a position again.

import { fieldsOf, type ReadCards, readRows, type Said, tellRows } from '@duello/columns';
import { BadInput, type Json, MOST, SEAT_NAMES, SEATS, type Seat } from '@duello/kernel';
import { fields, flag, oneOf, record, whole } from '@duello/language';
import { seatRows } from '../rules/state/columns.ts';
import { compiledOf } from '../rules/state/compiled.ts';
import type { Options } from '../rules/state/options.ts';
import { standingShields } from '../rules/state/shields.ts';
import type { State } from '../rules/state/state.ts';
import { NO_PILE, type Tally, UNLIMITED } from '../rules/state/zones.ts';
import { view } from '../rules/view/view.ts';
import { readCard, readCards } from './notation.ts';

/** A position says numbers before zones. */
const isZone = ({ kind }: (typeof seatRows.said)[number]): number => (kind.width > 1 ? 1 : 0);
const sideRows: typeof seatRows = { ...seatRows, said: seatRows.said.toSorted((a, b) => isZone(a) - isZone(b)) };

type Rows = Said<typeof seatRows>;
/** What follows from the rest when it is left out. */
type Following = 'health' | 'mana' | 'late' | 'known';

export interface Side extends Required<Omit<Rows, Following>>, Pick<Rows, Following> {
  readonly shields: readonly { readonly kind: number; readonly capacity: number }[];
}

const NOTHING: Tally = new Map();
const EMPTY_SIDE = {
  ...{ coins: 0, nextDraw: 0, hand: NOTHING, deck: NOTHING, discard: NOTHING },
  ...{ outcast: NOTHING, inPlay: NOTHING, cast: NOTHING, bought: NOTHING },
} as const;

export const POSITION_PHASES = ['draw', 'action', 'buy', 'fight'] as const;
export interface Position {
  readonly round: number | null;
  readonly suddenDeath: boolean;
  readonly suddenRound: number | null;
  readonly phase: (typeof POSITION_PHASES)[number];
  readonly turn: Seat | null;
  readonly first: Seat | null;
  /** Copies left by kind, UNLIMITED or NO_PILE. */
  readonly supply: Tally;
  readonly sides: readonly [Side, Side];
}

export const POSITION_FIELDS = [
  'A',
  'B',
  'round',
  'suddenDeath',
  'suddenRound',
  'phase',
  'turn',
  'first',
  'supply',
] as const;
export const SIDE_FIELDS = [...fieldsOf(sideRows), 'shields'];

export function readPosition(input: unknown, options: Options, path: string): Position {
  const given = fields(input, path, POSITION_FIELDS);
  const count = (name: string): number | null =>
    given[name] === undefined ? null : whole(given[name], `${path}.${name}`, 1, MOST);
  return {
    round: count('round'),
    suddenDeath: flag(given.suddenDeath, `${path}.suddenDeath`),
    suddenRound: given.suddenRound === 0 ? null : count('suddenRound'),
    phase: oneOf(given.phase ?? 'action', `${path}.phase`, POSITION_PHASES),
    turn: readSeat(given.turn, `${path}.turn`),
    first: readSeat(given.first, `${path}.first`),
    supply: readSupply(given.supply ?? {}, options, `${path}.supply`),
    sides: [readSide(given.A ?? {}, options, `${path}.A`), readSide(given.B ?? {}, options, `${path}.B`)],
  };
}

function readSeat(input: unknown, path: string): Seat | null {
  if (input === undefined || input === null) return null;
  return oneOf(input, path, SEAT_NAMES) === 'A' ? 0 : 1;
}

function readSide(input: unknown, options: Options, path: string): Side {
  const given = fields(input, path, SIDE_FIELDS);
  const cards: ReadCards = (list, at) =>
    readCards(options, list, at).map((id) => compiledOf(options).numbers.get(id) ?? 0);
  return {
    ...EMPTY_SIDE,
    ...readRows(sideRows, given, path, cards),
    shields: readShields(given.shields ?? [], options, `${path}.shields`),
  };
}

function readShields(input: unknown, options: Options, path: string): Side['shields'] {
  if (!Array.isArray(input))
    throw new BadInput(path, 'must be a list such as [{"card": "Rock Shield", "capacity": 7}]');
  return input.map((entry: unknown, index) => {
    const at = `${path}[${index}]`;
    const { card, capacity } = fields(entry, at, ['card', 'capacity']);
    return { kind: numberNamed(card, options, `${at}.card`), capacity: whole(capacity, `${at}.capacity`, 1, MOST) };
  });
}

const numberNamed = (name: unknown, options: Options, path: string): number =>
  compiledOf(options).numbers.get(readCard(options, name, path)) ?? 0;

function readSupply(input: unknown, options: Options, path: string): Tally {
  const given = record(input, path, 'must be an object of piles such as {"fireball": 1}');
  return new Map(
    Object.entries(given).map(([name, left]) => {
      const at = `${path}.${name}`;
      const kind = numberNamed(name, options, at);
      if (left === 'unlimited') return [kind, UNLIMITED];
      if (left === 'none') return [kind, NO_PILE];
      if (typeof left === 'number') return [kind, whole(left, at, 0, MOST)];
      throw new BadInput(at, 'must be the copies left, "unlimited", or "none" when it is not in the buy zone');
    }),
  );
}

/** The state as a position: what a file would say to set it up, with both hands open. */
export function positionOf(state: State): Json {
  const table = view(state, 'watcher');
  const turn = table.phase === 'action' || table.phase === 'buy' ? SEAT_NAMES[table.active] : null;
  const [a, b] = SEATS.map((seat) => sideOf(state, seat));
  const supply = state.compiled.kinds.map(({ id }) => [id, pileOf(table.supply[id])] as const);
  return {
    round: table.round,
    suddenDeath: table.suddenDeath,
    suddenRound: table.suddenRound,
    phase: table.phase,
    turn,
    first: SEAT_NAMES[table.first],
    supply: Object.fromEntries(supply),
    A: a,
    B: b,
  };
}

const pileOf = (left: number | null | undefined): Json => (left === undefined ? 'none' : (left ?? 'unlimited'));

const sideOf = (state: State, seat: Seat): Json => ({
  ...tellRows(sideRows, state, seat),
  shields: standingShields(state, seat).map(({ card, capacity }) => ({ card, capacity })),
});
