// How does a position become a state? Checked first, then laid out on an empty table, and asked the first question.

import { layRows, markKnown } from '@duello/columns';
import { BadInput, choose, push, run, SEATS, type Seat, type Seed } from '@duello/kernel';
import { COLOURS, type Status } from '../cards/vocabulary.ts';
import { program } from '../rules/match/program.ts';
import { emptyTable } from '../rules/match/setup.ts';
import { col, seatRows, slotRows } from '../rules/state/columns.ts';
import type { MaybeEmit } from '../rules/state/events.ts';
import { attackOf, healthOf, mostHealthOf } from '../rules/state/field.ts';
import { ask, frame } from '../rules/state/frames.ts';
import type { Options } from '../rules/state/options.ts';
import { enterLine, placeOrb, placeRune } from '../rules/state/slots.ts';
import {
  FADED,
  IN_END,
  IN_MAIN,
  IN_SETUP,
  IN_START,
  NEW,
  ON_GUARD,
  SPENT,
  STATUS_BITS,
  type State,
  TURN_SHIFT,
} from '../rules/state/state.ts';
import { endTurn } from '../rules/turn/turn.ts';
import { checkSides, checkTurnPoint, type TurnPoint } from './check-position.ts';
import { type CreatureWords, type PositionPhase, readPosition, type Side } from './position.ts';

/** A state from a position in JSON, and what happens until somebody is asked; throws BadInput that names the path. */
export function loadPosition(input: unknown, options: Options, seed: Seed, emit: MaybeEmit = null): State {
  const state = emptyTable(seed, options);
  const position = readPosition(input, options, 'position');
  const turnPoint = checkTurnPoint(position, 'position');
  checkSides(state.compiled, position, turnPoint, 'position');
  const { cells } = state;
  cells[col.turnNumber] = turnPoint.turn;
  cells[col.first] = turnPoint.first;
  cells[col.active] = turnPoint.active;
  for (const seat of SEATS) lay(state, seat, position.sides[seat], turnPoint);
  for (const seat of SEATS) checkLine(state, seat, position.sides[seat].line, `position.${'AB'[seat]}.line`);
  cells[col.phase] = PHASE_OF[turnPoint.phase];
  BEGIN[turnPoint.phase](state, turnPoint.active, emit);
  run(program, state, emit);
  return state;
}

const PHASE_OF: { readonly [P in PositionPhase]: number } = {
  replace: IN_SETUP,
  start: IN_START,
  colour: IN_START,
  draw: IN_START,
  main: IN_MAIN,
  end: IN_END,
  stance: IN_END,
  store: IN_END,
};

/** What is still to be done: the same frames as in a match that has come so far. */
const BEGIN: { readonly [P in PositionPhase]: (state: State, seat: Seat, emit: MaybeEmit) => void } = {
  replace(state, seat) {
    push(state, frame.turn, seat);
    push(state, frame.check);
    push(state, frame.replace);
    choose(state, ask.replace, 3);
  },
  start(state, seat) {
    // The turn counts itself when it starts.
    state.cells[col.turnNumber]--;
    push(state, frame.turn, seat);
  },
  colour(state, seat, emit) {
    BEGIN.draw(state, seat, emit);
    push(state, frame.fill, seat);
    push(state, frame.extract, seat);
  },
  draw(state, seat) {
    push(state, frame.main, seat);
    push(state, frame.check);
    push(state, frame.draw, seat);
  },
  main: (state, seat) => push(state, frame.main, seat),
  end: (state, seat, emit) => endTurn(state, seat, false, emit),
  stance(state, seat, emit) {
    if (state.cells[col.orb[seat]] < 0) {
      throw new BadInput('position.phase', 'is stance, but who ends the turn has no Orb');
    }
    BEGIN.store(state, seat, emit);
    choose(state, ask.stance, 1 << seat);
  },
  store(state, seat) {
    push(state, frame.pass, seat);
    push(state, frame.store, seat);
  },
};

const bitsOf = (statuses: readonly Status[], turn: readonly Status[]): number =>
  statuses.reduce((bits, status) => bits | STATUS_BITS[status], 0) |
  (turn.reduce((bits, status) => bits | STATUS_BITS[status], 0) << TURN_SHIFT);

/** Extractors fill in the own turn's second step, and are emptied at its end. */
const FILLED: readonly PositionPhase[] = ['draw', 'main', 'end', 'stance', 'store'];

function lay(state: State, seat: Seat, side: Side, { active, phase }: TurnPoint): void {
  const { cells } = state;
  layRows(seatRows, state, seat, side);
  if (side.full === undefined && seat === active && FILLED.includes(phase))
    cells.copyWithin(col.full[seat], col.extractors[seat], col.extractors[seat] + COLOURS.length);
  cells[col.statuses[seat]] = bitsOf(side.statuses, side.turnStatuses);
  markKnown(state, col, seat, side.known);
  layField(state, seat, side);
}

function layField(state: State, seat: Seat, { line, orb, rune }: Side): void {
  const { cells } = state;
  line.forEach((creature, index) => {
    layCreature(state, enterLine(state, creature.kind, seat, index), creature);
  });
  if (orb !== null) {
    const slot = placeOrb(state, orb.kind, seat);
    cells[col.damage + slot] = state.compiled.kinds[orb.kind].health - orb.durability;
    cells[col.marks + slot] = (orb.spent ? SPENT : 0) | (orb.active ? ON_GUARD : 0);
  }
  if (rune !== null) cells[col.marks + placeRune(state, rune.kind, seat)] = rune.spent ? SPENT : 0;
}

function layCreature(state: State, slot: number, creature: CreatureWords): void {
  const { cells } = state;
  layRows(slotRows, state, slot, creature);
  [cells[col.slotAttack + slot], cells[col.slotHealth + slot]] = creature.gained;
  [cells[col.slotTurnAttack + slot], cells[col.slotTurnHealth + slot]] = creature.turn;
  cells[col.slotStatuses + slot] = bitsOf(creature.statuses, creature.turnStatuses);
  cells[col.marks + slot] = (creature.faded ? FADED : 0) | (creature.spent ? SPENT : 0) | (creature.isNew ? NEW : 0);
}

/** Checked once everything lies there: what others give counts too. */
function checkLine(state: State, seat: Seat, line: readonly CreatureWords[], path: string): void {
  const { cells } = state;
  line.forEach((creature, index) => {
    const slot = cells[col.line[seat] + index];
    const at = `${path}[${index}]`;
    const most = mostHealthOf(state, slot);
    if (creature.health !== null && creature.damage === undefined) {
      if (creature.health > most) {
        throw new BadInput(`${at}.health`, `must be at most ${most} here; write "gained": {"health": …} for more`);
      }
      cells[col.damage + slot] = most - creature.health;
    }
    const [attack, health] = [attackOf(state, slot), healthOf(state, slot)];
    if (health <= 0) throw new BadInput(at, `has ${health} health, so it would be gone; give it less damage`);
    if (creature.health !== null && creature.health !== health) {
      throw new BadInput(`${at}.health`, `must be ${health} with this damage, or left out`);
    }
    if (creature.attack !== null && creature.attack !== attack) {
      throw new BadInput(
        `${at}.attack`,
        `must be ${attack} here, or left out; write "gained": {"attack": …} for another`,
      );
    }
    if (state.compiled.caps) cells[col.seenMost + slot] = most;
  });
}
