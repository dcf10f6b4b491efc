// What could be otherwise without a viewer noticing? Shuffles everything it can't see, in place, for tests of secrecy.

import {
  advance,
  asked,
  choose,
  frameAt,
  IDLE,
  newReply,
  next,
  pop,
  type Reply,
  type Rng,
  randomReply,
  SEATS,
  type Seat,
  type Viewer,
} from '@duello/kernel';
import { aim } from '../rules/fight/aim.ts';
import { plan } from '../rules/fight/commit.ts';
import { questions } from '../rules/match/questions.ts';
import { finalMagic } from '../rules/rules.ts';
import { col, KIND_MASK } from '../rules/state/columns.ts';
import { ask } from '../rules/state/frames.ts';
import { drawOne } from '../rules/state/move.ts';
import { copy, DRAW_CHANCE, SETUP_CHANCE, type State } from '../rules/state/state.ts';
import { choiceQuestion } from '../rules/turn/action.ts';
import { chainOf } from '../rules/turn/exchange.ts';

type Kinds = ReadonlySet<number>;
const NONE: Kinds = new Set();

/**
 * The cards of a hand that only its owner knows go back into the deck, and as many others are drawn; of some kinds the hand
 * keeps exactly what it has. How many there are of them may come to light: whether a card that was chosen is still there
 * after one like it was cast (F-A1).
 */
function redraw(state: State, seat: Seat, stay: Kinds, rng: Rng): void {
  const { cells } = state;
  const [hand, deck] = [col.hand[seat], col.deck[seat]];
  let hidden = 0;
  const aside = new Map<number, number>();
  for (let kind = 0; kind < state.compiled.kinds.length; kind++) {
    if (stay.has(kind)) {
      aside.set(kind, cells[deck + kind]);
      cells[col.deckSize[seat]] -= cells[deck + kind];
      cells[deck + kind] = 0;
      continue;
    }
    const known = cells[col.known[seat] + kind];
    hidden += cells[hand + kind] - known;
    cells[deck + kind] += cells[hand + kind] - known;
    cells[hand + kind] = known;
  }
  cells[col.deckSize[seat]] += hidden;
  cells[col.handSize[seat]] -= hidden;
  for (let n = 0; n < hidden; n++) drawOne(state, seat, rng, 0);
  for (const [kind, count] of aside) {
    cells[deck + kind] = count;
    cells[col.deckSize[seat]] += count;
  }
}

const reply = newReply();

/** Another answer of a seat that has answered already and whose answer is not shown yet. */
function answerAnew(state: State, seat: Seat, question: number, rng: Rng): void {
  const waits = (asked(state) & (1 << seat)) !== 0;
  if (question === ask.plan && !waits) {
    randomReply({ questions }, state, seat, rng, reply);
    plan.take(state, seat, 0, reply, null);
  } else if (question === ask.aim && !waits && state.cells[col.aimSize[seat]] > 0) {
    randomReply({ questions }, state, seat, rng, reply);
    aim.take(state, seat, 0, reply, null);
  } else if (question === ask.react) {
    const [first] = chainOf(state);
    const kind = state.compiled.numbers.get(first.card) ?? 0;
    const choice = first.seat === seat ? choiceQuestion(state.compiled.kinds[kind]) : null;
    if (choice === null) return;
    choose(state, choice, 1 << seat, kind);
    randomReply({ questions }, state, seat, rng, reply);
    pop(state);
    questions[choice].take(state, seat, 0, reply, null);
  }
}

/** Everything hidden from the viewer, otherwise: hands, secret answers and chance. */
export function permuteHidden(state: State, viewer: Viewer, rng: Rng): void {
  const question = asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1];
  for (let at = SETUP_CHANCE; at < state.words.length; at++) state.words[at] = next(rng);
  for (const seat of SEATS) {
    if (seat === viewer) continue;
    redraw(state, seat, NONE, rng);
    answerAnew(state, seat, question, rng);
  }
}

/** F801: the cleanup lays hands open, but in sudden death they go into the deck unseen (F905). */
function showsHands(state: State, seat: Seat, given: Reply): boolean {
  let cleaned = false;
  advance(finalMagic, copy(state), seat, given, ({ kind }) => {
    cleaned ||= kind === 'cleanup';
  });
  return cleaned && state.cells[col.sudden] === 0;
}

/** Kinds that a seat's plan or choices may show, and those of its answer. */
function named({ cells }: State, seat: Seat, given: Reply | null): Kinds {
  const plan = cells.subarray(col.plan[seat], col.plan[seat] + cells[col.planSize[seat]]);
  const answer = given === null ? [] : given.codes.subarray(0, Math.max(0, given.size));
  return new Set([...plan, ...answer].map((code) => code & KIND_MASK));
}

/** What stays hidden from the viewer through an answer and all that follows from it, otherwise; what comes to light stays. */
export function permuteHiddenThrough(state: State, viewer: Viewer, answering: Seat, given: Reply, rng: Rng): void {
  const shown = showsHands(state, answering, given);
  for (const seat of SEATS) {
    if (seat === viewer) continue;
    for (let word = 0; word < 4; word++) state.words[DRAW_CHANCE[seat] + word] = next(rng);
    // What is answered for a silent seat may depend on any card it holds.
    if (shown || (seat === answering && given.size === IDLE)) continue;
    redraw(state, seat, named(state, seat, seat === answering ? given : null), rng);
  }
}
