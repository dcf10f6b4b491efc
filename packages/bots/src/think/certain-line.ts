// Is there a line that decides the moment in which both answer at once? Proved in a few worlds, before anything is weighed.

import { isOver, other, type Reply, type Seat, type State } from '@duello/kernel';
import type { AtOnce, Goal, Turn } from '../bot.ts';
import type { Budget } from '../budget.ts';
import { after, answersOf, holds, isAtOnce, isDoomed, newProof, type Proof } from '../search/certain.ts';
import type { Imagination } from '../search/imagination.ts';
import { answerQuickly } from '../search/moves.ts';

const WORLDS = 3;
/** Own answers before both answer at once. */
const STEPS = 60;

export interface CertainLine {
  readonly goal: Goal;
  readonly reply: Reply;
}

/** The first answer of a line that wins whatever the other does, or that alone saves the seat; null where nothing is proved. */
export function certainLine<S extends State, V, O, E>(
  imagination: Imagination<S, V, O, E>,
  turn: Turn<S, V, O, E>,
  here: S,
  budget: Budget,
): CertainLine | null {
  const { seat, tools } = turn;
  const { atOnce } = tools;
  if (atOnce === undefined || budget.win === 0 || !atOnce.isNear(here, seat)) return null;
  for (const goal of GOALS) {
    // Of plans that save, the mixture is found later.
    if (goal === 'survives' && isAtOnce(here)) return null;
    const lines = atOnce.hopes(here, seat, goal);
    if (lines.length === 0) continue;
    const worlds = worldsWith(turn, here);
    const proof = newProof(tools, atOnce, here, seat, goal, budget.win);
    const isNeeded = goal === 'wins' || worlds.every((world) => isLostAnyway(imagination, proof, atOnce, world, seat));
    const found = isNeeded ? provedIn(proof, worlds, lines) : undefined;
    imagination.nodes += budget.win - Math.max(0, proof.left);
    if (found !== undefined) return { goal, reply: found[0] };
  }
  return null;
}
const GOALS: readonly Goal[] = ['wins', 'survives'];

/** This world and some more that fit what the seat sees. */
const worldsWith = <S extends State, V, O, E>({ view, tools, rng }: Turn<S, V, O, E>, here: S): readonly S[] => [
  here,
  ...Array.from({ length: WORLDS - 1 }, () => tools.rules.sample(view, rng)),
];

/** The first line that reaches the goal in every world. */
function provedIn<S extends State, V, O, E>(
  proof: Proof<S, V, O, E>,
  worlds: readonly S[],
  lines: readonly (readonly Reply[])[],
): readonly Reply[] | undefined {
  // What the other can answer does not hang on what the seat does before: the lists are made once.
  const theirs: (Reply | null)[][] = worlds.map(() => []);
  return lines.find((line) =>
    worlds.every((world, n) => {
      const end = line.slice(0, -1).reduce((at, reply) => after(proof, at, reply, null), world);
      if (theirs[n].length === 0) theirs[n].push(...answersOf(proof, end, other(proof.seat)));
      return holds(proof, end, line.at(-1) ?? null, theirs[n]);
    }),
  );
}

/** True when the usual answers lead to where the other has an answer to each. */
function isLostAnyway<S extends State, V, O, E>(
  imagination: Imagination<S, V, O, E>,
  proof: Proof<S, V, O, E>,
  { every }: AtOnce<S>,
  world: S,
  seat: Seat,
): boolean {
  const at = proof.tools.rules.copy(world);
  for (let step = 0; step < STEPS && !isAtOnce(at) && !isOver(at); step++) answerQuickly(imagination, at, seat);
  if (!isAtOnce(at)) return false;
  const theirs = [...every(at, other(seat))];
  return !every(at, seat).some((mine) => holds(proof, at, mine, theirs));
}

/**
 * Where both answer at once and the other has one answer that is the end of all but some: only those. All of them where nothing
 * is proved.
 */
export function savingReplies<S extends State, V, O, E>(
  imagination: Imagination<S, V, O, E>,
  turn: Turn<S, V, O, E>,
  here: S,
  replies: readonly Reply[],
  budget: Budget,
): readonly Reply[] {
  const { seat, tools } = turn;
  const { atOnce } = tools;
  if (atOnce === undefined || budget.win === 0 || !atOnce.isNear(here, seat)) return replies;
  if (atOnce.hopes(here, seat, 'survives').length === 0) return replies;
  const worlds = worldsWith(turn, here);
  const proof = newProof(tools, atOnce, here, seat, 'survives', budget.win);
  const theirs = worlds.map((world) => [...answersOf(proof, world, other(seat))]);
  const saving = replies.filter((reply) => worlds.every((world, n) => holds(proof, world, reply, theirs[n])));
  const others = replies.filter((reply) => !saving.includes(reply));
  const isSo = saving.length > 0 && worlds.every((world) => isDoomed(proof, world, others));
  imagination.nodes += budget.win - Math.max(0, proof.left);
  return isSo ? saving : replies;
}
