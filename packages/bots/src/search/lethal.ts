// Can this turn be won? A search through everything a seat can do in it, in one imagined world.

import { advance, isAsked, isOver, outcome, type Reply, type Seat, type State } from '@duello/kernel';
import { candidates } from './candidates.ts';
import { type Imagination, positionKey } from './imagination.ts';
import { letAnswer } from './moves.ts';

const FEW = 12;
const DEEPEST = 60;

interface Hunt<S extends State, V, O, E> {
  readonly imagination: Imagination<S, V, O, E>;
  readonly seat: Seat;
  readonly span: number;
  readonly seen: Set<number>;
  left: number;
}

/** The first answer of a way to win before the turn is over, within so many tries; null when none was found. */
export const findWin = <S extends State, V, O, E>(
  imagination: Imagination<S, V, O, E>,
  state: S,
  seat: Seat,
  tries: number,
): Reply | null => findWinningLine(imagination, state, seat, tries)?.[0] ?? null;

/** All of the seat's answers of such a way. */
export function findWinningLine<S extends State, V, O, E>(
  imagination: Imagination<S, V, O, E>,
  state: S,
  seat: Seat,
  tries: number,
): readonly Reply[] | null {
  const hunt = {
    imagination,
    seat,
    span: imagination.tools.span(state),
    seen: new Set<number>(),
    left: tries,
  };
  return winFrom(hunt, state, 0);
}

function isNew<S extends State, V, O, E>({ seen }: Hunt<S, V, O, E>, state: S): boolean {
  const key = positionKey(state);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function winFrom<S extends State, V, O, E>(hunt: Hunt<S, V, O, E>, state: S, deep: number): readonly Reply[] | null {
  const { imagination, seat } = hunt;
  const { tools, rng, spare } = imagination;
  if (deep === DEEPEST) return null;
  const after: { reply: Reply; state: S; value: number }[] = [];
  for (const reply of candidates(tools, state, seat, FEW, rng)) {
    if (hunt.left-- <= 0) return null;
    const next = tools.rules.copy(state, spare.pop());
    imagination.nodes++;
    advance(tools.rules, next, seat, reply, null);
    letAnswer(imagination, next, seat, hunt.span);
    if (isOver(next) && outcome(tools.rules, next)?.winner === seat) return [reply];
    if (isOver(next) || !isAsked(next, seat) || tools.span(next) !== hunt.span || !isNew(hunt, next)) {
      spare.push(next);
      continue;
    }
    after.push({ reply, state: next, value: tools.settled(next) ? tools.score(next, seat) : Number.POSITIVE_INFINITY });
  }
  after.sort((a, b) => b.value - a.value);
  for (const one of after) {
    const rest = winFrom(hunt, one.state, deep + 1);
    if (rest !== null) return [one.reply, ...rest];
    spare.push(one.state);
  }
  return null;
}
