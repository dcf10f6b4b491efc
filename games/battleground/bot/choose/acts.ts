// What is worth trying in Spellcasting? Spells first, then what to prepare, then charges; nothing is left lying about.

import { newOffer, type Seat } from '@duello/kernel';
import { CAST_SLOT, CHARGE, END_CASTING, PREPARE } from '../../rules/state/codes.ts';
import { chargeCell, col } from '../../rules/state/columns.ts';
import { PREPARATION_SLOTS } from '../../rules/state/numbers.ts';
import { EMPTY, type State } from '../../rules/state/state.ts';
import { act } from '../../rules/turn/act.ts';
import { valuesOf } from '../card-value.ts';
import { slotValue, valueIfPrepared } from '../in-hand.ts';
import { findDemand, isWanted } from './demand.ts';

const offer = newOffer();

/** Codes of answers, each of which could begin the best way to end the phase. */
export function actsToTry(state: State, seat: Seat): readonly number[] {
  const { cells, compiled } = state;
  offer.count = 0;
  act.offer(state, seat, 0, offer);
  findDemand(state, seat);
  const values = valuesOf(compiled);
  const isFresh = (slot: number): boolean =>
    cells[col.prepared[seat] + slot] !== EMPTY && cells[col.since[seat] + slot] === cells[col.turnNumber];
  let fresh = false;
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) fresh ||= isFresh(slot);
  const casts: number[] = [];
  const prepares: number[] = [];
  const replaces: number[] = [];
  const charges: number[] = [];
  const isUseful = (kind: number): boolean => values[kind].gives < 0 || isWanted(state, seat, values[kind].gives);
  for (let i = 0; i < offer.count; i++) {
    const code = offer.codes[i];
    if (code < CAST_SLOT) {
      // Whoever prepares has cast all that is to be cast from hand.
      if (!fresh && isUseful(code)) casts.push(code);
    } else if (code < PREPARE) {
      const slot = code - CAST_SLOT;
      const open = !isFresh(slot) || isPaid(state, seat, slot);
      if (open && isUseful(cells[col.prepared[seat] + slot])) casts.push(code);
    } else if (code < CHARGE) {
      const [kind, slot] = [(code - PREPARE) >> 1, (code - PREPARE) & 1];
      if (values[kind].gives >= 0 && isWanted(state, seat, values[kind].gives)) continue;
      if (cells[col.prepared[seat] + slot] === EMPTY) prepares.push(code);
      else if (!isFresh(slot) && valueIfPrepared(state, kind) > slotValue(state, seat, slot)) replaces.push(code);
    } else if (code < END_CASTING) charges.push(code);
  }
  const saved = compiled.options.manaDecay !== 'all';
  const rest = prepares.length > 0 ? prepares : charges.length > 0 ? charges : [];
  return [...casts, ...rest, ...replaces, ...(rest.length === 0 || saved ? [END_CASTING] : [])];
}

/** Whether charges pay for all of it. */
function isPaid({ cells, compiled }: State, seat: Seat, slot: number): boolean {
  const { cost } = compiled.kinds[cells[col.prepared[seat] + slot]];
  return cost.every((count, colour) => cells[chargeCell(seat, slot, colour)] >= count);
}
