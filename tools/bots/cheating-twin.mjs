// How much of what could be won does a level win without seeing more than its seat? Beside it plays its cheating twin, which
// thinks alike but in the true world instead of imagined ones: it knows the other's hand and every card to come.
//
//   node tools/run.mjs tools/bots/cheating-twin.mjs sun-moon --level expert --against greedy --pairs 40 --seed dec --fair FILE
//
// Both meet the same opponent on the same deals, twice with swapped seats. --fair is a file of `duello arena --out` of the same
// two bots and seed; what is there already is not played again.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail } from '../setup.mjs';

const OPTIONS = {
  level: { type: 'string', default: 'expert' },
  against: { type: 'string', default: 'greedy' },
  pairs: { type: 'string', default: '40' },
  seed: { type: 'string', default: '1' },
  fair: { type: 'string' },
};

/**
 * The game, and the same with the truth in the place of what is imagined: whoever thinks with those tools cheats. Nothing of
 * the product has a state at hand when a bot is asked, so the twin exists in this file alone.
 */
function withTruth(game) {
  const { rules } = game;
  let truth = null;
  const watched = {
    ...game,
    rules: {
      ...rules,
      view: (state, seat) => {
        truth = state;
        return rules.view(state, seat);
      },
    },
  };
  // One world is all there is: more of it would only be the same again.
  const spend = (levels) =>
    Object.fromEntries(Object.keys(levels).map((name) => [name, { ...game.spend?.[name], worlds: 1 }]));
  const twin = (levels) => ({
    ...game,
    spend: spend(levels),
    rules: { ...rules, sample: (_view, _rng, into) => rules.copy(truth, into) },
  });
  return { watched, twin };
}

const percent = (share) => (100 * share).toFixed(1);
const said = ({ mean, low, high }) => `${percent(mean)} % (${percent(low)} to ${percent(high)})`;

async function main(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id] = positionals;
  const { botNamed, LEVELS, think } = await import('../../packages/bots/src/index.ts');
  const { SEATS, stream } = await import('../../packages/kernel/src/index.ts');
  const { playMatch, playPair } = await import('../../packages/lab/src/arena/arena.ts');
  const { knownPairs, readMatchLines } = await import('../../packages/lab/src/arena/match-lines.ts');
  const { strengthOf } = await import('../../packages/lab/src/arena/strength.ts');
  const level = LEVELS[values.level];
  if (id === undefined || level === undefined)
    fail(
      'No such game or level.',
      'Usage: node tools/run.mjs tools/bots/cheating-twin.mjs <game> [--level expert] [--against greedy] [--pairs 40] [--fair FILE]',
    );
  if (values.fair !== undefined && !existsSync(values.fair))
    fail(`There is no file ${values.fair}.`, 'Name one that `duello arena --out` has written, or leave --fair out.');
  const { game } = await import(`../../games/${id}/scenario/game.ts`);
  const contest = { game: id, a: values.level, b: values.against, seed: values.seed, options: {} };
  const lines = values.fair === undefined ? [] : readMatchLines(readFileSync(values.fair, 'utf8'));
  const known = knownPairs(lines, contest, game.rules.version);
  const { watched, twin } = withTruth(game);
  const tools = twin(LEVELS);
  const cheats = (turn) => think({ ...turn, tools }, level).answer;
  const foe = botNamed(values.against);
  const playTwin = (deal) => {
    const seed = `${values.seed}/${deal}`;
    const results = SEATS.map((seat) => {
      const a = { bot: cheats, rng: stream(`${seed}/bot/a`) };
      const b = { bot: foe, rng: stream(`${seed}/bot/b`) };
      const { winner } = playMatch(watched, seat === 0 ? [a, b] : [b, a], seed, game.rules.options({}));
      return winner === null ? 0.5 : winner === seat ? 1 : 0;
    });
    return { points: results[0] + results[1] };
  };
  const [fair, cheating] = [[], []];
  for (let deal = 0; deal < Number(values.pairs); deal++) {
    cheating.push(playTwin(deal));
    fair.push(known.get(deal) ?? playPair(game, contest, deal));
    process.stderr.write(`\r${deal + 1} of ${values.pairs} deals `);
  }
  process.stderr.write('\n');
  tell(values, strengthOf(fair).share, strengthOf(cheating).share);
}

function tell({ level, against, pairs }, fair, cheating) {
  console.log(`${level} v ${against}, ${pairs} deals: ${said(fair)}; its cheating twin ${said(cheating)}`);
  const gap = cheating.mean - 0.5;
  if (gap <= 0) console.log(`the twin is no better than ${against}: there is no gap to close`);
  else console.log(`${percent((fair.mean - 0.5) / gap)} % of the gap between ${against} and the twin is closed`);
}

await main(process.argv.slice(2));
