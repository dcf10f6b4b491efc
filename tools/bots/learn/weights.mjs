// What was learned, in a file, and what it was learned from: weights are of no use to other rules, cards or values.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isOver } from '../../../packages/kernel/src/index.ts';
import { fail } from '../../setup.mjs';
import { logitOf } from './train.mjs';

const sha = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** What a value hangs on: the rules, the cards, and how positions of some matches are scored and what is looked at in them. */
export const hashesOf = (game, catalogue, features, states) => ({
  rules: sha([game.rules.id, game.rules.version]),
  cards: sha(catalogue),
  scores: sha([features.names, states.map((state) => [game.score(state, 0), ...rowOf(features, state)])]),
});

function rowOf({ size, fill }, state) {
  const row = new Float64Array(size);
  fill(state, 0, row);
  return row;
}

export function writeWeights(file, { hashes, command, spread, model }) {
  const { size, units, weights } = model;
  const { mean, deviation } = spread;
  const kept = { hashes, command, size, units, mean: [...mean], deviation: [...deviation], weights: [...weights] };
  writeFileSync(file, `${JSON.stringify(kept)}\n`);
}

/** The model of a file and the means and deviations it reads features by; fails where it was learned from something else. */
export function readWeights(file, hashes) {
  if (!existsSync(file)) fail(`There is no ${file}.`, 'learn-value.mjs writes one with --weights FILE.');
  const { hashes: then, command, size, units, mean, deviation, weights } = parse(file);
  const other = Object.keys(hashes).filter((part) => hashes[part] !== then[part]);
  if (other.length > 0)
    fail(`${file} was learned from other ${other.join(' and ')} than today’s.`, `Learn it anew: ${command}`);
  const model = { size, units, weights: Float64Array.from(weights), hidden: new Float64Array(units) };
  return { model, spread: { mean: Float64Array.from(mean), deviation: Float64Array.from(deviation) } };
}

function parse(file) {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8'));
    if (read?.hashes !== undefined) return read;
  } catch {
    // Said below.
  }
  return fail(`${file} holds no weights.`, 'learn-value.mjs writes them with --weights FILE.');
}

/** The game with the learned value in the place of its score, in the same points. */
export function withLearned(game, features, { model, spread }) {
  const inputs = new Float64Array(model.size);
  const sample = { inputs, scores: new Float64Array(1) };
  return {
    ...game,
    score(state, seat, style) {
      const score = game.score(state, seat, style);
      if (isOver(state)) return score;
      features.fill(state, seat, inputs);
      for (let i = 0; i < inputs.length; i++) inputs[i] = (inputs[i] - spread.mean[i]) / spread.deviation[i];
      sample.scores[0] = score;
      return logitOf(model, sample, 0) * game.scale;
    },
  };
}
