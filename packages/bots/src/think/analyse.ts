// Why this answer? The best candidates once more, with their lines noted, what they are made of, and what is to be feared.

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
  stream,
} from '@duello/kernel';
import { EVEN_STYLE, type Style, type Turn } from '../bot.ts';
import { newImagination } from '../search/imagination.ts';
import { answerQuickly } from '../search/moves.ts';
import type { Level } from './budget.ts';
import { think } from './think.ts';
import type { Analysis, Fear, Line } from './thought.ts';
import { newThinker, type Thinker, valueAfter } from './value.ts';

/** Candidates that are explained, and worlds that each is explained in. */
const EXPLAINED = 3;
const WORLDS = 24;
/** A card is feared that makes a win so much less likely, and the most that are named. */
const FEARED = 0.06;
const MOST_FEARED = 3;

interface Tried<S extends State> {
  readonly chance: number;
  readonly line: readonly Answer[];
  readonly end: S;
  readonly unseen: ReadonlySet<string>;
}

/** The same thought as without explanation, and then what speaks for it. */
export function analyse<S extends State, V, O, E>(
  turn: Turn<S, V, O, E>,
  level: Level,
  style: Style = EVEN_STYLE,
): Analysis {
  const thought = think(turn, level, style);
  const imagination = newImagination(turn.tools, stream(`analyse ${turn.rng[0]} ${turn.rng[1]}`), style);
  imagination.path = [];
  const thinker = newThinker(imagination);
  const top = thought.candidates.slice(0, EXPLAINED);
  const tried = top.map(({ answer }) => tryAgain(thinker, turn, answer, level));
  return {
    ...thought,
    lines: tried.map((worlds, i) => lineOf(turn, top[i].answer, worlds)),
    feared: tried.length === 0 ? [] : fearedIn(tried[0]),
    nodes: thought.nodes + imagination.nodes,
  };
}

/** In worlds of its own, the same for every candidate. */
function tryAgain<S extends State, V, O, E>(
  thinker: Thinker<S, V, O, E>,
  { seat, view, tools }: Turn<S, V, O, E>,
  answer: Answer,
  { budget }: Level,
): readonly Tried<S>[] {
  const { rules } = tools;
  const reply = newReply();
  return Array.from({ length: WORLDS }, (_, n) => {
    const world = rules.sample(view, stream(`analyse world ${n}`));
    const span = tools.span(world);
    const unseen = new Set(tools.unseen(world, seat));
    if (isAsked(world, other(seat))) answerQuickly(thinker.imagination, world, other(seat));
    encode(rules, world, answer, reply);
    advance(rules, world, seat, reply, null);
    const chance = valueAfter(thinker, world, seat, span, budget);
    return { chance, line: thinker.best.line, end: thinker.best.end ?? world, unseen };
  });
}

function lineOf<S extends State, V, O, E>(
  { seat, tools }: Turn<S, V, O, E>,
  answer: Answer,
  worlds: readonly Tried<S>[],
): Line {
  const running = worlds.filter(({ end }) => !isOver(end));
  const sums: Record<string, number> = {};
  for (const { end } of running) {
    for (const [name, value] of Object.entries(tools.terms(end, seat)))
      sums[name] = (sums[name] ?? 0) + value / running.length;
  }
  const share = (winner: Seat): number =>
    worlds.filter(({ end }) => isOver(end) && outcome(tools.rules, end)?.winner === winner).length / worlds.length;
  return { answer, line: [answer, ...worlds[0].line], terms: sums, wins: share(seat), losses: share(other(seat)) };
}

const mean = (worlds: readonly { readonly chance: number }[]): number =>
  worlds.reduce((sum, { chance }) => sum + chance, 0) / worlds.length;

/** Cards that matter: where the other holds one of them, the match is won clearly less often. */
function fearedIn<S extends State>(worlds: readonly Tried<S>[]): readonly Fear[] {
  const cards = new Set(worlds.flatMap(({ unseen }) => [...unseen]));
  const fears: Fear[] = [];
  for (const card of cards) {
    const [held, free] = [
      worlds.filter(({ unseen }) => unseen.has(card)),
      worlds.filter(({ unseen }) => !unseen.has(card)),
    ];
    // Two worlds say little, and a card that is always there is no surprise.
    if (held.length < 3 || free.length < 3) continue;
    const drop = mean(free) - mean(held);
    if (drop >= FEARED) fears.push({ card, drop });
  }
  return fears.sort((a, b) => b.drop - a.drop || (a.card < b.card ? -1 : 1)).slice(0, MOST_FEARED);
}
