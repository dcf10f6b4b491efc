// How is an action spell cast, answered and resolved? F-A1 to F-A5, Counterspells in the Action Phase.

import { expect, test } from 'vitest';
import {
  answer,
  askedNow,
  blocked,
  choose,
  counted,
  decision,
  endTurn,
  eventsSeen,
  happened,
  health,
  mana,
  newMatch,
  offered,
  pick,
  refusalOf,
  result,
  seen,
  setTable,
  shields,
  sizeOf,
  whyNot,
  zone,
} from '../table-for-tests.ts';

test('F-A1: the spell is paid and on the cast list at once, and the other seat sees it but not its choices', () => {
  const play = setTable({ a: { hand: 'purification, gold, copper', mana: 1 }, b: { hand: 'counterspell' } });
  pick(play, 'A', 'cast:purification');
  expect(zone(play, 'A', 'cast')).toEqual({ purification: 1 });
  expect(happened(play, 'spellCast')).toEqual([
    { kind: 'spellCast', seat: 0, card: 'purification', cost: 0, mana: 1, phase: 'action' },
  ]);
  choose(play, 'A', 'gold');
  expect(askedNow(play)).toBe('react');
  expect(seen(play, 'A').players[0].choices).toEqual(['gold']);
  for (const viewer of ['B', 'watcher'] as const) {
    expect(seen(play, viewer).exchange.map((cast) => cast.card)).toEqual(['purification']);
    expect(seen(play, viewer).players[0]).toMatchObject({ choices: null, hand: null, handSize: 2 });
  }
  expect(JSON.stringify(eventsSeen(play.events, 1))).not.toContain('gold');
});

test('F-A2: the other seat may answer with a Counterspell, playing gems for it, or pass', () => {
  const play = setTable({
    a: { hand: 'shower', mana: 1, health: 20 },
    b: { hand: 'counterspell, lesserGem, fireball, copper' },
  });
  pick(play, 'A', 'cast:shower');
  expect(seen(play, 'watcher').waiting).toEqual({ what: 'react', seats: [1], about: null });
  expect(offered(play, 'B')).toEqual(['pass', 'gem:lesserGem']);
  expect(whyNot(play, 'B', 'counter:counterspell')).toBe('manaMissing F501');
  expect(whyNot(play, 'B', 'cast:fireball')).toBe('onlyCounters F-A2');
  expect(blocked(play, 'B')).toHaveLength(2);
  pick(play, 'B', 'gem:lesserGem');
  expect(offered(play, 'B')).toEqual(['pass', 'counter:counterspell']);
  pick(play, 'B', 'counter:counterspell');
  expect(mana(play)).toEqual([0, 0]);
  expect(health(play)).toEqual([20, 50]);
  expect(happened(play, 'counterCast')).toEqual([
    { kind: 'counterCast', seat: 1, card: 'counterspell', target: 'shower', atShield: false },
  ]);
  expect(happened(play, 'spellNegated')).toEqual([
    { kind: 'spellNegated', seat: 0, card: 'shower', index: null, by: 'counter' },
  ]);
});

test('F-A2: passing lets the spell resolve', () => {
  const play = setTable({ a: { hand: 'shower', mana: 1, health: 20 }, b: { hand: 'counterspell', mana: 1 } });
  pick(play, 'A', 'cast:shower');
  pick(play, 'B', 'pass');
  expect(health(play)).toEqual([26, 50]);
  expect(happened(play, 'reactionPassed')).toEqual([{ kind: 'reactionPassed', seat: 1 }]);
  expect(zone(play, 'B', 'hand')).toEqual({ counterspell: 1 });
});

const war = () =>
  setTable({
    a: { hand: 'shower, 2 counterspell', mana: 3, health: 20 },
    b: { hand: '2 counterspell', mana: 2 },
  });

test('F-A3: a Counterspell may be answered with a Counterspell, seats alternating, until someone passes', () => {
  const play = war();
  pick(play, 'A', 'cast:shower');
  pick(play, 'B', 'counter:counterspell');
  expect(seen(play, 'watcher').waiting?.seats).toEqual([0]);
  pick(play, 'A', 'counter:counterspell');
  pick(play, 'B', 'counter:counterspell');
  pick(play, 'A', 'counter:counterspell');
  expect(happened(play, 'counterCast').map(({ seat, target }) => [seat, target])).toEqual([
    [1, 'shower'],
    [0, 'counterspell'],
    [1, 'counterspell'],
    [0, 'counterspell'],
  ]);
  // B has none left that anybody could think of, so nobody is asked again.
  expect(askedNow(play)).toBe('action');
  expect(health(play)).toEqual([26, 50]);
});

test('F-A4: the newest resolves first, and a negated spell does nothing while its mana stays spent', () => {
  const play = war();
  pick(play, 'A', 'cast:shower');
  pick(play, 'B', 'counter:counterspell');
  pick(play, 'A', 'counter:counterspell');
  pick(play, 'B', 'counter:counterspell');
  pick(play, 'A', 'pass');
  const story = play.events.flatMap((event) =>
    event.kind === 'spellResolved' || event.kind === 'spellNegated'
      ? [`${event.kind} ${event.seat} ${event.card}`]
      : [],
  );
  expect(story).toEqual([
    'spellResolved 1 counterspell',
    'spellNegated 0 counterspell',
    'spellResolved 1 counterspell',
    'spellNegated 0 shower',
  ]);
  expect(health(play)).toEqual([20, 50]);
  expect(mana(play)).toEqual([1, 0]);
});

test('F-A4: a negated spell discards, outcasts and gains nothing', () => {
  for (const [card, choice] of [
    ['airCurrents', { picks: ['copper'] }],
    ['manaChanneling', { pick: 'copper' }],
    ['pyromorphicSmelting', { pick: 'pair:copper' }],
    ['seismicSense', null],
  ] as const) {
    const play = setTable({
      a: { hand: `${card}, 2 copper`, mana: 1, deck: '3 gold' },
      b: { hand: 'counterspell', mana: 1 },
    });
    pick(play, 'A', `cast:${card}`);
    if (choice !== null) answer(play, 'A', choice);
    pick(play, 'B', 'counter:counterspell');
    expect(zone(play, 'A', 'hand')).toEqual({ copper: 2 });
    expect(zone(play, 'A', 'discard')).toEqual({ [card]: 1 });
    expect(zone(play, 'A', 'outcast')).toEqual({});
    expect(sizeOf(play, 'A', 'deck')).toBe(3);
    expect(JSON.stringify(eventsSeen(play.events, 1))).not.toContain('copper');
  }
});

test('F-A5: all spells of the exchange are discarded after the effects, outside the reshuffle they cause', () => {
  const play = setTable({
    a: { hand: 'glide, counterspell', mana: 2, discard: 'gold' },
    b: { hand: 'counterspell', mana: 1 },
  });
  pick(play, 'A', 'cast:glide');
  pick(play, 'B', 'counter:counterspell');
  pick(play, 'A', 'counter:counterspell');
  expect(zone(play, 'A', 'hand')).toEqual({ gold: 1 });
  expect(happened(play, 'drawShort')).toEqual([{ kind: 'drawShort', seat: 0, missing: 1 }]);
  expect(zone(play, 'A', 'discard')).toEqual(counted('glide, counterspell'));
  expect(zone(play, 'B', 'discard')).toEqual(counted('counterspell'));
});

test('F-R28: in the own Action Phase a Counterspell removes an enemy standing shield', () => {
  const play = setTable({
    a: { hand: 'counterspell', mana: 1 },
    b: {
      shields: [
        ['rockShield', 7],
        ['naturesShield', 4],
      ],
    },
  });
  expect(offered(play, 'A')).toEqual(['end', 'counter:counterspell:shield.1', 'counter:counterspell:shield.2']);
  pick(play, 'A', 'counter:counterspell:shield.1');
  expect(shields(play, 'B')).toEqual([{ card: 'naturesShield', capacity: 4 }]);
  expect(zone(play, 'B', 'discard')).toEqual({ rockShield: 1 });
  expect(zone(play, 'A', 'discard')).toEqual({ counterspell: 1 });
  expect(mana(play)).toEqual([0, 0]);
  expect(happened(play, 'shieldBroken')).toEqual([
    { kind: 'shieldBroken', seat: 1, card: 'rockShield', by: 'counter' },
  ]);
});

test('F-R28: a Counterspell at a shield can be countered, and the shield stands', () => {
  const play = setTable({
    a: { hand: 'counterspell', mana: 1 },
    b: { hand: 'counterspell', mana: 1, shields: [['rockShield', 7]] },
  });
  pick(play, 'A', 'counter:counterspell:shield.1');
  pick(play, 'B', 'counter:counterspell');
  expect(shields(play, 'B')).toEqual([{ card: 'rockShield', capacity: 7 }]);
});

test('F-R28: a copy bought by A answers in B’s Action Phase of the same round', () => {
  const play = setTable({
    phase: 'buy',
    a: { coins: 2, hand: 'lesserGem' },
    b: { hand: 'shower', mana: 1, health: 9 },
  });
  pick(play, 'A', 'buy:counterspell', 'end');
  pick(play, 'B', 'cast:shower');
  pick(play, 'A', 'gem:lesserGem', 'counter:counterspell');
  expect(health(play)).toEqual([50, 9]);
});

test('F-R28: with `counterReactions: off` nobody answers, and shields can still be removed', () => {
  const play = setTable({
    options: { counterReactions: 'off' },
    a: { hand: 'shower, counterspell', mana: 2, health: 20 },
    b: { hand: 'counterspell', mana: 1, shields: [['rockShield', 7]] },
  });
  pick(play, 'A', 'cast:shower');
  expect(askedNow(play)).toBe('action');
  expect(health(play)).toEqual([26, 50]);
  pick(play, 'A', 'counter:counterspell:shield.1');
  expect(shields(play, 'B')).toEqual([]);
});

/** Is seat B asked after A casts Shower? */
const asked = (b: Parameters<typeof setTable>[0]['b']) => {
  const play = setTable({ a: { hand: 'shower', mana: 1 }, b: b ?? {} });
  pick(play, 'A', 'cast:shower');
  return decision(play, 'B') !== null;
};

test('F-R65: the window opens when for all anybody sees the seat may hold a Counterspell, though it does not', () => {
  expect(asked({ hand: 'copper', deck: 'counterspell, copper' })).toBe(true);
  expect(asked({ hand: 'counterspell', deck: 'copper' })).toBe(true);
});

test('F-R65: it is skipped when every Counterspell lies in the open, or the hand is empty', () => {
  expect(asked({ hand: 'copper', deck: 'copper', discard: 'counterspell' })).toBe(false);
  expect(asked({ hand: 'copper', deck: 'copper', outcast: 'counterspell' })).toBe(false);
  expect(asked({ deck: '2 counterspell' })).toBe(false);
  expect(asked({ hand: 'copper' })).toBe(false);
});

test('F-R65: cards bought in the open are no place for a hidden Counterspell', () => {
  const play = setTable({
    phase: 'buy',
    turn: 'A',
    a: { coins: 2, deck: 'counterspell' },
    b: { hand: 'shower', mana: 1 },
  });
  pick(play, 'A', 'buy:lesserGem', 'end');
  expect(seen(play, 'B').players[0].known).toEqual({ lesserGem: 1 });
  pick(play, 'B', 'cast:shower');
  expect(decision(play, 'A')).toBeNull();
});

test('F-R65: a Counterspell bought in the open is known to be there, with nothing else in hand', () => {
  const play = setTable({ phase: 'buy', a: { coins: 2, mana: 1 }, b: { hand: 'shower', mana: 1 } });
  pick(play, 'A', 'buy:counterspell', 'end');
  pick(play, 'B', 'cast:shower');
  expect(offered(play, 'A')).toEqual(['pass', 'counter:counterspell']);
});

test('F-R64: whoever does not answer a window passes, and conceding is possible out of turn', () => {
  const play = setTable({ a: { hand: 'shower', mana: 1, health: 20 }, b: { hand: 'counterspell', mana: 1 } });
  pick(play, 'A', 'cast:shower');
  answer(play, 'B', { idle: true });
  expect(health(play)).toEqual([26, 50]);
  answer(play, 'B', { concede: true });
  expect(result(play)).toEqual({ winner: 0, reason: 'conceded' });
  expect(happened(play, 'conceded')).toEqual([{ kind: 'conceded', seat: 1 }]);
  expect(happened(play, 'gameOver')).toEqual([{ kind: 'gameOver', winner: 0, reason: 'conceded' }]);
  expect(refusalOf(play, 'A', { pick: 'end' })?.code).toBe('over');
});

test('F-R51: Seismic Sense asks for its mode with the cast, and a countered one is lost with its mana', () => {
  const play = setTable({ a: { hand: 'seismicSense', mana: 3 }, b: { hand: 'counterspell', mana: 1 } });
  expect(offered(play, 'A')).toEqual(['end', 'cast:seismicSense', 'cast:seismicSense:more']);
  pick(play, 'A', 'cast:seismicSense:more');
  expect(seen(play, 'B').exchange).toEqual([{ seat: 0, card: 'seismicSense', more: true, shield: 0 }]);
  pick(play, 'B', 'counter:counterspell');
  expect(mana(play)).toEqual([0, 0]);
  expect(zone(play, 'A', 'hand')).toEqual({});
  expect(happened(play, 'currencyGained')).toEqual([]);
});

test('F-R9: nobody gains money between rounds', () => {
  const play = newMatch({ supply: 'firstSparks' });
  for (let round = 0; round < 8; round++) {
    endTurn(play, 'A');
    endTurn(play, 'B');
    answer(play, 'A', { plan: {} });
    answer(play, 'B', { plan: {} });
  }
  expect(happened(play, 'currencyGained')).toEqual([]);
  expect(happened(play, 'cardBought')).toEqual([]);
  for (const player of seen(play, 'watcher').players) {
    const owned = (player.unseen.copper ?? 0) + (player.discard.copper ?? 0);
    expect([owned, player.coins]).toEqual([7, 0]);
  }
});

test('F-R46: Mist cast as an action counts what was cast before it, not the Counterspells of its own exchange', () => {
  const play = setTable({
    a: { hand: 'rejuvenatingMist, counterspell', mana: 1, cast: 'shower', health: 20 },
    b: { hand: 'counterspell', mana: 1 },
  });
  pick(play, 'A', 'cast:rejuvenatingMist');
  pick(play, 'B', 'counter:counterspell');
  pick(play, 'A', 'counter:counterspell');
  expect(health(play)[0]).toBe(28);
});

test('F-R73: no more cards can be fed than there is room for', () => {
  const play = setTable({ a: { hand: 'purification, 120 copper', health: 1 } });
  pick(play, 'A', 'cast:purification');
  expect(decision(play, 'A')?.max).toBe(96);
  expect(refusalOf(play, 'A', { picks: Array.from({ length: 97 }, () => 'copper') })?.code).toBe('tooMany');
  choose(play, 'A', '96 copper');
  expect(sizeOf(play, 'A', 'discard')).toBe(97);
});
