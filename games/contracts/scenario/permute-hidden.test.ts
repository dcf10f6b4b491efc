// What comes to light by an answer, and what does not? Worlds that differ only in what stays hidden are told alike.

import { questionOf, stream } from '@duello/kernel';
import { expectDiffering, toldAlike } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { trials } from '../rules/play-for-tests.ts';
import { contracts } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import { pickOf } from '../rules/state/looked.ts';
import { readOptions } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import { newMatch, type Table, table } from '../rules/table-for-tests.ts';
import { view } from '../rules/view/view.ts';
import { loadPosition } from './load-position.ts';
import { permuteHidden, permuteHiddenThrough } from './permute-hidden.ts';

/** Everything of a seat that could be hidden, as it lies. */
const secretsOf = ({ cells }: State, seat: 0 | 1): string =>
  [
    cells.subarray(col.deck[seat], col.deck[seat] + cells[col.deckSize[seat]]),
    cells.subarray(col.hand[seat], col.hand[seat] + cells[col.handSize[seat]]),
    cells.subarray(col.aside[seat], col.aside[seat] + cells[col.asideSize[seat]]),
  ].join(';');

test('whatever stays hidden through an answer may be otherwise, and everybody is told the same and then sees the same', () => {
  // The main phase is most of a match; the rest is looked at whenever it comes.
  const frequent = { question: 'act', stride: 3 };
  const differing = toldAlike({ rules: contracts, trials, permuteHiddenThrough, secretsOf, frequent }, 'through');
  expectDiffering(differing, { act: 300, replace: 5, draw: 5, take: 5, pay: 5, target: 5, place: 5 });
});

test('everything hidden is changed sooner or later: decks, hands and a payment', () => {
  const found = new Set<string>();
  const side = {
    hand: ['Ink Blot', 'Boiler Rat', 'In Triplicate'],
    deck: ['9 Oath Page', '9 Trial Torch'],
    extractors: 'R3 B3',
  };
  const act = loadPosition({ A: side, B: side }, readOptions({}), 'disguise');
  for (let i = 0; i < 60; i++) {
    const masked = contracts.copy(act);
    permuteHidden(masked, 1, stream(`act ${i}`));
    if (questionOf(contracts, masked).name === 'pay') found.add('a payment begun');
    if (secretsOf(masked, 0) !== secretsOf(act, 0)) found.add('hand and deck of the other');
    if (secretsOf(masked, 1) !== secretsOf(act, 1)) found.add('own deck');
    expect(view(masked, 1)).toEqual(view(act, 1));
    expect(masked.cells.subarray(col.hand[1], col.hand[1] + 10)).toEqual(
      act.cells.subarray(col.hand[1], col.hand[1] + 10),
    );
  }
  expect([...found].sort()).toEqual(['a payment begun', 'hand and deck of the other', 'own deck']);
});

/** How often a secret of A is another one, and B sees the same, in sixty tables that differ in what B can't see. */
function timesOtherwise({ state }: Table, secretOf: (state: State) => string): number {
  let times = 0;
  for (let i = 0; i < 60; i++) {
    const masked = contracts.copy(state);
    permuteHidden(masked, 1, stream(`secret ${i}`));
    expect(view(masked, 1)).toEqual(view(state, 1));
    if (secretOf(masked) !== secretOf(state)) times++;
  }
  return times;
}

test('CR14: how many are set aside may be otherwise', () => {
  const t = newMatch({ firstPlayer: 'A' }, 'disguise');
  t.answer({ picks: t.keys('A').slice(0, 1) }, 'A');
  expect(timesOtherwise(t, ({ cells }) => String(cells[col.asideSize[0]]))).toBeGreaterThan(0);
});

test('which one of those looked at was picked first may be otherwise', () => {
  const t = table({ at: 'draw', A: { deck: ['inkBlot', 'oathPage', 'boilerRat', 'trialTorch'] } });
  t.answer('special:4').answer('oathPage');
  const picks = ({ cells }: State): string => [...cells.subarray(col.looked[0], col.looked[0] + 4)].map(pickOf).join();
  expect(t.asks()).toBe('A take');
  expect(timesOtherwise(t, picks)).toBeGreaterThan(0);
});
