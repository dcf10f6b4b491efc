// What does a position say? Read from JSON field by field, with defaults; and a state written as a position again.

import { BadInput, type Json, MOST, SEAT_NAMES, SEATS, type Seat } from '@duello/kernel';
import { fields, flag, oneOf, record, whole } from '@duello/language';
import type { Options } from '../rules/state/options.ts';
import { NO_PILE, type State, UNLIMITED } from '../rules/state/state.ts';
import { tableOf } from '../rules/state/table.ts';
import { view } from '../rules/view/view.ts';
import { readCard, readCards } from './notation.ts';

/** How many of each kind, by the kind's number. */
export type Tally = ReadonlyMap<number, number>;

export interface Side {
  readonly health: number | null;
  readonly mana: number | null;
  readonly coins: number;
  readonly nextDraw: number;
  readonly hand: Tally;
  readonly deck: Tally;
  readonly discard: Tally;
  readonly outcast: Tally;
  readonly inPlay: Tally;
  readonly shields: readonly { readonly kind: number; readonly capacity: number }[];
  readonly cast: Tally;
  readonly bought: Tally;
  /** null: follows from the rest. */
  readonly late: Tally | null;
  readonly known: Tally | null;
}

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
export const SIDE_FIELDS = [
  'health',
  'mana',
  'coins',
  'nextDraw',
  'hand',
  'deck',
  'discard',
  'outcast',
  'inPlay',
  'shields',
  'cast',
  'late',
  'bought',
  'known',
] as const;

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
  const number = (name: string, min: number): number | null =>
    given[name] === undefined ? null : whole(given[name], `${path}.${name}`, min, MOST);
  const cards = (name: string): Tally => readTally(given[name] ?? [], options, `${path}.${name}`);
  const perhaps = (name: string): Tally | null => (given[name] === undefined ? null : cards(name));
  return {
    health: number('health', 1),
    mana: number('mana', 0),
    coins: number('coins', 0) ?? 0,
    nextDraw: number('nextDraw', -MOST) ?? 0,
    hand: cards('hand'),
    deck: cards('deck'),
    discard: cards('discard'),
    outcast: cards('outcast'),
    inPlay: cards('inPlay'),
    shields: readShields(given.shields ?? [], options, `${path}.shields`),
    cast: cards('cast'),
    bought: cards('bought'),
    late: perhaps('late'),
    known: perhaps('known'),
  };
}

function readTally(input: unknown, options: Options, path: string): Tally {
  const tally = new Map<number, number>();
  for (const id of readCards(options, input, path)) {
    const kind = tableOf(options).numbers.get(id) ?? 0;
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
  }
  return tally;
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
  tableOf(options).numbers.get(readCard(options, name, path)) ?? 0;

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
  const supply = state.table.kinds.map(({ id }) => [id, pileOf(table.supply[id])] as const);
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

function sideOf(state: State, seat: Seat): Json {
  const player = view(state, seat).players[seat];
  const hand = player.hand ?? {};
  const deck = Object.entries(player.unseen).map(([id, count]) => [id, count - (hand[id] ?? 0)] as const);
  return {
    health: player.health,
    mana: player.mana,
    coins: player.coins,
    nextDraw: player.nextDraw,
    hand,
    deck: Object.fromEntries(deck.filter(([, count]) => count > 0)),
    discard: player.discard,
    outcast: player.outcast,
    inPlay: player.inPlay,
    shields: player.shields.map(({ card, capacity }) => ({ card, capacity })),
    cast: player.cast,
    late: player.late,
    bought: Object.fromEntries(player.bought.map((id) => [id, 1])),
    known: player.known,
  };
}
