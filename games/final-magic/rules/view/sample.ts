// Which full state could a viewer not tell from the real one? What the view says, with everything hidden drawn at random.

import { fill } from '@duello/columns';
import {
  choose,
  DECISION,
  end,
  newReply,
  next,
  once,
  other,
  pop,
  push,
  type Rng,
  randomReply,
  SEATS,
  type Seat,
} from '@duello/kernel';
import { aim, mayAim } from '../fight/aim.ts';
import { plan } from '../fight/commit.ts';
import { readPlan } from '../fight/plan.ts';
import { questions } from '../match/questions.ts';
import { col, FED, matchRows, seatRows } from '../state/columns.ts';
import { compiledOf, numberOf } from '../state/compiled.ts';
import { ask, ENDINGS, frame } from '../state/frames.ts';
import { drawOne } from '../state/move.ts';
import { copy, newState, PHASES, SETUP_CHANCE, type State } from '../state/state.ts';
import { zone } from '../state/zones.ts';
import { choiceQuestion } from '../turn/action.ts';
import { pushChain } from '../turn/exchange.ts';
import type { PlayerView, View } from './view.ts';

/** Everything the view tells, in a state; hidden hands hold only what is known, the rest of them waits in the deck. */
interface Prepared {
  readonly state: State;
  /** Cards of each hand that nobody but its owner knows; 0 for the viewer's own. */
  readonly unknown: readonly [number, number];
  /** Seats whose secret answer or choices are there but not known. */
  readonly secrets: readonly Seat[];
}

const prepare = once((view: View): Prepared => {
  const state = newState(compiledOf(view.options));
  fillTable(state, view);
  for (const seat of SEATS) fillPlayer(state, seat, view.players[seat]);
  fillAgenda(state, view);
  const unknown = (seat: Seat): number =>
    view.players[seat].hand === null ? view.players[seat].handSize - state.cells[col.knownSize[seat]] : 0;
  return {
    state,
    unknown: [unknown(0), unknown(1)],
    secrets: SEATS.filter((seat) => hides(view, seat)),
  };
});

/** All that the view tells, as a state; what it hides is blank. */
export const loadView = (view: View): State => prepare(view).state;

/** How many cards lie in a zone. */
function sizeOf({ cells, compiled }: State, zone: number): number {
  let sum = 0;
  for (let kind = 0; kind < compiled.kinds.length; kind++) sum += cells[zone + kind];
  return sum;
}

function fillTable(state: State, view: View): void {
  fill(matchRows, state, 0, view);
  state.cells[col.phase] = PHASES.indexOf(view.phase);
}

function fillPlayer(state: State, seat: Seat, player: PlayerView): void {
  const { cells, compiled } = state;
  fill(seatRows, state, seat, player);
  if (player.hand === null) zone.fill(state, col.hand[seat], 0, player.known);
  zone.fill(state, col.deck[seat], 0, player.unseen);
  for (let kind = 0; kind < compiled.kinds.length; kind++) cells[col.deck[seat] + kind] -= cells[col.hand[seat] + kind];
  cells[col.deckSize[seat]] = sizeOf(state, col.deck[seat]);
  cells[col.handSize[seat]] = sizeOf(state, col.hand[seat]);
  cells[col.discardSize[seat]] = sizeOf(state, col.discard[seat]);
  cells[col.knownSize[seat]] = sizeOf(state, col.known[seat]);
  fillSecrets(state, seat, player);
}

function fillSecrets(state: State, seat: Seat, player: PlayerView): void {
  const { cells } = state;
  if (player.choices !== null) {
    for (const id of player.choices)
      cells[col.plan[seat] + cells[col.planSize[seat]]++] = numberOf(state.compiled, id) | FED;
  }
  if (player.plan !== null) {
    readPlan(state, player.plan, reply);
    cells.set(reply.codes.subarray(0, reply.size), col.plan[seat]);
    cells[col.planSize[seat]] = reply.size;
  }
}

/** The agenda follows from who is asked what: a view need not show it. */
function fillAgenda(state: State, view: View): void {
  const { waiting, outcome } = view;
  const endings: readonly string[] = ENDINGS;
  if (outcome !== null) end(state, outcome.winner, endings.indexOf(outcome.reason) + 1);
  if (waiting === null) return;
  state.words[DECISION] = view.decision?.id ?? 0;
  const question = questions.findIndex(({ name }) => name === waiting.what);
  const mask = waiting.seats.reduce<number>((sum, seat) => sum | (1 << seat), 0);
  if (question === ask.plan) push(state, frame.reveal);
  else if (question === ask.aim) push(state, frame.counters);
  else if (view.exchange.length > 0) {
    choose(state, ask.action, 1 << view.active);
    pushChain(state, view.exchange);
    if (waiting.about !== null) push(state, frame.window, other(view.active));
  }
  choose(state, question, mask, waiting.about === null ? 0 : numberOf(state.compiled, waiting.about));
  for (const seat of SEATS) {
    const { aims } = view.players[seat];
    if (aims === null || aim.plans === null) continue;
    aim.plans.read(state, seat, { aims }, reply);
    aim.take(state, seat, 0, reply, null);
  }
}

/** True when a seat has made choices the viewer can't see. */
function hides(view: View, seat: Seat): boolean {
  const { waiting, phase, exchange } = view;
  if (waiting === null || view.viewer === seat) return false;
  if (phase === 'fight' || phase === 'aim') return !waiting.seats.includes(seat);
  return exchange.length > 0 && exchange[0].seat === seat && waiting.what === 'react';
}

const reply = newReply();

export function sample(view: View, rng: Rng, into?: State): State {
  const { state: from, unknown, secrets } = prepare(view);
  const state = copy(from, into);
  for (let at = SETUP_CHANCE; at < state.words.length; at++) state.words[at] = next(rng);
  for (const seat of SEATS) {
    for (let n = unknown[seat]; n > 0; n--) drawOne(state, seat, rng, 0);
  }
  for (const seat of secrets) drawSecrets(state, seat, view, rng);
  return state;
}

/** Any answer the seat could have given: a plan, aims, or the choices made with its action spell. */
function drawSecrets(state: State, seat: Seat, view: View, rng: Rng): void {
  if (view.phase === 'fight' || view.phase === 'aim') {
    const question = view.phase === 'fight' ? plan : aim;
    if (view.phase === 'aim' && !mayAim(state, seat)) return;
    randomReply({ questions }, state, seat, rng, reply);
    question.take(state, seat, 0, reply, null);
    return;
  }
  const number = choiceQuestion(state.compiled.kinds[numberOf(state.compiled, view.exchange[0].card)]);
  if (number === null) return;
  choose(state, number, 1 << seat, numberOf(state.compiled, view.exchange[0].card));
  randomReply({ questions }, state, seat, rng, reply);
  pop(state);
  questions[number].take(state, seat, 0, reply, null);
}
