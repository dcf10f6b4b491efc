// How does a match begin with decks in a known order? As always, with some spells moved to the top before any is drawn.

import { stackFault, stackOnTop } from '@duello/columns';
import { BadInput, run, SEAT_NAMES, type Seat, type Seed } from '@duello/kernel';
import type { StackedDecks } from '@duello/lab/game';
import { openMatch } from '../rules/match/opening.ts';
import { program } from '../rules/match/program.ts';
import { layOut } from '../rules/match/setup.ts';
import { col } from '../rules/state/columns.ts';
import { numberOf } from '../rules/state/compiled.ts';
import type { MaybeEmit } from '../rules/state/events.ts';
import { frame } from '../rules/state/frames.ts';
import type { Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import { readCards } from './notation.ts';

export function stackedSetup(decks: StackedDecks, options: Options, seed: Seed, emit: MaybeEmit): State {
  if (options.start !== 'quick') {
    throw new BadInput(
      'decks',
      'needs decks from the start, and a draft makes them; write "options": {"start": "quick"}',
    );
  }
  const arrange = (state: State, seat: Seat): void => stack(state, seat, decks);
  const state = layOut(seed, options, emit);
  run(
    program.with(frame.market, (at, _a, _b, _c, tell) => openMatch(at, tell, arrange)),
    state,
    emit,
  );
  return state;
}

function stack(state: State, seat: Seat, decks: StackedDecks): void {
  const { compiled } = state;
  const path = `decks.${SEAT_NAMES[seat]}`;
  const ids = readCards(compiled.options, decks[SEAT_NAMES[seat]] ?? [], path);
  const kinds = ids.map((id) => numberOf(compiled, id));
  const missing = stackOnTop(state, col.deck[seat].at, col.deck[seat].size, kinds);
  if (missing === null) return;
  const remedy = `choose another beginner’s deck with "class${SEAT_NAMES[seat]}" in "options"`;
  throw new BadInput(path, `${stackFault(state, col.deck[seat].at, col.deck[seat].size, missing)}; ${remedy}`);
}
