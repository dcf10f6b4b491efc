// Could a match come to this position? What can't be together is refused with the remedy.

import { BadInput, other, SEAT_NAMES, SEATS, type Seat } from '@duello/kernel';
import { CRYSTALS_EACH } from '../cards/box/crystals.ts';
import { COLOURS, type Cost } from '../cards/vocabulary.ts';
import { MARKET_ROOM, PILE_ROOM, REMOVED_ROOM } from '../rules/state/columns.ts';
import type { Compiled } from '../rules/state/compiled.ts';
import { AREA_ROOM, POOLS, ROWS } from '../rules/state/numbers.ts';
import type { Position, PositionPhase, Side, TierWords } from './position.ts';

/** Whose turn it is, its phase, and what follows from them: nothing is left open. */
export interface TurnPoint {
  readonly turn: number;
  readonly active: Seat;
  readonly starter: Seat;
  readonly phase: PositionPhase;
  readonly pools: readonly [number, number];
  readonly crystals: Cost;
}

/** The starter has the odd turns, so that two of turn, active and starter tell the third. */
export function checkTurnPoint({ turnLimit }: Compiled, position: Position, path: string): TurnPoint {
  const { turn, active, starter, phase, gamePhase = 1 } = position;
  const now =
    active ?? (turn === undefined || starter === undefined || turn % 2 === 1 ? (starter ?? 0) : other(starter));
  const begins = starter ?? (turn === undefined ? 0 : turn % 2 === 1 ? now : other(now));
  const most = turnLimit ?? Number.POSITIVE_INFINITY;
  const usual = now === begins ? 3 : 4;
  const number = turn ?? (usual > most ? usual - 2 : usual);
  if (number > most) throw new BadInput(`${path}.turn`, `must be at most ${most}: so many turns has the match`);
  if ((number % 2 === 1) !== (now === begins)) {
    const whose = SEAT_NAMES[number % 2 === 1 ? begins : other(begins)];
    throw new BadInput(`${path}.turn`, `turn ${number} is ${whose}’s when ${SEAT_NAMES[begins]} is the starter`);
  }
  return {
    turn: number,
    active: now,
    starter: begins,
    phase,
    pools: checkPools(position.pools, gamePhase, `${path}.pools`),
    crystals: checkCrystals(position.crystals ?? ALL_CRYSTALS, `${path}.crystals`),
  };
}

/** B1005: the pools before the current one are empty, those after it full. */
function checkPools(given: TurnPoint['pools'] | undefined, gamePhase: number, path: string): TurnPoint['pools'] {
  const pools = given ?? [gamePhase > 1 ? 0 : POOLS[0], gamePhase > 2 ? 0 : POOLS[1]];
  pools.forEach((left, pool) => {
    const at = `${path}[${pool}]`;
    const full = POOLS[pool];
    if (pool + 1 < gamePhase && left !== 0) throw new BadInput(at, `must be 0 in game phase ${gamePhase}`);
    if (pool + 1 > gamePhase && left !== full) throw new BadInput(at, `must be ${full} in game phase ${gamePhase}`);
    if (pool + 1 === gamePhase && (left < 1 || left > full)) throw new BadInput(at, `must be from 1 to ${full}`);
  });
  return pools;
}

const ALL_CRYSTALS: Cost = { white: CRYSTALS_EACH, red: CRYSTALS_EACH, purple: CRYSTALS_EACH, blue: CRYSTALS_EACH };

function checkCrystals(crystals: Cost, path: string): Cost {
  const many = COLOURS.find((colour) => crystals[colour] > CRYSTALS_EACH);
  if (many !== undefined) throw new BadInput(`${path}.${many}`, `there are at most ${CRYSTALS_EACH} of each colour`);
  return crystals;
}

export function checkTable(compiled: Compiled, position: Position, turnPoint: TurnPoint, path: string): void {
  checkMarket(position, path);
  const forSale = position.market.reduce((sum, tier) => sum + inTier(tier), 0);
  const crystals = COLOURS.reduce((sum, colour) => sum + turnPoint.crystals[colour], 0);
  for (const seat of SEATS) {
    const at = `${path}.${SEAT_NAMES[seat]}`;
    const onBoard = position.board.filter(({ owner }) => owner === seat).length;
    checkSide(compiled, position.sides[seat], at);
    const owned = ownedBy(position.sides[seat]) + onBoard;
    if (owned + forSale + crystals > PILE_ROOM) {
      const all = `owns ${owned} spells, and ${forSale + crystals} are for sale`;
      throw new BadInput(at, `${all}; a deck has room for ${PILE_ROOM}: leave some out of the market or "crystals"`);
    }
  }
}

const inTier = ({ row = [], deck = [], pile = [] }: TierWords): number => row.length + deck.length + pile.length;

const ownedBy = ({ deck = [], hand = [], pile = [], retained = [], prepared, area }: Side): number =>
  deck.length +
  hand.length +
  pile.length +
  retained.length +
  prepared.filter((one) => one !== null).length +
  area.length;

function checkSide({ kinds }: Compiled, { prepared, area }: Side, path: string): void {
  if (area.length > AREA_ROOM) {
    throw new BadInput(`${path}.area`, `holds ${area.length}; there is room for ${AREA_ROOM} (BR85)`);
  }
  for (const one of prepared) {
    if (one === null) continue;
    const { id, cost } = kinds[one.kind];
    const many = one.charges.findIndex((count, colour) => count > cost[colour]);
    if (many >= 0) {
      const has = `${id} costs ${cost[many]} ${COLOURS[many]}`;
      throw new BadInput(`${one.path}.charges`, `${has}, so that many ${COLOURS[many]} charges at most (B509)`);
    }
  }
}

function checkMarket({ market, gamePhase = 1, removed = [] }: Position, path: string): void {
  market.forEach((words, tier) => {
    const { row = [], pile = [], turnedOver = false } = words;
    const at = `${path}.market.${tier + 1}`;
    if (row.length > ROWS[tier]) throw new BadInput(`${at}.row`, `shows at most ${ROWS[tier]} spells`);
    if (tier + 1 > gamePhase && (row.length > 0 || pile.length > 0 || turnedOver)) {
      throw new BadInput(at, `is not open in game phase ${gamePhase}: only its deck can hold spells`);
    }
    const all = inTier(words);
    if (all > MARKET_ROOM) throw new BadInput(at, `holds ${all} spells; there is room for ${MARKET_ROOM}`);
  });
  if (removed.length > REMOVED_ROOM) throw new BadInput(`${path}.removed`, `there is room for ${REMOVED_ROOM}`);
}
