// Which spell may lie below charges? One that costs at least as much of every colour.

import type { Seat } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { chargeCell } from '../state/columns.ts';
import type { State } from '../state/state.ts';

/** B509: never more charges of a colour than the cost has. */
export function chargesFit({ cells, compiled }: State, seat: Seat, slot: number, kind: number): boolean {
  const { cost } = compiled.kinds[kind];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (cells[chargeCell(seat, slot, colour)] > cost[colour]) return false;
  }
  return true;
}
