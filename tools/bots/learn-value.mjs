// How well does a game's value foretell results, and does a learned one do better? Bots play, a small network learns from it.
//
//   node tools/run.mjs tools/bots/learn-value.mjs contracts --matches 10000 --seed 1
//
// Prints log loss and Brier's score, on matches that nothing was learned from: of no opinion, of today's score with the scale
// that suits it best, and of the learned value. The same seed gives the same figures. With --units 0 nothing but weights of the
// features is learned, and they are printed: what today's score counts too much or too little. --weights FILE keeps what was
// learned, and compare-checkouts.mjs lets bots play by it.
// Matches are planned in the open, turn by turn, so that there can be many; --level club plays them between bots.
import { parseArgs } from 'node:util';
import { fail } from '../setup.mjs';

const OPTIONS = {
  matches: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
  level: { type: 'string', default: 'planned' },
  // Turns that are played at random, and other ends of turns than the best, as a share.
  explore: { type: 'string', default: '0.1' },
  units: { type: 'string', default: '16' },
  // How much of a target is the result; the rest is what is thought of the positions that came after.
  lambda: { type: 'string', default: '0.9' },
  epochs: { type: 'string', default: '8' },
  passes: { type: 'string', default: '2' },
  // A file for the positions: matches that are there already are not played again.
  out: { type: 'string' },
  // A file for what was learned.
  weights: { type: 'string' },
};
const RATE = 0.003;
const DECAY = 0.003;

const said = ({ log, brier }) => `log loss ${log.toFixed(4)}, Brier ${brier.toFixed(4)}`;

async function main(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id] = positionals;
  const { LEVELS } = await import('../../packages/bots/src/think/levels.ts');
  const { PLANNED, firstLook, playAndNote } = await import('./learn/collect.mjs');
  if (id === undefined || (values.level !== PLANNED && LEVELS[values.level] === undefined))
    fail(
      'No such game or level.',
      `Usage: node tools/run.mjs tools/bots/learn-value.mjs <game> [--matches 2000] [--seed 1] [--level ${PLANNED}|club]`,
    );
  const { game } = await import(`../../games/${id}/scenario/game.ts`);
  const { featuresOf } = await import('./learn/features.mjs');
  const { collect, samplesOf } = await import('./learn/samples.mjs');
  const { matches, seed, level, explore, out: file } = values;
  const play = (match, row) => playAndNote(game, `${seed}/${match}`, { level, explore: Number(explore) }, row);
  const states = firstLook(game);
  const features = await featuresOf(id, game, states);
  const title = JSON.stringify([id, game.rules.version, seed, level, explore, features.names]);
  const table = collect(play, Number(matches), { features, score: game.score, file, title });
  const learned = await learnFrom(id, samplesOf(table, features.size), features, values);
  if (values.weights === undefined) return;
  const { catalogue } = await import(`../../games/${id}/cards/box/catalogue.ts`);
  const { hashesOf, writeWeights } = await import('./learn/weights.mjs');
  const command = `node tools/run.mjs tools/bots/learn-value.mjs ${args.join(' ')}`;
  writeWeights(values.weights, { hashes: hashesOf(game, catalogue, features, states), command, ...learned });
}

async function learnFrom(id, samples, features, values) {
  const { below, fraction, stream } = await import('../../packages/kernel/src/index.ts');
  const { bestScale, blend, lossOf, split, spreadOf, standardise } = await import('./learn/samples.mjs');
  const { chanceOf, logitOf, newModel, train } = await import('./learn/train.mjs');
  const { learn, stop, judge } = split(samples);
  const positions = samples.scores.length / 2;
  console.log(`${id}: ${positions} positions of ${values.matches} matches, ${features.size} features`);
  const scale = bestScale(samples, learn);
  const linear = (at) => chanceOf(samples.scores[at] / scale);
  console.log(`  no opinion      ${said(lossOf(samples, judge, () => 0.5))}`);
  console.log(`  today's score   ${said(lossOf(samples, judge, linear))}, scale ${scale.toFixed(2)}`);
  const spread = spreadOf(samples, learn);
  standardise(samples, spread);
  const rng = stream(`learn ${values.seed}`);
  const model = newModel(samples.size, Number(values.units), 1 / scale, () => fraction(rng));
  const learned = (at) => chanceOf(logitOf(model, samples, at));
  for (let pass = 0; pass < Number(values.passes); pass++) {
    const targets = blend(samples, Number(values.lambda), pass === 0 ? linear : learned);
    train(model, samples, targets, learn, {
      epochs: Number(values.epochs),
      rate: RATE,
      decay: DECAY,
      below: (n) => below(rng, n),
      judge: () => lossOf(samples, stop, learned).log,
    });
  }
  console.log(`  learned         ${said(lossOf(samples, judge, learned))}, ${model.weights.length} weights`);
  if (model.units === 0) tellWeights(model, features.names, spread, scale);
  return { spread, model };
}

/** Without units, what is learned is what each feature adds to today's score, in its points. */
function tellWeights({ weights, size }, names, { deviation }, scale) {
  console.log("  what is to be added to today's score, in its points:");
  for (let i = 0; i < size; i++)
    console.log(`    ${names[i]}: ${((weights[1 + i] * scale) / deviation[i]).toFixed(3)}`);
}

await main(process.argv.slice(2));
