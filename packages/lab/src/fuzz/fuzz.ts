// Can random legal play break a rule? Matches under random options with every invariant watched.

import {
  asked,
  below,
  CONCEDE,
  IDLE,
  isAsked,
  isOver,
  newReply,
  type Reply,
  type Rng,
  randomReply,
  SEATS,
  type Seat,
  type Seed,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { CHECK_NAMES } from './checks.ts';
import { beginRun, checkRecord, type Move, step } from './run.ts';
import { type Failure, shrink } from './shrink.ts';

export interface Hunt {
  readonly game: string;
  readonly seed: Seed;
  /** Looks at every decision and every record. */
  readonly thorough: boolean;
}

export interface FuzzResult {
  readonly matches: number;
  readonly decisions: number;
  /** Decisions at which the dear checks have looked, and matches whose record has been replayed. */
  readonly checked: number;
  readonly replayed: number;
  readonly failures: readonly Failure[];
}

/** Unless all is to be looked at, the dear checks look at one decision in so many, and at the record of one match in so many. */
const DECISIONS_A_CHECK = 60;
const MATCHES_A_RECORD = 12;
const IDLE_ONCE_IN = 50;
/** A match with a limit that goes on for longer than this does not end; a tournament of five matches has many decisions. */
const ENDLESS = 200_000;
/** Where nothing but defeat ends a match, somebody gives up after this many decisions at the latest. */
const PATIENCE = 900;

const drawn = newReply();
const keep = ({ size, codes }: Reply): Reply => ({ size, codes: codes.slice(0, Math.max(0, size)) });
const special = (size: number): Reply => ({ size, codes: new Int16Array(0) });

function randomMove<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, rng: Rng): Move {
  const seats = SEATS.filter((seat) => isAsked(state, seat));
  const seat = seats[below(rng, seats.length)];
  if (below(rng, IDLE_ONCE_IN) === 0) return { seat, reply: special(IDLE) };
  randomReply(game.rules, state, seat, rng, drawn);
  return { seat, reply: keep(drawn) };
}

/** After how many decisions somebody gives up: seldom, but always where the match might never end. */
function patience(endless: boolean, rng: Rng): number {
  if (endless) return below(rng, PATIENCE);
  return below(rng, 40) === 0 ? below(rng, 300) : Number.POSITIVE_INFINITY;
}

/** One match of random play; its failure comes as the shortest match that shows it. */
export function fuzzMatch<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  seed: Seed,
  thorough: boolean,
  longest = ENDLESS,
): FuzzResult {
  const rng = stream(`${seed}/fuzz`);
  const options = game.rules.options(game.randomOptions(rng));
  const run = beginRun(game, seed, options);
  const enough = patience(game.endless(options), rng);
  const anySeat = (): Seat => SEATS[below(rng, 2)];
  // The ticket is drawn in any case, so that a seed gives the same match either way.
  const chosen = (oneIn: number): boolean => below(rng, oneIn) === 0 || thorough;
  let checked = 0;
  while (run.fault === null && !isOver(run.state) && asked(run.state) !== 0) {
    const tired = run.moves.length >= enough;
    const move = tired ? { seat: anySeat(), reply: special(CONCEDE) } : randomMove(game, run.state, rng);
    const looks = chosen(DECISIONS_A_CHECK);
    if (looks) checked++;
    step(run, move, looks ? CHECK_NAMES : []);
    if (run.moves.length > longest) run.fault ??= { check: 'endless', message: `no end after ${longest} decisions` };
  }
  const replays = run.fault === null && chosen(MATCHES_A_RECORD);
  if (replays) checkRecord(run);
  const failures = run.fault === null ? [] : [shrink(run, run.fault)];
  return { matches: 1, decisions: run.moves.length, checked, replayed: replays ? 1 : 0, failures };
}

/** Matches `from` up to but not `to` of a seed. */
export function fuzzSome<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { seed, thorough }: Hunt,
  from: number,
  to: number,
): FuzzResult {
  const results = Array.from({ length: to - from }, (_, i) => fuzzMatch(game, `${seed}/${from + i}`, thorough));
  return addUp(results);
}

export const addUp = (results: readonly FuzzResult[]): FuzzResult => ({
  matches: results.reduce((sum, { matches }) => sum + matches, 0),
  decisions: results.reduce((sum, { decisions }) => sum + decisions, 0),
  checked: results.reduce((sum, { checked }) => sum + checked, 0),
  replayed: results.reduce((sum, { replayed }) => sum + replayed, 0),
  failures: results.flatMap(({ failures }) => failures),
});
