// Why this answer? The best candidates once more, with their lines noted, what they are made of, and what is to be feared.

import { encode, newReply, type State } from '@duello/kernel';
import { EVEN_STYLE, type Style, type Turn } from '../bot.ts';
import { budgetIn, type Level } from '../budget.ts';
import { keep } from '../search/candidates.ts';
import { think } from './think.ts';
import type { Analysis, Fear } from './thought.ts';
import { lineOf, meanChance, type Trial, tryAnswers } from './try-answers.ts';

/** Candidates that are explained, and worlds that each is explained in. */
const EXPLAINED = 3;
const WORLDS = 24;
/** A card is feared that makes a win so much less likely, and the most that are named. */
const FEARED = 0.06;
const MOST_FEARED = 3;

/** The same thought as without explanation, and then what speaks for it. */
export function analyse<S extends State, V, O, E>(
  turn: Turn<S, V, O, E>,
  level: Level,
  style: Style = EVEN_STYLE,
): Analysis {
  const thought = think(turn, level, style);
  const top = thought.candidates.slice(0, EXPLAINED);
  const { rules } = turn.tools;
  const here = rules.sample(turn.view, turn.rng);
  const replies = top.map(({ answer }) => {
    const reply = newReply();
    encode(rules, here, answer, reply);
    return keep(reply);
  });
  const seed = `analyse ${turn.rng[0]} ${turn.rng[1]}`;
  const budget = budgetIn(turn.tools, level);
  const { trials, nodes } = tryAnswers(turn, replies, { budget, style, worlds: WORLDS, seed });
  return {
    ...thought,
    lines: trials.map((worlds, i) => lineOf(turn, top[i].answer, worlds)),
    feared: trials.length === 0 ? [] : fearedIn(trials[0]),
    nodes: thought.nodes + nodes,
  };
}

/** Cards that matter: where the other holds one of them, the match is won clearly less often. */
export function fearedIn<S extends State>(worlds: readonly Trial<S>[]): readonly Fear[] {
  const cards = new Set(worlds.flatMap(({ unseen }) => [...unseen]));
  const fears: Fear[] = [];
  for (const card of cards) {
    const [held, free] = [
      worlds.filter(({ unseen }) => unseen.has(card)),
      worlds.filter(({ unseen }) => !unseen.has(card)),
    ];
    // Two worlds say little, and a card that is always there is no surprise.
    if (held.length < 3 || free.length < 3) continue;
    const drop = meanChance(free) - meanChance(held);
    if (drop >= FEARED) fears.push({ card, drop });
  }
  return fears.sort((a, b) => b.drop - a.drop || (a.card < b.card ? -1 : 1)).slice(0, MOST_FEARED);
}
