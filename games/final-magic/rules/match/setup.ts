// How does a match begin? Buy zone, starting decks, health (F201 to F208).

import { push, run, SEATS, type Seat, type Seed, shuffle, start } from '@duello/kernel';
import { boxCards } from '../../cards/box/catalogue.ts';
import { type CardId, ELEMENTS, type Element } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import { compiledOf, dealtFor, numberOf, SPELL } from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { COPIES, KINDS_PER_ELEMENT, START_DECK, START_HEALTH } from '../state/numbers.ts';
import { type Options, shortenOptions } from '../state/options.ts';
import { presets } from '../state/presets.ts';
import { DRAW_CHANCE, newState, SETUP_CHANCE, type State } from '../state/state.ts';
import { KINDS, NO_PILE, UNLIMITED } from '../state/zones.ts';
import { program } from './program.ts';

/** A state with its buy zone and nothing else: no round has begun. */
export function emptyTable(seed: Seed, options: Options): State {
  const state = newState(compiledOf(options));
  start(state.words, SETUP_CHANCE, `${seed}/setup`);
  for (const seat of SEATS) {
    start(state.words, DRAW_CHANCE[seat], `${seed}/draw/${seat}`);
    state.cells[col.health[seat]] = START_HEALTH;
  }
  stockBuyZone(state, options);
  return state;
}

export function setup(seed: Seed, options: Options, emit: MaybeEmit): State {
  const state = deal(seed, options, emit);
  run(program, state, emit);
  return state;
}

/** Decks are dealt, and nothing is drawn yet. */
export function deal(seed: Seed, options: Options, emit: MaybeEmit): State {
  const state = emptyTable(seed, options);
  for (const seat of SEATS) dealStartDeck(state, seat);
  if (emit !== null) {
    emit({ kind: 'gameStarted', options: shortenOptions(options), supply: supplyOf(state), first: 0 });
    for (const seat of SEATS) emit({ kind: 'deckShuffled', seat, size: state.cells[col.deckSize[seat]] });
  }
  push(state, frame.round);
  return state;
}

function dealStartDeck(state: State, seat: Seat): void {
  for (const [id, count] of START_DECK) {
    state.cells[col.deck[seat] + dealtFor(state.compiled, id)] = count;
    state.cells[col.deckSize[seat]] += count;
  }
  state.cells[col.first] = 0;
}

/** F202 to F206: four kinds of each element in three copies, everything else without end but the Grand gems. */
function stockBuyZone(state: State, options: Options): void {
  const { cells, compiled } = state;
  compiled.kinds.forEach((kind, number) => {
    const elemental = kind.type === SPELL && kind.element >= 0;
    cells[col.supply + number] = elemental ? NO_PILE : UNLIMITED;
  });
  cells[col.supply + numberOf(compiled, 'grandGem')] = options.grandGems;
  ELEMENTS.forEach((element, index) => {
    for (const number of picksOf(state, options, element, index)) cells[col.supply + number] = COPIES;
  });
  for (const [id, { instead }] of Object.entries(options.cards)) {
    if (instead === null) continue;
    const there = numberOf(compiled, instead.card);
    cells[col.supply + numberOf(compiled, id)] = cells[col.supply + there];
    cells[col.supply + there] = NO_PILE;
  }
}

/** How many copies of a card of the box are for sale where it is for sale at all; null for no end of them. */
export function copiesOf(id: CardId, { grandGems }: Pick<Options, 'grandGems'>): number | null {
  const card = boxCards.get(id);
  if (card?.type === 'spell' && card.element !== null) return COPIES;
  return id === 'grandGem' ? grandGems : null;
}

const choice = new Int16Array(KINDS);

/** F-R7: four of the element's spells; at random every four equally likely. */
function picksOf(state: State, options: Options, element: Element, index: number): Iterable<number> {
  const { compiled } = state;
  const { supply } = options;
  if (supply !== 'random') {
    const ids = typeof supply === 'string' ? presets[supply][element] : supply[element];
    return ids.map((id) => numberOf(compiled, id));
  }
  const spells = compiled.byElement[index].filter(
    (number) => (options.cards[compiled.kinds[number].id]?.instead ?? null) === null,
  );
  choice.set(spells);
  shuffle(state.words, choice, 0, spells.length, SETUP_CHANCE);
  return choice.subarray(0, KINDS_PER_ELEMENT);
}

export const supplyOf = ({ cells, compiled }: State): readonly CardId[] =>
  compiled.kinds.filter((_, number) => cells[col.supply + number] !== NO_PILE).map((kind) => kind.id);
