// How does a position become a state? Checked first, then laid out on an empty table, and asked the first question.

import { layRows } from '@duello/columns';
import { other, push, run, SEATS, type Seat, type Seed } from '@duello/kernel';
import { program } from '../rules/match/program.ts';
import { emptyTable } from '../rules/match/setup.ts';
import { col, seatRows } from '../rules/state/columns.ts';
import { CURRENCY } from '../rules/state/compiled.ts';
import type { MaybeEmit } from '../rules/state/events.ts';
import { frame } from '../rules/state/frames.ts';
import { START_HEALTH, SUDDEN_HEALTH } from '../rules/state/numbers.ts';
import type { Options } from '../rules/state/options.ts';
import { addShield } from '../rules/state/shields.ts';
import type { State } from '../rules/state/state.ts';
import type { Tally } from '../rules/state/zones.ts';
import { checkMoment, checkSides, type Moment, manaMade } from './check-position.ts';
import { stock } from './piles.ts';
import { type Position, readPosition, type Side } from './position.ts';

/** A state from a position in JSON, and what happens until somebody is asked; throws BadInput that names the path. */
export function loadPosition(input: unknown, options: Options, seed: Seed, emit: MaybeEmit = null): State {
  const state = emptyTable(seed, options);
  const position = readPosition(input, options, 'position');
  const moment = checkMoment(state.compiled, position, 'position');
  checkSides(state.compiled, position, moment, 'position');
  stock(state, position);
  const { cells } = state;
  cells[col.roundNumber] = moment.round;
  cells[col.sudden] = position.suddenDeath ? 1 : 0;
  cells[col.suddenRound] = moment.suddenRound;
  cells[col.first] = moment.first;
  cells[col.active] = moment.turn ?? other(moment.first);
  for (const seat of SEATS) lay(state, seat, position.sides[seat], position.suddenDeath);
  begin(state, position, moment, emit);
  return state;
}

function begin(state: State, { phase, suddenDeath }: Position, { turn }: Moment, emit: MaybeEmit): void {
  if (phase === 'draw') {
    // The round counts itself when it starts.
    state.cells[col.roundNumber]--;
    if (suddenDeath) state.cells[col.suddenRound]--;
    push(state, frame.round);
  } else if (turn === null) push(state, frame.fight);
  else push(state, phase === 'buy' ? frame.buy : frame.action, turn);
  run(program, state, emit);
}

const sizeOf = (tally: Tally): number => [...tally.values()].reduce((sum, count) => sum + count, 0);

function lay(state: State, seat: Seat, side: Side, sudden: boolean): void {
  const { cells, compiled } = state;
  const inHand = (kind: number): boolean => compiled.kinds[kind].type !== CURRENCY && side.hand.has(kind);
  const known = side.known ?? only(side.bought, inHand);
  layRows(seatRows, state, seat, {
    ...side,
    health: side.health ?? (sudden ? SUDDEN_HEALTH : START_HEALTH),
    mana: side.mana ?? manaMade(compiled, side),
    late: side.late ?? only(side.cast, (kind) => compiled.lateKinds.includes(kind)),
    known,
  });
  cells[col.handSize[seat]] = sizeOf(side.hand);
  cells[col.deckSize[seat]] = sizeOf(side.deck);
  cells[col.discardSize[seat]] = sizeOf(side.discard);
  cells[col.knownSize[seat]] = sizeOf(known);
  for (const { kind, capacity } of side.shields) addShield(state, seat, kind, capacity);
}

const only = (tally: Tally, keep: (kind: number) => boolean): Tally =>
  new Map([...tally].filter(([kind]) => keep(kind)));
