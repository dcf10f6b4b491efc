// What was noted, and how is it split? Positions as rows of numbers, each seen from both seats, by match.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { winChance } from '../../../packages/bots/src/search/win-chance.ts';
import { fail } from '../../setup.mjs';

/** Of ten matches seven are learned from, one says when to stop, and on two values are judged. */
const partOf = (match) => (match % 10 < 7 ? 'learn' : match % 10 === 7 ? 'stop' : 'judge');

const LEAST_DEVIATION = 0.1;

/** Of a sample, before its features: the match, the score of today, and the points of the seat in the end. */
const [MATCH, SCORE, RESULT, FIRST] = [0, 1, 2, 3];

/** Plays a match and notes what both seats have at every end of a turn: rows 2n and 2n + 1 are one position. */
function rowsOf(play, match, { size, fill }, score) {
  const room = new Float64Array(size);
  const rows = [];
  const points = play(match, (state) => {
    for (const seat of [0, 1]) {
      fill(state, seat, room);
      rows.push([match, score(state, seat), 0, ...room]);
    }
  });
  for (const [at, row] of rows.entries()) row[RESULT] = at % 2 === 0 ? points : 1 - points;
  return Float32Array.from(rows.flat());
}

/** Rows of all matches in one table; those of a file need not be played again, and every match is added to it at once. */
export function collect(play, matches, { features, score, file, title }) {
  const width = FIRST + features.size;
  const tables = [keptIn(file, title, width)];
  const known = tables[0].length === 0 ? 0 : tables[0][tables[0].length - width + MATCH] + 1;
  for (let match = known; match < matches; match++) {
    const rows = rowsOf(play, match, features, score);
    tables.push(rows);
    if (file !== undefined) appendFileSync(file, Buffer.from(rows.buffer));
    process.stderr.write(`\r${match + 1} of ${matches} matches `);
  }
  process.stderr.write('\n');
  const all = new Float32Array(tables.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const table of tables) {
    all.set(table, at);
    at += table.length;
  }
  return all.filter((_, n) => all[n - (n % width) + MATCH] < matches);
}

/** What a file of that title holds; a new one is begun. A match whose writing was cut off is dropped. */
function keptIn(file, title, width) {
  const head = Buffer.from(title.padEnd(HEAD - 1).concat('\n'));
  if (file === undefined) return new Float32Array();
  if (!existsSync(file)) {
    writeFileSync(file, head);
    return new Float32Array();
  }
  const bytes = readFileSync(file);
  if (!bytes.subarray(0, HEAD).equals(head)) fail(`${file} holds something else.`, 'Name another file, or none.');
  const whole = bytes.length - ((bytes.length - HEAD) % (4 * width));
  const table = new Float32Array(Uint8Array.from(bytes.subarray(HEAD, whole)).buffer);
  if (whole === bytes.length) return table;
  const last = table[table.length - width + MATCH];
  const rest = table.filter((_, n) => table[n - (n % width) + MATCH] < last);
  writeFileSync(file, Buffer.concat([head, Buffer.from(rest.buffer)]));
  return rest;
}
/** Bytes of a file before its rows. */
const HEAD = 8192;

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
