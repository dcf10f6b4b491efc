// Which decks are worth drafting? All that could be, ranked by what they would do.

import { newOffer, type Seat } from '@duello/kernel';
import { crystalOf } from '../../cards/box/catalogue.ts';
import { COLOURS } from '../../cards/vocabulary.ts';
import { col } from '../../rules/state/columns.ts';
import { numberOf } from '../../rules/state/compiled.ts';
import type { State } from '../../rules/state/state.ts';
import { crystals, spells } from '../../rules/turn/draft.ts';
import { deckValue, draftValue } from '../card-value.ts';
import { bestFew, type Codes, eachSelection } from './selections.ts';

const offer = newOffer();
/** B307: as many as a deck can use beside its crystals. */
const MOST_SPELLS = 6;

/** The value once these kinds are in the deck; they are taken out again. */
function valueWith(state: State, seat: Seat, kinds: readonly number[], value: () => number): number {
  const { cells } = state;
  const { at, size } = col.deck[seat];
  const before = cells[size];
  for (const kind of kinds) cells[at + cells[size]++] = kind;
  const result = value();
  cells.fill(0, at + before, at + cells[size]);
  cells[size] = before;
  return result;
}

export function spellsToTry(state: State, seat: Seat, few: number): readonly Codes[] {
  const { cells } = state;
  offer.count = 0;
  spells.offer(state, seat, 0, offer);
  const all: Codes[] = [];
  for (let size = Math.min(2, offer.max); size <= Math.min(MOST_SPELLS, offer.max); size++) {
    eachSelection(offer, size, (codes) => all.push(codes));
  }
  const worthOf = (codes: Codes): number =>
    valueWith(state, seat, codes, () => {
      cells[col.drafted[seat]] = codes.length;
      const value = draftValue(state, seat);
      cells[col.drafted[seat]] = 0;
      return value;
    });
  return bestFew(all, worthOf, few);
}

export function crystalsToTry(state: State, seat: Seat, few: number): readonly Codes[] {
  offer.count = 0;
  crystals.offer(state, seat, 0, offer);
  const kinds = COLOURS.map((colour) => numberOf(state.compiled, crystalOf(colour)));
  const all: Codes[] = [];
  eachSelection(offer, offer.max, (codes) => all.push(codes));
  const worthOf = (codes: Codes): number =>
    valueWith(
      state,
      seat,
      codes.map((colour) => kinds[colour]),
      () => deckValue(state, seat),
    );
  return bestFew(all, worthOf, Math.min(few, 4));
}
