// What may be done in an Action Phase? F501 to F503 and the rulings on gems, casting and discards.

import { describe, expect, test } from 'vitest';
import {
  answer,
  askedNow,
  blocked,
  choose,
  counted,
  decision,
  endTurn,
  fight,
  happened,
  health,
  mana,
  nextDraw,
  offered,
  pick,
  refusalOf,
  setTable,
  sizeOf,
  whyNot,
  zone,
} from '../table-for-tests.ts';

describe('casting', () => {
  test('F501: any number of A and A/F spells, each paid with mana', () => {
    const play = setTable({ a: { hand: '3 shower, airCurrents', mana: 2, health: 20 } });
    pick(play, 'A', 'cast:shower', 'cast:shower');
    expect(health(play)).toEqual([32, 50]);
    expect(mana(play)).toEqual([0, 0]);
    expect(offered(play, 'A')).toEqual(['end', 'cast:airCurrents']);
    expect(blocked(play, 'A')).toEqual([
      {
        key: 'cast:shower',
        reason: { code: 'manaMissing', clause: 'F501', values: { missing: 1, card: 'shower', needs: 1, can: 0 } },
      },
    ]);
    expect(refusalOf(play, 'A', { pick: 'cast:shower' })?.clause).toBe('F501');
  });

  test('F502: a spell for the fight alone is not offered, and the reason says so', () => {
    const play = setTable({ a: { hand: 'fireball, rockShield', mana: 9 } });
    expect(offered(play, 'A')).toEqual(['end']);
    expect(whyNot(play, 'A', 'cast:fireball')).toBe('fightOnly F502');
    expect(whyNot(play, 'A', 'cast:rockShield')).toBe('fightOnly F502');
    expect(refusalOf(play, 'A', { pick: 'cast:fireball' })?.clause).toBe('F502');
  });

  test('F503: an action spell is in the discard pile as soon as it has resolved', () => {
    const play = setTable({ a: { hand: 'shower', mana: 1, health: 40 } });
    pick(play, 'A', 'cast:shower');
    expect(askedNow(play)).toBe('action');
    expect(zone(play, 'A', 'discard')).toEqual({ shower: 1 });
    expect(zone(play, 'A', 'inPlay')).toEqual({});
  });

  test('F-R20: a spell without effect may be cast, does what it can and counts as cast', () => {
    const play = setTable({
      a: { hand: 'shower, pyromorphicSmelting, copper, manaChanneling, rejuvenatingMist', mana: 1, health: 50 },
    });
    pick(play, 'A', 'cast:shower', 'cast:pyromorphicSmelting');
    expect(offered(play, 'A')).toEqual(['none']);
    pick(play, 'A', 'none');
    expect(happened(play, 'spellFizzled')).toEqual([{ kind: 'spellFizzled', seat: 0, card: 'pyromorphicSmelting' }]);
    expect(health(play)).toEqual([50, 50]);
    expect(zone(play, 'A', 'cast')).toEqual(counted('shower, pyromorphicSmelting'));
    expect(zone(play, 'A', 'hand')).toEqual(counted('copper, manaChanneling, rejuvenatingMist'));
  });

  test('F-R20: where a choice exists one must be made', () => {
    const play = setTable({ a: { hand: 'pyromorphicSmelting, 2 copper' } });
    pick(play, 'A', 'cast:pyromorphicSmelting');
    expect(offered(play, 'A')).toEqual(['pair:copper']);
    const channel = setTable({ a: { hand: 'manaChanneling, gold' } });
    pick(channel, 'A', 'cast:manaChanneling');
    expect(offered(channel, 'A')).toEqual(['gold']);
  });

  test('F-R20: only a Counterspell needs a target', () => {
    const play = setTable({ a: { hand: 'counterspell', mana: 1 } });
    expect(offered(play, 'A')).toEqual(['end']);
    expect(whyNot(play, 'A', 'cast:counterspell')).toBe('noTarget F-R20');
  });

  test('F-R55: Glide as an action draws now and queues nothing', () => {
    const play = setTable({ a: { hand: 'glide', mana: 1, deck: '9 copper' } });
    pick(play, 'A', 'cast:glide');
    expect(zone(play, 'A', 'hand')).toEqual({ copper: 2 });
    expect(nextDraw(play)).toEqual([0, 0]);
  });
});

describe('gems', () => {
  test('F-R16: a gem played in the Action Phase stays in play until cleanup and pays once', () => {
    const play = setTable({ a: { hand: 'lesserGem, glide' } });
    pick(play, 'A', 'gem:lesserGem', 'cast:glide');
    // Nothing to reshuffle but the Glide, which is not part of what it causes; the gem is not in any pile.
    expect(zone(play, 'A', 'hand')).toEqual({});
    expect(zone(play, 'A', 'inPlay')).toEqual({ lesserGem: 1 });
    endTurn(play, 'A');
    endTurn(play, 'B');
    expect(zone(play, 'A', 'inPlay')).toEqual({ lesserGem: 1 });
    fight(play, '', '');
    expect(zone(play, 'A', 'inPlay')).toEqual({});
    expect(zone(play, 'A', 'hand')).toEqual(counted('lesserGem, glide'));
  });

  test('F-R17: only a gem in hand can be outcast for cards', () => {
    const play = setTable({ a: { hand: '2 lesserGem', deck: '5 copper' } });
    pick(play, 'A', 'gem:lesserGem');
    expect(offered(play, 'A')).toEqual(['end', 'gem:lesserGem', 'outcast:lesserGem']);
    pick(play, 'A', 'outcast:lesserGem');
    expect(offered(play, 'A')).toEqual(['end']);
    expect(mana(play)).toEqual([1, 0]);
    expect(zone(play, 'A', 'outcast')).toEqual({ lesserGem: 1 });
    expect(zone(play, 'A', 'hand')).toEqual({ copper: 1 });
  });

  test('F-R17: with `gemOutcast: also` a gem may be outcast after it has been played for mana', () => {
    const play = setTable({ options: { gemOutcast: 'also' }, a: { hand: 'greaterGem', deck: '5 copper' } });
    expect(offered(play, 'A')).not.toContain('outcast:greaterGem:played');
    pick(play, 'A', 'gem:greaterGem', 'outcast:greaterGem:played');
    expect(mana(play)).toEqual([2, 0]);
    expect(zone(play, 'A', 'inPlay')).toEqual({});
    expect(zone(play, 'A', 'outcast')).toEqual({ greaterGem: 1 });
    expect(sizeOf(play, 'A', 'hand')).toBe(2);
  });

  test('F-R18: gems are outcast in the own Action Phase only, not in the Buy Phase, an answer or a plan', () => {
    const keys = (key: string) => key.startsWith('outcast:') || key.startsWith('gem:');
    const buy = setTable({ phase: 'buy', a: { hand: 'lesserGem, copper' } });
    expect(offered(buy, 'A').filter(keys)).toEqual([]);
    const answering = setTable({ a: { hand: 'shower', mana: 1 }, b: { hand: 'lesserGem, counterspell' } });
    pick(answering, 'A', 'cast:shower');
    expect(offered(answering, 'B')).toEqual(['pass', 'gem:lesserGem']);
    const plan = setTable({ phase: 'fight', a: { hand: 'lesserGem' } });
    expect(offered(plan, 'A')).toEqual(['gem:lesserGem']);
  });

  test('F-R18: a gem bought this round is played in the fight, and outcast from the next round on', () => {
    const play = setTable({ phase: 'buy', a: { coins: 2, hand: 'shower', health: 10, deck: '9 copper' } });
    pick(play, 'A', 'buy:lesserGem', 'end');
    endTurn(play, 'B');
    expect(offered(play, 'A')).toEqual(['gem:lesserGem', 'cast:shower']);
    fight(play, 'lesserGem + shower', '');
    expect(health(play)).toEqual([16, 50]);
  });

  test('F-R18: the use of a gem opens no window for a Counterspell', () => {
    const play = setTable({ a: { hand: '2 lesserGem', deck: 'copper' }, b: { hand: 'counterspell', mana: 1 } });
    pick(play, 'A', 'gem:lesserGem');
    expect(decision(play, 'B')).toBeNull();
    pick(play, 'A', 'outcast:lesserGem');
    expect(decision(play, 'B')).toBeNull();
  });
});

describe('discards of action spells', () => {
  test('F-R21: they are an effect: chosen with the cast, carried out only if it is not countered', () => {
    const play = setTable({
      a: { hand: 'purification, 2 copper', health: 20 },
      b: { hand: 'counterspell', mana: 1 },
    });
    pick(play, 'A', 'cast:purification');
    choose(play, 'A', '2 copper');
    expect(zone(play, 'A', 'hand')).toEqual({ copper: 2 });
    pick(play, 'B', 'counter:counterspell');
    expect(zone(play, 'A', 'hand')).toEqual({ copper: 2 });
    expect(health(play)).toEqual([20, 50]);
    expect(happened(play, 'cardsDiscarded').flatMap((event) => event.cards)).not.toContain('copper');
  });

  test('F-R21: no card at all is a choice, and no card can be chosen more often than it is held', () => {
    const play = setTable({ a: { hand: 'purification, 2 copper, gold', health: 20 } });
    pick(play, 'A', 'cast:purification');
    expect(decision(play, 'A')).toMatchObject({ shape: 'some', min: 0, max: 3 });
    expect(refusalOf(play, 'A', { picks: ['copper', 'copper', 'copper'] })?.code).toBe('notOffered');
    expect(refusalOf(play, 'A', { picks: ['silver'] })?.code).toBe('unknownOption');
    choose(play, 'A', '');
    expect(health(play)).toEqual([20, 50]);
    expect(sizeOf(play, 'A', 'hand')).toBe(3);
  });

  test('F-R21: played gems and cast spells are not in hand and can not be fed', () => {
    const play = setTable({ a: { hand: 'purification, lesserGem, copper' } });
    pick(play, 'A', 'gem:lesserGem', 'cast:purification');
    expect(offered(play, 'A')).toEqual(['copper']);
  });

  test('F-R68: a chosen Counterspell that its owner plays meanwhile is not discarded and counts for nothing', () => {
    const play = setTable({
      a: { hand: 'purification, counterspell, copper', mana: 1, health: 20 },
      b: { hand: 'counterspell', mana: 1 },
    });
    pick(play, 'A', 'cast:purification');
    choose(play, 'A', 'counterspell, copper');
    pick(play, 'B', 'counter:counterspell');
    pick(play, 'A', 'counter:counterspell');
    expect(health(play)).toEqual([25, 50]);
    expect(zone(play, 'A', 'discard')).toEqual(counted('purification, counterspell, copper'));
    expect(sizeOf(play, 'A', 'hand')).toBe(0);
  });
});

test('F-R68: a chosen gem that its owner plays meanwhile is not outcast', () => {
  const play = setTable({
    a: { hand: 'manaChanneling, lesserGem, counterspell' },
    b: { hand: 'counterspell', mana: 1 },
  });
  pick(play, 'A', 'cast:manaChanneling', 'lesserGem');
  pick(play, 'B', 'counter:counterspell');
  pick(play, 'A', 'gem:lesserGem', 'counter:counterspell');
  expect(zone(play, 'A', 'outcast')).toEqual({});
  expect(zone(play, 'A', 'inPlay')).toEqual({ lesserGem: 1 });
  expect(happened(play, 'spellFizzled')).toEqual([{ kind: 'spellFizzled', seat: 0, card: 'manaChanneling' }]);
});

test('F-R70: a choice that must be made falls on the first card of the list, one that need not on none', () => {
  const channel = setTable({ a: { hand: 'manaChanneling, nuke, silver, lesserGem' } });
  pick(channel, 'A', 'cast:manaChanneling');
  answer(channel, 'A', { idle: true });
  expect(zone(channel, 'A', 'outcast')).toEqual({ silver: 1 });
  const smelting = setTable({ a: { hand: 'pyromorphicSmelting, 2 silver, 2 copper' } });
  pick(smelting, 'A', 'cast:pyromorphicSmelting');
  answer(smelting, 'A', { idle: true });
  expect(zone(smelting, 'A', 'hand')).toEqual({ silver: 3 });
  const currents = setTable({ a: { hand: 'airCurrents, 2 silver', deck: '3 gold' } });
  pick(currents, 'A', 'cast:airCurrents');
  answer(currents, 'A', { idle: true });
  expect(zone(currents, 'A', 'hand')).toEqual({ silver: 2 });
});

test('F-R64: whoever does not answer in the Action Phase ends it, and choices that must be made are made', () => {
  const play = setTable({ a: { hand: 'manaChanneling, copper, purification' } });
  pick(play, 'A', 'cast:purification');
  answer(play, 'A', { idle: true });
  expect(sizeOf(play, 'A', 'hand')).toBe(2);
  pick(play, 'A', 'cast:manaChanneling');
  answer(play, 'A', { idle: true });
  expect(zone(play, 'A', 'outcast')).toEqual({ copper: 1 });
  answer(play, 'A', { idle: true });
  expect(askedNow(play)).toBe('buy');
  expect(happened(play, 'timedOut').map((event) => event.what)).toEqual(['feed', 'outcast', 'action']);
});

test('F-R51: Seismic Sense for Gold is blocked for want of mana alone', () => {
  const keys = (mana: number) =>
    blocked(setTable({ a: { hand: 'seismicSense', mana } }), 'A').map(({ key, reason }) => [
      key,
      reason.values.missing,
    ]);
  expect(keys(3)).toEqual([]);
  expect(keys(2)).toEqual([['cast:seismicSense:more', 1]]);
  expect(keys(0)).toEqual([
    ['cast:seismicSense', 1],
    ['cast:seismicSense:more', 3],
  ]);
});
