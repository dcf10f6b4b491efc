// How does a match come to its end? Whoever is asked answers, until it is over or has gone on for too long.

import {
  type Answer,
  advance,
  asked,
  BadInput,
  type Decision,
  decisionOf,
  type Emit,
  encode,
  isOver,
  newReply,
  type Reason,
  Refused,
  type Rules,
  SEATS,
  type Seat,
  type Seed,
  type State,
} from '@duello/kernel';

/** Options may let a match go on for ever; the lab does not. */
const PATIENCE = 20_000;

interface Course<E> {
  /** Names the match where something goes wrong. */
  readonly seed: Seed;
  readonly answer: (seat: Seat, decision: Decision) => Answer;
  /** Before anybody is asked, each time. */
  readonly look?: () => void;
  readonly emit: Emit<E> | null;
}

/** All answers in their order. A match that has gone on for too long is left without an outcome. */
export function playOut<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  state: S,
  { seed, answer: answerOf, look, emit }: Course<E>,
): readonly Answer[] {
  const answers: Answer[] = [];
  const reply = newReply();
  while (!isOver(state) && answers.length <= PATIENCE) {
    if (asked(state) === 0) throw new Error(`match ${seed} stands still without an outcome: run duello fuzz`);
    look?.();
    for (const seat of SEATS) {
      const decision = decisionOf(rules, state, seat);
      if (decision === null) continue;
      const answer = answerOf(seat, decision);
      const reason = encode(rules, state, answer, reply);
      if (reason !== null) throw refusedIn(seed, decision.what, answer, reason);
      advance(rules, state, seat, reply, emit);
      answers.push(answer);
    }
  }
  return answers;
}

/** A bot of somebody's may be wrong: what it answered, to what, and why that can't be. */
function refusedIn(seed: Seed, what: string, answer: Answer, reason: Reason): BadInput {
  const { seat: _, decision: __, ...body } = answer;
  const why = new Refused(reason).message;
  return new BadInput(
    'bot',
    `in match ${seed}, asked "${what}", a bot answered ${JSON.stringify(body)}, which is refused: ${why}`,
  );
}
