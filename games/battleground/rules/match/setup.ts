// How does a match begin? A starting player, a draft or two beginner's decks, the market, and five spells each.

import { below, other, push, run, SEATS, type Seat, type Seed, seatOf, start } from '@duello/kernel';
import { neutrals } from '../../cards/box/catalogue.ts';
import { CRYSTALS_EACH } from '../../cards/box/crystals.ts';
import { presetOf } from '../../cards/box/presets.ts';
import { CLASSES, type ClassId, COLOURS } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import { compiledOf, dealtFor } from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { POOLS, START_LIFE } from '../state/numbers.ts';
import { type Options, shortenOptions } from '../state/options.ts';
import { placeOf, put, takeKind } from '../state/piles.ts';
import { CHANCE_AT, newState, type State } from '../state/state.ts';
import { chooseClass, DRAFT_STEPS, draftSpells, keepNeutral, takeCrystals } from '../turn/draft.ts';
import { program } from './program.ts';

/** A state with nothing but lives, supplies and chance. */
export function emptyTable(seed: Seed, options: Options): State {
  const state = newState(compiledOf(options));
  const { cells } = state;
  start(state.words, CHANCE_AT, `${seed}/battleground`);
  for (const seat of SEATS) cells[col.life[seat]] = START_LIFE;
  cells.fill(CRYSTALS_EACH, col.crystals, col.crystals + COLOURS.length);
  POOLS.forEach((coins, pool) => {
    cells[col.pool + pool] = coins;
  });
  cells[col.gamePhase] = 1;
  return state;
}

export function setup(seed: Seed, options: Options, emit: MaybeEmit): State {
  const state = layOut(seed, options, emit);
  run(program, state, emit);
  return state;
}

/** Everything before the first draft step, or before the market and the hands. */
export function layOut(seed: Seed, options: Options, emit: MaybeEmit): State {
  const state = emptyTable(seed, options);
  const { cells, compiled } = state;
  const { firstPlayer } = options;
  // BR10.
  const starter = seatOf(firstPlayer === 'random' ? below(state.words, 2, CHANCE_AT) : firstPlayer === 'A' ? 0 : 1);
  cells[col.starter] = starter;
  cells[col.active] = starter;
  for (const id of neutrals) put(state, col.neutrals, dealtFor(compiled, id));
  if (emit !== null) emit({ kind: 'gameStarted', options: shortenOptions(options), starter });
  push(state, frame.market);
  if (options.start === 'quick') takePresets(state, emit);
  else pushDraft(state, starter);
  return state;
}

/** B302: every step by both, the starting player last. */
function pushDraft(state: State, starter: Seat): void {
  for (let step = DRAFT_STEPS - 1; step >= 0; step--) {
    push(state, frame.draft, starter, step);
    push(state, frame.draft, other(starter), step);
  }
}

/** BR92: beginner's decks of the classes the options name, or of any. */
function takePresets(state: State, emit: MaybeEmit): void {
  const classes = classesFor(state);
  for (const seat of SEATS) takePreset(state, seat, classes[seat], emit);
}

function classesFor(state: State): readonly [ClassId, ClassId] {
  const { classA, classB, mirror } = state.compiled.options;
  const pick = (wanted: ClassId | 'any', taken: ClassId | 'any'): ClassId => {
    if (wanted !== 'any') return wanted;
    const free = CLASSES.filter((one) => mirror === 'on' || one !== taken);
    return free[below(state.words, free.length, CHANCE_AT)];
  };
  const first = pick(classA, classB);
  return [first, pick(classB, first)];
}

function takePreset(state: State, seat: Seat, id: ClassId, emit: MaybeEmit): void {
  const { compiled } = state;
  const preset = presetOf(id);
  chooseClass(state, seat, CLASSES.indexOf(id), emit);
  const spells = preset.spells.flatMap(([spell, count]) =>
    Array.from({ length: count }, () => dealtFor(compiled, spell)),
  );
  draftSpells(state, seat, spells, emit);
  const free = preset.neutrals
    .map((spell) => dealtFor(compiled, spell))
    .find((kind) => placeOf(state, col.neutrals, kind) >= 0);
  if (free === undefined) throw new Error(`every neutral spell of the beginner’s deck of ${id} is taken`);
  takeKind(state, col.neutrals, free);
  keepNeutral(state, seat, free, emit);
  takeCrystals(
    state,
    seat,
    COLOURS.map((colour) => preset.crystals[colour]),
    emit,
  );
}
