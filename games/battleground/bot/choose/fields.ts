// Where may a summon come down? Of lanes in which the same stands, and beside which the same stands, one will do.

import { newOffer, registerOf, type Seat } from '@duello/kernel';
import { field as question } from '../../rules/battle/summon.ts';
import { col } from '../../rules/state/columns.ts';
import { EMPTY, type State } from '../../rules/state/state.ts';

const offer = newOffer();

export function fieldsToTry(state: State, seat: Seat): readonly number[] {
  offer.count = 0;
  question.offer(state, seat, registerOf(state), offer);
  const { lanes } = state.compiled.geometry;
  const found = new Map<string, number>();
  for (let i = 0; i < offer.count; i++) {
    const lane = offer.codes[i] % lanes;
    const key = [-1, 0, 1].map((step) => laneKey(state, lane + step)).join('|');
    if (!found.has(key)) found.set(key, offer.codes[i]);
  }
  return [...found.values()];
}

/** What stands in a lane, field by field; whoever stands there is told from everybody else. */
function laneKey({ cells, compiled }: State, lane: number): string {
  const { lanes, rows } = compiled.geometry;
  if (lane < 0 || lane >= lanes) return '#';
  let key = '';
  for (let row = 0; row < rows; row++) {
    const slot = cells[col.fields + lane + row * lanes];
    if (slot !== EMPTY) key += `${row}:${slot} `;
  }
  return key;
}
