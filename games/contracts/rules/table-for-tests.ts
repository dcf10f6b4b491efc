// How does a test set a table, play on it and look at it? Positions and plays in words; for tests only.

import { type Json, push, run, SEATS, type Seat, type Viewer } from '@duello/kernel';
import { TableForTests } from '@duello/kernel/for-tests';
import { inEach } from '@duello/language';
import { cost } from '../cards/build.ts';
import type { Contract } from '../cards/contract.ts';
import { type CardId, COLOURS, type Status } from '../cards/vocabulary.ts';
import { program } from './match/program.ts';
import { emptyTable, openMatch } from './match/setup.ts';
import { contracts } from './rules.ts';
import { col } from './state/columns.ts';
import { numberOf } from './state/compiled.ts';
import type { Event, EventKind } from './state/events.ts';
import { attackOf, healthOf, kindOf, mostHealthOf } from './state/field.ts';
import { frame } from './state/frames.ts';
import { MAX_EXTRACTORS, MAX_TANKS } from './state/numbers.ts';
import { type Options, readOptions } from './state/options.ts';
import { enterLine, placeOrb, placeRune } from './state/slots.ts';
import { FADED, IN_MAIN, IN_SETUP, IN_START, NEW, ON_GUARD, SPENT, STATUS_BITS, type State } from './state/state.ts';
import type { PlayerView, View } from './view/view-types.ts';

export type Name = 'A' | 'B';
const seatNamed = (name: Name): Seat => (name === 'A' ? 0 : 1);

/** A Creature that stands on the field; it has been there and may act, unless it says otherwise. */
export interface Standing {
  readonly card: CardId;
  readonly damage?: number;
  readonly attack?: number;
  readonly health?: number;
  readonly statuses?: readonly Status[];
  readonly faded?: boolean;
  readonly spent?: boolean;
  readonly isNew?: boolean;
}

export interface Side {
  readonly health?: number;
  readonly attack?: number;
  readonly magic?: number;
  readonly statuses?: readonly Status[];
  readonly burnouts?: number;
  readonly specialUsed?: boolean;
  /** Extractors such as `R2 B1 P1`; full in the main phase of their player. */
  readonly extractors?: string;
  /** Full tanks: a number of pure ones, or by colour such as `B1 P2`. */
  readonly tanks?: number | string;
  /** Top first. */
  readonly deck?: readonly CardId[];
  /** Runes beside the deck when the match opens, top first. */
  readonly runes?: readonly CardId[];
  readonly hand?: readonly CardId[];
  readonly pile?: readonly CardId[];
  readonly line?: readonly (CardId | Standing)[];
  readonly orb?: { readonly card: CardId; readonly wear?: number; readonly active?: boolean } | CardId;
  readonly rune?: CardId;
}

export interface Setting {
  readonly A?: Side;
  readonly B?: Side;
  /** Whose turn it is: A's, unless it says otherwise. */
  readonly active?: Name;
  readonly first?: Name;
  /** Where the turn stands: in its main phase, before its extractor, before its draw, about to start; or setup does. */
  readonly at?: 'main' | 'extractor' | 'draw' | 'start' | 'opening';
  readonly turn?: number;
  readonly options?: Json;
  /** Contracts made up for the test. */
  readonly cards?: Readonly<Record<CardId, Contract>>;
}

export class Table extends TableForTests<State, View, Options, Event, Name> {
  get events(): readonly Event[] {
    return this.log;
  }

  view(viewer: Viewer): View {
    return this.seen(viewer);
  }

  see(who: Name): PlayerView {
    return this.seen(seatNamed(who)).players[seatNamed(who)];
  }

  health(who: Name): number {
    return this.state.cells[col.health[seatNamed(who)]];
  }

  /** Creatures from left to right, as `id 2/3`. */
  line(who: Name): readonly string[] {
    const { state } = this;
    const seat = seatNamed(who);
    const slots = [...state.cells.subarray(col.line[seat], col.line[seat] + state.cells[col.lineSize[seat]])];
    return slots.map((slot) => `${kindOf(state, slot).id} ${attackOf(state, slot)}/${healthOf(state, slot)}`);
  }

  hand(who: Name): readonly CardId[] {
    return this.see(who).hand ?? [];
  }

  pile(who: Name): readonly CardId[] {
    return this.see(who).pile;
  }

  happened<K extends EventKind>(kind: K): readonly Extract<Event, { kind: K }>[] {
    return this.told(kind);
  }
}

function fillMana(state: State, at: number, text: string): void {
  const mana = cost(text);
  COLOURS.forEach((colour, index) => {
    state.cells[at + index] = mana[colour];
  });
}

function fillList(state: State, at: number, size: number, ids: readonly CardId[]): void {
  ids.forEach((id, index) => {
    state.cells[at + index] = numberOf(state.compiled, id);
  });
  state.cells[size] = ids.length;
}

const bits = (statuses: readonly Status[]): number => statuses.reduce((sum, status) => sum | STATUS_BITS[status], 0);

function stand(state: State, seat: Seat, given: CardId | Standing): void {
  const { cells } = state;
  const one: Standing = typeof given === 'string' ? { card: given } : given;
  const slot = enterLine(state, numberOf(state.compiled, one.card), seat, cells[col.lineSize[seat]]);
  cells[col.damage + slot] = one.damage ?? 0;
  cells[col.slotAttack + slot] = one.attack ?? 0;
  cells[col.slotHealth + slot] = one.health ?? 0;
  cells[col.slotStatuses + slot] = bits(one.statuses ?? []);
  cells[col.marks + slot] =
    (one.faded === true ? FADED : 0) | (one.spent === true ? SPENT : 0) | (one.isNew === true ? NEW : 0);
}

function fillField(state: State, seat: Seat, side: Side): void {
  const { cells, compiled } = state;
  for (const given of side.line ?? []) stand(state, seat, given);
  if (side.orb !== undefined) {
    const { card, wear = 0, active = false } = typeof side.orb === 'string' ? { card: side.orb } : side.orb;
    const slot = placeOrb(state, numberOf(compiled, card), seat);
    cells[col.damage + slot] = wear;
    if (active) cells[col.marks + slot] |= ON_GUARD;
  }
  if (side.rune !== undefined) placeRune(state, numberOf(compiled, side.rune), seat);
}

function fillSide(state: State, seat: Seat, side: Side): void {
  const { cells } = state;
  if (side.health !== undefined) cells[col.health[seat]] = side.health;
  cells[col.attack[seat]] = side.attack ?? 0;
  cells[col.magic[seat]] = side.magic ?? 0;
  cells[col.statuses[seat]] = bits(side.statuses ?? []);
  cells[col.burnouts[seat]] = side.burnouts ?? 0;
  cells[col.specialUsed[seat]] = side.specialUsed === true ? 1 : 0;
  fillMana(state, col.extractors[seat], side.extractors ?? '');
  const { tanks = 0 } = side;
  fillMana(state, col.tanks[seat], typeof tanks === 'number' ? (tanks === 0 ? '' : `P${tanks}`) : tanks);
  fillList(state, col.deck[seat], col.deckSize[seat], [...(side.deck ?? [])].reverse());
  fillList(state, col.runes[seat], col.runesSize[seat], [...(side.runes ?? [])].reverse());
  fillList(state, col.hand[seat], col.handSize[seat], side.hand ?? []);
  fillList(state, col.pile[seat], col.pileSize[seat], side.pile ?? []);
  fillField(state, seat, side);
}

function checkLimits(state: State): void {
  for (const seat of SEATS) {
    const sum = (at: number): number => [0, 1, 2, 3].reduce((total, c) => total + state.cells[at + c], 0);
    if (sum(col.extractors[seat]) > MAX_EXTRACTORS + 1) throw new Error('too many extractors for a table');
    if (sum(col.tanks[seat]) > MAX_TANKS) throw new Error('too many tanks for a table');
  }
}

/** For `lostHealthBuff: cap`: what each Creature could have, with what others give it. */
function noteMost(state: State): void {
  const { cells, compiled } = state;
  if (!compiled.caps) return;
  for (const seat of SEATS) {
    for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
      const slot = cells[col.line[seat] + i];
      cells[col.seenMost + slot] = mostHealthOf(state, slot);
    }
  }
}

const STEPS = {
  main: [frame.main],
  draw: [frame.main, frame.check, frame.draw],
  extractor: [frame.main, frame.check, frame.draw, frame.fill, frame.extract],
  start: [frame.turn],
  opening: [],
} as const;
const PHASE_AT = { main: IN_MAIN, draw: IN_START, extractor: IN_START, start: IN_START, opening: IN_SETUP } as const;

/** A Creature by its place in the line, from 1, or the player. */
type Attacking = number | 'player';
/** The answer by which one attacks another: `attack(1, 'player')`. */
export const attack = (attacker: Attacking, target: Attacking): string => `attack:${attacker}>${target}`;

/** Sets a table. */
export function table(setting: Setting = {}): Table {
  const { first = 'A', at = 'main', options = {}, cards = {} } = setting;
  const { active = at === 'opening' ? first : 'A', turn = at === 'opening' ? 0 : 9 } = setting;
  const made: Options = { ...readOptions(options), ...named(cards) };
  const state = emptyTable('test', made);
  const { cells } = state;
  const seat = seatNamed(active);
  cells[col.active] = seat;
  cells[col.first] = seatNamed(first);
  cells[col.turnNumber] = turn;
  cells[col.phase] = PHASE_AT[at];
  fillSide(state, 0, setting.A ?? {});
  fillSide(state, 1, setting.B ?? {});
  checkLimits(state);
  noteMost(state);
  if (at === 'main') for (let c = 0; c < 4; c++) cells[col.full[seat] + c] = cells[col.extractors[seat] + c];
  if (at === 'opening') openMatch(state, seat);
  for (const step of STEPS[at]) push(state, step, seat);
  const events: Event[] = [];
  run(program, state, (event) => events.push(event));
  return new Table(contracts, ['A', 'B'], state, events);
}

/** Options with contracts of the test's own: their names are their ids. */
function named(cards: Readonly<Record<CardId, Contract>>): Pick<Options, 'cards'> {
  return {
    cards: Object.fromEntries(
      Object.entries(cards).map(([id, card]) => [
        id,
        { ...card, copies: 0, picture: null, instead: null, name: inEach(() => id) },
      ]),
    ),
  };
}

/** A whole match from its start. */
export function newMatch(options: Json = {}, seed = 'test'): Table {
  const events: Event[] = [];
  const state = contracts.setup(seed, readOptions(options), (event) => events.push(event));
  return new Table(contracts, ['A', 'B'], state, events);
}
