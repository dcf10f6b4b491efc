// What happens when both fall in one round? F901 to F906, F-R58 to F-R60.

import { expect, test } from 'vitest';
import {
  askedNow,
  counted,
  fight,
  fought,
  happened,
  health,
  mana,
  offered,
  pick,
  result,
  seen,
  setTable,
  shields,
  sizeOf,
  zone,
} from '../table-for-tests.ts';

const low = { health: 5 };

/** A tie by Explode, with what each seat owns. */
const tie = (a = {}, b = {}) => fought({ plans: ['explode', ''], a: { ...low, ...a }, b: { ...low, ...b } });

test('F901: it begins only when both are at 0 or less after the same check', () => {
  expect(seen(tie(), 'A').suddenDeath).toBe(true);
  const one = fought({ plans: ['fireball', ''], b: low });
  expect(seen(one, 'A').suddenDeath).toBe(false);
  // A falls to priority damage before the Nuke that would have felled B.
  const early = fought({ plans: ['nuke', '2 airSwipe'], a: low, b: low });
  expect(result(early)).toEqual({ winner: 1, reason: 'defeated' });
});

test('F902: both healths become 20', () => {
  const play = tie();
  expect(health(play)).toEqual([20, 20]);
  expect(happened(play, 'suddenDeathStarted')).toEqual([{ kind: 'suddenDeathStarted', health: 20 }]);
  expect(happened(play, 'healthChanged').filter(({ step }) => step === 'tie')).toEqual([
    { kind: 'healthChanged', seat: 0, from: -5, to: 20, step: 'tie' },
    { kind: 'healthChanged', seat: 1, from: -5, to: 20, step: 'tie' },
  ]);
});

test('F903: hand, play and discard pile go into the deck, currency goes out, and 5 are drawn', () => {
  const play = tie({
    hand: 'gold, shower',
    discard: 'nuke, silver',
    deck: '3 copper, 4 lesserGem',
    inPlay: 'greaterGem',
  });
  expect(zone(play, 'A', 'outcast')).toEqual(counted('3 copper, silver, gold'));
  expect([sizeOf(play, 'A', 'hand'), sizeOf(play, 'A', 'deck'), sizeOf(play, 'A', 'discard')]).toEqual([5, 3, 0]);
  const all = seen(play, 'B').players[0].unseen;
  expect(all).toEqual(counted('4 lesserGem, greaterGem, shower, nuke, explode'));
  expect(happened(play, 'currencyPurged')).toEqual([
    { kind: 'currencyPurged', seat: 0, count: 5 },
    { kind: 'currencyPurged', seat: 1, count: 20 },
  ]);
  // Shuffled after that, so the event's size is that of the deck without currency.
  expect(happened(play, 'deckShuffled').map(({ seat, size }) => [seat, size])).toEqual([
    [0, 8],
    [1, 0],
  ]);
});

test('F904: the rounds are Action, Action, Fight; nobody buys', () => {
  const play = tie({ deck: '5 lesserGem' }, { deck: '5 lesserGem' });
  expect(seen(play, 'watcher').waiting).toMatchObject({ what: 'action', seats: [0] });
  pick(play, 'A', 'end');
  expect(seen(play, 'watcher').waiting).toMatchObject({ what: 'action', seats: [1] });
  pick(play, 'B', 'end');
  expect(askedNow(play)).toBe('plan');
});

test('F905: after each such fight everything is shuffled back and 5 are drawn, until someone falls', () => {
  const play = fought({
    sudden: 1,
    plans: ['fireball', 'airSwipe'],
    a: { health: 20, deck: '8 lesserGem', discard: 'nuke' },
    b: { health: 20, deck: '2 greaterGem' },
  });
  expect([sizeOf(play, 'A', 'hand'), sizeOf(play, 'A', 'deck'), sizeOf(play, 'A', 'discard')]).toEqual([5, 5, 0]);
  expect(zone(play, 'B', 'hand')).toEqual(counted('2 greaterGem, airSwipe'));
  expect(health(play)).toEqual([17, 15]);
  expect(seen(play, 'A')).toMatchObject({ suddenDeath: true, suddenRound: 2 });
  const over = fought({ sudden: 1, plans: ['fireball', ''], b: { health: 5 } });
  expect(result(over)).toEqual({ winner: 0, reason: 'defeated' });
});

test('F906: a further double knock-out starts it afresh from 20', () => {
  const play = fought({
    sudden: 4,
    plans: ['explode', ''],
    a: { health: 8, deck: '9 lesserGem, copper' },
    b: { health: 3, deck: '9 lesserGem' },
  });
  expect(health(play)).toEqual([20, 20]);
  expect(seen(play, 'A').suddenRound).toBe(1);
  expect(zone(play, 'A', 'outcast')).toEqual({ copper: 1 });
});

test('F-R58: currency leaves from every zone to the outcast pile, and what was outcast stays there', () => {
  const play = tie({ hand: 'copper', discard: 'silver', deck: 'gold', outcast: 'lesserGem, copper' });
  expect(zone(play, 'A', 'outcast')).toEqual(counted('2 copper, silver, gold, lesserGem'));
});

test('F-R58: standing shields lose their capacity, and their cards go into the deck', () => {
  const play = tie({ shields: [['rockShield', 2]], deck: '2 lesserGem' });
  expect(shields(play, 'A')).toEqual([]);
  expect(seen(play, 'A').players[0].unseen).toEqual(counted('2 lesserGem, explode, rockShield'));
  expect(happened(play, 'shieldBroken').at(-1)).toMatchObject({ card: 'rockShield' });
  const later = fought({ sudden: 1, plans: ['rockShield', ''], a: { deck: '2 lesserGem' } });
  expect(shields(later, 'A')).toEqual([]);
  expect(zone(later, 'A', 'hand')).toEqual(counted('2 lesserGem, rockShield'));
});

test('F-R59: what is queued for the next draw applies in sudden death too', () => {
  const play = fought({
    plans: ['explode + cyclone + mudBall + rockToss', 'cyclone'],
    a: { health: 9, deck: '9 lesserGem' },
    b: { health: 9, deck: '9 lesserGem' },
  });
  expect(seen(play, 'A').suddenDeath).toBe(true);
  expect(sizeOf(play, 'A', 'hand')).toBe(6);
  const glided = fought({ sudden: 1, plans: ['glide', ''], a: { health: 20, deck: '9 lesserGem' }, b: { health: 20 } });
  expect(sizeOf(glided, 'A', 'hand')).toBe(7);
});

test('F-R60: 0 or less ends it, fewer than 5 cards are all drawn, and mana starts anew', () => {
  expect(result(fought({ sudden: 1, plans: ['airSwipe', ''], b: { health: 3 } }))).toEqual({
    winner: 0,
    reason: 'defeated',
  });
  const short = fought({ sudden: 1, plans: ['airSwipe', ''], a: { deck: 'lesserGem', mana: 5 }, b: { health: 20 } });
  expect(zone(short, 'A', 'hand')).toEqual(counted('lesserGem, airSwipe'));
  expect(mana(short)).toEqual([0, 0]);
});

test('F-R60: currency gained in sudden death stays in the deck until another tie', () => {
  const play = setTable({ sudden: 1, a: { hand: 'seismicSense', mana: 1, health: 20 }, b: { health: 20 } });
  pick(play, 'A', 'cast:seismicSense', 'end');
  pick(play, 'B', 'end');
  fight(play, '', '');
  expect(zone(play, 'A', 'hand')).toEqual(counted('seismicSense, silver'));
  const again = fought({ sudden: 1, plans: ['explode', ''], a: { ...low, hand: 'silver' }, b: low });
  expect(zone(again, 'A', 'outcast').silver).toBe(1);
});

test('F-R60: Smelting is legal in sudden death', () => {
  const play = setTable({ sudden: 1, a: { hand: 'pyromorphicSmelting, 2 silver', health: 20 }, b: { health: 20 } });
  expect(offered(play, 'A')).toContain('cast:pyromorphicSmelting');
  pick(play, 'A', 'cast:pyromorphicSmelting', 'pair:silver');
  expect(zone(play, 'A', 'hand')).toEqual({ gold: 1 });
});

test('F-R67: with `firstPlayer: alternate` the lead goes on changing in sudden death', () => {
  const play = fought({ options: { firstPlayer: 'alternate' }, plans: ['explode', ''], a: low, b: low });
  expect(seen(play, 'watcher')).toMatchObject({ round: 2, first: 1, active: 1, suddenDeath: true });
  pick(play, 'B', 'end');
  pick(play, 'A', 'end');
  fight(play, '', '');
  expect(seen(play, 'watcher')).toMatchObject({ round: 3, first: 0, active: 0 });
  expect(happened(play, 'roundStarted').map(({ first }) => first)).toEqual([1, 0]);
});

test('F905: what was left in hand goes back unseen, and no event names it', () => {
  const play = fought({ sudden: 1, plans: ['airSwipe', ''], a: { hand: 'airSwipe, nuke' }, b: { hand: 'flight' } });
  expect(happened(play, 'cleanup').map(({ cards }) => cards)).toEqual([['airSwipe'], []]);
});
