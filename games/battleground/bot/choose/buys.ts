// What is worth buying? What makes the deck better, the best of it first.

import { newOffer, type Seat } from '@duello/kernel';
import { crystalOf } from '../../cards/box/catalogue.ts';
import { BUY_CRYSTAL, isCrystalCode, STOP } from '../../rules/state/codes.ts';
import { col } from '../../rules/state/columns.ts';
import { colourAt, numberOf } from '../../rules/state/compiled.ts';
import { buy } from '../../rules/state/market.ts';
import type { State } from '../../rules/state/state.ts';
import { deckValue } from '../card-value.ts';

const offer = newOffer();

function kindOf({ cells, compiled }: State, code: number): number {
  if (isCrystalCode(code)) return numberOf(compiled, crystalOf(colourAt(code - BUY_CRYSTAL)));
  return cells[col.row[code >> 3].at + (code & 7)];
}

/** The best `few` purchases; to stop as well, unless it is plain that something helps. */
export function buysToTry(state: State, seat: Seat, few: number): readonly number[] {
  const { cells } = state;
  offer.count = 0;
  buy.offer(state, seat, 0, offer);
  const { at, size } = col.pile[seat];
  const now = deckValue(state, seat);
  const found: { readonly code: number; readonly gain: number }[] = [];
  for (let i = 0; i < offer.count; i++) {
    const code = offer.codes[i];
    if (code === STOP) continue;
    cells[at + cells[size]++] = kindOf(state, code);
    found.push({ code, gain: deckValue(state, seat) - now });
    cells[at + --cells[size]] = 0;
  }
  found.sort((a, b) => b.gain - a.gain || a.code - b.code);
  const best = found.slice(0, few).filter(({ gain }) => gain > 0);
  return best.length === 0 ? [STOP] : best.map(({ code }) => code);
}
