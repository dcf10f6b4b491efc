// Where do positions come from in which one turn decides? Bots play against each other, and a search looks at every turn.

import { botNamed, type Goal } from '@duello/bots';
import {
  advance,
  asked,
  below,
  decisionOf,
  encode,
  isAsked,
  isOver,
  type Json,
  newReply,
  questionOf,
  SEATS,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { stateAfter } from '../scenario/run.ts';
import { readScenarios, seatNamed } from '../scenario/scenario.ts';
import { criticalAtOnce, decisiveAnswer } from './at-once.ts';
import { closestOf } from './closest.ts';
import type { Decisive } from './decisive.ts';
import { shortPosition } from './shorten-position.ts';
import { criticalInTurn, decisiveTurn } from './turn-tactics.ts';

export interface Tactic extends Decisive {
  readonly seat: Seat;
  readonly position: Json;
  readonly options: Json;
  /** Which match it is from, and how many answers were given there. */
  readonly from: string;
}

/** Longer than any match. */
const MOST_ANSWERS = 5000;

/** Of moments that could be looked at, one in so many is. */
const LOOKED_AT = 3;

/** Plays the match of that seed; who plays a turn is drawn among the bots, so that matches go different ways. */
export function* tacticsIn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  seed: string,
  bots: readonly string[],
): Generator<Tactic> {
  const { rules } = game;
  const options = rules.options({});
  const state = rules.setup(seed, options, null);
  const reply = newReply();
  const rng = stream(`${seed}/looks`);
  let looked = '';
  for (let answers = 0; answers < MOST_ANSWERS && !isOver(state); answers++) {
    // Where something else is asked, cards may have come to light since the turn began.
    const here = `${game.span(state)} ${questionOf(rules, state).name}`;
    for (const seat of SEATS) {
      if (here === looked || !isMoment(game, state, seat) || below(rng, LOOKED_AT) > 0) continue;
      for (const found of decisiveNear(game, state, seat)) {
        const position = shortPosition(game, found.state, options);
        const from = `${seed}, after ${answers} answers`;
        if (position !== null) yield { ...found, seat, position, options: rules.shorten(options), from };
      }
    }
    looked = here;
    const seat: Seat = isAsked(state, 0) ? 0 : 1;
    const decision = decisionOf(rules, state, seat);
    if (decision === null) return;
    const bot = bots[below(stream(`${seed}/${game.span(state)}/${seat}`), bots.length)];
    const view = rules.view(state, seat);
    const answer = botNamed(bot)({ seat, view, decision, tools: game, rng: stream(`${seed}/${answers}`) });
    encode(rules, state, answer, reply);
    advance(rules, state, seat, reply, null);
  }
}

/** True where a seat's turn begins, or, where both answer at once, right before that. */
const isMoment = <S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): boolean =>
  isAsked(state, seat) &&
  (game.atOnce === undefined
    ? game.settled(state) && game.active(state) === seat && asked(state) === 1 << seat
    : game.atOnce.isNear(state, seat));

const GOALS: readonly Goal[] = ['wins', 'survives'];

/** The moment as close as it can be made, for either goal; as it is, where nobody knows how. */
function* decisiveNear<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
): Generator<Decisive & { readonly state: S }> {
  for (const kind of GOALS) {
    const critical = (cell: number): number | null =>
      game.atOnce === undefined
        ? criticalInTurn(game, state, seat, kind, cell)
        : criticalAtOnce(game, game.atOnce, state, seat, kind, cell);
    const moments = game.lifeCell === undefined ? [state] : closestOf(game, state, seat, kind, critical);
    for (const close of moments) {
      const idea = ideaFor(game, close, seat, kind);
      if (idea === null) continue;
      yield { kind, idea, state: close };
      break;
    }
  }
}

const ideaFor = <S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat, goal: Goal): string | null =>
  game.atOnce === undefined
    ? decisiveTurn(game, state, seat, goal)
    : decisiveAnswer(game, game.atOnce, state, seat, goal);

/** What has to be done in a case that a suite has already; null where it is not certain. */
export function ideaOfCase<S extends State, V, O, E>(game: Game<S, V, O, E>, input: Json, goal: Goal): string | null {
  const [scenario] = readScenarios(input);
  const { seat } = scenario.think?.says ?? {};
  return ideaFor(game, stateAfter(game, scenario, 'all'), typeof seat === 'string' ? seatNamed(seat) : 0, goal);
}
