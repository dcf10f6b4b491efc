// Which deck might somebody have built? One that fits all that was seen of it: a ready-made one if it can be, else any.

import { below, other, type Rng, type Seat, shuffle } from '@duello/kernel';
import { readyDecks } from './cards/ready-decks.ts';
import { cardsIn, READY_DECKS } from './decks.ts';
import { boxOf } from './draft.ts';
import { CLASSES } from './effects.ts';
import { COPY_LIMITS } from './numbers.ts';
import type { View } from './seen.ts';
import { CLASS, LIST, LIST_SIZE, OUT, type State } from './state.ts';
import { NEUTRAL, numberOf, type Table } from './table.ts';

/** Writes the cards that nobody has seen into `cards`, the whole deck into the state; returns how many they are. */
export function guessDeck(state: State, seat: Seat, view: View, rng: Rng, cards: Int16Array): number {
  const { cells } = state;
  const seen = seenOf(state, seat, view);
  const rest = fittingDeck(state, seat, view, seen, rng);
  cards.set(rest);
  const whole = [...seen, ...rest].sort((a, b) => a - b);
  cells.set(whole, LIST[seat]);
  cells[LIST_SIZE[seat]] = whole.length;
  return rest.length;
}

/** Every card of the seat's that the viewer has before the eyes. */
function seenOf({ table }: State, seat: Seat, { players, chain }: View): readonly number[] {
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
  return ids.map((id) => numberOf(table, id));
}

/** The rest of a deck: what must fill the hidden hand and the deck. */
function fittingDeck(state: State, seat: Seat, view: View, seen: readonly number[], rng: Rng): readonly number[] {
  const { cells, table } = state;
  const size = view.players[seat].deckSize + view.players[seat].handSize - view.players[seat].known.length;
  const clan = cells[CLASS[seat]];
  if (view.options.mode === 'draft') return drafted(state, seat, view, seen, size, rng);
  const ready = READY_DECKS.map((id) => readyDecks[id])
    .filter((deck) => CLASSES.indexOf(deck.class) === clan)
    .map((deck) =>
      without(
        cardsIn(deck).map((id) => numberOf(table, id)),
        seen,
      ),
    )
    .filter((rest) => rest !== null && rest.length === size);
  const found = ready.length === 0 ? null : ready[below(rng, ready.length)];
  return found ?? built(table, clan, seen, size, rng);
}

/** A list without others; null when one of them is not in it. */
function without(list: readonly number[], others: readonly number[]): number[] | null {
  const left = [...list];
  for (const one of others) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Any legal deck: every copy that may still be in it is equally likely. */
function built({ kinds }: Table, clan: number, seen: readonly number[], size: number, rng: Rng): readonly number[] {
  const pool: number[] = [];
  kinds.forEach(({ class: of, card }, kind) => {
    if (of !== clan && of !== NEUTRAL) return;
    const left = COPY_LIMITS[card.rarity] - seen.filter((one) => one === kind).length;
    for (let i = 0; i < left; i++) pool.push(kind);
  });
  shuffle(rng, pool, 0, pool.length);
  return pool.slice(0, size);
}

/** SV4: a private draft hides what was taken and left, but not what the viewer has taken and left. */
function drafted(
  state: State,
  seat: Seat,
  view: View,
  seen: readonly number[],
  size: number,
  rng: Rng,
): readonly number[] {
  const { table, cells } = state;
  const { list, out } = view.players[other(seat)];
  const mine = [...(list ?? []), ...(out ?? [])];
  const gone = [...mine.map((id) => numberOf(table, id)), ...seen];
  const pool = boxOf(table.options)
    .map((id) => numberOf(table, id))
    .filter((kind) => table.kinds[kind].class === cells[CLASS[seat]] || table.kinds[kind].class === NEUTRAL);
  for (const kind of gone) {
    const at = pool.indexOf(kind);
    if (at >= 0) pool.splice(at, 1);
  }
  shuffle(rng, pool, 0, pool.length);
  const rest = pool.slice(0, size);
  cells.set(pool.slice(size, size + view.players[seat].outSize), OUT[seat]);
  return rest;
}
