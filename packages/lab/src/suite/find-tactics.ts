// Where do positions come from in which one turn decides? Bots play against each other, and a search looks at every turn.

import { answerQuickly, botNamed, findWin, findWinningLine, idle, newImagination } from '@duello/bots';
import {
  advance,
  asked,
  decisionOf,
  encode,
  isAsked,
  isOver,
  type Json,
  newReply,
  other,
  outcome,
  questionOf,
  type Reply,
  refusal,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { type Fields, isList } from '../scenario/fields.ts';
import { playTurn } from './judge.ts';

export interface Tactic {
  readonly kind: 'wins' | 'survives';
  readonly seat: Seat;
  readonly position: Json;
  readonly options: Json;
  /** Which match it is from, and how many answers were given there. */
  readonly from: string;
}

/** Tries in the real world, and worlds in which it must be so as well: what hangs on a hidden card is no puzzle. */
const TRIES = 6000;
const WORLDS = 6;

/** Plays the match of that seed; at most one position of each kind comes from it, the last ones. */
export function tacticsIn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  seed: string,
  bot: string,
): readonly Tactic[] {
  const { rules } = game;
  const options = rules.options({});
  const state = rules.setup(seed, options, null);
  const reply = newReply();
  const found = new Map<Tactic['kind'], Tactic>();
  let [answers, looked] = [0, ''];
  while (!isOver(state) && answers < 5000) {
    const seat: Seat = (asked(state) & 1) !== 0 ? 0 : 1;
    // Where the turn begins to be one's own, and where something else is asked: cards may have come to light in between.
    const here = `${game.span(state)} ${questionOf(rules, state).name}`;
    if (game.settled(state) && game.active(state) === seat && asked(state) === 1 << seat && here !== looked) {
      looked = here;
      const kind = kindOf(game, state, seat);
      if (kind !== null) {
        const from = `${seed}, after ${answers} answers`;
        found.set(kind, {
          kind,
          seat,
          position: shortened(game, state, options),
          options: rules.shorten(options),
          from,
        });
      }
    }
    const decision = decisionOf(rules, state, seat);
    if (decision === null) break;
    const view = rules.view(state, seat);
    const answer = botNamed(bot)({ seat, view, decision, tools: game, rng: stream(`${seed}/${answers}`) });
    encode(rules, state, answer, reply);
    advance(rules, state, seat, reply, null);
    answers++;
  }
  return [...found.values()];
}

function kindOf<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): Tactic['kind'] | null {
  if (isWin(game, state, seat)) return wonAtOnce(game, state, seat) ? null : 'wins';
  return isRescue(game, state, seat) ? 'survives' : null;
}

const worldsOf = <S extends State, V, O, E>({ rules }: Game<S, V, O, E>, state: S, seat: Seat): readonly S[] => {
  const view = rules.view(state, seat);
  return Array.from({ length: WORLDS }, (_, n) => rules.sample(view, stream(`tactics ${n}`)));
};

const canWin = <S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat, tries = TRIES): boolean =>
  findWin(newImagination(game, stream('tactics')), state, seat, tries) !== null;

/** A line that wins, the same answers in every world: nothing that comes to light on the way is needed for it. */
function isWin<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): boolean {
  const line = findWinningLine(newImagination(game, stream('tactics')), state, seat, TRIES);
  return line !== null && worldsOf(game, state, seat).every((world) => wins(game, world, seat, line));
}

function wins<S extends State, V, O, E>(game: Game<S, V, O, E>, world: S, seat: Seat, line: readonly Reply[]): boolean {
  const { rules } = game;
  const imagination = newImagination(game, stream('tactics'));
  let next = 0;
  for (let step = 0; step < 1000 && !isOver(world); step++) {
    if (!isAsked(world, seat)) {
      if (game.active(world) !== seat && game.settled(world)) return false;
      answerQuickly(imagination, world, other(seat));
      continue;
    }
    const reply = line[next++];
    if (reply === undefined || refusal(rules, world, seat, reply) !== null) return false;
    advance(rules, world, seat, reply, null);
  }
  return outcome(rules, world)?.winner === seat;
}

/** One answer is enough: anybody sees that. */
const wonAtOnce = <S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): boolean =>
  canWin(game, state, seat, (decisionOf(game.rules, state, seat)?.options.length ?? 0) + 1);

/** Whoever does nothing has lost, in every world; and yet there is a turn that saves the match. */
function isRescue<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): boolean {
  const lost = [state, ...worldsOf(game, state, seat)].every((world) => {
    const ended = endNow(game, world, seat);
    return isOver(ended) || canWin(game, ended, other(seat));
  });
  if (!lost) return false;
  const { end } = playTurn(game, state, seat, 'strong', 'rescue');
  return !isOver(end) && [end, ...worldsOf(game, end, seat)].every((world) => !canWin(game, world, other(seat)));
}

/** The turn is ended as mildly as can be. */
function endNow<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): S {
  const imagination = newImagination(game, stream('end'));
  const at = game.rules.copy(state);
  const span = game.span(at);
  for (let step = 0; step < 100 && !isOver(at) && game.span(at) === span; step++) {
    if (isAsked(at, seat)) advance(game.rules, at, seat, idle, null);
    else answerQuickly(imagination, at, other(seat));
  }
  return at;
}

/** A position without whatever is as it would be if it were left out. */
function shortened<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, options: O): Json {
  const whole = game.position(state);
  const loads = (position: Json): string | null => {
    try {
      return JSON.stringify(game.position(game.loadPosition(position, options, 'tactics')));
    } catch {
      return null;
    }
  };
  const wanted = loads(whole);
  if (wanted === null) return whole;
  const without = (part: Json, put: (part: Json) => Json): Json => {
    if (typeof part !== 'object' || part === null) return part;
    if (isList(part))
      return part.reduce<readonly Json[]>(
        (list, one, i) =>
          list.with(
            i,
            without(one, (other) => put(list.with(i, other))),
          ),
        part,
      );
    let kept: Fields = part;
    for (const name of Object.keys(part)) {
      const { [name]: value, ...rest } = kept;
      if (loads(put(rest)) === wanted) kept = rest;
      else {
        const base = kept;
        kept = { ...base, [name]: without(value, (other) => put({ ...base, [name]: other })) };
      }
    }
    return kept;
  };
  return without(whole, (part) => part);
}
