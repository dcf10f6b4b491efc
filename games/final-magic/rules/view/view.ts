// What does one viewer see? An allow-list: whatever is not named here stays in the engine.

import {
  asked,
  type Decision,
  decisionOf,
  frameAt,
  isOver,
  type Outcome,
  outcome,
  registerOf,
  SEATS,
  type Seat,
  seatOf,
  type Viewer,
} from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { aimKeys } from '../fight/aim.ts';
import { planWords } from '../fight/plan.ts';
import { questions } from '../match/questions.ts';
import { col, PLAN_ROOM } from '../state/columns.ts';
import type { PlanWords } from '../state/events.ts';
import { ENDINGS } from '../state/frames.ts';
import type { Options } from '../state/options.ts';
import { type Shield, standingShields } from '../state/shields.ts';
import { IN_ACTION, IN_AIM, IN_FIGHT, KIND_MASK, NO_PILE, PHASES, type State } from '../state/state.ts';
import { type Cast, chainOf } from '../turn/exchange.ts';

/** How many of each card; what is not there is not named. */
export type Counts = { readonly [id: CardId]: number };

export interface PlayerView {
  readonly health: number;
  readonly mana: number;
  readonly coins: number;
  readonly nextDraw: number;
  readonly handSize: number;
  readonly deckSize: number;
  /** The hand, for its owner. */
  readonly hand: Counts | null;
  /** Cards everybody knows to be in hand. */
  readonly known: Counts;
  /** Deck and hand together: what the player owns; nobody else sees which lies where. */
  readonly unseen: Counts;
  readonly discard: Counts;
  readonly outcast: Counts;
  readonly inPlay: Counts;
  readonly shields: readonly Shield[];
  /** Spells cast this round, and those of them that count the round's casts when the fight is over. */
  readonly cast: Counts;
  readonly late: Counts;
  readonly bought: readonly CardId[];
  /** Own secrets: hidden choices of an action spell, the committed plan, the chosen aims. */
  readonly choices: readonly CardId[] | null;
  readonly plan: PlanWords | null;
  readonly aims: readonly string[] | null;
}

export interface View {
  readonly game: 'final-magic';
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly suddenDeath: boolean;
  readonly suddenRound: number;
  readonly phase: (typeof PHASES)[number];
  readonly first: Seat;
  readonly active: Seat;
  readonly players: readonly [PlayerView, PlayerView];
  /** Copies left in each pile of the buy zone; null for a pile without end. */
  readonly supply: { readonly [id: CardId]: number | null };
  /** The spells of an exchange, oldest first. */
  readonly exchange: readonly Cast[];
  /** Who is asked, and a public word for what. */
  readonly waiting: { readonly what: string; readonly seats: readonly Seat[]; readonly about: CardId | null } | null;
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
}

function counts({ cells, table }: State, zone: number, more = -1): Counts {
  const found: Record<CardId, number> = {};
  const { kinds } = table;
  for (let kind = 0; kind < kinds.length; kind++) {
    const count = cells[zone + kind] + (more < 0 ? 0 : cells[more + kind]);
    if (count > 0) found[kinds[kind].id] = count;
  }
  return found;
}

const asks = (name: string): boolean => name === 'feed' || name === 'upgrade' || name === 'outcast';

/** The number of the open question, or -1. */
const openQuestion = (state: State): number => (asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1]);

function secretsOf(state: State, seat: Seat, own: boolean): Pick<PlayerView, 'choices' | 'plan' | 'aims'> {
  const { cells, table } = state;
  const size = cells[col.planSize[seat]];
  const codes = cells.subarray(col.plan[seat], col.plan[seat] + PLAN_ROOM);
  const answered = (asked(state) & (1 << seat)) === 0;
  const phase = cells[col.phase];
  const choosing = phase === IN_ACTION && size > 0 && own;
  // A plan is the owner's secret until both are in; in the aim phase both have been shown.
  const shown = asked(state) !== 0 && ((phase === IN_FIGHT && own && answered) || phase === IN_AIM);
  return {
    choices: choosing ? [...codes.subarray(0, size)].map((code) => table.kinds[code & KIND_MASK].id) : null,
    plan: shown ? planWords(table, codes, size) : null,
    aims: own && answered && phase === IN_AIM && cells[col.aimSize[seat]] > 0 ? aimKeys(state, seat) : null,
  };
}

function playerView(state: State, seat: Seat, own: boolean): PlayerView {
  const { cells, table } = state;
  return {
    health: cells[col.health[seat]],
    mana: cells[col.mana[seat]],
    coins: cells[col.coins[seat]],
    nextDraw: cells[col.nextDraw[seat]],
    handSize: cells[col.handSize[seat]],
    deckSize: cells[col.deckSize[seat]],
    hand: own ? counts(state, col.hand[seat]) : null,
    known: counts(state, col.known[seat]),
    unseen: counts(state, col.deck[seat], col.hand[seat]),
    discard: counts(state, col.discard[seat]),
    outcast: counts(state, col.outcast[seat]),
    inPlay: counts(state, col.play[seat]),
    shields: standingShields(state, seat),
    cast: counts(state, col.cast[seat]),
    late: counts(state, col.late[seat]),
    bought: table.kinds.filter((_, kind) => cells[col.bought[seat] + kind] === 1).map((kind) => kind.id),
    ...secretsOf(state, seat, own),
  };
}

function waitingFor(state: State): View['waiting'] {
  const number = openQuestion(state);
  if (number < 0) return null;
  const { name } = questions[number];
  return {
    what: name,
    seats: SEATS.filter((seat) => (asked(state) & (1 << seat)) !== 0),
    about: asks(name) ? state.table.kinds[registerOf(state)].id : null,
  };
}

function supplyView({ cells, table }: State): View['supply'] {
  const piles: Record<CardId, number | null> = {};
  table.kinds.forEach(({ id }, kind) => {
    const left = cells[col.supply + kind];
    if (left !== NO_PILE) piles[id] = left < 0 ? null : left;
  });
  return piles;
}

export function view(state: State, viewer: Viewer): View {
  const { cells, table } = state;
  return {
    game: 'final-magic',
    viewer,
    options: table.options,
    round: cells[col.roundNumber],
    suddenDeath: cells[col.sudden] === 1,
    suddenRound: cells[col.suddenRound],
    phase: isOver(state) ? 'over' : PHASES[cells[col.phase]],
    first: seatOf(cells[col.first]),
    active: seatOf(cells[col.active]),
    players: [playerView(state, 0, viewer === 0), playerView(state, 1, viewer === 1)],
    supply: supplyView(state),
    exchange: chainOf(state),
    waiting: waitingFor(state),
    decision: viewer === 'watcher' ? null : decisionOf({ questions }, state, viewer),
    outcome: outcome({ endings: ENDINGS }, state),
  };
}
