// Which selections are worth trying? Spells to retain, colours of mana, a deck that is drafted: the best by value.

import { newOffer, type Offer, type Seat } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { retain } from '../../rules/effects/choices.ts';
import { col } from '../../rules/state/columns.ts';
import type { State } from '../../rules/state/state.ts';
import { valuesOf } from '../card-value.ts';
import { demand, findDemand } from './demand.ts';

const offer = newOffer();

export type Codes = readonly number[];

/** Every selection of so many of what is offered, each code in its place, within its limit. */
export function eachSelection({ count, codes, limits }: Offer, size: number, found: (picked: Codes) => void): void {
  const picked: number[] = [];
  const go = (index: number): void => {
    if (picked.length === size) {
      found([...picked]);
      return;
    }
    if (index === count) return;
    const most = Math.min(limits[index], size - picked.length);
    for (let n = 0; n < most; n++) picked.push(codes[index]);
    for (let n = most; n >= 0; n--) {
      go(index + 1);
      if (n > 0) picked.pop();
    }
  };
  go(0);
}

/** The best few by their value, best first. */
export function bestFew(all: readonly Codes[], worthOf: (codes: Codes) => number, few: number): readonly Codes[] {
  return all
    .map((codes) => ({ codes, value: worthOf(codes) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, Math.max(1, few))
    .map(({ codes }) => codes);
}

/** As many as may be retained: they come on top of the next hand. */
export function retainsToTry(state: State, seat: Seat, value: number, few: number): readonly Codes[] {
  offer.count = 0;
  offer.max = 0;
  retain.offer(state, seat, value, offer);
  findDemand(state, seat);
  const values = valuesOf(state.compiled);
  const worth = (kind: number): number => {
    const { gives, points, price } = values[kind];
    return gives >= 0
      ? state.cells[col.mana[seat] + gives] < demand[gives]
        ? 0.4
        : 0.7
      : 0.3 + 0.2 * points + 0.1 * price;
  };
  const all: Codes[] = [];
  eachSelection(offer, offer.max, (codes) => all.push(codes));
  return bestFew(all, (codes) => codes.reduce((sum, kind) => sum + worth(kind), 0), few);
}

/** Colours that some spell at hand still asks for; all alike when none does. */
export function manaToTry(state: State, seat: Seat, count: number): readonly Codes[] {
  findDemand(state, seat);
  const missing = COLOURS.map((_, colour) => Math.max(0, demand[colour] - state.cells[col.mana[seat] + colour]));
  const all: Codes[] = [];
  offer.count = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    offer.codes[offer.count] = colour;
    offer.limits[offer.count++] = count;
  }
  eachSelection(offer, count, (codes) => all.push(codes));
  const used = (codes: Codes): number =>
    missing.reduce((sum, most, colour) => sum + Math.min(most, codes.filter((one) => one === colour).length), 0);
  const most = Math.max(...all.map(used));
  const useful = all.filter((codes) => used(codes) === most);
  return most === 0 ? useful.slice(0, 1) : useful;
}
