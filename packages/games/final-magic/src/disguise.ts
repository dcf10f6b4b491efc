// What could be otherwise without a viewer noticing? Shuffles everything it can't see, in place, for tests of secrecy.

import {
  asked,
  choose,
  frameAt,
  newReply,
  next,
  pop,
  type Rng,
  randomReply,
  SEATS,
  type Seat,
  type Viewer,
} from '@duello/kernel';
import { choiceQuestion } from './action.ts';
import { aim } from './aim.ts';
import { plan } from './commit.ts';
import { chainOf } from './exchange.ts';
import { ASK_AIM, ASK_PLAN, ASK_REACT } from './frames.ts';
import { drawOne } from './move.ts';
import { questions } from './questions.ts';
import { AIM_SIZE, DECK, DECK_SIZE, HAND, HAND_SIZE, KNOWN, KNOWN_SIZE, SETUP_CHANCE, type State } from './state.ts';

/** The cards of a hand that only its owner knows go back into the deck, and as many others are drawn. */
function redraw(state: State, seat: Seat, rng: Rng): void {
  const { cells } = state;
  const hidden = cells[HAND_SIZE[seat]] - cells[KNOWN_SIZE[seat]];
  for (let kind = 0; kind < state.table.kinds.length; kind++) {
    const known = cells[KNOWN[seat] + kind];
    cells[DECK[seat] + kind] += cells[HAND[seat] + kind] - known;
    cells[HAND[seat] + kind] = known;
  }
  cells[DECK_SIZE[seat]] += hidden;
  cells[HAND_SIZE[seat]] -= hidden;
  for (let n = 0; n < hidden; n++) drawOne(state, seat, rng, 0);
}

const reply = newReply();

/** Another answer of a seat that has answered already and whose answer is not shown yet. */
function answerAnew(state: State, seat: Seat, question: number, rng: Rng): void {
  const waits = (asked(state) & (1 << seat)) !== 0;
  if (question === ASK_PLAN && !waits) {
    randomReply({ questions }, state, seat, rng, reply);
    plan.take(state, seat, 0, reply, null);
  } else if (question === ASK_AIM && !waits && state.cells[AIM_SIZE[seat]] > 0) {
    randomReply({ questions }, state, seat, rng, reply);
    aim.take(state, seat, 0, reply, null);
  } else if (question === ASK_REACT) {
    const [first] = chainOf(state);
    const kind = state.table.numbers.get(first.card) ?? 0;
    const choice = first.seat === seat ? choiceQuestion(state.table.kinds[kind]) : null;
    if (choice === null) return;
    choose(state, choice, 1 << seat, kind);
    randomReply({ questions }, state, seat, rng, reply);
    pop(state);
    questions[choice].take(state, seat, 0, reply, null);
  }
}

/** Everything hidden from the viewer, otherwise: hands, secret answers and chance. */
export function disguise(state: State, viewer: Viewer, rng: Rng): void {
  const question = asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1];
  for (let at = SETUP_CHANCE; at < state.words.length; at++) state.words[at] = next(rng);
  for (const seat of SEATS) {
    if (seat === viewer) continue;
    redraw(state, seat, rng);
    answerAnew(state, seat, question, rng);
  }
}
