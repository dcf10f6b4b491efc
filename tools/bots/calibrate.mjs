// Does a level win as often as it says? It plays against itself; once a turn its chance to win is noted, and compared with how
// the match ended.
//
//   node tools/run.mjs tools/bots/calibrate.mjs contracts --level club --matches 200
//
// Prints the chance that people are told against the share of wins, the mean distance of the two, that distance without the
// game's own correction, and the correction (`wonOf` of its tools) that these matches ask for.
import { parseArgs } from 'node:util';
import { fail } from '../setup.mjs';

const OPTIONS = {
  level: { type: 'string', default: 'club' },
  matches: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
};
const BINS = 10;
const LONGEST = 5000;

const logit = (p) => Math.log(p / (1 - p));
const within = (p) => Math.min(0.999, Math.max(0.001, p));
/** The chance as it would be if points counted so many times as much, and the side that moves had so much less. */
const corrected = (p, { times, less }) => 1 / (1 + Math.exp(less - times * logit(within(p))));

/** How badly the chances foretell the results; each match counts once, however long it was. */
function surprise(notes, correction) {
  return notes.reduce((sum, { p, won, weight }) => {
    const said = corrected(p, correction);
    return sum - weight * (won * Math.log(said) + (1 - won) * Math.log(1 - said));
  }, 0);
}

const CORRECTIONS = Array.from({ length: 60 }, (_, i) => 0.1 * 1.06 ** i).flatMap((times) =>
  Array.from({ length: 41 }, (_, i) => ({ times, less: (i - 20) * 0.05 })),
);

/** What was said and what became of it, by tenths. */
function byTenths(notes, told) {
  const bins = Array.from({ length: BINS }, () => ({ weight: 0, said: 0, won: 0 }));
  for (const { p, won, weight } of notes) {
    const said = told(p);
    const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))];
    bin.weight += weight;
    bin.said += weight * said;
    bin.won += weight * won;
  }
  return bins;
}
const weightOf = (bins) => bins.reduce((sum, { weight }) => sum + weight, 0);
const distanceOf = (bins) =>
  (100 * bins.reduce((sum, { said, won }) => sum + Math.abs(said - won), 0)) / weightOf(bins);

function report(id, notes, told) {
  const bins = byTenths(notes, told);
  const percent = (part, whole) => ((100 * part) / whole).toFixed(1);
  for (const [i, { weight, said, won }] of bins.entries()) {
    if (weight === 0) continue;
    const share = `${percent(weight, weightOf(bins))} % of turns`;
    console.log(`  ${i * 10}–${i * 10 + 10} %: said ${percent(said, weight)}, won ${percent(won, weight)} (${share})`);
  }
  const raw = distanceOf(byTenths(notes, (p) => p));
  console.log(`${id}: off by ${distanceOf(bins).toFixed(1)} points; ${raw.toFixed(1)} without its correction`);
  const best = CORRECTIONS.reduce((a, b) => (surprise(notes, b) < surprise(notes, a) ? b : a));
  const knots = Array.from({ length: BINS + 1 }, (_, i) => Number(corrected(i / BINS, best).toFixed(3)));
  console.log(`wonOf: [${[0, ...knots.slice(1, -1), 1].join(', ')}]`);
}

async function main(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id] = positionals;
  const { LEVELS, think, trueChance } = await import('../../packages/bots/src/index.ts');
  const { advance, asked, decisionOf, encode, isOver, newReply, outcome, stream } = await import(
    '../../packages/kernel/src/index.ts'
  );
  if (id === undefined || LEVELS[values.level] === undefined)
    fail(
      'No such game or level.',
      'Usage: node tools/run.mjs tools/bots/calibrate.mjs <game> [--level club] [--matches 100] [--seed 1]',
    );
  const { game } = await import(`../../games/${id}/scenario/game.ts`);
  const { rules } = game;
  const { wonOf: _, ...tools } = game;
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
      const turn = { seat, decision, view: rules.view(state, seat), tools, rng: stream(`${seed}/${n}`) };
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
  report(id, notes, (p) => trueChance(game, p));
}

await main(process.argv.slice(2));
