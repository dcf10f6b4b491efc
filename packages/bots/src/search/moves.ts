// What can a seat do next? Whole moves: an answer and the choices within it, up to where a value makes sense again.

import {
  advance,
  decode,
  isAsked,
  isOver,
  newReply,
  other,
  questionOf,
  type Reply,
  type Seat,
  type State,
} from '@duello/kernel';
import { candidates, idle, keep } from './candidates.ts';
import type { Imagination } from './imagination.ts';

/** Choices within a move that are looked into, and answers to each where they can't all be listed. */
const DEEPEST = 5;
const FEW = 8;
/** Answers that others give, and mild own ones, before a move is taken for endless. */
const STEPS = 80;

const quick = newReply();

/** Answers at once for somebody whose answers are not tried one by one. */
export function answerQuickly<S extends State, V, O, E>(
  { tools, rng }: Imagination<S, V, O, E>,
  state: S,
  who: Seat,
): void {
  const known = tools.quick(state, who, rng, quick);
  advance(tools.rules, state, who, known ? quick : idle, null);
}

/** True after an answer that needed no thought: the only sensible one, of a seat that is asked. */
function answerForced<S extends State, V, O, E>(
  { tools, path }: Imagination<S, V, O, E>,
  state: S,
  seat: Seat,
  noted: boolean,
): boolean {
  if (!tools.forced(state, seat, quick)) return false;
  if (noted) path?.push(decode(tools.rules, state, seat, quick));
  advance(tools.rules, state, seat, quick, null);
  return true;
}

/** The other seat answers in the windows of a seat's turn, up to the seat's next choice or the end of the turn. */
export function letAnswer<S extends State, V, O, E>(
  imagination: Imagination<S, V, O, E>,
  state: S,
  seat: Seat,
  span: number,
): void {
  const { tools } = imagination;
  for (let step = 0; step < STEPS && !isOver(state); step++) {
    if (tools.span(state) !== span || tools.active(state) !== seat) return;
    if (isAsked(state, seat)) {
      if (answerForced(imagination, state, seat, false)) continue;
      return;
    }
    answerQuickly(imagination, state, other(seat));
  }
}

/** What a seat could answer now; a plan is made at once, because plans are tried at the root alone. */
function repliesOf<S extends State, V, O, E>(
  { tools, rng }: Imagination<S, V, O, E>,
  state: S,
  seat: Seat,
): readonly Reply[] {
  if (tools.forced(state, seat, quick)) return [keep(quick)];
  if (questionOf(tools.rules, state).plans !== null) {
    return [tools.quick(state, seat, rng, quick) ? keep(quick) : idle];
  }
  return candidates(tools, state, seat, FEW, rng);
}

/** True where a seat's own next move begins, the other's turn goes on, the turn is over, or the match. */
function isMoveOver<S extends State, V, O, E>(
  { tools }: Imagination<S, V, O, E>,
  state: S,
  seat: Seat,
  span: number,
): boolean {
  if (isOver(state)) return true;
  return tools.settled(state) && (isAsked(state, seat) || tools.active(state) !== seat || tools.span(state) !== span);
}

/** Calls `visit` with the state after each move; the state is used again afterwards. `share` bounds how many there are. */
export function eachMove<S extends State, V, O, E>(
  imagination: Imagination<S, V, O, E>,
  state: S,
  seat: Seat,
  share: number,
  visit: (after: S) => void,
  deep = 0,
): void {
  const { tools, scratch } = imagination;
  const span = tools.span(state);
  const replies = repliesOf(imagination, state, seat);
  for (const reply of replies) {
    const after = tools.rules.copy(state, scratch[deep]);
    scratch[deep] = after;
    advance(tools.rules, after, seat, reply, null);
    imagination.nodes++;
    imagination.path?.push(decode(tools.rules, state, seat, reply));
    finishMove(imagination, after, seat, span, share / replies.length, visit, deep);
    imagination.path?.pop();
  }
}

/** Goes on to the end of the move: own choices are tried as long as the share lasts. */
export function finishMove<S extends State, V, O, E>(
  imagination: Imagination<S, V, O, E>,
  state: S,
  seat: Seat,
  span: number,
  share: number,
  visit: (after: S) => void,
  deep: number,
): void {
  const noted = imagination.path?.length ?? 0;
  let done = false;
  for (let step = 0; step < STEPS && !done; step++) {
    const mine = !isOver(state) && isAsked(state, seat);
    if (mine && answerForced(imagination, state, seat, true)) continue;
    if (isMoveOver(imagination, state, seat, span)) break;
    if (mine && deep < DEEPEST && share > 1) {
      eachMove(imagination, state, seat, share, visit, deep + 1);
      done = true;
    } else answerQuickly(imagination, state, mine ? seat : other(seat));
  }
  if (!done) visit(state);
  if (imagination.path !== null) imagination.path.length = noted;
}
