// Which deck might somebody have built? One that fits all that was seen of it: a ready-made one if it can be, else any.
//
// A search draws many worlds from one view: what the view tells is worked out once.

import { withInstead } from '@duello/cards';
import { below, once, other, type Rng, type Seat, shuffle } from '@duello/kernel';
import { readyDecks } from '../../cards/box/ready-decks.ts';
import { COPY_LIMITS } from '../../cards/numbers.ts';
import { type CardId, CLASSES } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import { type Compiled, compiledOf, NEUTRAL, numberOf } from '../state/compiled.ts';
import { cardsIn, READY_DECKS } from '../state/decks.ts';
import type { State } from '../state/state.ts';
import { boxKinds } from '../turn/draft.ts';
import { count, countIn, heapLeft, type Kinds, newHeap, put, putOfClass, writeCounted } from './heap.ts';
import type { View } from './view-types.ts';

/** What a view tells of a deck that it does not show. */
interface Clues {
  /** Cards that the viewer has before the eyes. */
  readonly seen: Kinds;
  /** Those that earlier matches have shown and this one has not yet: they are hidden now. */
  readonly again: Kinds;
  /** How many other cards are hidden. */
  readonly size: number;
  /** The hidden cards of each ready-made deck that fits, and of no draft. */
  readonly ready: readonly Kinds[];
  /** Where none fits: every copy that a legal deck might still hold. */
  readonly pool: Kinds;
  /** How many more neutral cards the pile of a draft may have held: half of the box's, but for those that are known. */
  readonly neutrals: number;
}

const cluesOf = [once((view: View) => clues(view, 0)), once((view: View) => clues(view, 1))] as const;

function clues(view: View, seat: Seat): Clues {
  const compiled = compiledOf(view.options);
  const { deckSize, handSize, known, class: clan } = view.players[seat];
  const seen = seenOf(compiled, seat, view);
  const again = revealedOf(compiled, seat, view, seen);
  const size = deckSize + handSize - known.length - again.length;
  const isDraft = view.options.mode === 'draft';
  const ready = readyKinds[seat](compiled)
    .filter((deck) => !isDraft && deck.class === clan)
    .map(({ kinds }) => without(kinds, [...seen, ...again]))
    .filter((rest) => rest !== null)
    .filter((rest) => rest.length === size);
  const isBuilt = !isDraft && clan !== null && ready.length === 0;
  return {
    seen,
    again,
    size,
    ready,
    pool: isBuilt ? poolOf(compiled, seat, clan, [...seen, ...again]) : [],
    neutrals: isDraft ? half(neutralsIn(compiled, boxKinds(compiled))) - neutralsIn(compiled, [...seen, ...again]) : 0,
  };
}

const half = (count: number): number => Math.floor(count / 2);
const neutralsIn = ({ kinds }: Compiled, list: Kinds): number =>
  list.filter((kind) => kinds[kind].class === NEUTRAL).length;

/** Where others stand in for cards of the box, everybody knows it of every deck. */
const inDeck = ({ options }: Compiled, seat: Seat, cards: readonly CardId[]): readonly CardId[] =>
  withInstead(cards, options.cards, seat === 0 ? 'A' : 'B');

/** The ready-made decks, the same in every match with these options. */
const readyOf = (seat: Seat) =>
  once((compiled: Compiled) =>
    READY_DECKS.map((id) => ({
      class: readyDecks[id].class,
      kinds: inDeck(compiled, seat, cardsIn(readyDecks[id])).map((card) => numberOf(compiled, card)),
    })),
  );
const readyKinds = [readyOf(0), readyOf(1)] as const;

/** Every card of the seat's that the viewer has before the eyes. */
function seenOf(compiled: Compiled, seat: Seat, { players, chain }: View): Kinds {
  const player = players[seat];
  const attached = players.flatMap(({ summonings }) => summonings.flatMap(({ enchantments }) => enchantments));
  const pending = chain.flatMap(({ what, card, seat: by }) =>
    what === 'play' && by === seat && card !== null ? [card] : [],
  );
  const ids = [
    ...player.discards,
    ...player.known,
    ...player.summonings.map(({ card }) => card),
    ...attached.filter((one) => one.seat === seat).map(({ card }) => card),
    ...pending,
  ];
  return ids.map((id) => numberOf(compiled, id));
}

/** What earlier matches have shown of the deck and this one has not yet. */
function revealedOf(compiled: Compiled, seat: Seat, view: View, seen: Kinds): Kinds {
  const left = [...seen];
  return view.players[seat].revealed
    .map((id) => numberOf(compiled, id))
    .filter((kind) => {
      const at = left.indexOf(kind);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}

/** A list without others; null when one of them is not in it. */
function without(list: Kinds, others: Kinds): Kinds | null {
  const left = [...list];
  for (const one of others) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

function poolOf(compiled: Compiled, seat: Seat, clan: (typeof CLASSES)[number], seen: Kinds): Kinds {
  const { kinds, places } = compiled;
  const legal = kinds.flatMap(({ id, class: of, card }, kind) => {
    if (places[kind] !== kind || (of !== CLASSES.indexOf(clan) && of !== NEUTRAL)) return [];
    return Array<CardId>(COPY_LIMITS[card.rarity]).fill(id);
  });
  const left = inDeck(compiled, seat, legal).map((id) => numberOf(compiled, id));
  for (const kind of seen) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const drawn = newHeap();
const left = newHeap();

/** Writes the cards that nobody has seen into `cards`, the whole deck into the state; returns how many they are. */
export function guessDeck(state: State, seat: Seat, view: View, rng: Rng, cards: Int16Array): number {
  const { cells, compiled } = state;
  const { seen, again, size, ready, pool } = cluesOf[seat](view);
  drawn.count = 0;
  if (view.options.mode === 'draft') draft(state, seat, view, rng);
  else if (ready.length > 0) put(drawn, ready[below(rng, ready.length)]);
  else {
    // Any legal deck: every copy that may still be in it is equally likely.
    put(drawn, pool);
    shuffle(rng, drawn.kinds, 0, drawn.count);
  }
  let unseen = 0;
  for (const kind of again) cards[unseen++] = kind;
  for (let i = 0; i < size && i < drawn.count; i++) cards[unseen++] = drawn.kinds[i];
  count(seen);
  countIn(cards, 0, unseen);
  cells[col.listSize[seat]] = writeCounted(compiled, cells, col.list[seat]) - col.list[seat];
  return unseen;
}

/** SV4: a private draft hides what was taken and left: of all that the other pile has not, the class and half of the rest. */
function draft(state: State, seat: Seat, view: View, rng: Rng): void {
  const { compiled, cells } = state;
  const { seen, again, size, neutrals } = cluesOf[seat](view);
  count(seen);
  count(again);
  countPile(state, other(seat), view);
  heapLeft(compiled, left);
  shuffle(rng, left.kinds, 0, left.count);
  putOfClass(compiled, left, drawn, cells[col.class[seat]]);
  putOfClass(compiled, left, drawn, NEUTRAL, neutrals);
  shuffle(rng, drawn.kinds, 0, drawn.count);
  const out = Math.min(drawn.count, size + view.players[seat].outSize);
  for (let i = size; i < out; i++) cells[col.out[seat] + i - size] = drawn.kinds[i];
}

/** What is said to have been in a pile: all that left it, if the viewer knows it or it has been guessed; else what is seen. */
function countPile({ cells }: State, seat: Seat, view: View): void {
  const size = cells[col.listSize[seat]];
  if (size > 0) {
    countIn(cells, col.list[seat], col.list[seat] + size);
    countIn(cells, col.out[seat], col.out[seat] + cells[col.outSize[seat]]);
    return;
  }
  const { seen, again } = cluesOf[seat](view);
  count(seen);
  count(again);
}
