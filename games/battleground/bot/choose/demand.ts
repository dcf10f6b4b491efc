// How much mana can still be used this turn? What the spells at hand ask for, colour by colour.

import type { Seat } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { chargeCell, col } from '../../rules/state/columns.ts';
import { PREPARATION_SLOTS } from '../../rules/state/numbers.ts';
import { EMPTY, type State } from '../../rules/state/state.ts';
import { valuesOf } from '../card-value.ts';

/** By colour, what is charged or in the pool not taken off; used again with each call. */
export const demand = new Int16Array(COLOURS.length);
/** What the demand was found to be, besides: somebody counts the mana or the crystals that are left. */
export const wishes = { keepsCrystals: false, countsMana: false };

export function findDemand({ cells, compiled }: State, seat: Seat): void {
  const values = valuesOf(compiled);
  demand.fill(0);
  wishes.keepsCrystals = false;
  wishes.countsMana = false;
  const ask = (kind: number, at: number): void => {
    const { gives, keepsCrystals, countsMana } = values[kind];
    if (gives >= 0) return;
    wishes.keepsCrystals ||= keepsCrystals;
    wishes.countsMana ||= countsMana;
    const { cost } = compiled.kinds[kind];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      demand[colour] += cost[colour] - (at < 0 ? 0 : cells[at + colour]);
    }
  };
  const hand = col.hand[seat];
  for (let i = 0; i < cells[hand.size]; i++) ask(cells[hand.at + i], -1);
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
    const kind = cells[col.prepared[seat] + slot];
    if (kind !== EMPTY) ask(kind, chargeCell(seat, slot, 0));
  }
}

/** Whether one more mana of a colour could pay for something. */
export const isWanted = ({ cells }: State, seat: Seat, colour: number): boolean =>
  wishes.countsMana || cells[col.mana[seat] + colour] < demand[colour];
