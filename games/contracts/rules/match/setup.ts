// How does a match begin? Runes aside, four contracts each, a secret choice of what to replace, and the first turn.

import { withInstead } from '@duello/cards';
import {
  below,
  choose,
  once,
  other,
  push,
  run,
  SEATS,
  type Seat,
  type Seed,
  seatOf,
  shuffle,
  start,
} from '@duello/kernel';
import { contractsOf } from '../../cards/box/catalogue.ts';
import type { CardId } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import { compiledOf, numberOf, RUNE_TYPE } from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import { ask, frame } from '../state/frames.ts';
import { PURE } from '../state/mana.ts';
import { OPENING_HAND, START_HEALTH } from '../state/numbers.ts';
import { type Options, shortenOptions } from '../state/options.ts';
import { shuffleDeck } from '../state/piles.ts';
import { CHANCE_AT, newState, type State } from '../state/state.ts';
import { program } from './program.ts';

/** A state with nothing but healths and chance: nobody has a deck yet. */
export function emptyTable(seed: Seed, options: Options): State {
  const state = newState(compiledOf(options));
  start(state.words, CHANCE_AT, `${seed}/contracts`);
  for (const seat of SEATS) state.cells[col.health[seat]] = START_HEALTH;
  return state;
}

export function setup(seed: Seed, options: Options, emit: MaybeEmit): State {
  const state = deal(seed, options, emit);
  run(program, state, emit);
  return state;
}

/** Decks are shuffled, and nobody has a contract in hand yet. */
export function deal(seed: Seed, options: Options, emit: MaybeEmit): State {
  const state = emptyTable(seed, options);
  const { cells } = state;
  const first = seatOf(
    options.firstPlayer === 'random' ? below(state.words, 2, CHANCE_AT) : options.firstPlayer === 'A' ? 0 : 1,
  );
  cells[col.first] = first;
  cells[col.active] = first;
  if (emit !== null) {
    const decks = [options.deckA, options.deckB] as const;
    emit({ kind: 'gameStarted', options: shortenOptions(options), decks, first });
  }
  for (const seat of SEATS) dealDeck(state, seat, emit);
  // C107, CR03: never a handicap, so nobody is asked.
  cells[col.extractors[other(first)] + PURE] = 1;
  if (emit !== null) emit({ kind: 'pureExtractorTaken', seat: other(first) });
  openMatch(state, first);
  return state;
}

/** C301 to C304: everything from the first fetch to the first turn. */
export function openMatch(state: State, first: Seat): void {
  push(state, frame.turn, first);
  push(state, frame.check);
  push(state, frame.replace);
  choose(state, ask.replace, 3);
  push(state, frame.fetch, other(first), OPENING_HAND);
  push(state, frame.fetch, first, OPENING_HAND);
}

/** Everything a player owns: a deck as it is printed but for what others stand in for, and what the match adds to both. */
export const deckOf = (options: Options, seat: Seat): readonly CardId[] => [
  ...withInstead(contractsOf(seat === 0 ? options.deckA : options.deckB), options.cards, seat === 0 ? 'A' : 'B'),
  ...Object.entries(options.cards).flatMap(([id, { copies }]) => Array.from({ length: copies }, () => id)),
];

/** The same for every match with these options, as kinds by seat. */
const kindsOf = once((options: Options) =>
  SEATS.map((seat) => deckOf(options, seat).map((id) => numberOf(compiledOf(options), id))),
);

/** C103, CR12: Runes into their own pile; both are shuffled. */
function dealDeck(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells, words, compiled } = state;
  for (const kind of kindsOf(compiled.options)[seat]) {
    if (compiled.kinds[kind].type === RUNE_TYPE) cells[col.runes[seat] + cells[col.runesSize[seat]]++] = kind;
    else cells[col.deck[seat] + cells[col.deckSize[seat]]++] = kind;
  }
  shuffle(words, cells, col.runes[seat], col.runes[seat] + cells[col.runesSize[seat]], CHANCE_AT);
  if (emit !== null) emit({ kind: 'runesSetAside', seat, count: cells[col.runesSize[seat]] });
  shuffleDeck(state, seat, emit);
}
