// What does one viewer see? What rows of columns show, and what is named here; everything else stays in the engine.

import { type Shown, shown } from '@duello/columns';
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
  type Viewer,
} from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { aimKeys } from '../fight/aim.ts';
import { planWords } from '../fight/plan.ts';
import { questions } from '../match/questions.ts';
import { col, KIND_MASK, matchRows, PLAN_ROOM, seatRows } from '../state/columns.ts';
import type { PlanWords } from '../state/events.ts';
import { ENDINGS } from '../state/frames.ts';
import type { Options } from '../state/options.ts';
import { IN_ACTION, IN_AIM, IN_FIGHT, PHASES, type State } from '../state/state.ts';
import type { Counts } from '../state/zones.ts';
import { type Cast, chainOf } from '../turn/exchange.ts';

export interface PlayerView extends Shown<typeof seatRows> {
  /** Deck and hand together: what the player owns; nobody else sees which lies where. */
  readonly unseen: Counts;
  /** Own secrets: hidden choices of an action spell, the committed plan, the chosen aims. */
  readonly choices: readonly CardId[] | null;
  readonly plan: PlanWords | null;
  readonly aims: readonly string[] | null;
}

export interface View extends Shown<typeof matchRows> {
  readonly game: 'final-magic';
  readonly viewer: Viewer;
  readonly options: Options;
  readonly phase: (typeof PHASES)[number];
  readonly players: readonly [PlayerView, PlayerView];
  /** The spells of an exchange, oldest first. */
  readonly exchange: readonly Cast[];
  /** Who is asked, and a public word for what. */
  readonly waiting: { readonly what: string; readonly seats: readonly Seat[]; readonly about: CardId | null } | null;
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
}

function unseenOf({ cells, compiled }: State, seat: Seat): Counts {
  const found: Record<CardId, number> = {};
  const { kinds } = compiled;
  for (let kind = 0; kind < kinds.length; kind++) {
    const count = cells[col.deck[seat] + kind] + cells[col.hand[seat] + kind];
    if (count > 0) found[kinds[kind].id] = count;
  }
  return found;
}

const asks = (name: string): boolean => name === 'feed' || name === 'upgrade' || name === 'outcast';

/** The number of the open question, or -1. */
const openQuestion = (state: State): number => (asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1]);

function secretsOf(state: State, seat: Seat, own: boolean): Pick<PlayerView, 'choices' | 'plan' | 'aims'> {
  const { cells, compiled } = state;
  const size = cells[col.planSize[seat]];
  const codes = cells.subarray(col.plan[seat], col.plan[seat] + PLAN_ROOM);
  const answered = (asked(state) & (1 << seat)) === 0;
  const phase = cells[col.phase];
  const choosing = phase === IN_ACTION && size > 0 && own;
  // A plan is the owner's secret until both are in; in the aim phase both have been shown.
  const isShown = asked(state) !== 0 && ((phase === IN_FIGHT && own && answered) || phase === IN_AIM);
  return {
    choices: choosing ? [...codes.subarray(0, size)].map((code) => compiled.kinds[code & KIND_MASK].id) : null,
    plan: isShown ? planWords(compiled, codes, size) : null,
    aims: own && answered && phase === IN_AIM && cells[col.aimSize[seat]] > 0 ? aimKeys(state, seat) : null,
  };
}

const playerView = (state: State, seat: Seat, own: boolean): PlayerView =>
  Object.assign(shown(seatRows, state, seat, own), { unseen: unseenOf(state, seat) }, secretsOf(state, seat, own));

function waitingFor(state: State): View['waiting'] {
  const number = openQuestion(state);
  if (number < 0) return null;
  const { name } = questions[number];
  return {
    what: name,
    seats: SEATS.filter((seat) => (asked(state) & (1 << seat)) !== 0),
    about: asks(name) ? state.compiled.kinds[registerOf(state)].id : null,
  };
}

export function view(state: State, viewer: Viewer): View {
  const { cells, compiled } = state;
  return Object.assign(shown(matchRows, state, 0), {
    game: 'final-magic' as const,
    viewer,
    options: compiled.options,
    phase: isOver(state) ? 'over' : PHASES[cells[col.phase]],
    players: [playerView(state, 0, viewer === 0), playerView(state, 1, viewer === 1)] as const,
    exchange: chainOf(state),
    waiting: waitingFor(state),
    decision: viewer === 'watcher' ? null : decisionOf({ questions }, state, viewer),
    outcome: outcome({ endings: ENDINGS }, state),
  });
}
