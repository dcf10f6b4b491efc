// How does everything begin? With decks that were built, or with the draft of them.

import { withInstead } from '@duello/cards';
import { push, run, SEATS, type Seat, type Seed, start } from '@duello/kernel';
import type { DeckList } from '../../cards/card.ts';
import { CLASSES } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import { compiledOf, numberOf } from '../state/compiled.ts';
import { cardsIn } from '../state/decks.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { type FullOptions, openOptions, shortenOptions } from '../state/options.ts';
import { CHANCE_AT, newState, type State } from '../state/state.ts';
import { program } from './program.ts';

/** A state with nothing but chance. */
export function emptyTable(seed: Seed, options: FullOptions): State {
  const state = newState(compiledOf(openOptions(options)));
  start(state.words, CHANCE_AT, `${seed}/sun-moon`);
  return state;
}

export function setup(seed: Seed, options: FullOptions, emit: MaybeEmit): State {
  const state = layOut(seed, options, emit);
  run(program, state, emit);
  return state;
}

/** Everything before the first match, or before the draft. */
export function layOut(seed: Seed, options: FullOptions, emit: MaybeEmit): State {
  const state = emptyTable(seed, options);
  if (emit !== null) emit({ kind: 'gameStarted', options: openPart(options) });
  if (options.mode === 'draft') push(state, frame.classToss);
  else {
    for (const seat of SEATS) bringDeck(state, seat, seat === 0 ? options.deckA : options.deckB, emit);
    push(state, frame.match);
  }
  return state;
}

/** What may be told of the options: a deck is its owner's secret. */
function openPart(options: FullOptions): Extract<Event, { kind: 'gameStarted' }>['options'] {
  const short = shortenOptions(options);
  if (typeof short !== 'object' || short === null || Array.isArray(short)) return short;
  return Object.fromEntries(Object.entries(short).filter(([name]) => name !== 'deckA' && name !== 'deckB'));
}

/** S301, S303. */
function bringDeck(state: State, seat: Seat, deck: DeckList, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const kinds = withInstead(cardsIn(deck), compiled.options.cards, seat === 0 ? 'A' : 'B')
    .map((id) => numberOf(compiled, id))
    .sort((a, b) => a - b);
  cells.set(kinds, col.list[seat]);
  cells[col.listSize[seat]] = kinds.length;
  cells[col.class[seat]] = CLASSES.indexOf(deck.class);
  if (emit !== null) emit({ kind: 'deckAccepted', seat, class: deck.class, size: kinds.length });
}
