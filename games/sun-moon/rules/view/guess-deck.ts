// Which deck might somebody have built? One that fits all that was seen of it: a ready-made one if it can be, else any.

import { below, other, type Rng, type Seat, shuffle } from '@duello/kernel';
import { readyDecks } from '../../cards/box/ready-decks.ts';
import { COPY_LIMITS } from '../../cards/numbers.ts';
import { CLASSES } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import { type Compiled, NEUTRAL, numberOf } from '../state/compiled.ts';
import { cardsIn, READY_DECKS } from '../state/decks.ts';
import type { State } from '../state/state.ts';
import { boxOf } from '../turn/draft.ts';
import type { View } from './view-types.ts';

/** Writes the cards that nobody has seen into `cards`, the whole deck into the state; returns how many they are. */
export function guessDeck(state: State, seat: Seat, view: View, rng: Rng, cards: Int16Array): number {
  const { cells } = state;
  const seen = seenOf(state, seat, view);
  const again = revealedOf(state, seat, view, seen);
  const rest = [...again, ...fittingDeck(state, seat, view, [...seen, ...again], again.length, rng)];
  cards.set(rest);
  const whole = [...seen, ...rest].sort((a, b) => a - b);
  cells.set(whole, col.list[seat]);
  cells[col.listSize[seat]] = whole.length;
  return rest.length;
}

/** Every card of the seat's that the viewer has before the eyes. */
function seenOf({ compiled }: State, seat: Seat, { players, chain }: View): readonly number[] {
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
function revealedOf({ compiled }: State, seat: Seat, view: View, seen: readonly number[]): readonly number[] {
  const left = [...seen];
  return view.players[seat].revealed
    .map((id) => numberOf(compiled, id))
    .filter((kind) => {
      const at = left.indexOf(kind);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}

/** The rest of a deck: what must fill the hidden hand and the deck, but for `placed` cards. */
function fittingDeck(
  state: State,
  seat: Seat,
  view: View,
  seen: readonly number[],
  placed: number,
  rng: Rng,
): readonly number[] {
  const { cells, compiled } = state;
  const { deckSize, handSize, known } = view.players[seat];
  const size = deckSize + handSize - known.length - placed;
  const clan = cells[col.class[seat]];
  if (view.options.mode === 'draft') return drafted(state, seat, view, seen, size, rng);
  const ready = READY_DECKS.map((id) => readyDecks[id])
    .filter((deck) => CLASSES.indexOf(deck.class) === clan)
    .map((deck) =>
      without(
        cardsIn(deck).map((id) => numberOf(compiled, id)),
        seen,
      ),
    )
    .filter((rest) => rest !== null && rest.length === size);
  const found = ready.length === 0 ? null : ready[below(rng, ready.length)];
  return found ?? built(compiled, clan, seen, size, rng);
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
function built({ kinds }: Compiled, clan: number, seen: readonly number[], size: number, rng: Rng): readonly number[] {
  const pool: number[] = [];
  kinds.forEach(({ class: of, card }, kind) => {
    if (of !== clan && of !== NEUTRAL) return;
    const left = COPY_LIMITS[card.rarity] - seen.filter((one) => one === kind).length;
    for (let i = 0; i < left; i++) pool.push(kind);
  });
  shuffle(rng, pool, 0, pool.length);
  return pool.slice(0, size);
}

/** SV4: a private draft hides what was taken and left: of all that the other pile has not, the class and half of the rest. */
function drafted(
  state: State,
  seat: Seat,
  view: View,
  seen: readonly number[],
  size: number,
  rng: Rng,
): readonly number[] {
  const { compiled, cells } = state;
  const box = boxOf(compiled.options).map((id) => numberOf(compiled, id));
  const isNeutral = (kind: number): boolean => compiled.kinds[kind].class === NEUTRAL;
  const left = [...box];
  for (const kind of [...seen, ...pileOf(state, other(seat), view)]) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  shuffle(rng, left, 0, left.length);
  const half = Math.floor(box.filter(isNeutral).length / 2) - seen.filter(isNeutral).length;
  const pool = [
    ...left.filter((kind) => compiled.kinds[kind].class === cells[col.class[seat]]),
    ...left.filter(isNeutral).slice(0, Math.max(0, half)),
  ];
  shuffle(rng, pool, 0, pool.length);
  const rest = pool.slice(0, size);
  cells.set(pool.slice(size, size + view.players[seat].outSize), col.out[seat]);
  return rest;
}

/** What is said to have been in a pile: all that left it, if the viewer knows it or it has been guessed; else what is seen. */
function pileOf(state: State, seat: Seat, view: View): readonly number[] {
  const { cells } = state;
  const list = cells.subarray(col.list[seat], col.list[seat] + cells[col.listSize[seat]]);
  if (list.length > 0) return [...list, ...cells.subarray(col.out[seat], col.out[seat] + cells[col.outSize[seat]])];
  const seen = seenOf(state, seat, view);
  return [...seen, ...revealedOf(state, seat, view, seen)];
}
