// How does a fight go? F702 to F706, steps F-P2 to F-P12, and the rulings on what is secret and what has priority.

import { describe, expect, test } from 'vitest';
import { namesIn, words } from '../../text/all.ts';
import {
  aimAt,
  answer,
  askedNow,
  commit,
  counted,
  endTurn,
  eventsSeen,
  fight,
  fought,
  happened,
  health,
  mana,
  refusalOf,
  result,
  seen,
  setTable,
  shields,
  sizeOf,
  zone,
} from '../table-for-tests.ts';

describe('secret and simultaneous', () => {
  test('F702: both choose in secret, in any order, and both plans are shown together', () => {
    const play = setTable({ phase: 'fight', a: { hand: 'airSwipe' }, b: { hand: 'airSwipe, copper' } });
    expect(seen(play, 'watcher').waiting).toEqual({ what: 'plan', seats: [0, 1], about: null });
    commit(play, 'B', 'airSwipe');
    expect(seen(play, 'A').waiting?.seats).toEqual([0]);
    expect(seen(play, 'B').players[1].plan).toEqual({ gems: [], spells: [{ cast: 'airSwipe', feed: [] }] });
    for (const viewer of ['A', 'watcher'] as const) {
      expect(seen(play, viewer).players[1]).toMatchObject({ plan: null, handSize: 2, inPlay: {}, cast: {} });
    }
    expect(eventsSeen(play.events, 0).at(-1)).toEqual({ kind: 'planCommitted', seat: 1 });
    expect(happened(play, 'fightRevealed')).toEqual([]);
    commit(play, 'A', '');
    expect(happened(play, 'fightRevealed')).toEqual([
      {
        kind: 'fightRevealed',
        plans: [
          { gems: [], spells: [] },
          { gems: [], spells: [{ cast: 'airSwipe', feed: [] }] },
        ],
      },
    ]);
  });

  test('F-P2: at the reveal mana is paid, spells are on the cast list and fed cards are discarded', () => {
    const play = setTable({
      phase: 'fight',
      a: { hand: 'greaterGem, counterspell, rockSmash, copper', mana: 1 },
      b: { hand: 'fireball', mana: 1 },
    });
    fight(play, 'greaterGem + counterspell + rockSmash(copper)', 'fireball');
    expect(askedNow(play)).toBe('aim');
    expect(mana(play)).toEqual([2, 0]);
    expect(zone(play, 'A', 'cast')).toEqual(counted('counterspell, rockSmash'));
    expect(zone(play, 'A', 'discard')).toEqual({ copper: 1 });
    expect(zone(play, 'A', 'inPlay')).toEqual(counted('greaterGem, counterspell, rockSmash'));
    expect(sizeOf(play, 'A', 'hand')).toBe(0);
  });

  test('F-R21: what is fed in a fight is lost even when the spell is negated', () => {
    const play = fought({
      plans: ['sacrificialFlame(2 gold)', 'counterspell'],
      aims: { B: ['spell.1:sacrificialFlame'] },
    });
    expect(health(play)).toEqual([50, 50]);
    expect(zone(play, 'A', 'discard')).toEqual(counted('2 gold, sacrificialFlame'));
  });

  test('F-R64: whoever does not answer commits an empty plan and aims at nothing', () => {
    const play = setTable({ phase: 'fight', a: { hand: 'counterspell', mana: 1 }, b: { hand: 'fireball', mana: 1 } });
    fight(play, 'counterspell', 'fireball');
    answer(play, 'A', { idle: true });
    expect(health(play)).toEqual([45, 50]);
    const late = setTable({ phase: 'fight', a: { hand: 'airSwipe' }, b: { hand: 'airSwipe' } });
    answer(late, 'B', { idle: true });
    commit(late, 'A', 'airSwipe');
    expect(health(late)).toEqual([50, 47]);
    expect(happened(late, 'timedOut')).toEqual([{ kind: 'timedOut', seat: 1, what: 'plan' }]);
  });

  test('F-R57: nobody draws during the fight, so what was fed at the reveal stays away until it is over', () => {
    const play = fought({
      plans: ['glide + cyclone + sacrificialFlame(copper)', 'fleetingAgility'],
      a: { deck: '' },
      b: { deck: '' },
    });
    const kinds = play.events.map((event) => event.kind);
    expect(kinds.indexOf('cardsDrawn')).toBeGreaterThan(kinds.indexOf('cleanup'));
  });
});

describe('two steps of damage', () => {
  test('F703: fight spells work at the same time, so both sides’ damage is dealt', () => {
    const play = fought({ plans: ['fireball', 'nuke'] });
    expect(health(play)).toEqual([25, 45]);
    const packets = happened(play, 'damagePacket').map(({ step }) => step);
    expect(packets).toEqual(['main', 'main']);
  });

  test('F704: blocks and negations are in force before priority damage', () => {
    const blockedSwipe = fought({ plans: ['airSwipe', 'rockToss'] });
    expect(health(blockedSwipe)).toEqual([47, 50]);
    const countered = fought({ plans: ['cyclone', 'counterspell'], aims: { B: ['spell.1:cyclone'] } });
    expect(health(countered)).toEqual([50, 50]);
  });

  test('F705: damage stays in later rounds', () => {
    const play = fought({ plans: ['flamethrower', ''] });
    endTurn(play, 'A');
    endTurn(play, 'B');
    fight(play, '', '');
    expect(health(play)).toEqual([50, 38]);
  });

  test('F801: a smaller plan after a larger one has nothing of the larger one in it', () => {
    const play = fought({
      plans: ['airSwipe + mudBall + rockSmash(rockToss) + counterspell', ''],
      a: { deck: '5 airSwipe' },
      b: { deck: '5 copper' },
    });
    expect(health(play)).toEqual([50, 38]);
    endTurn(play, 'A');
    endTurn(play, 'B');
    const before = play.events.length;
    fight(play, 'airSwipe', '');
    expect(health(play)).toEqual([50, 35]);
    const kinds = play.events.slice(before).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'damagePacket')).toHaveLength(1);
    expect(kinds).not.toContain('counterTargetsRevealed');
  });

  test('F706: both at 0 or less in the same round go to sudden death', () => {
    const play = fought({ plans: ['nuke', 'nuke'], a: { health: 25 }, b: { health: 3 } });
    expect(happened(play, 'tie')).toHaveLength(1);
    expect(seen(play, 'A').suddenDeath).toBe(true);
    expect(result(play)).toBeNull();
  });

  test('F-P8: priority spells strike in a step of their own, both sides together, and Cyclone queues its draw', () => {
    const play = fought({
      plans: ['airSwipe + cyclone', 'airBullets + fireball'],
      b: { cast: 'seismicSense' },
    });
    const steps = happened(play, 'healthChanged').map(({ seat, from, to, step }) => `${step} ${seat}: ${from} ${to}`);
    expect(steps).toEqual(['priority 0: 50 43', 'priority 1: 50 41', 'main 0: 43 38']);
    expect(sizeOf(play, 'A', 'hand')).toBe(6);
  });

  test('F-P8: blocks absorb first, then shields oldest first; a shield at 0 is discarded', () => {
    const play = fought({
      plans: ['airSwipe + cyclone', 'rockToss'],
      b: {
        shields: [
          ['rockShield', 2],
          ['naturesShield', 4],
        ],
      },
    });
    // 9 priority damage: 5 blocked, 2 by the older shield, 2 by the younger.
    expect(health(play)).toEqual([47, 50]);
    expect(shields(play, 'B')).toEqual([{ card: 'naturesShield', capacity: 2 }]);
    expect(zone(play, 'B', 'discard')).toEqual(counted('rockToss, rockShield'));
    expect(happened(play, 'damageReduced').map(({ by, amount }) => [by, amount])).toEqual([
      ['block', 5],
      ['shield', 4],
    ]);
    expect(happened(play, 'shieldWorn').map(({ card, left }) => [card, left])).toEqual([
      ['rockShield', 0],
      ['naturesShield', 2],
    ]);
  });

  test('F-P8: new shields absorb in plan order', () => {
    const play = fought({ plans: ['fireball', 'naturesShield(copper) + rockShield'] });
    expect(shields(play, 'B')).toEqual([{ card: 'rockShield', capacity: 5 }]);
  });

  test('F-P9: one player down after the priority step loses at once', () => {
    const play = fought({ plans: ['airSwipe + nuke', 'nuke + healingStream'], b: { health: 3 } });
    expect(result(play)).toEqual({ winner: 0, reason: 'defeated' });
    expect(health(play)).toEqual([50, 0]);
    expect(happened(play, 'endCheck').map(({ step }) => step)).toEqual(['priority']);
    expect(happened(play, 'playerDefeated')).toEqual([{ kind: 'playerDefeated', seat: 1 }]);
  });

  test('F-P9: both down after the priority step go to sudden death without a main step', () => {
    const play = fought({ plans: ['airSwipe + healingStream', 'airSwipe'], a: { health: 3 }, b: { health: 2 } });
    expect(happened(play, 'tie')).toHaveLength(1);
    expect(happened(play, 'endCheck')).toHaveLength(1);
    expect(health(play)).toEqual([20, 20]);
  });

  test('F-P12: after the main step the same check decides', () => {
    const won = fought({ plans: ['', 'fireball'], a: { health: 5 } });
    expect(result(won)).toEqual({ winner: 1, reason: 'defeated' });
    expect(happened(won, 'endCheck').map(({ step }) => step)).toEqual(['priority', 'main']);
    const goesOn = fought({ plans: ['', 'fireball'], a: { health: 6 } });
    expect(askedNow(goesOn)).toBe('action');
    expect(seen(goesOn, 'A').round).toBe(2);
  });

  test('F-R13: a seat at 0 or less loses at an end check; health may fall below 0, but 0 is shown', () => {
    const play = fought({ plans: ['nuke', ''], b: { health: 10 } });
    expect(result(play)).toEqual({ winner: 0, reason: 'defeated' });
    expect(health(play)).toEqual([50, -15]);
    expect(refusalOf(play, 'B', { pick: 'end' })).toMatchObject({ code: 'over' });
    const lines = happened(play, 'healthChanged').map((event) => words.en.event(event, 'watcher', namesIn('en')));
    expect(lines.join()).toMatch(/10 → 0/);
  });

  test('F-R34: whoever falls in the priority step gets nothing from slower spells or healing', () => {
    const play = fought({ plans: ['2 airSwipe', 'healingStream + nuke'], b: { health: 6 } });
    expect(result(play)).toEqual({ winner: 0, reason: 'defeated' });
    expect(health(play)).toEqual([50, 0]);
    expect(happened(play, 'healed')).toEqual([]);
  });

  test('F-R34: with priorityKills: afterFight the whole fight counts', () => {
    const options = { priorityKills: 'afterFight' };
    const healed = fought({ options, plans: ['2 airSwipe', 'healingStream'], b: { health: 6 } });
    expect(result(healed)).toBe(null);
    expect(health(healed)).toEqual([50, 18]);
    const both = fought({ options, plans: ['2 airSwipe', 'fireball'], a: { health: 3 }, b: { health: 6 } });
    expect(happened(both, 'playerDefeated').map(({ seat }) => seat)).toEqual([0, 1]);
    const fallen = fought({ options, plans: ['2 airSwipe', ''], b: { health: 6 } });
    expect(result(fallen)).toEqual({ winner: 0, reason: 'defeated' });
  });

  test('F-R34: the draw of Cyclone belongs to the priority step', () => {
    const play = fought({ plans: ['cyclone', 'cyclone'], a: { health: 1 }, b: { health: 1 } });
    expect(happened(play, 'drawModifierQueued').map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

test('F-P4: a ring of Counterspells negates itself, and what they were aimed at lives', () => {
  const play = setTable({
    phase: 'fight',
    a: { hand: 'counterspell, fireball', mana: 2 },
    b: { hand: 'counterspell', mana: 1 },
  });
  fight(play, 'counterspell + fireball', 'counterspell');
  aimAt(play, 'A', 'spell.1:counterspell');
  aimAt(play, 'B', 'spell.1:counterspell');
  expect(happened(play, 'counterCycle')[0].spells.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(health(play)).toEqual([50, 45]);
});

test('F1208: one point of damage is enough to empower a Sling', () => {
  const play = fought({ plans: ['airSwipe', 'waterSling'], b: { shields: [['rockShield', 2]] } });
  expect(health(play)).toEqual([42, 49]);
  expect(happened(play, 'slingEmpowered')).toEqual([{ kind: 'slingEmpowered', seat: 1, card: 'waterSling' }]);
});

test('F-R43: damage that can be blocked and damage that can not both count as taken', () => {
  const play = fought({ plans: ['firestorm + 3 fireball', 'waterSling'] });
  expect(health(play)).toEqual([42, 20]);
  const half = fought({ plans: ['firestorm + fireball', 'stoneSkin + waterSling'] });
  expect(health(half)).toEqual([42, 33]);
  const none = fought({ plans: ['3 fireball', 'flight + waterSling'] });
  expect(health(none)).toEqual([46, 50]);
  const blocked = fought({ plans: ['fireball', 'rockToss + waterSling'] });
  expect(health(blocked)).toEqual([43, 50]);
});
