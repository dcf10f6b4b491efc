// What comes to light by an answer, and what does not? Worlds that differ only in what stays hidden are told alike.

import { advance, asked, below, newReply, randomReply, refusal, type Seat, stream, type Viewer } from '@duello/kernel';
import { expect, test } from 'vitest';
import { disguiseThrough } from './disguise.ts';
import type { Event } from './events.ts';
import { finalMagic } from './rules.ts';
import { HAND, type State } from './state.ts';
import { type Beginning, beginAt, MANY_OPTIONS, type Step, setTable, stateAt, told } from './table-for-tests.ts';
import { view } from './view.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];

const handOf = (state: State, seat: Seat): readonly number[] => [
  ...state.cells.subarray(HAND[seat], HAND[seat] + state.table.kinds.length),
];

/** What a viewer is told by an answer, and what it sees after it. */
function learned(from: State, { seat, reply }: Step, viewer: Viewer): string {
  const state = finalMagic.copy(from);
  const events: Event[] = [];
  advance(finalMagic, state, seat, reply, (event) => events.push(event));
  return JSON.stringify([told(events, viewer), view(state, viewer)]);
}

/** Plays at random from a state on; `visit` sees every decision before it is answered. */
function playOn(state: State, seed: string, most: number, visit: (step: Step) => void): void {
  const rng = stream(seed);
  const reply = newReply();
  for (let left = most; asked(state) !== 0 && left > 0; left--) {
    const mask = asked(state);
    const seat: Seat = mask === 3 ? (below(rng, 2) === 0 ? 0 : 1) : mask === 1 ? 0 : 1;
    randomReply(finalMagic, state, seat, rng, reply);
    visit({ state, seat, reply });
    advance(finalMagic, state, seat, reply, null);
  }
}

/** How many answers were told alike in two worlds whose other hands differ, by phase. */
function compare(step: Step, name: string, differing: Map<string, number>): void {
  const { state, seat, reply } = step;
  const { phase, suddenDeath, waiting } = view(state, 'watcher');
  const last = waiting?.seats.length === 1 ? 'last' : 'first';
  for (const viewer of VIEWERS) {
    const masked = finalMagic.copy(state);
    disguiseThrough(masked, viewer, seat, reply, stream(`${name}/${viewer}`));
    if (refusal(finalMagic, masked, seat, reply) !== null) continue;
    expect(learned(masked, step, viewer)).toBe(learned(state, step, viewer));
    const hidden = viewer === 0 ? 1 : 0;
    if (String(handOf(masked, hidden)) === String(handOf(state, hidden))) continue;
    const key = `${suddenDeath ? 'sudden ' : ''}${phase} ${last}`;
    differing.set(key, (differing.get(key) ?? 0) + 1);
  }
}

test('F905: at the end of a fight of sudden death nobody learns what the other hand still held', () => {
  const differing = new Map<string, number>();
  const deck =
    '3 lesserGem, 3 greaterGem, 2 fireball, rockToss, 2 counterspell, shower, glide, nuke, 2 silver, airSwipe';
  for (let i = 0; i < 40; i++) {
    const side = { deck, health: 20 };
    const state = stateAt({ seed: `sudden ${i}`, phase: 'round', round: 9, sudden: 2, a: side, b: side }, () => {});
    let n = 0;
    playOn(state, `sudden ${i}/policy`, 60, (step) => compare(step, `sudden ${i}/${n++}`, differing));
  }
  // The property says nothing unless the other hands did differ when a fight was fought out.
  expect(differing.get('sudden fight last')).toBeGreaterThan(100);
  expect(differing.get('sudden aim last')).toBeGreaterThan(10);
});

test('whatever stays hidden through an answer may be otherwise, and everybody is told the same and then sees the same', () => {
  const differing = new Map<string, number>();
  for (let i = 0; i < 6; i++) {
    const beginning: Beginning = i % 3 === 0 ? 'start' : 'rich';
    const state = beginAt(beginning, `through ${i}`, MANY_OPTIONS[i % MANY_OPTIONS.length]);
    let n = 0;
    playOn(state, `through ${i}/policy`, 400, (step) => compare(step, `through ${i}/${n++}`, differing));
  }
  expect(differing.get('action last')).toBeGreaterThan(200);
  expect(differing.get('fight first')).toBeGreaterThan(50);
});

test('F801: a hand that the cleanup lays open stays as it is', () => {
  const play = setTable({ phase: 'fight', a: { hand: 'copper' }, b: { hand: 'gold, silver', deck: '20 copper' } });
  const empty = { size: 0, codes: new Int16Array(0) };
  advance(finalMagic, play.state, 1, empty, null);
  for (let i = 0; i < 20; i++) {
    const masked = finalMagic.copy(play.state);
    disguiseThrough(masked, 0, 0, empty, stream(`open ${i}`));
    expect(handOf(masked, 1)).toEqual(handOf(play.state, 1));
  }
});
