// Is everything beside the board in order? Zones, numbers, preparation slots, the market and the phase of the match.

import { isOver, MOST, SEATS, type Seat } from '@duello/kernel';
import { CRYSTALS_EACH } from '../cards/box/crystals.ts';
import { CLASSES, COLOURS } from '../cards/vocabulary.ts';
import {
  chargeCell,
  col,
  MARKET_ROOM,
  NEUTRAL_ROOM,
  PILE_ROOM,
  REMOVED_ROOM,
  type Zone,
} from '../rules/state/columns.ts';
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
import { EMPTY, IN_DRAFT, PHASES, type State } from '../rules/state/state.ts';

const DRAWN_ROOM = 4;

const ZONES: readonly (readonly [string, Zone, number])[] = [
  ...SEATS.flatMap((seat) => [
    [`deck of seat ${seat}`, col.deck[seat], PILE_ROOM] as const,
    [`hand of seat ${seat}`, col.hand[seat], PILE_ROOM] as const,
    [`pile of seat ${seat}`, col.pile[seat], PILE_ROOM] as const,
    [`retained of seat ${seat}`, col.retained[seat], PILE_ROOM] as const,
    [`drawn of seat ${seat}`, col.drawn[seat], DRAWN_ROOM] as const,
  ]),
  ...ROWS.flatMap((size, tier) => [
    [`row ${tier + 1}`, col.row[tier], size] as const,
    [`market deck ${tier + 1}`, col.marketDeck[tier], MARKET_ROOM] as const,
    [`market pile ${tier + 1}`, col.marketPile[tier], MARKET_ROOM] as const,
  ]),
  ['neutrals', col.neutrals, NEUTRAL_ROOM],
  ['removed', col.removed, REMOVED_ROOM],
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
  const life = cells[col.life[seat]];
  if (outside(life, -MOST, START_LIFE)) return `seat ${seat} has ${life} life`;
  if (life <= 0 && !isOver(state)) return `seat ${seat} plays on with ${life} life`;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const mana = cells[col.mana[seat] + colour];
    if (outside(mana, 0, MANA_LIMIT)) return `seat ${seat} has ${mana} ${COLOURS[colour]} mana`;
  }
  if (outside(cells[col.exp[seat]], 0, EXP_PER_COIN - 1)) return `seat ${seat} has ${cells[col.exp[seat]]} exp`;
  if (outside(cells[col.coins[seat]], 0, MOST)) return `seat ${seat} has ${cells[col.coins[seat]]} coins`;
  if (outside(cells[col.class[seat]], 0, CLASSES.length)) return `seat ${seat} has class ${cells[col.class[seat]]}`;
  if (outside(cells[col.drafted[seat]], 0, FREE_PICKS)) return `seat ${seat} has drafted ${cells[col.drafted[seat]]}`;
  return preparedFault(state, seat);
}

/** B509: charges fit the spell they lie on; an empty slot has none. */
function preparedFault({ cells, table }: State, seat: Seat): string | null {
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
    const kind = cells[col.prepared[seat] + slot];
    const since = cells[col.since[seat] + slot];
    if (outside(kind, EMPTY, table.kinds.length - 1)) return `kind ${kind} is prepared by seat ${seat}`;
    if (kind === EMPTY ? since !== 0 : outside(since, 1, cells[col.turnNumber])) {
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
  const phase = cells[col.gamePhase];
  if (outside(phase, 1, ROWS.length)) return `game phase ${phase}`;
  for (const [pool, full] of POOLS.entries()) {
    const left = cells[col.pool + pool];
    const [least, most] = pool + 1 < phase ? [0, 0] : [pool + 1 > phase ? full : 1, full];
    if (outside(left, least, most)) return `${left} coins in pool ${pool + 1} in game phase ${phase}`;
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const left = cells[col.crystals + colour];
    if (outside(left, 0, CRYSTALS_EACH)) return `${left} ${COLOURS[colour]} crystals are left`;
  }
  const open = cells[col.phase] === IN_DRAFT ? 0 : phase;
  for (let tier = 0; tier < ROWS.length; tier++) {
    if (outside(cells[col.turnedOver + tier], 0, 1)) return `tier ${tier + 1} is turned over oddly`;
    const used = cells[col.row[tier].size] + cells[col.marketPile[tier].size] + cells[col.turnedOver + tier];
    if (tier >= open && used > 0) return `tier ${tier + 1} is used before it is open`;
  }
  return null;
}

function phaseFault(state: State): string | null {
  const { cells, table } = state;
  const [phase, turn] = [cells[col.phase], cells[col.turnNumber]];
  if (outside(phase, 0, PHASES.length - 1)) return `phase ${phase}`;
  if (outside(cells[col.active], 0, 1) || outside(cells[col.starter], 0, 1)) return 'it is the turn of nobody';
  if (outside(cells[col.casts], 0, CAST_LIMIT)) return `${cells[col.casts]} casts in one phase`;
  if (outside(turn, 0, table.turnLimit ?? MOST)) return `turn ${turn} is after the last`;
  if (phase === IN_DRAFT) return turn === 0 || isOver(state) ? null : `turn ${turn} in the draft`;
  if ((turn % 2 === 1) !== (cells[col.active] === cells[col.starter])) return `turn ${turn} is of the wrong seat`;
  for (const seat of SEATS) if (cells[col.drawn[seat].size] > 0) return `seat ${seat} still holds drawn neutrals`;
  return cells[col.neutrals.size] > 0 ? 'neutrals are left over from the draft' : null;
}

export const faultOnTable = (state: State): string | null =>
  zoneFault(state) ?? seatFault(state, 0) ?? seatFault(state, 1) ?? marketFault(state) ?? phaseFault(state);
