// How does a position become a state? Checked first, then laid out on an empty table, and asked the first question.

import { other, push, run, SEATS, type Seat, type Seed } from '@duello/kernel';
import { program } from '../rules/match/program.ts';
import { emptyTable } from '../rules/match/setup.ts';
import { ACTION, BUY, FIGHT, ROUND } from '../rules/state/frames.ts';
import { START_HEALTH, SUDDEN_HEALTH } from '../rules/state/numbers.ts';
import type { Options } from '../rules/state/options.ts';
import { addShield } from '../rules/state/shields.ts';
import {
  ACTIVE,
  BOUGHT,
  CAST,
  COINS,
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCARD_SIZE,
  FIRST,
  HAND,
  HAND_SIZE,
  HEALTH,
  KNOWN,
  KNOWN_SIZE,
  LATE,
  MANA,
  NEXT_DRAW,
  OUTCAST,
  PLAY,
  ROUND_NUMBER,
  type State,
  SUDDEN,
  SUDDEN_ROUND,
} from '../rules/state/state.ts';
import { CURRENCY } from '../rules/state/table.ts';
import { stock } from './piles.ts';
import { type Position, readPosition, type Side, type Tally } from './position.ts';
import { checkMoment, checkSides, type Moment, manaMade } from './possible.ts';

/** A state from a position in JSON; throws BadInput that names the path when it can't be. */
export function loadPosition(input: unknown, options: Options, seed: Seed): State {
  const state = emptyTable(seed, options);
  const position = readPosition(input, options, 'position');
  const moment = checkMoment(state.table, position, 'position');
  checkSides(state.table, position, moment, 'position');
  stock(state, position);
  const { cells } = state;
  cells[ROUND_NUMBER] = moment.round;
  cells[SUDDEN] = position.suddenDeath ? 1 : 0;
  cells[SUDDEN_ROUND] = moment.suddenRound;
  cells[FIRST] = moment.first;
  cells[ACTIVE] = moment.turn ?? other(moment.first);
  for (const seat of SEATS) lay(state, seat, position.sides[seat], position.suddenDeath);
  begin(state, position, moment);
  return state;
}

function begin(state: State, { phase, suddenDeath }: Position, { turn }: Moment): void {
  if (phase === 'draw') {
    // The round counts itself when it starts.
    state.cells[ROUND_NUMBER]--;
    if (suddenDeath) state.cells[SUDDEN_ROUND]--;
    push(state, ROUND);
  } else if (turn === null) push(state, FIGHT);
  else push(state, phase === 'buy' ? BUY : ACTION, turn);
  run(program, state, null);
}

function fill(state: State, zone: number, tally: Tally): number {
  let cards = 0;
  for (const [kind, count] of tally) {
    state.cells[zone + kind] = count;
    cards += count;
  }
  return cards;
}

function lay(state: State, seat: Seat, side: Side, sudden: boolean): void {
  const { cells, table } = state;
  cells[HEALTH[seat]] = side.health ?? (sudden ? SUDDEN_HEALTH : START_HEALTH);
  cells[MANA[seat]] = side.mana ?? manaMade(table, side);
  cells[COINS[seat]] = side.coins;
  cells[NEXT_DRAW[seat]] = side.nextDraw;
  cells[HAND_SIZE[seat]] = fill(state, HAND[seat], side.hand);
  cells[DECK_SIZE[seat]] = fill(state, DECK[seat], side.deck);
  cells[DISCARD_SIZE[seat]] = fill(state, DISCARD[seat], side.discard);
  fill(state, OUTCAST[seat], side.outcast);
  fill(state, PLAY[seat], side.inPlay);
  fill(state, CAST[seat], side.cast);
  fill(state, BOUGHT[seat], side.bought);
  fill(state, LATE[seat], side.late ?? only(side.cast, (kind) => table.lateKinds.includes(kind)));
  const inHand = (kind: number): boolean => table.kinds[kind].type !== CURRENCY && side.hand.has(kind);
  cells[KNOWN_SIZE[seat]] = fill(state, KNOWN[seat], side.known ?? only(side.bought, inHand));
  for (const { kind, capacity } of side.shields) addShield(state, seat, kind, capacity);
}

const only = (tally: Tally, keep: (kind: number) => boolean): Tally =>
  new Map([...tally].filter(([kind]) => keep(kind)));
