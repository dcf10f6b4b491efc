// How does a fight go? F701 to F706, steps F-P1 to F-P13, and the rulings on priority, healing and harm.

import { describe, expect, test } from 'vitest';
import {
  aimAt,
  answer,
  askedNow,
  commit,
  counted,
  decision,
  endTurn,
  fight,
  fought,
  happened,
  health,
  mana,
  nextDraw,
  offered,
  pick,
  planRefusal,
  refusalOf,
  result,
  seen,
  setTable,
  shields,
  sizeOf,
  told,
  whyNot,
  zone,
} from './table-for-tests.ts';
import { namesIn, words } from './text/all.ts';

describe('what a plan may hold', () => {
  test('F701: any gems and any F or A/F spells that the mana pays for', () => {
    const play = setTable({ phase: 'fight', a: { hand: '2 lesserGem, fireball, shower, flamethrower', health: 30 } });
    expect(offered(play, 'A')).toEqual(['gem:lesserGem', 'cast:fireball', 'cast:flamethrower', 'cast:shower']);
    expect(planRefusal(play, 'A', '2 lesserGem + fireball + flamethrower')).toMatchObject({
      code: 'planTooDear',
      values: { missing: 1 },
    });
    fight(play, '2 lesserGem + fireball + shower', '');
    expect(health(play)).toEqual([36, 45]);
  });

  test('F-R19: currency and A-only spells stay out of the plan, and as few cards as one likes are played', () => {
    const play = setTable({ phase: 'fight', a: { hand: 'copper, airCurrents, airSwipe, lesserGem' } });
    expect(whyNot(play, 'A', 'cast:copper')).toBe('currencyInFight F-R19');
    expect(whyNot(play, 'A', 'cast:airCurrents')).toBe('actionOnly F-R19');
    expect(planRefusal(play, 'A', 'airCurrents')).toMatchObject({ code: 'actionOnly', clause: 'F-R19' });
    expect(planRefusal(play, 'A', 'copper')).toMatchObject({ code: 'currencyInFight', clause: 'F-R19' });
    expect(planRefusal(play, 'A', '')).toBeNull();
    expect(planRefusal(play, 'A', 'lesserGem')).toBeNull();
  });

  test('F-P1: a plan is legal when it costs no more than the pool and its gems; each card is used once', () => {
    const play = setTable({ phase: 'fight', a: { hand: 'lesserGem, flamethrower, rockSmash, rockToss', mana: 1 } });
    expect(planRefusal(play, 'A', 'flamethrower')).toMatchObject({ code: 'planTooDear', values: { missing: 1 } });
    expect(planRefusal(play, 'A', 'lesserGem + flamethrower')).toBeNull();
    expect(planRefusal(play, 'A', 'rockToss + rockSmash(rockToss)')).toMatchObject({
      code: 'notInHand',
      clause: 'F-P1',
    });
    expect(planRefusal(play, 'A', 'lesserGem + rockSmash(lesserGem)')).toMatchObject({ code: 'notInHand' });
    expect(planRefusal(play, 'A', 'rockToss(lesserGem)')).toMatchObject({ code: 'doesNotFeed', clause: 'F-R21' });
    expect(planRefusal(play, 'A', '')).toBeNull();
  });

  test('F-P1: a plan is final', () => {
    const play = setTable({ phase: 'fight', a: { hand: 'airSwipe' }, b: { hand: 'airSwipe' } });
    commit(play, 'A', 'airSwipe');
    expect(decision(play, 'A')).toBeNull();
    expect(planRefusal(play, 'A', '')).toMatchObject({ code: 'notAsked' });
  });

  test('F-P1: an Air spell in the plan or cast before makes Barreling Fire cost 1', () => {
    const play = setTable({ phase: 'fight', a: { hand: '2 barrelingFire, airSwipe', mana: 2 } });
    expect(planRefusal(play, 'A', '2 barrelingFire')).toMatchObject({ values: { missing: 2 } });
    expect(planRefusal(play, 'A', '2 barrelingFire + airSwipe')).toBeNull();
    expect(
      planRefusal(
        setTable({ phase: 'fight', a: { hand: '2 barrelingFire', mana: 2, cast: 'glide' } }),
        'A',
        '2 barrelingFire',
      ),
    ).toBeNull();
  });
});

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
    expect(told(play.events, 0).at(-1)).toEqual({ kind: 'planCommitted', seat: 1 });
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

  test('F-R34: the draw of Cyclone belongs to the priority step', () => {
    const play = fought({ plans: ['cyclone', 'cyclone'], a: { health: 1 }, b: { health: 1 } });
    expect(happened(play, 'drawModifierQueued').map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('healing and harm', () => {
  test('F-P10: the step’s damage and healing are gathered from all live spells', () => {
    const play = fought({ plans: ['waterBlast + explode', 'fireball + shower'], a: { health: 30 }, b: { health: 30 } });
    expect(health(play)).toEqual([30 - 15 + 3, 30 - 13 + 6]);
  });

  test('F-P10: Water Slings are settled before defences are used up, and those are used once', () => {
    const play = fought({ plans: ['waterSling + explode', 'rockShield + waterSling'] });
    // B's shield holds 7 of A's 18; both are hurt, so both Slings deal 8.
    expect(health(play)).toEqual([50 - 18, 50 - 11]);
    expect(happened(play, 'shieldWorn')).toEqual([{ kind: 'shieldWorn', seat: 1, card: 'rockShield', left: 0 }]);
    expect(happened(play, 'slingEmpowered').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('F-P11: health is what is left after damage and healing, and draws are queued', () => {
    const play = fought({
      plans: ['glide + flight + fleetingAgility', 'mudBall + rockToss'],
      a: { health: 40, deck: '30 copper' },
    });
    // +2 Glide, +2 Flight, +3 Agility, -1 Mud Ball.
    expect(sizeOf(play, 'A', 'hand')).toBe(5 + 2 + 2 + 3 - 1);
    expect(happened(play, 'drawModifierQueued').map(({ source, amount }) => [source, amount])).toEqual([
      ['glide', 2],
      ['flight', 2],
      ['fleetingAgility', 3],
      ['mudBall', -1],
    ]);
    expect(nextDraw(play)).toEqual([0, 0]);
  });

  test('F-P13: a Fleeting Agility of the Action Phase counts when the fight is left', () => {
    const play = setTable({ a: { hand: 'fleetingAgility, airSwipe', deck: '20 copper' }, b: { deck: '20 copper' } });
    pick(play, 'A', 'cast:fleetingAgility');
    expect(nextDraw(play)).toEqual([0, 0]);
    endTurn(play, 'A');
    endTurn(play, 'B');
    fight(play, 'airSwipe', '');
    expect(sizeOf(play, 'A', 'hand')).toBe(7);
    const tie = setTable({
      a: { hand: 'fleetingAgility, explode', mana: 1, health: 10, deck: '20 lesserGem' },
      b: { health: 10 },
    });
    pick(tie, 'A', 'cast:fleetingAgility');
    endTurn(tie, 'A');
    endTurn(tie, 'B');
    fight(tie, 'explode', '');
    expect(seen(tie, 'A').suddenDeath).toBe(true);
    expect(sizeOf(tie, 'A', 'hand')).toBe(6);
  });

  test('F-P13: a countered Fleeting Agility queues nothing', () => {
    const play = setTable({ a: { hand: 'fleetingAgility', deck: '20 copper' }, b: { hand: 'counterspell', mana: 1 } });
    pick(play, 'A', 'cast:fleetingAgility');
    pick(play, 'B', 'counter:counterspell');
    endTurn(play, 'A');
    endTurn(play, 'B');
    fight(play, '', '');
    expect(sizeOf(play, 'A', 'hand')).toBe(5);
  });

  test('F-R12: healing restores what damage took', () => {
    const play = fought({ plans: ['flamethrower', ''], b: { hand: 'shower', deck: '4 lesserGem, shower' } });
    expect(health(play)).toEqual([50, 38]);
    endTurn(play, 'A');
    pick(play, 'B', 'gem:lesserGem', 'cast:shower');
    expect(health(play)).toEqual([50, 44]);
  });

  test('F-R35: damage and healing of the main step are added up, capped once, and death is checked after', () => {
    const saved = fought({ plans: ['healingStream', 'nuke'], a: { health: 20 } });
    expect(health(saved)).toEqual([13, 50]);
    const full = fought({ plans: ['healingStream', 'flamethrower'] });
    expect(health(full)).toEqual([50, 50]);
    expect(happened(full, 'healed')).toEqual([{ kind: 'healed', seat: 0, amount: 12, wasted: 6, source: null }]);
  });

  test('F-R36: a block is one total over both steps, used before shields', () => {
    const play = fought({ plans: ['airSwipe + fireball', 'rockToss'], b: { shields: [['rockShield', 1]] } });
    // 3 of the block go to the Swipe, 2 and the shield's 1 to the Fireball's 5.
    expect(health(play)).toEqual([47, 48]);
    expect(shields(play, 'B')).toEqual([]);
  });

  test('F-R37: own damage can be blocked, evaded and halved, empowers the own Sling and can defeat the caster', () => {
    expect(health(fought({ plans: ['explode + rockToss', ''] }))).toEqual([45, 37]);
    expect(health(fought({ plans: ['explode + flight', ''] }))).toEqual([50, 40]);
    expect(health(fought({ plans: ['explode + stoneSkin', ''] }))).toEqual([45, 40]);
    expect(health(fought({ plans: ['explode + waterSling', ''] }))).toEqual([40, 32]);
    expect(result(fought({ plans: ['explode', ''], a: { health: 10 } }))).toEqual({ winner: 1, reason: 'defeated' });
  });

  test('F-R11: healing stops at 50, and at 20 in sudden death', () => {
    expect(health(fought({ plans: ['healingStream', ''], a: { health: 45 } }))).toEqual([50, 50]);
    const sudden = fought({ plans: ['healingStream', ''], sudden: 1, a: { health: 12 }, b: { health: 20 } });
    expect(health(sudden)).toEqual([20, 20]);
    const action = setTable({ a: { hand: 'shower', mana: 1, health: 48 } });
    pick(action, 'A', 'cast:shower');
    expect(health(action)).toEqual([50, 50]);
    expect(happened(action, 'healed')).toEqual([{ kind: 'healed', seat: 0, amount: 2, wasted: 4, source: 'shower' }]);
  });

  test('F-R11: with `healthCap: none` it does not stop', () => {
    expect(health(fought({ options: { healthCap: 'none' }, plans: ['healingStream', ''] }))).toEqual([68, 50]);
    const action = setTable({ options: { healthCap: 'none' }, a: { hand: 'shower', mana: 1, health: 48 } });
    pick(action, 'A', 'cast:shower');
    expect(health(action)).toEqual([54, 50]);
  });

  test('F-R49: the higher number replaces the base number, and Water Blast heals though its damage is blocked', () => {
    expect(health(fought({ plans: ['sacrificialFlame(fireball)', ''] }))).toEqual([50, 46]);
    expect(health(fought({ plans: ['waterBlast', 'rockToss'], a: { health: 30 } }))).toEqual([30, 50]);
  });
});

describe('defences', () => {
  test('F-P6: each live Earthen Spirit doubles damage and blocks of its caster’s Earth spells', () => {
    const once = fought({ plans: ['earthenSpirit + rockToss', 'fireball + nuke'] });
    expect(health(once)).toEqual([50 - 20, 44]);
    expect(happened(once, 'spiritDoubled')).toEqual([{ kind: 'spiritDoubled', seat: 0, times: 2 }]);
    const negated = fought({
      plans: ['earthenSpirit + rockToss', 'counterspell'],
      aims: { B: ['spell.1:earthenSpirit'] },
    });
    expect(health(negated)).toEqual([50, 47]);
  });

  test('F-P7: new shields stand before the first damage, and the stance is skin, else flight, else pool', () => {
    const play = fought({ plans: ['airSwipe', 'rockShield'] });
    expect(health(play)).toEqual([50, 50]);
    expect(happened(play, 'shieldRaised')).toEqual([
      { kind: 'shieldRaised', seat: 1, card: 'rockShield', capacity: 7 },
    ]);
    const stances = (plan: string) =>
      happened(fought({ plans: [plan, ''] }), 'stanceSet').map(({ stance }) => stance)[0];
    expect([stances('flight + stoneSkin'), stances('flight'), stances('rockToss')]).toEqual(['skin', 'flight', 'pool']);
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
