// Is everything beside the board in order? Zones, numbers, preparation slots, the market and the phase of the match.

import { isOver, MOST, SEATS, type Seat } from '@duello/kernel';
import { CRYSTALS_EACH } from '../cards/box/crystals.ts';
import { CLASSES, COLOURS } from '../cards/effects.ts';
import {
  CAST_LIMIT,
  EXP_PER_COIN,
  FREE_PICKS,
  MANA_LIMIT,
  POOLS,
  PREPARATION_SLOTS,
  ROWS,
  START_LIFE,
} from '../rules/state/numbers.ts';
import {
  ACTIVE,
  CASTS,
  CLASS,
  COINS,
  CRYSTALS,
  chargeCell,
  DECK,
  DRAFTED,
  DRAWN,
  EMPTY,
  EXP,
  GAME_PHASE,
  HAND,
  IN_DRAFT,
  LIFE,
  MANA,
  MARKET_DECK,
  MARKET_PILE,
  MARKET_ROOM,
  NEUTRAL_ROOM,
  NEUTRALS,
  PHASE,
  PHASES,
  PILE,
  PILE_ROOM,
  POOL,
  PREPARED,
  REMOVED,
  REMOVED_ROOM,
  RETAINED,
  ROW,
  SINCE,
  STARTER,
  type State,
  TURN_NUMBER,
  TURNED_OVER,
  type Zone,
} from '../rules/state/state.ts';

const DRAWN_ROOM = 4;

const ZONES: readonly (readonly [string, Zone, number])[] = [
  ...SEATS.flatMap((seat) => [
    [`deck of seat ${seat}`, DECK[seat], PILE_ROOM] as const,
    [`hand of seat ${seat}`, HAND[seat], PILE_ROOM] as const,
    [`pile of seat ${seat}`, PILE[seat], PILE_ROOM] as const,
    [`retained of seat ${seat}`, RETAINED[seat], PILE_ROOM] as const,
    [`drawn of seat ${seat}`, DRAWN[seat], DRAWN_ROOM] as const,
  ]),
  ...ROWS.flatMap((size, tier) => [
    [`row ${tier + 1}`, ROW[tier], size] as const,
    [`market deck ${tier + 1}`, MARKET_DECK[tier], MARKET_ROOM] as const,
    [`market pile ${tier + 1}`, MARKET_PILE[tier], MARKET_ROOM] as const,
  ]),
  ['neutrals', NEUTRALS, NEUTRAL_ROOM],
  ['removed', REMOVED, REMOVED_ROOM],
];

function zoneFault({ cells, table }: State): string | null {
  for (const [name, zone, room] of ZONES) {
    const count = cells[zone.size];
    if (count < 0 || count > room) return `${count} spells in ${name}`;
    for (let i = 0; i < room; i++) {
      const kind = cells[zone.at + i];
      if (i >= count && kind !== 0) return `${name} has something behind its end`;
      if (kind < 0 || kind >= table.kinds.length) return `kind ${kind} in ${name}`;
    }
  }
  return null;
}

const outside = (value: number, min: number, max: number): boolean => value < min || value > max;

function seatFault(state: State, seat: Seat): string | null {
  const { cells } = state;
  const life = cells[LIFE[seat]];
  if (outside(life, -MOST, START_LIFE)) return `seat ${seat} has ${life} life`;
  if (life <= 0 && !isOver(state)) return `seat ${seat} plays on with ${life} life`;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const mana = cells[MANA[seat] + colour];
    if (outside(mana, 0, MANA_LIMIT)) return `seat ${seat} has ${mana} ${COLOURS[colour]} mana`;
  }
  if (outside(cells[EXP[seat]], 0, EXP_PER_COIN - 1)) return `seat ${seat} has ${cells[EXP[seat]]} exp`;
  if (outside(cells[COINS[seat]], 0, MOST)) return `seat ${seat} has ${cells[COINS[seat]]} coins`;
  if (outside(cells[CLASS[seat]], 0, CLASSES.length)) return `seat ${seat} has class ${cells[CLASS[seat]]}`;
  if (outside(cells[DRAFTED[seat]], 0, FREE_PICKS)) return `seat ${seat} has drafted ${cells[DRAFTED[seat]]}`;
  return preparedFault(state, seat);
}

/** B509: charges fit the spell they lie on; an empty slot has none. */
function preparedFault({ cells, table }: State, seat: Seat): string | null {
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
    const kind = cells[PREPARED[seat] + slot];
    const since = cells[SINCE[seat] + slot];
    if (outside(kind, EMPTY, table.kinds.length - 1)) return `kind ${kind} is prepared by seat ${seat}`;
    if (kind === EMPTY ? since !== 0 : outside(since, 1, cells[TURN_NUMBER])) {
      return `slot ${slot + 1} of seat ${seat} was filled in turn ${since}`;
    }
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const charges = cells[chargeCell(seat, slot, colour)];
      const most = kind === EMPTY ? 0 : table.kinds[kind].cost[colour];
      if (outside(charges, 0, most)) return `${charges} ${COLOURS[colour]} charges on slot ${slot + 1} of seat ${seat}`;
    }
  }
  return null;
}

function marketFault({ cells }: State): string | null {
  const phase = cells[GAME_PHASE];
  if (outside(phase, 1, ROWS.length)) return `game phase ${phase}`;
  for (const [pool, full] of POOLS.entries()) {
    const left = cells[POOL + pool];
    const [least, most] = pool + 1 < phase ? [0, 0] : [pool + 1 > phase ? full : 1, full];
    if (outside(left, least, most)) return `${left} coins in pool ${pool + 1} in game phase ${phase}`;
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const left = cells[CRYSTALS + colour];
    if (outside(left, 0, CRYSTALS_EACH)) return `${left} ${COLOURS[colour]} crystals are left`;
  }
  const open = cells[PHASE] === IN_DRAFT ? 0 : phase;
  for (let tier = 0; tier < ROWS.length; tier++) {
    if (outside(cells[TURNED_OVER + tier], 0, 1)) return `tier ${tier + 1} is turned over oddly`;
    const used = cells[ROW[tier].size] + cells[MARKET_PILE[tier].size] + cells[TURNED_OVER + tier];
    if (tier >= open && used > 0) return `tier ${tier + 1} is used before it is open`;
  }
  return null;
}

function phaseFault(state: State): string | null {
  const { cells, table } = state;
  const [phase, turn] = [cells[PHASE], cells[TURN_NUMBER]];
  if (outside(phase, 0, PHASES.length - 1)) return `phase ${phase}`;
  if (outside(cells[ACTIVE], 0, 1) || outside(cells[STARTER], 0, 1)) return 'it is the turn of nobody';
  if (outside(cells[CASTS], 0, CAST_LIMIT)) return `${cells[CASTS]} casts in one phase`;
  if (outside(turn, 0, table.turnLimit ?? MOST)) return `turn ${turn} is after the last`;
  if (phase === IN_DRAFT) return turn === 0 || isOver(state) ? null : `turn ${turn} in the draft`;
  if ((turn % 2 === 1) !== (cells[ACTIVE] === cells[STARTER])) return `turn ${turn} is of the wrong seat`;
  for (const seat of SEATS) if (cells[DRAWN[seat].size] > 0) return `seat ${seat} still holds drawn neutrals`;
  return cells[NEUTRALS.size] > 0 ? 'neutrals are left over from the draft' : null;
}

export const faultOnTable = (state: State): string | null =>
  zoneFault(state) ?? seatFault(state, 0) ?? seatFault(state, 1) ?? marketFault(state) ?? phaseFault(state);
