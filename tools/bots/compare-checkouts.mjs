// Do bots play better after a change? Those of this folder meet those of another checkout, on the same deals with swapped seats.
//
//   git worktree add ../before main && (cd ../before && npm install)
//   node tools/run.mjs tools/bots/compare-checkouts.mjs contracts --against ../before --level club --sprt 0:20 --times 1.1
//
// A change that takes longer to think has to pay for it: the last figure of every line is how much CPU time an answer takes here
// for each second there, and --times gives the other side that many times its worlds. Both have to be of the same rules.
//
//   node tools/run.mjs tools/bots/compare-checkouts.mjs contracts --weights FILE --level club --sprt 0:20 --times 1.1
//
// lets the bots here play by a value that learn-value.mjs has learned, against those that play by the score of today.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { budgetIn } from '../../packages/bots/src/budget.ts';
import {
  advance,
  decisionOf,
  encode,
  fraction,
  isOver,
  newReply,
  outcome,
  SEATS,
  stream,
} from '../../packages/kernel/src/index.ts';
import { strengthOf, verdictOf } from '../../packages/lab/src/arena/strength.ts';
import { fail, ROOT } from '../setup.mjs';

const OPTIONS = {
  against: { type: 'string' },
  level: { type: 'string', default: 'club' },
  pairs: { type: 'string', default: '1000' },
  sprt: { type: 'string', default: '0:20' },
  seed: { type: 'string', default: '1' },
  times: { type: 'string', default: '1' },
  weights: { type: 'string' },
  // What was played is kept there, and the same command goes on from there.
  out: { type: 'string' },
};
const MOST_ANSWERS = 20_000;
const EVERY = 10;

const reply = newReply();

/** The game with a learned value in the place of its score. */
async function learned(id, game, file) {
  const { firstLook } = await import('./learn/collect.mjs');
  const { featuresOf } = await import('./learn/features.mjs');
  const { hashesOf, readWeights, withLearned } = await import('./learn/weights.mjs');
  const { catalogue } = await import(`../../games/${id}/cards/box/catalogue.ts`);
  const states = firstLook(game);
  const features = await featuresOf(id, game, states);
  return withLearned(game, features, readWeights(file, hashesOf(game, catalogue, features, states)));
}

/** Bots of one checkout at one level, with so many times their worlds: the part of a world that is left over, now and then. */
async function sideOf(root, id, levelName, times, weights) {
  const load = (path) => import(pathToFileURL(join(root, path)).href);
  const { LEVELS, think } = await load('packages/bots/src/index.ts');
  const plain = (await load(`games/${id}/scenario/game.ts`)).game;
  const game = weights === undefined ? plain : await learned(id, plain, weights);
  const level = LEVELS[levelName];
  if (level === undefined) fail(`There is no level ${levelName}.`, `There are ${Object.keys(LEVELS).join(', ')}.`);
  const worlds = times * budgetIn(game, level).worlds;
  const withWorlds = (count) => ({
    ...game,
    spend: { ...game.spend, [levelName]: { ...game.spend?.[levelName], worlds: count } },
  });
  const [fewer, more] = [withWorlds(Math.floor(worlds)), withWorlds(Math.ceil(worlds))];
  const side = { version: game.rules.version, microseconds: 0, answers: 0 };
  side.answer = (turn) => {
    const tools = Number.isInteger(worlds) || fraction(turn.rng) >= worlds % 1 ? fewer : more;
    const before = process.cpuUsage();
    const { answer } = think({ ...turn, tools }, level);
    const { user, system } = process.cpuUsage(before);
    side.microseconds += user + system;
    side.answers++;
    return answer;
  };
  return side;
}

/** Points of the side that sits at `ours`; chance goes with the side, not with the seat. */
function play({ rules }, sides, ours, name) {
  const rngs = SEATS.map((seat) => stream(`${name}/${seat === ours ? 'here' : 'there'}`));
  const state = rules.setup(name, rules.options({}), null);
  for (let n = 0; n < MOST_ANSWERS && !isOver(state); n++) {
    for (const seat of SEATS) {
      const decision = decisionOf(rules, state, seat);
      if (decision === null) continue;
      const side = sides[seat === ours ? 0 : 1];
      encode(rules, state, side.answer({ seat, decision, view: rules.view(state, seat), rng: rngs[seat] }), reply);
      advance(rules, state, seat, reply, null);
    }
  }
  const winner = isOver(state) ? (outcome(rules, state)?.winner ?? null) : null;
  return winner === null ? 0.5 : winner === ours ? 1 : 0;
}

function tell(pairs, verdict, [here, there]) {
  const { share, elo, pentanomial } = strengthOf(pairs);
  const each = ({ microseconds, answers }) => microseconds / Math.max(1, answers);
  const cost = there.answers === 0 ? '' : `, takes ${(each(here) / each(there)).toFixed(2)} times as long`;
  console.log(
    `${pairs.length} pairs: ${(100 * share.mean).toFixed(1)} %, Elo ${elo.mean.toFixed(0)} (${elo.low.toFixed(0)} to ${elo.high.toFixed(0)}), ` +
      `${pentanomial.join(' ')}, ${verdict.llr.toFixed(2)} of ±${verdict.bound.toFixed(2)}${cost}`,
  );
}

const keptIn = (file) =>
  file === undefined || !existsSync(file) ? [] : readFileSync(file, 'utf8').trim().split('\n').map(Number);

async function main(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id] = positionals;
  const [low, high] = values.sprt.split(':').map(Number);
  if (id === undefined || (values.against ?? values.weights) === undefined || !(low < high))
    fail(
      'A game and another checkout, or learned weights, are needed.',
      'Usage: node tools/run.mjs tools/bots/compare-checkouts.mjs <game> --against FOLDER [--weights FILE] [--level club] [--sprt 0:20] [--times 1]',
    );
  const { game } = await import(`../../games/${id}/scenario/game.ts`);
  const sides = [
    await sideOf(ROOT, id, values.level, 1, values.weights),
    await sideOf(resolve(values.against ?? ROOT), id, values.level, Number(values.times)),
  ];
  if (sides[0].version !== sides[1].version)
    fail('The two are of other rules.', 'Compare bots that play the same game.');
  const pairs = keptIn(values.out).map((points) => ({ points }));
  for (let deal = pairs.length; deal < Number(values.pairs); deal++) {
    const name = `${values.seed}/${deal}`;
    const points = play(game, sides, 0, name) + play(game, sides, 1, name);
    pairs.push({ points });
    if (values.out !== undefined) appendFileSync(values.out, `${points}\n`);
    const verdict = verdictOf(pairs, { low, high });
    if (verdict.settled !== null || pairs.length % EVERY === 0) tell(pairs, verdict, sides);
    if (verdict.settled === null) continue;
    console.log(verdict.settled === 'stronger' ? `stronger by more than ${low} Elo` : `not stronger by ${high} Elo`);
    return;
  }
}

await main(process.argv.slice(2));
