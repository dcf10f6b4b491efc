// How does a position become a state? Checked first, then laid out on an empty table, and asked the first question.

import { layRows, markKnown } from '@duello/columns';
import { BadInput, choose, push, run, SEAT_NAMES, SEATS, type Seat, type Seed } from '@duello/kernel';
import { CLASSES } from '../cards/vocabulary.ts';
import { program } from '../rules/match/program.ts';
import { emptyTable } from '../rules/match/setup.ts';
import { col, seatRows } from '../rules/state/columns.ts';
import type { MaybeEmit } from '../rules/state/events.ts';
import { attackOf, defenseOf, wholeDefenseOf } from '../rules/state/field.ts';
import { ask, frame } from '../rules/state/frames.ts';
import type { FullOptions } from '../rules/state/options.ts';
import { openOptions } from '../rules/state/options.ts';
import { attach, enter, occupy } from '../rules/state/slots.ts';
import { IN_END, IN_MAIN, IN_MULLIGAN, IN_START, type State, TRAIT_BITS } from '../rules/state/state.ts';
import { checkMoment, checkSides, type Owned, ownerOfWords } from './check-position.ts';
import {
  type EnchantmentWords,
  type Position,
  type PositionPhase,
  readPosition,
  type SummoningWords,
} from './position.ts';

/** A state from a position in JSON, and what happens until somebody is asked; throws BadInput that names the path. */
export function loadPosition(input: unknown, options: FullOptions, seed: Seed, emit: MaybeEmit = null): State {
  const state = emptyTable(seed, options);
  const position = readPosition(input, openOptions(options), 'position');
  const moment = checkMoment(state.compiled, position, 'position');
  const owned = checkSides(state.compiled, options, position, moment, 'position');
  const { cells } = state;
  cells[col.matchNumber] = moment.match;
  cells[col.turnNumber] = moment.turn;
  cells[col.active] = moment.active;
  cells[col.starter] = moment.starter;
  for (const seat of SEATS) lay(state, seat, position, owned[seat]);
  layInPlay(state, position);
  cells[col.phase] = PHASE_OF[moment.phase];
  BEGIN[moment.phase](state, moment.active);
  run(program, state, emit);
  return state;
}

const PHASE_OF: { readonly [P in PositionPhase]: number } = {
  mulligan: IN_MULLIGAN,
  start: IN_START,
  main: IN_MAIN,
  end: IN_END,
};

/** What is still to be done: the same frames as in a match that has come so far. */
const BEGIN: { readonly [P in PositionPhase]: (state: State, seat: Seat) => void } = {
  mulligan(state) {
    push(state, frame.mulligan);
    choose(state, ask.mulligan, 3);
  },
  start(state, seat) {
    // The turn counts itself when it starts.
    state.cells[col.turnNumber]--;
    push(state, frame.turn, seat);
  },
  main: (state, seat) => push(state, frame.main, seat),
  end: (state, seat) => push(state, frame.endTurn, seat),
};

function lay(state: State, seat: Seat, { sides }: Position, owned: Owned): void {
  const { cells } = state;
  const side = sides[seat];
  layRows(seatRows, state, seat, { ...side, deck: owned.deck });
  cells[col.class[seat]] = CLASSES.indexOf(owned.class);
  cells.set(
    [...owned.all].sort((a, b) => a - b),
    col.list[seat],
  );
  cells[col.listSize[seat]] = owned.all.length;
  markKnown(state, col, seat, side.known);
}

/** Something that enters play: a summoning, or an enchantment on one. */
interface Entering {
  readonly seat: Seat;
  readonly summoning: SummoningWords;
  readonly enchantment: EnchantmentWords | null;
  readonly entered: number | null;
  readonly path: string;
}

/** Everything in play, A's before B's, each enchantment right after its bearer. */
const enteringOf = ({ sides }: Position): readonly Entering[] =>
  SEATS.flatMap((seat) =>
    sides[seat].summonings.flatMap((summoning): readonly Entering[] => [
      { seat, summoning, enchantment: null, entered: summoning.entered, path: summoning.path },
      ...summoning.enchantments.map((enchantment) => ({
        seat,
        summoning,
        enchantment,
        entered: enchantment.entered,
        path: enchantment.path,
      })),
    ]),
  );

/** In the order of entering: those that say when, by that; the others after them, as they are written. */
function layInPlay(state: State, position: Position): void {
  const { cells } = state;
  const all = enteringOf(position);
  const said = all.flatMap(({ entered }) => entered ?? []);
  let clock = Math.max(0, ...said);
  const order = all.map((one) => ({ ...one, when: one.entered ?? ++clock })).sort((a, b) => a.when - b.when);
  const slots = new Map<SummoningWords, number>();
  for (const [index, { seat, summoning, enchantment, when, path }] of order.entries()) {
    if (index > 0 && order[index - 1].when === when) {
      throw new BadInput(`${path}.entered`, `${when} is said twice; every card in play enters at a time of its own`);
    }
    const slot =
      enchantment === null
        ? laySummoning(state, seat, summoning)
        : layOn(state, seat, enchantment, slots.get(summoning));
    if (enchantment === null) slots.set(summoning, slot);
    cells[col.entered + slot] = when;
  }
  cells[col.clock] = clock;
  checkOrder(position);
  for (const [summoning, slot] of slots) checkNumbers(state, slot, summoning);
}

function laySummoning(state: State, seat: Seat, words: SummoningWords): number {
  const { cells } = state;
  const slot = occupy(state, seat, words.kind);
  enter(state, slot, null);
  cells[col.tapped + slot] = words.tapped ? 1 : 0;
  cells[col.damage + slot] = words.damage ?? 0;
  cells[col.turnAttack + slot] = words.turn.attack;
  cells[col.turnDefense + slot] = words.turn.defense;
  cells[col.turnTraits + slot] = words.turn.traits.reduce((bits, trait) => bits | TRAIT_BITS[trait], 0);
  return slot;
}

function layOn(state: State, bearer: Seat, words: EnchantmentWords, on: number | undefined): number {
  if (on === undefined) throw new BadInput(`${words.path}.entered`, 'must be later than that of its bearer');
  const slot = occupy(state, ownerOfWords(state.compiled, words, bearer), words.kind);
  attach(state, slot, on, null);
  state.cells[col.tapped + slot] = words.tapped ? 1 : 0;
  return slot;
}

/** A row is in order of entering. */
function checkOrder({ sides }: Position): void {
  for (const seat of SEATS) {
    const said = sides[seat].summonings.filter(({ entered }) => entered !== null);
    const late = said.find((one, index) => index > 0 && (said[index - 1].entered ?? 0) > (one.entered ?? 0));
    if (late === undefined) continue;
    throw new BadInput(
      `${late.path}.entered`,
      `must be later than that of the one before it: ${SEAT_NAMES[seat]}’s row is in order of entering`,
    );
  }
}

/** Once everything lies there: what each summoning is with its enchantments. */
function checkNumbers(state: State, slot: number, { attack, defense, damage, path }: SummoningWords): void {
  const { cells } = state;
  const most = wholeDefenseOf(state, slot);
  if (defense !== null && damage === null) {
    if (defense > most) {
      throw new BadInput(`${path}.defense`, `must be at most ${most} here; write "turn": {"defense": …} for more`);
    }
    cells[col.damage + slot] = most - defense;
  }
  const left = defenseOf(state, slot);
  if (left <= 0) throw new BadInput(path, `has ${left} defence, so it would be gone; give it less damage`);
  if (defense !== null && defense !== left) {
    throw new BadInput(`${path}.defense`, `must be ${left} with this damage, or left out`);
  }
  const now = attackOf(state, slot);
  if (attack !== null && attack !== now) {
    throw new BadInput(`${path}.attack`, `must be ${now} here, or left out; write "turn": {"attack": …} for another`);
  }
}
