// Bots: who can sit at the other side of the table?

import { BadInput, type State } from '@duello/kernel';
import { type Bot, EVEN_STYLE, type Turn } from './bot.ts';
import { greedy } from './players/greedy.ts';
import { random } from './players/random.ts';
import { textbook, textbookOf } from './players/textbook.ts';
import { LEVELS, type LevelName } from './think/levels.ts';
import { PERSONAS, type PersonaName } from './think/personas.ts';
import { think } from './think/think.ts';
import type { Thought } from './think/thought.ts';

export {
  type AnyTools,
  type AtOnce,
  type Bot,
  EVEN_STYLE,
  type Goal,
  lendTools,
  type OverTools,
  plainTools,
  type Style,
  type Terms,
  type Tools,
  type Turn,
} from './bot.ts';
export { budgetIn } from './budget.ts';
export {
  type Account,
  type AccountPoints,
  accountPoints,
  type ChancePoint,
  type SeatReview,
  seatReview,
} from './review/account.ts';
export { type ChanceAt, chancesOf } from './review/chances.ts';
export { difference, type Judged, type Why } from './review/judge.ts';
export { MARK_SIGNS, MARKS, type Mark } from './review/marks.ts';
export { type Progress, type Review, reviewAs, reviewing, reviewMatch, USUAL_REVIEW } from './review/review-match.ts';
export {
  type ChanceOfTurn,
  chancesByTurn,
  type TurnOfMatch,
  turnAt,
  turnsFrom,
  turnTitle,
} from './review/turns.ts';
export { idle, keep, single } from './search/candidates.ts';
export { after, answersOf, holds, isAtOnce, isDoomed, newProof, type Proof } from './search/certain.ts';
export { newImagination, positionKey } from './search/imagination.ts';
export { findWin, findWinningLine } from './search/lethal.ts';
export { answerQuickly } from './search/moves.ts';
export { endsOfTurn } from './search/plan-turn.ts';
export { endByLine } from './search/saving-line.ts';
export { winChance } from './search/win-chance.ts';
export { analyse } from './think/analyse.ts';
export { type GivenAway, givenAway } from './think/exploit.ts';
export { LEVELS, type LevelName } from './think/levels.ts';
export { PERSONAS, type PersonaName } from './think/personas.ts';
export { solveMixture } from './think/regret.ts';
export { think } from './think/think.ts';
export type { Analysis, Candidate, Fear, Line, Thought } from './think/thought.ts';
export { trueChance } from './think/true-chance.ts';
export { tryAnswers } from './think/try-answers.ts';

/** A bot that tells everything it thought. */
export type Thinks = <S extends State, V, O, E>(turn: Turn<S, V, O, E>) => Thought;

const thinkingAs =
  (level: LevelName, persona: PersonaName | null = null): Thinks =>
  (turn) =>
    think(turn, LEVELS[level], persona === null ? EVEN_STYLE : PERSONAS[persona]);

const ofLevel = (level: LevelName, persona: PersonaName | null = null): Bot => {
  const thinks = thinkingAs(level, persona);
  return (turn) => thinks(turn).answer;
};

/** From the weakest to the strongest, after three that others are measured by. */
export const bots = {
  random,
  greedy,
  textbook,
  novice: ofLevel('novice'),
  casual: ofLevel('casual'),
  club: ofLevel('club'),
  strong: ofLevel('strong'),
  expert: ofLevel('expert'),
} as const satisfies Readonly<Record<string, Bot>>;
export type BotName = keyof typeof bots;

const isBotName = (name: string): name is BotName => Object.hasOwn(bots, name);
const isLevel = (name: string): name is LevelName => Object.hasOwn(LEVELS, name);
const isPersona = (name: string): name is PersonaName => Object.hasOwn(PERSONAS, name);

/** The bot of that name with its thoughts; null for those that have none. */
export function thinkerNamed(name: string): Thinks | null {
  const [level, persona] = name.split(':', 2);
  if (!isLevel(level)) return null;
  if (persona === undefined) return thinkingAs(level);
  return isPersona(persona) ? thinkingAs(level, persona) : null;
}

/** More would take hours for an answer. */
const PLAYOUTS = /^[1-9]\d{0,5}$/;

/** The bot of that name, such as `club`, `club:patient` or `textbook:2000`; throws BadInput for an unknown one. */
export function botNamed(name: string): Bot {
  const [level, persona] = name.split(':', 2);
  if (persona === undefined && isBotName(level)) return bots[level];
  if (persona !== undefined && isLevel(level) && isPersona(persona)) return ofLevel(level, persona);
  if (level === 'textbook' && persona !== undefined && PLAYOUTS.test(persona)) return textbookOf(Number(persona));
  const manners = `a level with :${Object.keys(PERSONAS).join(', :')}`;
  const known = `${Object.keys(bots).join(', ')}, ${manners}, and textbook with up to 999999 playouts, such as textbook:2000`;
  throw new BadInput('bot', `there is no bot "${name}"; there are ${known}`);
}
