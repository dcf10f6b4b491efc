// What do Counterspells and Tsunami negate in a fight? F-P3 to F-P5 and F-R27 to F-R33.

import { type Json, newReply, refusal, stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { finalMagic } from '../rules.ts';
import {
  aimAt,
  askedNow,
  blocked,
  counted,
  decision,
  eventsSeen,
  fight,
  fought,
  happened,
  health,
  refusalOf,
  seen,
  setTable,
  shields,
  sizeOf,
  zone,
} from '../table-for-tests.ts';
import { aim } from './aim.ts';

const aimPlans = aim.plans!;

test('F-P3: both aim in secret: at enemy spells of this fight or standing shields, or at nothing', () => {
  const play = setTable({
    phase: 'fight',
    a: { hand: 'counterspell, fireball', mana: 2 },
    b: { hand: 'counterspell, rockShield', mana: 2, shields: [['naturesShield', 3]] },
  });
  fight(play, 'counterspell + fireball', 'counterspell + rockShield');
  expect(seen(play, 'watcher').waiting).toEqual({ what: 'aim', seats: [0, 1], about: null });
  expect(decision(play, 'A')?.options.map(({ key }) => key)).toEqual([
    'spell.1:counterspell',
    'spell.2:rockShield',
    'shield.1:naturesShield',
  ]);
  aimAt(play, 'A', 'shield.1:naturesShield');
  expect(seen(play, 'A').players[0].aims).toEqual(['shield.1:naturesShield']);
  expect(seen(play, 'B').players[0].aims).toBeNull();
  expect(eventsSeen(play.events, 1).at(-1)).toEqual({ kind: 'counterTargetsChosen', seat: 0 });
  expect(seen(play, 'B').waiting?.seats).toEqual([1]);
  aimAt(play, 'B', 'none');
  expect(happened(play, 'counterTargetsRevealed')).toEqual([
    { kind: 'counterTargetsRevealed', aims: [[{ shield: 0, card: 'naturesShield' }], [null]] },
  ]);
  expect(health(play)).toEqual([50, 50]);
});

test('F-P3: several Counterspells may share an aim, but there are no more aims than Counterspells', () => {
  const play = setTable({ phase: 'fight', a: { hand: '2 counterspell', mana: 2 }, b: { hand: 'fireball', mana: 1 } });
  fight(play, '2 counterspell', 'fireball');
  const at = 'spell.1:fireball';
  expect(refusalOf(play, 'A', { plan: { aims: [at, at, at] } })).toMatchObject({ code: 'aimTooMany', clause: 'F-P3' });
  expect(refusalOf(play, 'A', { plan: { aims: ['spell.2:nuke'] } })).toMatchObject({
    code: 'noSuchTarget',
    clause: 'F-P3',
  });
  aimAt(play, 'A', at, at);
  expect(health(play)).toEqual([50, 50]);
});

test('F-P4: a Counterspell hit by a live one is negated, from the outside in', () => {
  const play = fought({
    plans: ['2 counterspell', 'firestorm + counterspell'],
    aims: { A: ['spell.1:firestorm', 'spell.2:counterspell'], B: ['spell.1:counterspell'] },
  });
  // A's second hits B's, so A's first is live and stops the Firestorm.
  expect(health(play)).toEqual([50, 50]);
  const negated = happened(play, 'spellNegated').map(({ seat, card, by }) => [seat, card, by]);
  expect(negated).toEqual([
    [1, 'firestorm', 'counter'],
    [1, 'counterspell', 'counter'],
  ]);
});

test('F-P4: a negated Counterspell negates nothing', () => {
  const play = fought({
    plans: ['counterspell', 'firestorm + counterspell'],
    aims: { A: ['spell.1:firestorm'], B: ['spell.1:counterspell'] },
  });
  expect(health(play)).toEqual([35, 50]);
});

test('F-P5: one Tsunami puts out every Fire spell of the fight, whoever cast it', () => {
  const play = fought({ plans: ['tsunami + fireball', 'nuke + flamethrower + airSwipe'] });
  expect(health(play)).toEqual([50, 40]);
  expect(happened(play, 'fireExtinguished')).toEqual([
    {
      kind: 'fireExtinguished',
      seat: 0,
      card: 'tsunami',
      spells: [
        { seat: 0, index: 1, card: 'fireball' },
        { seat: 1, index: 0, card: 'nuke' },
        { seat: 1, index: 1, card: 'flamethrower' },
      ],
    },
  ]);
});

test('F-R27: a Counterspell is committed in the plan and aimed after the reveal; without a target it was still cast', () => {
  const play = fought({ plans: ['counterspell + rejuvenatingMist', 'nuke'], a: { health: 40 } });
  // Nuke is immune, so there is nothing to aim at and nobody is asked; the Mist counts the Counterspell.
  expect(askedNow(play)).toBe('action');
  expect(health(play)).toEqual([40 - 25 + 5, 50]);
  expect(happened(play, 'counterTargetsChosen')).toEqual([]);
});

test('F-R27: one may decline to aim', () => {
  const play = fought({ plans: ['counterspell', 'fireball'], aims: { A: ['none'] } });
  expect(health(play)).toEqual([45, 50]);
  const fewer = fought({ plans: ['2 counterspell', 'fireball'], aims: { A: [] } });
  expect(health(fewer)).toEqual([45, 50]);
});

test('F-R29: a standing shield of an earlier round is a legal aim: it is discarded before it can block', () => {
  const play = fought({
    plans: ['counterspell + fireball', ''],
    b: { shields: [['rockShield', 7]] },
    aims: { A: ['shield.1:rockShield'] },
  });
  expect(health(play)).toEqual([50, 45]);
  expect(shields(play, 'B')).toEqual([]);
  expect(zone(play, 'B', 'discard')).toEqual({ rockShield: 1 });
});

test('F-R29: two shields that are hit both break, and the third keeps its capacity', () => {
  const play = fought({
    plans: ['2 counterspell', ''],
    b: {
      shields: [
        ['rockShield', 1],
        ['rockShield', 2],
        ['rockShield', 3],
      ],
    },
    aims: { A: ['shield.1:rockShield', 'shield.3:rockShield'] },
  });
  expect(shields(play, 'B')).toEqual([{ card: 'rockShield', capacity: 2 }]);
});

test('F-R30: two Counterspells aimed at each other both fail', () => {
  const play = fought({
    plans: ['counterspell + fireball', 'counterspell + fireball'],
    aims: { A: ['spell.1:counterspell'], B: ['spell.1:counterspell'] },
  });
  expect(health(play)).toEqual([45, 45]);
  expect(happened(play, 'spellNegated').map(({ by }) => by)).toEqual(['cycle', 'cycle']);
});

test('F-R30: a ring hit by an outside Counterspell is no ring', () => {
  const play = fought({
    plans: ['2 counterspell + fireball', 'counterspell'],
    aims: { A: ['spell.1:counterspell', 'spell.1:counterspell'], B: ['spell.1:counterspell'] },
  });
  // The second of A is not aimed at: it strikes B's, so A's first lives; no ring is announced.
  expect(happened(play, 'counterCycle')).toEqual([]);
  expect(happened(play, 'spellNegated').map(({ seat }) => seat)).toEqual([1]);
  expect(health(play)).toEqual([50, 45]);
});

test('F-R31: a negated spell does nothing, gives nothing back and still counts as cast', () => {
  const toss = fought({
    plans: ['rockToss + airBullets + mudBall', 'counterspell'],
    aims: { B: ['spell.1:rockToss'] },
  });
  // Bullets 4 + 3 for the negated Rock Toss, Mud Ball 3 and its draw.
  expect(health(toss)).toEqual([50, 40]);
  expect(sizeOf(toss, 'B', 'hand')).toBe(4);
  const shield = fought({ plans: ['rockShield', 'counterspell + fireball'], aims: { B: ['spell.1:rockShield'] } });
  expect(health(shield)).toEqual([45, 50]);
  expect(shields(shield, 'A')).toEqual([]);
  expect(zone(shield, 'A', 'discard')).toEqual({ rockShield: 1 });
  expect(happened(shield, 'manaLost')[0]).toEqual({ kind: 'manaLost', seat: 0, mana: 29 });
  const glide = fought({
    plans: ['glide + fleetingAgility', 'counterspell'],
    aims: { B: ['spell.1:glide'] },
  });
  expect(sizeOf(glide, 'A', 'hand')).toBe(7);
});

test('F-R31: a negated Air spell keeps Barreling Fire cheap', () => {
  const play = setTable({
    phase: 'fight',
    a: { hand: 'barrelingFire, glide', mana: 2 },
    b: { hand: 'counterspell', mana: 1 },
  });
  fight(play, 'barrelingFire + glide', 'counterspell');
  aimAt(play, 'B', 'spell.2:glide');
  expect(health(play)).toEqual([50, 42]);
});

test('F-R32: nothing blocks Firestorm and it wears nothing down, but it can be countered and put out', () => {
  expect(health(fought({ plans: ['firestorm', 'rockToss'] }))).toEqual([47, 35]);
  expect(health(fought({ plans: ['firestorm', 'flight'] }))).toEqual([50, 35]);
  expect(health(fought({ plans: ['firestorm', 'stoneSkin'] }))).toEqual([50, 35]);
  const shield = fought({ plans: ['firestorm', 'rockShield'] });
  expect(health(shield)).toEqual([50, 35]);
  expect(shields(shield, 'B')).toEqual([{ card: 'rockShield', capacity: 7 }]);
  expect(health(fought({ plans: ['firestorm', 'counterspell'], aims: { B: ['spell.1:firestorm'] } }))).toEqual([
    50, 50,
  ]);
  expect(health(fought({ plans: ['firestorm', 'tsunami'] }))).toEqual([40, 50]);
});

test('F-R33: Tsunami puts out the own Fire spells and the immune Nuke, but not Fire of the Action Phase', () => {
  expect(health(fought({ plans: ['tsunami + nuke', ''] }))).toEqual([50, 40]);
  const smelted = fought({ plans: ['rejuvenatingMist', 'tsunami'], a: { health: 30, cast: 'pyromorphicSmelting' } });
  expect(health(smelted)).toEqual([30 - 10 + 5, 50]);
});

test('F-R33: with `tsunamiPutsOut: enemy` the own Fire burns on', () => {
  const play = fought({ options: { tsunamiPutsOut: 'enemy' }, plans: ['tsunami + fireball', 'nuke'] });
  expect(health(play)).toEqual([50, 35]);
  const both = fought({ options: { tsunamiPutsOut: 'enemy' }, plans: ['tsunami + fireball', 'tsunami + fireball'] });
  expect(happened(both, 'spellNegated').map(({ seat }) => seat)).toEqual([1, 0]);
});

test('F1501: Counterspell negates one enemy spell, never Tsunami, Nuke, Flight or Earthquake', () => {
  const play = setTable({
    phase: 'fight',
    a: { hand: 'counterspell', mana: 1 },
    b: { hand: 'tsunami, nuke, flight, earthquake, fireball', mana: 30 },
  });
  fight(play, 'counterspell', 'tsunami + nuke + flight + earthquake + fireball');
  expect(decision(play, 'A')?.options.map(({ key }) => key)).toEqual(['spell.5:fireball']);
  expect(blocked(play, 'A').map(({ key, reason }) => [key, reason.code, reason.clause])).toEqual([
    ['spell.1:tsunami', 'immune', 'F1501'],
    ['spell.2:nuke', 'immune', 'F1501'],
    ['spell.3:flight', 'immune', 'F1501'],
    ['spell.4:earthquake', 'immune', 'F1501'],
  ]);
  expect(refusalOf(play, 'A', { plan: { aims: ['spell.2:nuke'] } })).toMatchObject({
    clause: 'F1501',
    values: { card: 'nuke' },
  });
});

test('F1501: gems and fed cards of the enemy are no targets', () => {
  const play = setTable({
    phase: 'fight',
    a: { hand: 'counterspell', mana: 1 },
    b: { hand: 'lesserGem, rockSmash, fireball' },
  });
  fight(play, 'counterspell', 'lesserGem + rockSmash(fireball)');
  expect(decision(play, 'A')?.options.map(({ key }) => key)).toEqual(['spell.1:rockSmash']);
  expect(zone(play, 'B', 'discard')).toEqual(counted('fireball'));
});

test('F-R69: whoever has nothing to aim at is not asked, while the other seat is', () => {
  const play = setTable({
    phase: 'fight',
    a: { hand: 'counterspell', mana: 1 },
    b: { hand: 'counterspell, nuke', mana: 4 },
  });
  fight(play, 'counterspell', 'nuke');
  expect(askedNow(play)).toBe('action');
  const one = setTable({
    phase: 'fight',
    a: { hand: 'counterspell', mana: 1 },
    b: { hand: 'nuke, airSwipe', mana: 3 },
  });
  fight(one, 'counterspell', 'nuke + airSwipe');
  expect(seen(one, 'watcher').waiting).toEqual({ what: 'aim', seats: [0], about: null });
  expect(decision(one, 'B')).toBeNull();
});

test('F-P3: aims that are no list of targets are refused, as numbers too', () => {
  const play = setTable({ phase: 'fight', a: { hand: 'counterspell', mana: 1 }, b: { hand: 'lesserGem, airSwipe' } });
  fight(play, 'counterspell', 'lesserGem + airSwipe');
  for (const plan of [null, [], { aims: 'none' }, { aims: Array.from({ length: 40 }, () => 'none') }]) {
    expect(refusalOf(play, 'A', { plan })).toMatchObject({ code: 'badPlan' });
  }
  expect(refusalOf(play, 'A', { plan: { aims: [3] } })).toMatchObject({ code: 'noSuchTarget' });
  // Place 0 of the plan is the gem, 1 the spell, 2 nothing.
  const why = (code: number) =>
    refusal(finalMagic, play.state, 0, { size: 1, codes: Int16Array.of(code) })?.code ?? null;
  expect([why(-1), why(0), why(1), why(2), why(256)]).toEqual([
    null,
    'noSuchTarget',
    null,
    'noSuchTarget',
    'noSuchTarget',
  ]);
});

test('F-P5: each Tsunami announces what it puts out before that is negated, and nothing when nothing burns', () => {
  const play = fought({ plans: ['tsunami', 'fireball'] });
  const kinds = play.events.map(({ kind }) => kind);
  expect(kinds.indexOf('fireExtinguished')).toBeLessThan(kinds.indexOf('spellNegated'));
  expect(happened(fought({ plans: ['tsunami', 'rockToss'] }), 'fireExtinguished')).toEqual([]);
});

test('F-P3: aims grow one Counterspell at a time and keep those that are set', () => {
  const play = setTable({
    phase: 'fight',
    a: { hand: '2 counterspell', mana: 2 },
    b: { hand: 'airSwipe, mudBall', shields: [['rockShield', 7]] },
  });
  fight(play, '2 counterspell', 'airSwipe + mudBall');
  const targets = ['spell.1:airSwipe', 'spell.2:mudBall', 'shield.1:rockShield'];
  const grown = (aims: readonly string[]): readonly Json[] => {
    const reply = newReply();
    expect(aimPlans.read(play.state, 0, { aims }, reply)).toBeNull();
    const found: Json[] = [];
    aimPlans.grow(play.state, 0, reply, (larger) => found.push(aimPlans.write(play.state, 0, larger)));
    return found;
  };
  expect(grown([])).toEqual(targets.map((target) => ({ aims: [target] })));
  expect(grown(['spell.2:mudBall'])).toEqual(targets.map((target) => ({ aims: ['spell.2:mudBall', target] })));
  expect(grown(['spell.2:mudBall', 'none'])).toEqual([]);
});

test('F-P3: composing aims offers none and every target until each Counterspell has one', () => {
  const play = setTable({
    phase: 'fight',
    a: { hand: '2 counterspell', mana: 2 },
    b: { hand: 'airSwipe, nuke', mana: 3, shields: [['rockShield', 7]] },
  });
  fight(play, '2 counterspell', 'airSwipe + nuke');
  const next = ['none', 'spell.1:airSwipe', 'shield.1:rockShield'];
  const immune = [{ key: 'spell.2:nuke', reason: { code: 'immune', clause: 'F1501', values: { card: 'nuke' } } }];
  const composed = (...aims: readonly string[]) => aimPlans.complete(play.state, 0, { aims });
  expect(composed()).toEqual({ legal: true, reason: null, next, blocked: immune, sums: { left: 2 } });
  expect(composed('none')).toEqual({ legal: true, reason: null, next, blocked: immune, sums: { left: 1 } });
  expect(composed('none', 'spell.1:airSwipe')).toMatchObject({ legal: true, next: [], sums: { left: 0 } });
  expect(composed('spell.2:nuke')).toMatchObject({ legal: false, reason: { code: 'immune' } });
  expect(composed('spell.3:nuke')).toMatchObject({ legal: false, reason: { code: 'noSuchTarget' } });
});

test('F-P3: the own aims stay as they are in every state that the owner can imagine', () => {
  const play = setTable({
    phase: 'fight',
    a: { hand: '2 counterspell, mudBall', mana: 2 },
    b: { hand: 'counterspell, airSwipe', mana: 1, deck: '4 copper' },
  });
  fight(play, '2 counterspell + mudBall', 'counterspell + airSwipe');
  aimAt(play, 'A', 'spell.2:airSwipe', 'spell.1:counterspell');
  const imagined = finalMagic.sample(seen(play, 'A'), stream('own aims'));
  expect(finalMagic.view(imagined, 0).players[0].aims).toEqual(['spell.2:airSwipe', 'spell.1:counterspell']);
});
