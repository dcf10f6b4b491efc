// How does a match begin with known draws? A deck has no order, so its owner's chance is chosen: one that draws these cards.

import { BadInput, run, SEAT_NAMES, SEATS, type Seat, type Seed, start } from '@duello/kernel';
import type { StackedDecks } from '@duello/lab/game';
import { program } from '../rules/match/program.ts';
import { deal } from '../rules/match/setup.ts';
import { col } from '../rules/state/columns.ts';
import { numberOf } from '../rules/state/compiled.ts';
import type { MaybeEmit } from '../rules/state/events.ts';
import { drawOne } from '../rules/state/move.ts';
import type { Options } from '../rules/state/options.ts';
import { copy, DRAW_CHANCE, type State } from '../rules/state/state.ts';
import { readCards } from './notation.ts';

/** Seven Coppers and three gems come in 120 orders: one in so many tries is always among them. */
const TRIES = 20_000;

export function stackedSetup(decks: StackedDecks, options: Options, seed: Seed, emit: MaybeEmit): State {
  const state = deal(seed, options, emit);
  for (const seat of SEATS) {
    const path = `decks.${SEAT_NAMES[seat]}`;
    const ids = readCards(options, decks[SEAT_NAMES[seat]] ?? [], path);
    const kinds = ids.map((id) => numberOf(state.compiled, id));
    checkDeck(state, seat, kinds, path);
    chooseChance(state, seat, kinds, seed);
  }
  run(program, state, emit);
  return state;
}

function checkDeck({ cells, compiled }: State, seat: Seat, kinds: readonly number[], path: string): void {
  const left = [...cells.subarray(col.deck[seat], col.deck[seat] + compiled.kinds.length)];
  for (const kind of kinds) {
    if (left[kind]-- > 0) continue;
    const deck = compiled.kinds.flatMap(({ id }, one) => {
      const count = cells[col.deck[seat] + one];
      return count > 0 ? [`${count} ${id}`] : [];
    });
    throw new BadInput(
      path,
      `asks for ${compiled.kinds[kind].id} more often than the deck of ${deck.join(' and ')} has it; write a position for others`,
    );
  }
}

/** The first stream of chance that draws these kinds in this order. */
function chooseChance(state: State, seat: Seat, kinds: readonly number[], seed: Seed): void {
  const at = DRAW_CHANCE[seat];
  const trial = copy(state);
  for (let n = 0; n < TRIES; n++) {
    const stream = n === 0 ? `${seed}/draw/${seat}` : `${seed}/draw/${seat}/${n}`;
    copy(state, trial);
    start(trial.words, at, stream);
    if (!kinds.every((kind) => drawOne(trial, seat, trial.words, at) === kind)) continue;
    start(state.words, at, stream);
    return;
  }
  throw new Error(`no stream of chance draws ${kinds.join(' ')}`);
}
