// What was noted, and how is it split? Positions as rows of numbers, each seen from both seats, by match.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { winChance } from '../../../packages/bots/src/search/win-chance.ts';
import { fail } from '../../setup.mjs';

/** Of ten matches seven are learned from, one says when to stop, and on two values are judged. */
const partOf = (match) => (match % 10 < 7 ? 'learn' : match % 10 === 7 ? 'stop' : 'judge');

const LEAST_DEVIATION = 0.1;

/** Of a sample, before its features: the match, the score of today, and the points of the seat in the end. */
const [MATCH, SCORE, RESULT, FIRST] = [0, 1, 2, 3];

/** Plays the matches and notes what both seats have at every end of a turn: samples 2n and 2n + 1 are one position. */
export function collect(play, matches, { features, score }) {
  const room = new Float64Array(features.size);
  const rows = [];
  for (let match = 0; match < matches; match++) {
    const from = rows.length;
    const points = play(match, (state) => {
      for (const seat of [0, 1]) {
        features.fill(state, seat, room);
        rows.push(Float32Array.of(match, score(state, seat), 0, ...room));
      }
    });
    for (let at = from; at < rows.length; at++) rows[at][RESULT] = at % 2 === 0 ? points : 1 - points;
    process.stderr.write(`\r${match + 1} of ${matches} matches `);
  }
  process.stderr.write('\n');
  const table = new Float32Array(rows.length * (FIRST + features.size));
  for (const [at, row] of rows.entries()) table.set(row, at * row.length);
  return table;
}

/** The table of a file, where there is one of that title; one that has to be collected is written there. */
export function keptOrCollected(file, title, collected) {
  const head = Buffer.from(`${title}\n`.padEnd(4096));
  if (file === undefined) return collected();
  if (existsSync(file)) {
    const bytes = readFileSync(file);
    if (!bytes.subarray(0, head.length).equals(head))
      fail(`${file} holds samples of something else.`, 'Name another file, or none.');
    return new Float32Array(Uint8Array.from(bytes.subarray(head.length)).buffer);
  }
  const table = collected();
  writeFileSync(file, Buffer.concat([head, Buffer.from(table.buffer)]));
  return table;
}

/** By column. */
export function samplesOf(table, size) {
  const width = FIRST + size;
  const count = table.length / width;
  const column = (at) => Float64Array.from({ length: count }, (_, n) => table[n * width + at]);
  const inputs = new Float64Array(count * size);
  for (let n = 0; n < count; n++) inputs.set(table.subarray(n * width + FIRST, (n + 1) * width), n * size);
  return { size, inputs, scores: column(SCORE), results: column(RESULT), matches: column(MATCH) };
}

/** Numbers of samples by part. */
export function split({ matches }) {
  const parts = { learn: [], stop: [], judge: [] };
  for (const [at, match] of matches.entries()) parts[partOf(match)].push(at);
  return parts;
}

/** Means and deviations of the features over some samples; what hardly ever changes is not blown up. */
export function spreadOf({ inputs, size }, among) {
  const mean = new Float64Array(size);
  const variance = new Float64Array(size);
  for (const at of among) for (let i = 0; i < size; i++) mean[i] += inputs[at * size + i] / among.length;
  for (const at of among)
    for (let i = 0; i < size; i++) variance[i] += (inputs[at * size + i] - mean[i]) ** 2 / among.length;
  return { mean, deviation: variance.map((one) => Math.max(LEAST_DEVIATION, Math.sqrt(one))) };
}

/** In place: features with mean 0 and deviation 1. */
export function standardise({ inputs, size }, { mean, deviation }) {
  for (let at = 0; at < inputs.length; at++) inputs[at] = (inputs[at] - mean[at % size]) / deviation[at % size];
}

/** How badly chances foretell results: log loss, and Brier's mean square. */
export function lossOf({ results }, among, chanceOf) {
  let [surprise, square] = [0, 0];
  for (const at of among) {
    const chance = Math.min(1 - 1e-6, Math.max(1e-6, chanceOf(at)));
    surprise -= results[at] * Math.log(chance) + (1 - results[at]) * Math.log(1 - chance);
    square += (chance - results[at]) ** 2;
  }
  return { log: surprise / among.length, brier: square / among.length };
}

/** The scale that suits the score of today best: so many points ahead win e times as often as they lose. */
export function bestScale(samples, among) {
  const scales = Array.from({ length: 120 }, (_, i) => 1.05 ** i);
  const lossAt = (scale) => lossOf(samples, among, (at) => winChance(samples.scores[at], scale)).log;
  const losses = scales.map(lossAt);
  return scales[losses.indexOf(Math.min(...losses))];
}

/**
 * What each sample should have said: the result, blended with what is said of the positions that came after it, the sooner the
 * more. `lambda` 1 is the result alone. A position says one thing: both seats' views of it are brought together.
 */
export function blend({ results, matches }, lambda, chanceOf) {
  const targets = new Float64Array(results.length);
  for (let at = results.length - 2; at >= 0; at -= 2) {
    const next = at + 2;
    const isLast = next >= results.length || matches[next] !== matches[at];
    const later = isLast ? 0 : (chanceOf(next) + 1 - chanceOf(next + 1)) / 2;
    targets[at] = isLast ? results[at] : (1 - lambda) * later + lambda * targets[next];
    targets[at + 1] = 1 - targets[at];
  }
  return targets;
}
