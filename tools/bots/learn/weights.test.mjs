// Are learned weights played as they were learned, and refused where rules, cards or scores have changed since?
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@duello/kernel';
import { expect, it } from 'vitest';
import { chanceOf, logitOf, newModel } from './train.mjs';
import { hashesOf, readWeights, withLearned, writeWeights } from './weights.mjs';

const CATALOGUE = { spark: { cost: 1 } };
const COMMAND = 'node tools/run.mjs tools/bots/learn-value.mjs toy --weights FILE';
const game = {
  rules: { id: 'toy', version: 1 },
  scale: 8,
  score: (state, seat) => (seat === 0 ? state.lead : -state.lead),
};
const features = {
  names: ['lead', 'cards'],
  size: 2,
  fill(state, seat, into) {
    into[0] = game.score(state, seat);
    into[1] = state.cards[seat];
  },
};
/** No kernel state, but as much of one as tells that nothing is over. */
const states = [3, -2, 7].map((lead) => ({ lead, cards: [2, lead], cells: new Int16Array(8) }));
const spread = { mean: Float64Array.of(1, 2), deviation: Float64Array.of(4, 2) };

const today = (change = {}) => hashesOf({ ...game, ...change }, change.catalogue ?? CATALOGUE, features, states);

function written() {
  const rng = stream('weights');
  const model = newModel(2, 3, 1 / 10, () => (rng[0]++ % 7) / 7);
  const file = join(mkdtempSync(join(tmpdir(), 'duello-weights-')), 'toy.json');
  writeWeights(file, { hashes: today(), command: COMMAND, spread, model });
  return { file, model };
}

it('says of a position, in points of the game, what was learned', () => {
  const { file, model } = written();
  const learned = withLearned(game, features, readWeights(file, today()));
  const [state] = states;
  const inputs = Float64Array.of((3 - 1) / 4, (2 - 2) / 2);
  const logit = logitOf(model, { inputs, scores: [3] }, 0);
  expect(chanceOf(learned.score(state, 0) / game.scale)).toBeCloseTo(chanceOf(logit), 12);
});

it.each([
  ['rules', { rules: { id: 'toy', version: 2 } }],
  ['cards', { catalogue: { spark: { cost: 2 } } }],
  ['scores', { score: (state, seat) => game.score(state, seat) + state.cards[seat] }],
])('refuses weights of other %s and says what to run', (part, change) => {
  const { file } = written();
  expect(() => readWeights(file, today(change))).toThrow(
    `${file} was learned from other ${part} than today’s.\nLearn it anew: ${COMMAND}`,
  );
});

it('refuses a file that holds something else, and none', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'duello-weights-')), 'notes.txt');
  writeFileSync(file, 'milk');
  expect(() => readWeights(file, today())).toThrow(`${file} holds no weights.`);
  expect(() => readWeights(`${file}.json`, today())).toThrow(`There is no ${file}.json.`);
});
