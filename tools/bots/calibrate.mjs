// Does a level win as often as it says? It plays against itself; once a turn its chance to win is noted, and compared with how
// the match ended.
//
//   node tools/bots/calibrate.mjs contracts --level club --matches 200
//
// Prints chance against share of wins, the mean distance of the two, and the `scale` by which a game's tools would say it best.
import { parseArgs } from 'node:util';
import { fail, setUp } from '../setup.mjs';

const OPTIONS = {
  level: { type: 'string', default: 'club' },
  matches: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
};
const BINS = 10;
const LONGEST = 5000;

const logit = (p) => Math.log(p / (1 - p));
const within = (p) => Math.min(0.999, Math.max(0.001, p));
/** The chance as it would be if points counted so many times as much. */
const sharpened = (p, times) => 1 / (1 + Math.exp(-times * logit(within(p))));

/** How badly the chances foretell the results; each match counts once, however long it was. */
function surprise(notes, times) {
  return notes.reduce((sum, { p, won, weight }) => {
    const said = sharpened(p, times);
    return sum - weight * (won * Math.log(said) + (1 - won) * Math.log(1 - said));
  }, 0);
}

const TIMES = Array.from({ length: 120 }, (_, i) => 0.05 * 1.04 ** i);

function report(id, notes, scale) {
  const bins = Array.from({ length: BINS }, () => ({ weight: 0, said: 0, won: 0 }));
  for (const { p, won, weight } of notes) {
    const bin = bins[Math.min(BINS - 1, Math.floor(p * BINS))];
    bin.weight += weight;
    bin.said += weight * p;
    bin.won += weight * won;
  }
  const all = bins.reduce((sum, { weight }) => sum + weight, 0);
  let distance = 0;
  for (const [i, { weight, said, won }] of bins.entries()) {
    if (weight === 0) continue;
    distance += Math.abs(said - won) / all;
    const share = `${((100 * weight) / all).toFixed(1)} % of turns`;
    console.log(
      `  ${i * 10}–${i * 10 + 10} %: said ${((100 * said) / weight).toFixed(1)}, won ${((100 * won) / weight).toFixed(1)} (${share})`,
    );
  }
  const best = TIMES.reduce((a, b) => (surprise(notes, b) < surprise(notes, a) ? b : a));
  console.log(`${id}: off by ${(100 * distance).toFixed(1)} points; scale ${scale}, best ${(scale / best).toFixed(1)}`);
}

async function main(args) {
  setUp();
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id] = positionals;
  const { LEVELS, think } = await import('../../packages/bots/src/index.ts');
  const { advance, asked, decisionOf, encode, isOver, newReply, outcome, stream } = await import(
    '../../packages/kernel/src/index.ts'
  );
  if (id === undefined || LEVELS[values.level] === undefined)
    fail(
      'No such game or level.',
      'Usage: node tools/bots/calibrate.mjs <game> [--level club] [--matches 100] [--seed 1]',
    );
  const { game } = await import(`../../games/${id}/scenario/game.ts`);
  const { rules } = game;
  const level = LEVELS[values.level];
  const reply = newReply();
  const notes = [];
  for (let match = 0; match < Number(values.matches); match++) {
    const seed = `${values.seed}/${match}`;
    const state = rules.setup(seed, rules.options({}), null);
    const said = [];
    let noted = '';
    for (let n = 0; !isOver(state) && n < LONGEST; n++) {
      const seat = (asked(state) & 1) !== 0 ? 0 : 1;
      const decision = decisionOf(rules, state, seat);
      const turn = { seat, decision, view: rules.view(state, seat), tools: game, rng: stream(`${seed}/${n}`) };
      const thought = think(turn, level);
      const here = `${seat} ${game.span(state)}`;
      if (thought.winChance !== null && here !== noted) {
        noted = here;
        said.push({ p: thought.winChance, seat });
      }
      encode(rules, state, thought.answer, reply);
      advance(rules, state, seat, reply, null);
    }
    const winner = outcome(rules, state)?.winner ?? null;
    for (const { p, seat } of said) {
      notes.push({ p, won: winner === null ? 0.5 : winner === seat ? 1 : 0, weight: 1 / said.length });
    }
    process.stderr.write(`\r${match + 1} of ${values.matches} matches `);
  }
  process.stderr.write('\n');
  report(id, notes, game.scale);
}

await main(process.argv.slice(2));
