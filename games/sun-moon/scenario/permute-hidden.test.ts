// What comes to light by an answer, and what does not? Worlds that differ only in what stays hidden are told alike.

import { questionOf, stream } from '@duello/kernel';
import { expectDiffering, toldAlike } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { trials } from '../rules/play-for-tests.ts';
import { sunMoon } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import type { State } from '../rules/state/state.ts';
import { newMatch, type Table, table } from '../rules/table-for-tests.ts';
import { view } from '../rules/view/view.ts';
import { audit } from './audit.ts';
import { permuteHidden, permuteHiddenThrough } from './permute-hidden.ts';

const inZone = ({ cells }: State, at: number, size: number): string => cells.subarray(at, at + cells[size]).join();
/** Everything of a seat that could be hidden, as it lies. */
const secretsOf = (state: State, seat: 0 | 1): string =>
  [
    inZone(state, col.deck[seat], col.deckSize[seat]),
    inZone(state, col.hand[seat], col.handSize[seat]),
    inZone(state, col.aside[seat], col.asideSize[seat]),
    inZone(state, col.list[seat], col.listSize[seat]),
    inZone(state, col.pile[seat], col.pileSize[seat]),
    inZone(state, col.out[seat], col.outSize[seat]),
    state.cells[col.pick[seat]],
  ].join(';');

test('whatever stays hidden through an answer may be otherwise, and everybody is told the same and then sees the same', () => {
  // Actions and answers are most of a match; the rest is looked at whenever it comes.
  const frequent = { question: 'respond', stride: 4 };
  const differing = toldAlike(
    { rules: sunMoon, trials, permuteHiddenThrough, secretsOf, frequent, most: 350 },
    'through',
  );
  expectDiffering(differing, { act: 100, respond: 50, pick: 50, mulligan: 5, target: 20, x: 20, price: 2, discard: 2 });
});

/** What is otherwise after many disguises; views stay as they are, and the world stays possible. */
function changes(t: Table, viewer: 0 | 1, look: (masked: State, real: State) => readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const masked = sunMoon.copy(t.state);
    permuteHidden(masked, viewer, stream(`disguise ${i}`));
    for (const name of look(masked, t.state)) found.add(name);
    expect(view(masked, viewer)).toEqual(view(t.state, viewer));
    expect(audit(t.state, masked, [])).toBeNull();
  }
  return [...found].sort();
}

const differs = (name: string, at: number, size: number) => (masked: State, real: State) =>
  inZone(masked, at, size) === inZone(real, at, size) ? [] : [name];

test('everything hidden is changed sooner or later: decks, hands and the list of a deck, but not the own hand', () => {
  const side = { hand: ['3 hiredSword', 'fordOgre'], known: ['fordOgre'], deck: ['3 ironTortoise', '3 walkingTutor'] };
  const t = table({ A: side, B: side });
  const looks = [
    differs('own deck', col.deck[1], col.deckSize[1]),
    differs('own hand', col.hand[1], col.handSize[1]),
    differs('own list', col.list[1], col.listSize[1]),
    differs('deck of the other', col.deck[0], col.deckSize[0]),
    differs('hand of the other', col.hand[0], col.handSize[0]),
    differs('list of the other', col.list[0], col.listSize[0]),
  ];
  expect(changes(t, 1, (masked, real) => looks.flatMap((look) => look(masked, real)))).toEqual([
    'deck of the other',
    'hand of the other',
    'list of the other',
    'own deck',
  ]);
});

test('an announcement of the other may have begun or not, and may be of anything', () => {
  const side = { hand: ['zap', 'unravelOrHeal', 'p11'], summonings: ['p32', 'p23'], fatigue: 1 };
  const asks = (t: Table) => changes(t, 1, (masked) => [questionOf(sunMoon, masked).name]);
  const quiet = table({ A: side, B: side });
  expect(asks(quiet)).toEqual(expect.arrayContaining(['act', 'defender', 'mode', 'price', 'target', 'x']));
  const begun = table({ A: side, B: side }).answer('play:zap');
  expect(begun.asks()).toBe('A target');
  expect(asks(begun)).toEqual(expect.arrayContaining(['act', 'defender', 'x']));
  // One's own is known.
  expect(changes(begun, 0, (masked) => [questionOf(sunMoon, masked).name])).toEqual(['target']);
  const answering = table({ A: side, B: side }).answer('play:p11').answer('skill:medicate');
  expect(answering.asks()).toBe('B x');
  expect(changes(answering, 0, (masked) => [questionOf(sunMoon, masked).name])).toEqual(
    expect.arrayContaining(['respond', 'target', 'x']),
  );
});

test('SR14: an answer to the mulligan may be any until both have answered', () => {
  const t = newMatch({});
  t.answer({ picks: t.hand('A').slice(0, 2) }, 'A');
  const sizes = (masked: State) => [String(masked.cells[col.asideSize[0]])];
  expect(changes(t, 1, sizes)).toEqual(['0', '1', '2', '3', '4']);
  expect(changes(t, 0, sizes)).toEqual(['2']);
});

test('SR07: in a draft piles and the secret pick may be otherwise, in a private one also what was taken and left', () => {
  const looks = [
    differs('pile', col.pile[0], col.pileSize[0]),
    differs('taken', col.list[0], col.listSize[0]),
    differs('left', col.out[0], col.outSize[0]),
    (masked: State, real: State) => (masked.cells[col.pick[0]] === real.cells[col.pick[0]] ? [] : ['pick']),
  ];
  const found = (draftVisibility: string): readonly string[] => {
    const t = newMatch({ mode: 'draft', classA: 'warlock', draftVisibility });
    for (let i = 0; i < 4; i++) t.answer(t.keys('A')[0], 'A').answer(t.keys('B')[0], 'B');
    t.answer(t.keys('A')[2], 'A');
    return changes(t, 1, (masked, real) => looks.flatMap((look) => look(masked, real)));
  };
  expect(found('open')).toEqual(['pick', 'pile']);
  expect(found('private')).toEqual(['left', 'pick', 'pile', 'taken']);
});

test('SR07: after a private draft the deck of the other may be any that was drafted from its pile', () => {
  const t = newMatch({ mode: 'draft', classA: 'warlock', draftVisibility: 'private', firstPlayer: 'A' });
  while (t.asks() === 'AB pick') t.answer(t.keys('A')[0], 'A').answer(t.keys('B')[0], 'B');
  const looks = [differs('list', col.list[0], col.listSize[0]), differs('own list', col.list[1], col.listSize[1])];
  expect(changes(t, 1, (masked, real) => looks.flatMap((look) => look(masked, real)))).toEqual(['list']);
});
