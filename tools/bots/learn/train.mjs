// How is a value learned? Gradient descent on log loss, in float64 and by a seeded generator: the same samples give the same weights.
import { winChance } from '../../../packages/bots/src/search/win-chance.ts';

const BATCH = 256;
/** Adam's own numbers. */
const [SLOW, SLOWER, TINY] = [0.9, 0.999, 1e-8];

/** With arithmetic that gives the same bits on every machine. */
export const chanceOf = (logit) => winChance(logit, 1);

/**
 * One vector of weights: the factor of the score, one for each feature, then for each unit its features, its offset and what
 * it adds. It begins as the score alone, by its best scale, which stays; its units add next to nothing.
 */
export function newModel(size, units, factor, fraction) {
  const weights = new Float64Array(1 + size + units * (size + 2));
  const around = (most) => (2 * fraction() - 1) * most;
  weights[0] = factor;
  for (let unit = 0; unit < units; unit++) {
    const at = 1 + size + unit * (size + 2);
    for (let i = 0; i < size; i++) weights[at + i] = around(Math.sqrt(3 / size));
    weights[at + size] = around(0.5);
    weights[at + size + 1] = around(0.05);
  }
  return { size, units, weights, hidden: new Float64Array(units) };
}

/** The logarithm of the odds of a sample; `hidden` keeps what each unit took in. */
export function logitOf({ size, units, weights, hidden }, { inputs, scores }, sample) {
  const at = sample * size;
  let sum = weights[0] * scores[sample];
  for (let i = 0; i < size; i++) sum += weights[1 + i] * inputs[at + i];
  for (let unit = 0; unit < units; unit++) {
    const from = 1 + size + unit * (size + 2);
    let taken = weights[from + size];
    for (let i = 0; i < size; i++) taken += weights[from + i] * inputs[at + i];
    hidden[unit] = taken;
    if (taken > 0) sum += weights[from + size + 1] * taken;
  }
  return sum;
}

/** Adds what the last sample that was looked at asks for. */
function addGradient({ size, units, weights, hidden }, { inputs }, sample, error, gradient) {
  const at = sample * size;
  for (let i = 0; i < size; i++) gradient[1 + i] += error * inputs[at + i];
  for (let unit = 0; unit < units; unit++) {
    if (hidden[unit] <= 0) continue;
    const from = 1 + size + unit * (size + 2);
    const back = error * weights[from + size + 1];
    for (let i = 0; i < size; i++) gradient[from + i] += back * inputs[at + i];
    gradient[from + size] += back;
    gradient[from + size + 1] += error * hidden[unit];
  }
}

function shuffle(order, below) {
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
}

/** Some epochs, each with a smaller step; keeps the weights that `judge` likes best, those it began with among them. */
export function train(model, samples, targets, among, { epochs, rate, decay, below, judge }) {
  const { weights } = model;
  const [mean, square, gradient] = [0, 1, 2].map(() => new Float64Array(weights.length));
  const order = Int32Array.from(among);
  let best = { loss: judge(), weights: weights.slice() };
  let [left1, left2] = [1, 1];
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, below);
    const pace = rate * (1 - epoch / epochs);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH);
      gradient.fill(0);
      for (const sample of batch) {
        const error = chanceOf(logitOf(model, samples, sample)) - targets[sample];
        addGradient(model, samples, sample, error / batch.length, gradient);
      }
      left1 *= SLOW;
      left2 *= SLOWER;
      for (let i = 0; i < weights.length; i++) {
        mean[i] = SLOW * mean[i] + (1 - SLOW) * gradient[i];
        square[i] = SLOWER * square[i] + (1 - SLOWER) * gradient[i] * gradient[i];
        const towardsNothing = i === 0 ? 0 : decay * weights[i];
        weights[i] -= pace * (mean[i] / (1 - left1) / (Math.sqrt(square[i] / (1 - left2)) + TINY) + towardsNothing);
      }
    }
    const loss = judge();
    if (loss < best.loss) best = { loss, weights: weights.slice() };
  }
  weights.set(best.weights);
}
