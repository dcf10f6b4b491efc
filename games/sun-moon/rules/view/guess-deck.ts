// Which deck might somebody have built? One that fits all that was seen of it: a ready-made one if it can be, else any.
//
// A search draws many worlds from one view: what the view tells is worked out once.

import { below, once, other, type Rng, type Seat, shuffle } from '@duello/kernel';
import { readyDecks } from '../../cards/box/ready-decks.ts';
import { COPY_LIMITS } from '../../cards/numbers.ts';
import { CLASSES } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import { type Compiled, compiledOf, NEUTRAL, numberOf } from '../state/compiled.ts';
import { cardsIn, READY_DECKS } from '../state/decks.ts';
import type { State } from '../state/state.ts';
import { boxKinds } from '../turn/draft.ts';
import type { View } from './view-types.ts';

type Kinds = readonly number[];

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
}

const cluesOf = [once((view: View) => clues(view, 0)), once((view: View) => clues(view, 1))] as const;

function clues(view: View, seat: Seat): Clues {
  const compiled = compiledOf(view.options);
  const { deckSize, handSize, known, class: clan } = view.players[seat];
  const seen = seenOf(compiled, seat, view);
  const again = revealedOf(compiled, seat, view, seen);
  const size = deckSize + handSize - known.length - again.length;
  const isDraft = view.options.mode === 'draft';
  const ready = readyKinds(compiled)
    .filter((deck) => !isDraft && deck.class === clan)
    .map(({ kinds }) => without(kinds, [...seen, ...again]))
    .filter((rest) => rest !== null)
    .filter((rest) => rest.length === size);
  const isBuilt = !isDraft && clan !== null && ready.length === 0;
  return { seen, again, size, ready, pool: isBuilt ? poolOf(compiled, clan, [...seen, ...again]) : [] };
}

/** The ready-made decks, the same in every match. */
const readyKinds = once((compiled: Compiled) =>
  READY_DECKS.map((id) => ({
    class: readyDecks[id].class,
    kinds: cardsIn(readyDecks[id]).map((card) => numberOf(compiled, card)),
  })),
);

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

function poolOf({ kinds }: Compiled, clan: (typeof CLASSES)[number], seen: Kinds): Kinds {
  return kinds.flatMap(({ class: of, card }, kind) => {
    if (of !== CLASSES.indexOf(clan) && of !== NEUTRAL) return [];
    const left = COPY_LIMITS[card.rarity] - seen.filter((one) => one === kind).length;
    return Array<number>(Math.max(0, left)).fill(kind);
  });
}

/** Cards in a buffer that is used again; no box has so many. */
const drawn = { count: 0, kinds: new Int16Array(1024) };

/** Writes the cards that nobody has seen into `cards`, the whole deck into the state; returns how many they are. */
export function guessDeck(state: State, seat: Seat, view: View, rng: Rng, cards: Int16Array): number {
  const { seen, again, size, ready, pool } = cluesOf[seat](view);
  drawn.count = 0;
  if (view.options.mode === 'draft') draft(state, seat, view, rng);
  else if (ready.length > 0) add(ready[below(rng, ready.length)]);
  else {
    // Any legal deck: every copy that may still be in it is equally likely.
    add(pool);
    shuffle(rng, drawn.kinds, 0, drawn.count);
  }
  let count = 0;
  for (const kind of again) cards[count++] = kind;
  for (let i = 0; i < size && i < drawn.count; i++) cards[count++] = drawn.kinds[i];
  writeList(state, seat, seen, cards, count);
  return count;
}

function add(kinds: Kinds): void {
  for (let i = 0; i < kinds.length; i++) drawn.kinds[drawn.count++] = kinds[i];
}

/** By kind, all 0 in between. */
const copies = new Uint8Array(256);

/** The whole deck, sorted. */
function writeList({ cells, compiled }: State, seat: Seat, seen: Kinds, cards: Int16Array, count: number): void {
  for (let i = 0; i < seen.length; i++) copies[seen[i]]++;
  for (let i = 0; i < count; i++) copies[cards[i]]++;
  let at = col.list[seat];
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    for (; copies[kind] > 0; copies[kind]--) cells[at++] = kind;
  }
  cells[col.listSize[seat]] = at - col.list[seat];
}

/** SV4: a private draft hides what was taken and left: of all that the other pile has not, the class and half of the rest. */
function draft(state: State, seat: Seat, view: View, rng: Rng): void {
  const { compiled, cells } = state;
  const { seen, again, size } = cluesOf[seat](view);
  const known = [...seen, ...again];
  const left = leftInBox(compiled, [...known, ...pileOf(state, other(seat), view)]);
  shuffle(rng, left, 0, left.length);
  const isNeutral = (kind: number): boolean => compiled.kinds[kind].class === NEUTRAL;
  const half = Math.floor(boxKinds(compiled).filter(isNeutral).length / 2) - known.filter(isNeutral).length;
  add(left.filter((kind) => compiled.kinds[kind].class === cells[col.class[seat]]));
  add(left.filter(isNeutral).slice(0, Math.max(0, half)));
  shuffle(rng, drawn.kinds, 0, drawn.count);
  const out = Math.min(drawn.count, size + view.players[seat].outSize);
  for (let i = size; i < out; i++) cells[col.out[seat] + i - size] = drawn.kinds[i];
}

/** All cards of the box but for some. */
export function leftInBox(compiled: Compiled, gone: Kinds): number[] {
  for (const kind of gone) copies[kind]++;
  const left = boxKinds(compiled).filter((kind) => {
    if (copies[kind] === 0) return true;
    copies[kind]--;
    return false;
  });
  copies.fill(0);
  return left;
}

/** What is said to have been in a pile: all that left it, if the viewer knows it or it has been guessed; else what is seen. */
function pileOf({ cells }: State, seat: Seat, view: View): Kinds {
  const list = cells.subarray(col.list[seat], col.list[seat] + cells[col.listSize[seat]]);
  if (list.length > 0) return [...list, ...cells.subarray(col.out[seat], col.out[seat] + cells[col.outSize[seat]])];
  const { seen, again } = cluesOf[seat](view);
  return [...seen, ...again];
}
