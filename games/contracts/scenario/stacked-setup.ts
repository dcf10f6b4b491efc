// How does a match begin with decks in a known order? As always, with some contracts moved to the top before any is fetched.

import { stackFault, stackOnTop } from '@duello/columns';
import { BadInput, run, SEAT_NAMES, SEATS, type Seed } from '@duello/kernel';
import type { StackedDecks } from '@duello/lab/game';
import { program } from '../rules/match/program.ts';
import { deal } from '../rules/match/setup.ts';
import { col } from '../rules/state/columns.ts';
import { numberOf, RUNE_TYPE } from '../rules/state/compiled.ts';
import type { MaybeEmit } from '../rules/state/events.ts';
import type { Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import { readCards } from './notation.ts';

export function stackedSetup(decks: StackedDecks, options: Options, seed: Seed, emit: MaybeEmit): State {
  const state = deal(seed, options, emit);
  const { compiled } = state;
  for (const seat of SEATS) {
    const path = `decks.${SEAT_NAMES[seat]}`;
    const kinds = readCards(options, decks[SEAT_NAMES[seat]] ?? [], path).map((id) => numberOf(compiled, id));
    const isRune = (kind: number): boolean => compiled.kinds[kind].type === RUNE_TYPE;
    // C103: Runes lie beside the deck.
    const missing =
      stackOnTop(state, col.runes[seat], col.runesSize[seat], kinds.filter(isRune)) ??
      stackOnTop(
        state,
        col.deck[seat],
        col.deckSize[seat],
        kinds.filter((kind) => !isRune(kind)),
      );
    if (missing === null) continue;
    const remedy = `name another with "deck${SEAT_NAMES[seat]}" in "options", or give a card of your own "copies"`;
    throw new BadInput(path, `${stackFault(state, col.deck[seat], col.deckSize[seat], missing)}; ${remedy}`);
  }
  run(program, state, emit);
  return state;
}
