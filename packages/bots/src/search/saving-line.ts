// Can the match be saved in this turn? Ends of the turn after which the other has no win, by the same answers in every world.

import {
  type Answer,
  advance,
  encode,
  isAsked,
  isOver,
  newReply,
  other,
  outcome,
  type Seat,
  type State,
} from '@duello/kernel';
import type { Tools } from '../bot.ts';
import { type Imagination, newImagination } from './imagination.ts';
import { findWin } from './lethal.ts';
import { answerQuickly } from './moves.ts';
import { endsOfTurn } from './plan-turn.ts';

/** More answers than a turn takes. */
const STEPS = 1000;

/** How the turn ends in a world by these answers; null where they can't be given: they hang on what came to light. */
export function endByLine<S extends State, V, O, E>(
  imagination: Imagination<S, V, O, E>,
  world: S,
  seat: Seat,
  line: readonly Answer[],
): S | null {
  const { rules, span } = imagination.tools;
  const at = rules.copy(world);
  const turn = span(at);
  const reply = newReply();
  let next = 0;
  for (let step = 0; step < STEPS && !isOver(at) && span(at) === turn; step++) {
    if (!isAsked(at, seat)) {
      answerQuickly(imagination, at, other(seat));
      continue;
    }
    const answer = line[next++];
    if (answer === undefined || encode(rules, at, answer, reply) !== null) return null;
    advance(rules, at, seat, reply, null);
  }
  return at;
}

export interface HowToSave {
  /** Positions that are kept at each step to an end, and ends that are looked at. */
  readonly width: number;
  readonly ends: number;
  /** Tries of the other to win after each. */
  readonly tries: number;
}

/** The seat's answers to the end of a turn after which the other finds no win in any of the worlds; null when none was found. */
export function savingLine<S extends State, V, O, E>(
  tools: Tools<S, V, O, E>,
  worlds: readonly S[],
  seat: Seat,
  { width, ends, tries }: HowToSave,
  imagination: Imagination<S, V, O, E>,
): readonly Answer[] | null {
  const isSafe = (end: S | null): boolean => {
    if (end === null) return false;
    if (isOver(end)) return outcome(tools.rules, end)?.winner === seat;
    return findWin(imagination, end, other(seat), tries) === null;
  };
  const planning = newImagination(tools, imagination.rng);
  const [here, ...others] = worlds;
  const found = endsOfTurn(planning, here, seat, width, ends).find(
    ({ end, line }) => isSafe(end) && others.every((world) => isSafe(endByLine(imagination, world, seat, line))),
  );
  imagination.nodes += planning.nodes;
  return found?.line ?? null;
}
