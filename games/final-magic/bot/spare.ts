// What can a deck do without? Gems beyond those it began with, and the cheapest cards of a hand.

import type { Seat } from '@duello/kernel';
import { col } from '../rules/state/columns.ts';
import type { State } from '../rules/state/state.ts';
import { habits } from './knowledge.ts';

/** Mana of the gems that a deck begins with: with less than that it can't pay for what it buys. */
const LEAST_MANA = 3;
/** Prices up to this are soon paid again. */
const CHEAP = 2;

/** True when the deck has mana enough without this gem. */
export function isSpareGem({ cells, compiled }: State, seat: Seat, gem: number): boolean {
  let mana = -compiled.kinds[gem].gemMana;
  for (const kind of compiled.gemKinds) {
    const count =
      cells[col.deck[seat] + kind] +
      cells[col.hand[seat] + kind] +
      cells[col.discard[seat] + kind] +
      cells[col.play[seat] + kind];
    mana += count * compiled.kinds[kind].gemMana;
  }
  return mana >= LEAST_MANA;
}

/** Cards of the hand that may be outcast: cheap ones, or the cheapest there are. */
export function leastOfHand({ cells, compiled }: State, seat: Seat): readonly number[] {
  const inHand = compiled.kinds.flatMap(({ price }, kind) =>
    cells[col.hand[seat] + kind] > 0 ? [{ kind, price }] : [],
  );
  const most = Math.max(CHEAP, Math.min(...inHand.map(({ price }) => price)));
  return inHand.filter(({ price }) => price <= most).map(({ kind }) => kind);
}

/** True when a hand has a cheap card beside the spell that outcasts one. */
export const hasCheapCard = ({ cells, compiled }: State, seat: Seat, spell: number): boolean =>
  compiled.kinds.some(({ price }, kind) => price <= CHEAP && cells[col.hand[seat] + kind] > (kind === spell ? 1 : 0));

/** A card does less this round than one that is drawn for it may do. */
export const isWorthLess = (use: number): boolean => use < 1.5 * habits.card;
