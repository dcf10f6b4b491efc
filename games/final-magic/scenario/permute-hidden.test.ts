// What comes to light by an answer, and what does not? Worlds that differ only in what stays hidden emit the same events.

import { advance, encode, newReply, type Seat, stream } from '@duello/kernel';
import { expectDiffering, type Trials, toldAlike, type Worlds } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { trials } from '../rules/play-for-tests.ts';
import { finalMagic } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import type { Event } from '../rules/state/events.ts';
import type { Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import { pick, setTable, stateAt, zone } from '../rules/table-for-tests.ts';
import { type View, view } from '../rules/view/view.ts';
import { permuteHiddenThrough } from './permute-hidden.ts';

const handOf = (state: State, seat: Seat): readonly number[] => [
  ...state.cells.subarray(col.hand[seat], col.hand[seat] + state.compiled.kinds.length),
];

/** The phase, and whether the answer is the first or the last one that it waits for. */
function momentOf(state: State): string {
  const { phase, suddenDeath, waiting } = view(state, 'watcher');
  return `${suddenDeath ? 'sudden ' : ''}${phase} ${waiting?.seats.length === 1 ? 'last' : 'first'}`;
}

const worlds = (some: Trials<State>, most: number): Worlds<State, View, Options, Event> => ({
  rules: finalMagic,
  trials: some,
  permuteHiddenThrough,
  secretsOf: (state, seat) => String(handOf(state, seat)),
  momentOf,
  most,
});

test('F905: at the end of a fight of sudden death nobody learns what the other hand still held', () => {
  const deck =
    '3 lesserGem, 3 greaterGem, 2 fireball, rockToss, 2 counterspell, shower, glide, nuke, 2 silver, airSwipe';
  const side = { deck, health: 20 };
  const sudden: Trials<State> = {
    count: 40,
    begin: (seed) => stateAt({ seed, phase: 'round', round: 9, sudden: 2, a: side, b: side }, () => {}),
  };
  expectDiffering(toldAlike(worlds(sudden, 60), 'sudden'), { 'sudden fight last': 100, 'sudden aim last': 10 });
});

test('whatever stays hidden through an answer may be otherwise, and everybody gets the same events and then sees the same', () => {
  expectDiffering(toldAlike(worlds(trials, 200), 'through'), { 'action last': 200, 'fight first': 50 });
});

test('F801: a hand that the cleanup lays open stays as it is', () => {
  const play = setTable({ phase: 'fight', a: { hand: 'copper' }, b: { hand: 'gold, silver', deck: '20 copper' } });
  const empty = { size: 0, codes: new Int16Array(0) };
  advance(finalMagic, play.state, 1, empty, null);
  for (let i = 0; i < 20; i++) {
    const masked = finalMagic.copy(play.state);
    permuteHiddenThrough(masked, 0, 0, empty, stream(`open ${i}`));
    expect(handOf(masked, 1)).toEqual(handOf(play.state, 1));
  }
});

test('F-A1: whether the chosen card is still in hand comes to light, so the hand keeps as many of its kind', () => {
  const play = setTable({
    a: { hand: 'manaChanneling, counterspell, 3 copper', mana: 1, deck: '9 counterspell, 9 silver' },
    b: { hand: 'counterspell', mana: 1, deck: '9 copper' },
  });
  pick(play, 'A', 'cast:manaChanneling');
  pick(play, 'A', 'counterspell');
  pick(play, 'B', 'counter:counterspell');
  const reply = newReply();
  const given = { seat: 0, decision: play.state.words[0], pick: 'counter:counterspell' } as const;
  expect(encode(finalMagic, play.state, given, reply)).toBeNull();
  const hands = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const masked = finalMagic.copy(play.state);
    permuteHiddenThrough(masked, 'watcher', 0, reply, stream(`chosen ${i}`));
    const hand = zone({ ...play, state: masked }, 'A', 'hand');
    expect(hand.counterspell).toBe(1);
    hands.add(JSON.stringify(hand));
  }
  // The rest of it may be anything.
  expect(hands.size).toBeGreaterThan(1);
});
