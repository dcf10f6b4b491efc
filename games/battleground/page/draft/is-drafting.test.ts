// When does the table take the place of the draft?

import { begin } from '@duello/kernel';
import { expect, test } from 'vitest';
import { battleground } from '../../index.ts';
import { isDrafting } from './is-drafting.ts';

test('A draft is over as soon as the market lies open, before the first turn', () => {
  const { state } = begin(battleground, 'draft', battleground.options({}));
  const view = battleground.view(state, 0);
  expect(isDrafting(view)).toBe(true);
  const [first, second, third] = view.market;
  expect(isDrafting({ ...view, market: [{ ...first, row: ['guard'] }, second, third] })).toBe(false);
});
