// Does learning find what a score leaves out, only in matches that it may look at, and the same every time?
import { below, fraction, stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { bestScale, blend, lossOf, samplesOf, split } from './samples.mjs';
import { chanceOf, logitOf, newModel, train } from './train.mjs';

/** Who wins depends on the score, and on whether two features are of one sign, which no weights of theirs can say. */
function madeUp(matches) {
  const rng = stream('made up');
  const around = () => 2 * fraction(rng) - 1;
  const rows = Array.from({ length: matches }, (_, match) => {
    const [score, x, y] = [3 * around(), around(), around()];
    const won = fraction(rng) < chanceOf(score + (x * y > 0 ? 3 : -3)) ? 1 : 0;
    return [
      [match, score, won, x, y],
      [match, -score, 1 - won, x, -y],
    ];
  });
  return samplesOf(Float32Array.from(rows.flat(2)), 2);
}

function learnFrom(samples, seed) {
  const rng = stream(seed);
  const { learn, stop } = split(samples);
  const model = newModel(2, 6, 1 / bestScale(samples, learn), () => fraction(rng));
  const learned = (at) => chanceOf(logitOf(model, samples, at));
  const judge = () => lossOf(samples, stop, learned).log;
  const how = { epochs: 12, rate: 0.02, decay: 0, below: (n) => below(rng, n), judge };
  train(model, samples, blend(samples, 1, learned), learn, how);
  return { model, learned };
}

test('a few units learn what the score alone does not say', () => {
  const samples = madeUp(3000);
  const { learn, judge } = split(samples);
  const scale = bestScale(samples, learn);
  const byScore = lossOf(samples, judge, (at) => chanceOf(samples.scores[at] / scale));
  const { learned } = learnFrom(samples, 'a');
  expect(byScore.log).toBeLessThan(lossOf(samples, judge, () => 0.5).log);
  expect(lossOf(samples, judge, learned).log).toBeLessThan(0.8 * byScore.log);
});

test('the same seed gives the same weights, another one others', () => {
  const samples = madeUp(200);
  const [a, again, b] = ['a', 'a', 'b'].map((seed) => [...learnFrom(samples, seed).model.weights]);
  expect(again).toEqual(a);
  expect(b).not.toEqual(a);
});

test('no match is in two parts', () => {
  const samples = madeUp(50);
  const parts = Object.values(split(samples)).map((part) => new Set(part.map((at) => samples.matches[at])));
  expect(parts.map(({ size }) => size)).toEqual([35, 5, 10]);
  expect(new Set(parts.flatMap((part) => [...part])).size).toBe(50);
});

test('a target is the result, or what is said of the next position, or between them', () => {
  const samples = samplesOf(Float32Array.from([7, 0, 1, 7, 0, 0, 7, 0, 1, 7, 0, 0, 8, 0, 0, 8, 0, 1]), 0);
  const said = (at) => [0.5, 0.5, 0.7, 0.1, 0.5, 0.5][at];
  expect([...blend(samples, 1, said)]).toEqual([1, 0, 1, 0, 0, 1]);
  expect(blend(samples, 0, said)[0]).toBeCloseTo((0.7 + 0.9) / 2, 12);
  expect(blend(samples, 0.5, said)[0]).toBeCloseTo(0.5 * 0.8 + 0.5, 12);
});
