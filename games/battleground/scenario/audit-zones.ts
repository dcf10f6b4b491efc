// Is everything beside the board in order? Every column, preparation slots, the market and the phase of the match.

import { faultIn } from '@duello/columns';
import { isOver, MOST, SEATS, type Seat } from '@duello/kernel';
import { COLOURS } from '../cards/vocabulary.ts';
import { chargeCell, col, matchRows, seatRows, tierRows } from '../rules/state/columns.ts';
import { POOLS, PREPARATION_SLOTS, ROWS } from '../rules/state/numbers.ts';
import { EMPTY, IN_DRAFT, type State } from '../rules/state/state.ts';

const outside = (value: number, min: number, max: number): boolean => value < min || value > max;

function seatFault(state: State, seat: Seat): string | null {
  const life = state.cells[col.life[seat]];
  if (life <= 0 && !isOver(state)) return `seat ${seat} plays on with ${life} life`;
  return preparedFault(state, seat);
}

/** B509: charges fit the spell they lie on; an empty slot has none. */
function preparedFault({ cells, compiled }: State, seat: Seat): string | null {
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
    const kind = cells[col.prepared[seat] + slot];
    const since = cells[col.since[seat] + slot];
    if (kind >= compiled.kinds.length) return `kind ${kind} is prepared by seat ${seat}`;
    if (kind === EMPTY ? since !== 0 : outside(since, 1, cells[col.turnNumber])) {
      return `slot ${slot + 1} of seat ${seat} was filled in turn ${since}`;
    }
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const charges = cells[chargeCell(seat, slot, colour)];
      const most = kind === EMPTY ? 0 : compiled.kinds[kind].cost[colour];
      if (charges > most) return `${charges} ${COLOURS[colour]} charges on slot ${slot + 1} of seat ${seat}`;
    }
  }
  return null;
}

function marketFault({ cells }: State): string | null {
  const phase = cells[col.gamePhase];
  for (const [pool, full] of POOLS.entries()) {
    const left = cells[col.pool + pool];
    const [least, most] = pool + 1 < phase ? [0, 0] : [pool + 1 > phase ? full : 1, full];
    if (outside(left, least, most)) return `${left} coins in pool ${pool + 1} in game phase ${phase}`;
  }
  const open = cells[col.phase] === IN_DRAFT ? 0 : phase;
  for (let tier = 0; tier < ROWS.length; tier++) {
    const shown = cells[col.row[tier].size];
    if (shown > ROWS[tier]) return `${shown} spells in row ${tier + 1}`;
    const used = shown + cells[col.marketPile[tier].size] + cells[col.turnedOver + tier];
    if (tier >= open && used > 0) return `tier ${tier + 1} is used before it is open`;
  }
  return null;
}

function phaseFault(state: State): string | null {
  const { cells, compiled } = state;
  const [phase, turn] = [cells[col.phase], cells[col.turnNumber]];
  if (turn > (compiled.turnLimit ?? MOST)) return `turn ${turn} is after the last`;
  if (phase === IN_DRAFT) return turn === 0 || isOver(state) ? null : `turn ${turn} in the draft`;
  if ((turn % 2 === 1) !== (cells[col.active] === cells[col.starter])) return `turn ${turn} is of the wrong seat`;
  for (const seat of SEATS) if (cells[col.drawn[seat].size] > 0) return `seat ${seat} still holds drawn neutrals`;
  return cells[col.neutrals.size] > 0 ? 'neutrals are left over from the draft' : null;
}

export const faultOnTable = (state: State): string | null =>
  faultIn(seatRows, state) ??
  faultIn(tierRows, state) ??
  faultIn(matchRows, state) ??
  seatFault(state, 0) ??
  seatFault(state, 1) ??
  marketFault(state) ??
  phaseFault(state);
