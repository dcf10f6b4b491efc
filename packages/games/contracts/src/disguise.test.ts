// What comes to light by an answer, and what does not? Worlds that differ only in what stays hidden are told alike.

import { questionOf, refusal, stream, type Viewer } from '@duello/kernel';
import { expect, test } from 'vitest';
import { disguise, disguiseThrough } from './disguise.ts';
import { readOptions } from './options.ts';
import { place } from './place.ts';
import { afterStep, MANY_OPTIONS, playOut, type Step } from './play-for-tests.ts';
import { contracts } from './rules.ts';
import { ASIDE, ASIDE_SIZE, DECK, DECK_SIZE, HAND, HAND_SIZE, type State } from './state.ts';
import { view } from './view.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];

/** Everything of a seat that could be hidden, as it lies. */
const secretsOf = ({ cells }: State, seat: 0 | 1): string =>
  [
    cells.subarray(DECK[seat], DECK[seat] + cells[DECK_SIZE[seat]]),
    cells.subarray(HAND[seat], HAND[seat] + cells[HAND_SIZE[seat]]),
    cells.subarray(ASIDE[seat], ASIDE[seat] + cells[ASIDE_SIZE[seat]]),
  ].join(';');

/** What a viewer is told by an answer, and what it sees after it. */
function learned(step: Step, viewer: Viewer): string {
  const { state, events } = afterStep(step);
  return JSON.stringify([events.map((event) => contracts.see(event, viewer)), view(state, viewer)]);
}

test('whatever stays hidden through an answer may be otherwise, and everybody is told the same and then sees the same', () => {
  const differing: Record<string, number> = {};
  for (const [index, options] of MANY_OPTIONS.entries()) {
    let n = 0;
    playOut(`through ${index}`, options, (step) => {
      const { state, seat, reply } = step;
      const what = questionOf(contracts, state).name;
      // The main phase is most of a match; the rest is looked at whenever it comes.
      if (n++ % 3 !== 0 && what === 'act') return;
      for (const viewer of VIEWERS) {
        const masked = contracts.copy(state);
        disguiseThrough(masked, viewer, seat, reply, stream(`through ${index}/${n}/${viewer}`));
        if (refusal(contracts, masked, seat, reply) !== null) continue;
        expect(learned({ ...step, state: masked }, viewer)).toBe(learned(step, viewer));
        const other = viewer === 0 ? 1 : 0;
        if (secretsOf(masked, other) !== secretsOf(state, other)) differing[what] = (differing[what] ?? 0) + 1;
      }
    });
  }
  // The property says nothing unless what is hidden did differ, whatever was asked.
  expect(differing.act).toBeGreaterThan(300);
  for (const what of ['replace', 'draw', 'take', 'pay', 'target', 'place'])
    expect(differing[what], what).toBeGreaterThan(5);
});

test('everything hidden is changed sooner or later: decks, hands, picks, what is set aside, and a payment', () => {
  const found = new Set<string>();
  const side = {
    hand: ['Ink Blot', 'Boiler Rat', 'In Triplicate'],
    deck: ['9 Oath Page', '9 Trial Torch'],
    extractors: 'R3 B3',
  };
  const act = place({ A: side, B: side }, readOptions({}), 'disguise');
  for (let i = 0; i < 60; i++) {
    const masked = contracts.copy(act);
    disguise(masked, 1, stream(`act ${i}`));
    if (questionOf(contracts, masked).name === 'pay') found.add('a payment begun');
    if (secretsOf(masked, 0) !== secretsOf(act, 0)) found.add('hand and deck of the other');
    if (secretsOf(masked, 1) !== secretsOf(act, 1)) found.add('own deck');
    expect(view(masked, 1)).toEqual(view(act, 1));
    expect(masked.cells.subarray(HAND[1], HAND[1] + 10)).toEqual(act.cells.subarray(HAND[1], HAND[1] + 10));
  }
  expect([...found].sort()).toEqual(['a payment begun', 'hand and deck of the other', 'own deck']);
});
