// How is one match of an arm played and counted? Two bots on a deal, what they had to choose from, and how the chances went.

import { trueChance, winChance } from '@duello/bots';
import {
  type Answer,
  type Decision,
  type Emit,
  hash,
  type MatchRecord,
  outcome,
  type Rng,
  type Seat,
  type Seed,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import type { Arm } from './answer.ts';
import { CardCount } from './card-count.ts';
import { ChoiceCount } from './choice-count.ts';
import type { MatchLine } from './match-line.ts';
import { type Mind, mindNamed, withoutForbidden } from './mind.ts';
import { playOut } from './play-out.ts';

/** An arm with its options read and its bots found: made once for many matches. */
export interface ReadyArm<O> {
  readonly arm: Arm;
  readonly options: readonly [O, O];
  readonly minds: readonly [Mind, Mind];
  readonly forbidden: ReadonlySet<string>;
}

/** Throws BadInput where the game does not take the options, or there is no such bot. */
export function readyArm<S extends State, V, O, E>(game: Game<S, V, O, E>, arm: Arm): ReadyArm<O> {
  const { rules } = game;
  return {
    arm,
    options: [rules.options(arm.options), rules.options(arm.swapped)],
    minds: [mindNamed(arm.bots[0]), mindNamed(arm.bots[1])],
    forbidden: new Set(arm.forbidden),
  };
}

/** Chance goes by the deal, and each bot’s with the bot: seats and arms see the same deal. */
export const seedOf = (seed: Seed, deal: number): Seed => `${seed}/${deal}`;

export interface Played {
  readonly line: MatchLine;
  readonly record: MatchRecord;
  /** What was met: kinds of events, questions, endings, clauses that forbade something. */
  readonly met: ReadonlySet<string>;
}

export function playArm<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { arm, options: both, minds, forbidden }: ReadyArm<O>,
  seed: Seed,
  match: 0 | 1,
): Played {
  const { rules } = game;
  const options = both[match];
  const events: E[] = [];
  const met = new Set<string>();
  const emit: Emit<E> = (event) => {
    events.push(event);
    met.add(`event ${kindOf(event)}`);
  };
  const state = rules.setup(seed, options, emit);
  const rngs: readonly [Rng, Rng] = [stream(`${seed}/bot/a`), stream(`${seed}/bot/b`)];
  const choices = new ChoiceCount();
  const uses = new CardCount(game.cards);
  const path: number[] = [];
  let span = Number.NaN;
  let first: Seat | null = null;
  const look = (): void => {
    if (game.span(state) === span || !game.settled(state)) return;
    span = game.span(state);
    path.push(chanceOfA(game, state));
    first ??= game.first(state);
    choices.endTurn();
    uses.endTurn();
  };
  const answer = (seat: Seat, decision: Decision): Answer => {
    const bot = (seat ^ match) === 0 ? 0 : 1;
    const view = rules.view(state, seat);
    meet(met, decision);
    const pick = arm.given[bot][decision.what];
    const turn = { seat, view, decision, tools: game, rng: rngs[bot] };
    const chosen =
      pick === undefined ? minds[bot](turn) : { answer: { seat, decision: decision.id, pick }, thought: null };
    const said = bot === 0 && forbidden.size > 0 ? withoutForbidden(chosen, turn, game.cards, forbidden) : chosen;
    choices.count(decision, said.thought, game.active(state) === seat);
    uses.count(view, decision, said.answer);
    return said.answer;
  };
  const answers = playOut(rules, state, { seed, answer, look, emit });
  choices.endTurn();
  uses.endTurn();
  const ended = outcome(rules, state);
  const { winner, reason } = ended ?? { winner: null, reason: 'unfinished' };
  met.add(`ending ${reason}`);
  path.push(winner === null ? 500 : winner === 0 ? 1000 : 0);
  const line: MatchLine = {
    arm: arm.name,
    match,
    winner,
    first,
    reason,
    tooLong: ended === null || reason === game.tooLong || reason === 'endless',
    rounds: game.rounds(state),
    decisions: answers.length,
    path,
    ...choices.counted(),
    use: uses.counted(events),
  };
  const record = {
    game: rules.id,
    version: rules.version,
    options: rules.shorten(options),
    seed,
    answers,
    hash: hash(state),
  };
  return { line, record, met };
}

/** The same measure for every bot and arm: how both stand in what is really there, as a chance. */
function chanceOfA<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S): number {
  const ahead = (game.score(state, 0) - game.score(state, 1)) / 2;
  return Math.round(1000 * trueChance(game, winChance(ahead, game.scale)));
}

const kindOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : '';

function meet(met: Set<string>, { what, blocked }: Decision): void {
  met.add(`question ${what}`);
  for (const { reason } of blocked) if (reason.clause !== null) met.add(`clause ${reason.clause}`);
}
