// Is a standing made of what its features say? Its numbers times the features have to be the score.

import { advance, isAsked, isOver, newReply, SEATS, stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { boxCards } from '../cards/box/catalogue.ts';
import { finalMagic } from '../rules/rules.ts';
import { FEATURES, fillFeatures } from './features.ts';
import { quick } from './quick.ts';
import { score, settled } from './score.ts';
import { STANDING, TABLE } from './standing.ts';

const { life, shield, card, clutter, mana, spent } = STANDING;
const numbers: readonly number[] = [
  ...[...life, ...shield].map(([, each]) => each),
  ...[card, clutter, mana, spent],
  ...[...boxCards.keys()].map((id) => TABLE[id][0]),
  ...[...boxCards.keys()].map((id) => TABLE[id][1]),
];

test('the numbers of a standing times its features are the score', () => {
  expect(numbers).toHaveLength(FEATURES.length);
  const [features, reply] = [new Float64Array(FEATURES.length), newReply()];
  let looked = 0;
  for (let match = 0; match < 5; match++) {
    const state = finalMagic.setup(`features ${match}`, finalMagic.options({}), null);
    while (!isOver(state)) {
      for (const seat of settled(state) ? SEATS : []) {
        fillFeatures(state, seat, features);
        expect(numbers.reduce((sum, each, i) => sum + each * features[i], 0)).toBeCloseTo(score(state, seat), 6);
        looked++;
      }
      const seat = isAsked(state, 0) ? 0 : 1;
      quick(state, seat, stream('unused'), reply);
      advance(finalMagic, state, seat, reply, null);
    }
  }
  expect(looked).toBeGreaterThan(100);
});
