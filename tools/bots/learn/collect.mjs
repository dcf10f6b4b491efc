// Which positions does a value learn from? Those at the ends of turns, in matches between bots that now and then do anything.
import { candidates } from '../../../packages/bots/src/search/candidates.ts';
import { newImagination } from '../../../packages/bots/src/search/imagination.ts';
import { answerQuickly, letAnswer } from '../../../packages/bots/src/search/moves.ts';
import { newPlanner, planTurn } from '../../../packages/bots/src/search/plan-turn.ts';
import { LEVELS } from '../../../packages/bots/src/think/levels.ts';
import { think } from '../../../packages/bots/src/think/think.ts';
import {
  advance,
  below,
  decisionOf,
  encode,
  fraction,
  isAsked,
  isOver,
  newReply,
  outcome,
  stream,
} from '../../../packages/kernel/src/index.ts';

/** Every turn is planned once, by a narrow beam in the open: some thirty times as many matches as between bots of a level. */
export const PLANNED = 'planned';

/** More turns and answers than any match or turn has. */
const MOST_TURNS = 400;
const MOST_ANSWERS = 2000;
/** How wide a planned turn is, and how many of its ends one is drawn from when another than the best is played. */
const WIDTH = 2;
const ENDS = 4;
/** Answers that a random one is drawn from where they can't be listed. */
const FEW = 8;

/** Half of the matches by the usual options, half by any; but with the cards of the box, because those are learned from. */
function optionsOf({ rules, randomOptions, endless }, rng) {
  if (below(rng, 2) === 0) return rules.options({});
  for (;;) {
    const drawn = randomOptions(rng);
    if (drawn.cards !== undefined) continue;
    const options = rules.options(drawn);
    if (!endless(options)) return options;
  }
}

const whoIsAsked = (state) => (isAsked(state, 0) ? 0 : 1);

/** Goes on in place until the turn is over, answer by answer. */
function playTurn(game, state, answer) {
  const span = game.span(state);
  const isSame = () => game.span(state) === span || !game.settled(state);
  for (let n = 0; n < MOST_ANSWERS && !isOver(state) && isSame(); n++) answer(state, whoIsAsked(state));
  return state;
}

const reply = newReply();

/** Ways to play one turn; each returns the state after it, which may be another object. */
const waysOf = (game, level, explore, rng) => {
  const { rules } = game;
  const imagination = newImagination(game, rng);
  const planner = newPlanner(imagination);
  const atRandom = (state) =>
    playTurn(game, state, (now, seat) => {
      const replies = candidates(game, now, seat, FEW, rng);
      advance(rules, now, seat, replies[below(rng, replies.length)], null);
    });
  const quickly = (state) => playTurn(game, state, (now, seat) => answerQuickly(imagination, now, seat));
  const planned = (state) => {
    if (!isAsked(state, game.active(state))) letAnswer(imagination, state, game.active(state), game.span(state));
    if (isOver(state)) return state;
    planTurn(planner, state, whoIsAsked(state), WIDTH, ENDS);
    const { ends } = planner;
    if (ends.size === 0) return atRandom(state);
    return rules.copy(ends.states[fraction(rng) < explore ? below(rng, ends.size) : 0]);
  };
  const byLevel = (state) =>
    playTurn(game, state, (now, seat) => {
      const turn = { seat, decision: decisionOf(rules, now, seat), view: rules.view(now, seat), tools: game, rng };
      encode(rules, now, think(turn, LEVELS[level]).answer, reply);
      advance(rules, now, seat, reply, null);
    });
  const usual = level !== PLANNED ? byLevel : game.swift > 0 ? quickly : planned;
  return { atRandom, usual };
};

/** Plays one match and calls `row` with the state at each end of a turn; returns the points of the first seat. */
export function playAndNote(game, name, { level, explore }, row) {
  const rng = stream(`learn ${name}`);
  const { atRandom, usual } = waysOf(game, level, explore, rng);
  let state = game.rules.setup(name, optionsOf(game, rng), null);
  for (let turn = 0; turn < MOST_TURNS && !isOver(state); turn++) {
    state = fraction(rng) < explore ? atRandom(state) : usual(state);
    if (!isOver(state) && game.settled(state)) row(state);
  }
  const winner = isOver(state) ? (outcome(game.rules, state)?.winner ?? null) : null;
  return winner === null ? 0.5 : 1 - winner;
}

const FIRST_LOOK = 5;

/** Positions of a few matches, always the same ones: by these a value of other rules, cards or scores is told apart. */
export function firstLook(game) {
  const states = [];
  for (let match = 0; match < FIRST_LOOK; match++)
    playAndNote(game, `look/${match}`, { level: PLANNED, explore: 0.1 }, (state) =>
      states.push(game.rules.copy(state)),
    );
  return states;
}
