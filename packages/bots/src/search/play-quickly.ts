// How does it go on where quick answers make sense of whole turns? Both seats play by them, up to the end of some turns.

import { decode, isAsked, isOver, newReply, other, type Seat, type State } from '@duello/kernel';
import type { Imagination } from './imagination.ts';
import { answerQuickly } from './moves.ts';

/** More answers than any turns take. */
const STEPS = 2000;

const mine = newReply();

/**
 * Plays on, in place, until the turn `span` and so many more are over and nobody is in the middle of something. Returns
 * how many turns that took.
 */
export function playQuickly<S extends State, V, O, E>(
  imagination: Imagination<S, V, O, E>,
  state: S,
  seat: Seat,
  span: number,
  more: number,
): number {
  const { tools, path, rng } = imagination;
  let now = span;
  let turns = more;
  for (let step = 0; step < STEPS && !isOver(state); step++) {
    if (tools.span(state) !== now && tools.settled(state)) {
      if (turns === 0) return more + 1;
      turns--;
      now = tools.span(state);
    }
    const who = isAsked(state, seat) ? seat : other(seat);
    if (path !== null && who === seat && turns === more && tools.quick(state, seat, rng, mine)) {
      path.push(decode(tools.rules, state, seat, mine));
    }
    answerQuickly(imagination, state, who);
    imagination.nodes++;
  }
  return more - turns;
}
