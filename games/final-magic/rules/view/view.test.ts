// What does each viewer see of a position, and what not?

import { expect, test } from 'vitest';
import {
  choose,
  commit,
  decision,
  eventsSeen,
  fight,
  happened,
  newMatch,
  pick,
  seen,
  setTable,
} from '../table-for-tests.ts';

test('a hand is shown to its owner; others see its size and what was bought or gained in the open', () => {
  const play = setTable({
    phase: 'buy',
    a: { hand: 'nuke, 3 copper', coins: 2, deck: 'gold' },
    b: { hand: 'shower' },
  });
  pick(play, 'A', 'buy:lesserGem');
  expect(seen(play, 'A').players[0].hand).toEqual({ copper: 3, lesserGem: 1, nuke: 1 });
  for (const viewer of ['B', 'watcher'] as const) {
    const player = seen(play, viewer).players[0];
    expect(player).toMatchObject({ hand: null, handSize: 5, known: { lesserGem: 1 }, deckSize: 1 });
    // Deck and hand together are what anybody can work out.
    expect(player.unseen).toEqual({ copper: 3, gold: 1, lesserGem: 1, nuke: 1 });
  }
});

test('a card known in hand is what leaves first, so no more is claimed than is certain', () => {
  const play = setTable({
    phase: 'buy',
    a: { hand: 'airSwipe', coins: 1, deck: '9 copper' },
    options: { supply: 'firstSparks' },
  });
  pick(play, 'A', 'buy:airSwipe');
  expect(seen(play, 'B').players[0].known).toEqual({ airSwipe: 1 });
  pick(play, 'A', 'end');
  pick(play, 'B', 'end', 'end');
  fight(play, 'airSwipe', '');
  expect(seen(play, 'B').players[0].known).toEqual({});
});

test('F-R62: piles, pools, shields, casts and queued draws are for everybody', () => {
  const play = setTable({
    a: {
      hand: 'shower',
      mana: 2,
      discard: 'gold',
      outcast: 'copper',
      shields: [['rockShield', 4]],
      nextDraw: 1,
      cast: 'glide',
    },
    b: { hand: 'counterspell' },
  });
  pick(play, 'A', 'cast:shower');
  for (const viewer of ['A', 'B', 'watcher'] as const) {
    expect(seen(play, viewer).players[0]).toMatchObject({
      mana: 1,
      discard: { gold: 1 },
      outcast: { copper: 1 },
      inPlay: { shower: 1 },
      shields: [{ card: 'rockShield', capacity: 4 }],
      nextDraw: 1,
      cast: { shower: 1, glide: 1 },
    });
  }
});

test('who is asked and a public word for what is all the others learn of a decision', () => {
  const play = newMatch();
  expect(seen(play, 'A').decision).toEqual(decision(play, 'A'));
  expect(seen(play, 'B').decision).toBeNull();
  expect(seen(play, 'watcher').decision).toBeNull();
  expect(seen(play, 'B').waiting).toEqual({ what: 'action', seats: [0], about: null });
});

test('while choices are made with a spell the spell is named, not the choices', () => {
  const play = setTable({ a: { hand: 'purification, gold' }, b: { hand: 'counterspell' } });
  pick(play, 'A', 'cast:purification');
  expect(seen(play, 'B').waiting).toEqual({ what: 'feed', seats: [0], about: 'purification' });
  choose(play, 'A', 'gold');
  expect(seen(play, 'B').waiting).toEqual({ what: 'react', seats: [1], about: null });
});

test('the spell is named for every kind of choice', () => {
  for (const [card, what] of [
    ['pyromorphicSmelting', 'upgrade'],
    ['manaChanneling', 'outcast'],
    ['airCurrents', 'feed'],
  ]) {
    const play = setTable({ a: { hand: `${card}, 2 copper` } });
    pick(play, 'A', `cast:${card}`);
    expect(seen(play, 'B').waiting).toEqual({ what, seats: [0], about: card });
  }
});

test('a committed plan is its owner’s until both are in', () => {
  const play = setTable({ phase: 'fight', a: { hand: 'airSwipe, nuke' }, b: { hand: 'copper' } });
  const before = seen(play, 'B');
  commit(play, 'A', 'airSwipe');
  const { waiting, ...after } = seen(play, 'B');
  expect(waiting?.seats).toEqual([1]);
  expect({ ...after, waiting: before.waiting }).toEqual(before);
});

test('plans are shown to all while aims are chosen', () => {
  const play = setTable({ phase: 'fight', a: { hand: 'counterspell', mana: 1 }, b: { hand: 'airSwipe' } });
  fight(play, 'counterspell', 'airSwipe');
  expect(seen(play, 'watcher')).toMatchObject({ phase: 'aim' });
  expect(seen(play, 'watcher').players.map(({ plan }) => plan?.spells.map(({ cast }) => cast))).toEqual([
    ['counterspell'],
    ['airSwipe'],
  ]);
});

test('what a seat draws only that seat sees', () => {
  const play = newMatch();
  const [drawn] = happened(play, 'cardsDrawn');
  expect(drawn.cards).toHaveLength(5);
  expect(eventsSeen([drawn], 0)).toEqual([drawn]);
  expect(eventsSeen([drawn], 1)).toEqual([{ ...drawn, cards: null }]);
  expect(eventsSeen([drawn], 'watcher')).toEqual([{ ...drawn, cards: null }]);
});

test('a finished match is shown as over, with its outcome', () => {
  const play = setTable({ phase: 'fight', a: { hand: 'airSwipe' }, b: { health: 3 } });
  fight(play, 'airSwipe', '');
  expect(seen(play, 'B')).toMatchObject({
    phase: 'over',
    waiting: null,
    decision: null,
    outcome: { winner: 0, reason: 'defeated' },
  });
});
