// Which cards might be others for all a viewer knows? Decks, hands, piles and lists, mixed in place; for tests of secrecy.

import { below, type Rng, SEATS, type Seat, shuffle, type Viewer } from '@duello/kernel';
import { COPY_LIMITS } from '../cards/numbers.ts';
import { col, SLOTS } from '../rules/state/columns.ts';
import { NEUTRAL } from '../rules/state/compiled.ts';
import { EMPTY, IN_DRAFT, type State } from '../rules/state/state.ts';
import { shownOf } from '../rules/turn/draft.ts';

/** A cell with a card that the viewer can't see. */
export interface Hidden {
  readonly at: number;
  readonly seat: Seat;
}

const span = (at: number, size: number): readonly number[] => Array.from({ length: size }, (_, i) => at + i);
const inDraft = ({ cells }: State): boolean => cells[col.phase] === IN_DRAFT;
/** In an open draft both see what is taken; every other deck is its owner's secret. */
const hidesList = ({ compiled }: State, seat: Seat, viewer: Viewer): boolean =>
  seat !== viewer && !(compiled.options.mode === 'draft' && compiled.openDraft);

export const hiddenCells = (state: State, viewer: Viewer): readonly Hidden[] =>
  SEATS.flatMap((seat) => {
    const places = inDraft(state) ? draftCells(state, seat, viewer) : matchCells(state, seat, viewer);
    return places.map((at) => ({ at, seat }));
  });

/** The pile but for what is shown to its player; in a private draft also what was taken and left. */
function draftCells(state: State, seat: Seat, viewer: Viewer): readonly number[] {
  const { cells } = state;
  const shown = seat === viewer ? shownOf(state, seat) : 0;
  const pile = span(col.pile[seat], cells[col.pileSize[seat]] - shown);
  if (!hidesList(state, seat, viewer)) return pile;
  return [
    ...pile,
    ...span(col.list[seat], cells[col.listSize[seat]]),
    ...span(col.out[seat], cells[col.outSize[seat]]),
  ];
}

/** The deck, and another's hand; after a private draft they might be what was left in it. */
function matchCells(state: State, seat: Seat, viewer: Viewer): readonly number[] {
  const { cells } = state;
  const deck = span(col.deck[seat], cells[col.deckSize[seat]]);
  if (seat === viewer) return deck;
  const hand = span(col.hand[seat], cells[col.handSize[seat]]).filter(
    (at) => cells[at - col.hand[seat] + col.known[seat]] === 0,
  );
  if (!hidesList(state, seat, viewer)) return [...deck, ...hand];
  return [
    ...deck,
    ...hand,
    ...span(col.out[seat], cells[col.outSize[seat]]),
    ...span(col.pile[seat], cells[col.pileSize[seat]]),
  ];
}

/** Changes the cards in some hidden cells, and the lists of decks with them; kinds in `stay` come to no other place. */
export function mixCards(
  state: State,
  viewer: Viewer,
  hidden: readonly Hidden[],
  rng: Rng,
  stay: ReadonlySet<number> = new Set(),
): void {
  const { cells, compiled } = state;
  const isNeutral = ({ at }: Hidden): boolean => compiled.kinds[cells[at]].class === NEUTRAL;
  // Nobody knows who has which half of the neutral cards.
  if (inDraft(state)) mix(state, hidden.filter(isNeutral), rng);
  for (const seat of SEATS) {
    const own = hidden.filter((one) => one.seat === seat);
    mix(state, own, rng);
    if (!hidesList(state, seat, viewer)) continue;
    if (compiled.options.mode === 'constructed') buildAnew(state, own, rng, stay);
    else if (inDraft(state)) cells.subarray(col.list[seat], col.list[seat] + cells[col.listSize[seat]]).sort();
    if (!inDraft(state)) listAnew(state, seat);
  }
}

function mix({ cells }: State, places: readonly Hidden[], rng: Rng): void {
  const kinds = places.map(({ at }) => cells[at]);
  shuffle(rng, kinds, 0, kinds.length);
  places.forEach(({ at }, index) => {
    cells[at] = kinds[index];
  });
}

/** One card in so many of a deck that was built is another one. */
const ANOTHER_ONCE_IN = 3;

/** S302, SR09: a deck stays legal whatever is in it. */
function buildAnew({ cells, compiled }: State, places: readonly Hidden[], rng: Rng, stay: ReadonlySet<number>): void {
  for (const { at, seat } of places) {
    if (below(rng, ANOTHER_ONCE_IN) !== 0) continue;
    const kind = below(rng, compiled.kinds.length);
    const { class: clan, card } = compiled.kinds[kind];
    const fits = clan === NEUTRAL || clan === cells[col.class[seat]];
    if (!fits || stay.has(kind) || copiesOf({ cells }, seat, kind) >= COPY_LIMITS[card.rarity]) continue;
    cells[at] = kind;
  }
}

type Cells = Pick<State, 'cells'>;

/** Every card of the seat's in this match. */
function cardsOf({ cells }: Cells, seat: Seat): readonly number[] {
  const slots = span(0, SLOTS).filter((slot) => cells[col.kind + slot] !== EMPTY && cells[col.owner + slot] === seat);
  return [
    ...cells.subarray(col.deck[seat], col.deck[seat] + cells[col.deckSize[seat]]),
    ...cells.subarray(col.hand[seat], col.hand[seat] + cells[col.handSize[seat]]),
    ...cells.subarray(col.discard[seat], col.discard[seat] + cells[col.discardSize[seat]]),
    ...slots.map((slot) => cells[col.kind + slot]),
  ];
}

const copiesOf = (state: Cells, seat: Seat, kind: number): number =>
  cardsOf(state, seat).filter((one) => one === kind).length;

function listAnew(state: State, seat: Seat): void {
  const kinds = [...cardsOf(state, seat)].sort((a, b) => a - b);
  state.cells.set(kinds, col.list[seat]);
  state.cells[col.listSize[seat]] = kinds.length;
}
