// Does a match begin as the rulebook says? Concept, setup, zones (F101 to F304).

import { describe, expect, test } from 'vitest';
import { boxCards } from '../../cards/box/catalogue.ts';
import { ELEMENTS } from '../../cards/vocabulary.ts';
import { spellsOf } from '../state/options.ts';
import { presets } from '../state/presets.ts';
import {
  askedNow,
  counted,
  endTurn,
  fight,
  fought,
  happened,
  health,
  mana,
  newMatch,
  offered,
  pick,
  result,
  seen,
  setTable,
  shields,
  sizeOf,
  zone,
} from '../table-for-tests.ts';
import { nextFirst } from '../turn/rematch.ts';

const NAMES = ['A', 'B'] as const;
const cards = [...boxCards.values()];
const spells = cards.filter((card) => card.type === 'spell');

/** Everything a seat owns, wherever it lies. */
function owned(play: ReturnType<typeof newMatch>, name: 'A' | 'B') {
  const { unseen, discard, inPlay, outcast } = seen(play, name).players[name === 'A' ? 0 : 1];
  const sum: Record<string, number> = {};
  for (const pile of [unseen, discard, inPlay, outcast]) {
    for (const [id, count] of Object.entries(pile)) sum[id] = (sum[id] ?? 0) + count;
  }
  return sum;
}

describe('concept', () => {
  test('F101: both seats begin with the same deck and make it larger by buying', () => {
    const play = newMatch({ supply: 'firstSparks' });
    expect(owned(play, 'A')).toEqual(owned(play, 'B'));
    pick(play, 'A', 'end', 'coin:copper', 'buy:airSwipe');
    expect(owned(play, 'A')).toEqual({ ...owned(play, 'B'), airSwipe: 1 });
  });

  test('F102: whoever brings the other to 0 wins; bringing both there does not', () => {
    const won = fought({ plans: ['fireball', ''], b: { health: 5 } });
    expect(result(won)).toEqual({ winner: 0, reason: 'defeated' });
    const spared = fought({ plans: ['fireball', ''], b: { health: 6 } });
    expect(result(spared)).toBeNull();
    const both = fought({ plans: ['explode', ''], a: { health: 10 }, b: { health: 10 } });
    expect(result(both)).toBeNull();
    expect(happened(both, 'suddenDeathStarted')).toHaveLength(1);
  });

  test('F103: the families are 3 currencies, 3 gems and 33 spells', () => {
    const ids = (type: string) => [...boxCards].flatMap(([id, card]) => (card.type === type ? [id] : []));
    expect(ids('currency')).toEqual(['copper', 'silver', 'gold']);
    expect(ids('gem')).toEqual(['lesserGem', 'greaterGem', 'grandGem']);
    expect(ids('spell')).toHaveLength(33);
    expect(boxCards.size).toBe(39);
  });

  test('F104: a higher grade of currency pays more', () => {
    const play = setTable({ phase: 'buy', a: { hand: 'copper, silver, gold' } });
    pick(play, 'A', 'coin:copper', 'coin:silver', 'coin:gold');
    expect(happened(play, 'currencyPlayed').map((event) => event.coins)).toEqual([1, 3, 6]);
  });

  test('F105: nobody owns more currency than was dealt, bought or gained', () => {
    const play = newMatch({ supply: 'firstSparks' });
    for (let round = 0; round < 6; round++) {
      endTurn(play, 'A');
      endTurn(play, 'B');
      fight(play, '', '');
      for (const name of NAMES) expect(owned(play, name)).toEqual({ copper: 7, lesserGem: 3 });
    }
  });

  test('F106: gems are bought with coins and give mana, more for a higher grade', () => {
    const shop = setTable({ phase: 'buy', a: { coins: 5 } });
    expect(offered(shop, 'A')).toEqual(expect.arrayContaining(['buy:lesserGem', 'buy:greaterGem', 'buy:grandGem']));
    const play = setTable({ a: { hand: 'lesserGem, greaterGem, grandGem' } });
    pick(play, 'A', 'gem:lesserGem', 'gem:greaterGem', 'gem:grandGem');
    expect(happened(play, 'gemPlayed').map((event) => event.mana)).toEqual([1, 3, 6]);
  });

  test('F107: spells are Fire, Water, Earth or Air, except two without an element', () => {
    const count = (element: string | null) => spells.filter((spell) => spell.element === element).length;
    expect(ELEMENTS.map(count)).toEqual([8, 8, 8, 7]);
    expect([...boxCards].flatMap(([id, card]) => (card.type === 'spell' && card.element === null ? [id] : []))).toEqual(
      ['counterspell', 'manaChanneling'],
    );
    const play = setTable({ a: { hand: 'shower', mana: 0 } });
    expect(offered(play, 'A')).not.toContain('cast:shower');
  });

  test('F108: 22 spells are for the fight, 4 for the Action Phase and 7 for either', () => {
    const count = (phase: string) => spells.filter((spell) => spell.phase === phase).length;
    expect([count('fight'), count('action'), count('either')]).toEqual([22, 4, 7]);
    const hand = 'fireball, airCurrents, shower';
    const action = setTable({ a: { hand, mana: 9 } });
    expect(offered(action, 'A')).toEqual(['end', 'cast:shower', 'cast:airCurrents']);
    const plan = setTable({ phase: 'fight', a: { hand, mana: 9 } });
    expect(offered(plan, 'A')).toEqual(['cast:fireball', 'cast:shower']);
  });
});

describe('setup', () => {
  test('F201: a starting deck is 7 Coppers and 3 Lesser gems, shuffled', () => {
    const hands = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const play = newMatch({}, `seed ${seed}`);
      for (const name of NAMES) expect(owned(play, name)).toEqual({ copper: 7, lesserGem: 3 });
      hands.add(JSON.stringify(zone(play, 'A', 'hand')));
    }
    expect(hands.size).toBeGreaterThan(2);
  });

  test('F202: four different spells of each element are picked, and every spell can be', () => {
    const picked = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { supply } = seen(newMatch({}, `seed ${seed}`), 'A');
      for (const element of ELEMENTS) {
        const found = spellsOf(element, {}).filter((id) => id in supply);
        expect(found).toHaveLength(4);
        for (const id of found) picked.add(id);
      }
    }
    expect(picked.size).toBe(31);
  });

  test('F203: each picked spell is a pile of 3: 16 piles, 48 cards', () => {
    const { supply } = seen(newMatch(), 'A');
    const piles = ELEMENTS.flatMap((element) => spellsOf(element, {})).flatMap((id) => supply[id] ?? []);
    expect(piles).toEqual(Array.from({ length: 16 }, () => 3));
  });

  test('F204: the buy zone has 24 piles, one a kind: 16 spells, 3 currencies, 3 gems, 2 neutral spells', () => {
    const { supply } = seen(newMatch({ supply: 'firstSparks' }), 'A');
    expect(Object.keys(supply)).toEqual([
      ...['copper', 'silver', 'gold', 'lesserGem', 'greaterGem', 'grandGem', 'counterspell', 'manaChanneling'],
      ...['fireball', 'firestorm', 'explode', 'flamethrower'],
      ...['waterBlast', 'shower', 'healingStream', 'waterSling'],
      ...['rockToss', 'rockShield', 'stoneSkin', 'seismicSense'],
      ...['airSwipe', 'cyclone', 'glide', 'airBullets'],
    ]);
  });

  test('F205: Counterspell and Mana Channeling stand in every buy zone without end', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { supply } = seen(newMatch({}, seed), 'A');
      expect([supply.counterspell, supply.manaChanneling]).toEqual([null, null]);
    }
  });

  test('F206: Lesser and Greater gems are without end, Grand gems are 6', () => {
    const { supply } = seen(newMatch(), 'A');
    expect([supply.lesserGem, supply.greaterGem, supply.grandGem]).toEqual([null, null, 6]);
  });

  test('F207: health starts at 50', () => {
    expect(health(newMatch())).toEqual([50, 50]);
  });

  test('F208: both have a hand of 5, and A begins with an Action Phase', () => {
    const play = newMatch();
    for (const name of NAMES) expect([sizeOf(play, name, 'hand'), sizeOf(play, name, 'deck')]).toEqual([5, 5]);
    expect(seen(play, 'watcher').waiting).toEqual({ what: 'action', seats: [0], about: null });
  });

  test('F209: the loser of the game before takes seat A, and A begins', () => {
    expect(nextFirst({ winner: 0, reason: 'defeated' })).toBe(1);
    expect(nextFirst({ winner: 1, reason: 'conceded' })).toBe(0);
    expect(happened(newMatch(), 'gameStarted')[0].first).toBe(0);
    expect(happened(newMatch(), 'roundStarted')[0].first).toBe(0);
  });

  test('F-R1: the opening hand is the draw of round 1; the second draw comes with round 2', () => {
    const play = newMatch();
    expect(happened(play, 'cardsDrawn').map((event) => event.count)).toEqual([5, 5]);
    endTurn(play, 'A');
    endTurn(play, 'B');
    fight(play, '', '');
    expect(happened(play, 'cardsDrawn').map((event) => event.count)).toEqual([5, 5, 5, 5]);
  });

  test('F-R5: a pile has 3 copies in all: the fourth buyer finds none', () => {
    const play = setTable({ phase: 'buy', options: { supply: 'firstSparks' }, a: { coins: 9 } });
    expect(seen(play, 'A').supply.fireball).toBe(3);
    pick(play, 'A', 'buy:fireball');
    expect(seen(play, 'B').supply.fireball).toBe(2);
  });

  test('F-R6: Air offers 4 of 7 spells', () => {
    expect(spellsOf('air', {})).toHaveLength(7);
    for (let seed = 0; seed < 30; seed++) {
      const { supply } = seen(newMatch({}, `air ${seed}`), 'A');
      expect(spellsOf('air', {}).filter((id) => supply[id] === 3)).toHaveLength(4);
    }
  });

  test('F-R7: the supply is random by seed, picked by hand, or a preset', () => {
    const kinds = (options: Record<string, unknown>, seed: string) =>
      Object.keys(seen(newMatch(options, seed), 'A').supply);
    expect(kinds({}, 'x')).toEqual(kinds({}, 'x'));
    expect(kinds({}, 'x')).not.toEqual(kinds({}, 'y'));
    expect(kinds({ supply: 'bonfire' }, 'x')).toEqual(kinds({ supply: 'bonfire' }, 'y'));
    const picks = { ...presets.bonfire, earth: ['earthquake', 'rockToss', 'stoneSkin', 'rockShield'] };
    expect(kinds({ supply: picks }, 'x').filter((id) => spellsOf('earth', {}).includes(id))).toEqual([
      'rockToss',
      'rockShield',
      'earthquake',
      'stoneSkin',
    ]);
    expect(Object.keys(presets).length).toBeGreaterThanOrEqual(2);
  });

  test('F-R7: only one Fire spell deals no damage, so every supply can kill', () => {
    const harmless = spellsOf('fire', {}).filter((id) => {
      const card = boxCards.get(id);
      return card?.type === 'spell' && card.effects.every((effect) => effect.op !== 'damage');
    });
    expect(harmless).toEqual(['pyromorphicSmelting']);
  });

  test('F-R66: four kinds an element and five cards a round are constants that no option names', () => {
    expect(() => newMatch({ cardsARound: 6 })).toThrow(/options\.cardsARound/);
    expect(() => newMatch({ kindsPerElement: 5 })).toThrow(/options\.kindsPerElement/);
  });
});

describe('zones and words', () => {
  test('F301: only what stands in the buy zone can be bought', () => {
    const play = setTable({ phase: 'buy', options: { supply: 'firstSparks' }, a: { coins: 99 } });
    const buys = offered(play, 'A').filter((key) => key.startsWith('buy:'));
    expect(buys.map((key) => key.slice(4))).toEqual(Object.keys(seen(play, 'A').supply));
  });

  test('F302: revealed fight spells and standing shields are in play and not in the discard pile', () => {
    const play = setTable({
      phase: 'fight',
      a: { hand: 'counterspell, rockShield', mana: 2, shields: [['rockShield', 3]] },
      b: { hand: 'fireball', mana: 1 },
    });
    fight(play, 'counterspell + rockShield', 'fireball');
    expect(zone(play, 'A', 'inPlay')).toEqual(counted('counterspell, rockShield'));
    expect(zone(play, 'B', 'inPlay')).toEqual(counted('fireball'));
    expect(shields(play, 'A')).toEqual([{ card: 'rockShield', capacity: 3 }]);
    expect(zone(play, 'A', 'discard')).toEqual({});
  });

  test('F303: an outcast card never comes back, not even through a shuffle', () => {
    const play = setTable({ a: { hand: 'manaChanneling, gold', discard: '5 copper' } });
    pick(play, 'A', 'cast:manaChanneling', 'gold');
    expect(zone(play, 'A', 'outcast')).toEqual({ gold: 1 });
    endTurn(play, 'A');
    endTurn(play, 'B');
    fight(play, '', '');
    expect(happened(play, 'deckShuffled')).toHaveLength(1);
    expect(zone(play, 'A', 'outcast')).toEqual({ gold: 1 });
    expect({ ...zone(play, 'A', 'hand'), ...zone(play, 'A', 'deck') }).not.toHaveProperty('gold');
  });

  test('F304: mana depends on the gems played, and must be there before it is spent', () => {
    const play = setTable({ a: { hand: '2 lesserGem, healingStream', health: 10 } });
    expect(offered(play, 'A')).not.toContain('cast:healingStream');
    pick(play, 'A', 'gem:lesserGem');
    expect(offered(play, 'A')).not.toContain('cast:healingStream');
    pick(play, 'A', 'gem:lesserGem', 'cast:healingStream');
    expect(mana(play)).toEqual([0, 0]);
    expect(health(play)).toEqual([28, 50]);
  });

  test('F-R56: gems and currency are no spells: nothing counts them as cast, and no Counterspell answers them', () => {
    const play = setTable({
      a: { hand: 'lesserGem, rejuvenatingMist', health: 20 },
      b: { hand: 'counterspell', mana: 1 },
    });
    pick(play, 'A', 'gem:lesserGem');
    expect(askedNow(play)).toBe('action');
    pick(play, 'A', 'cast:rejuvenatingMist');
    pick(play, 'B', 'pass');
    expect(health(play)).toEqual([20, 50]);
    expect(zone(play, 'A', 'cast')).toEqual({ rejuvenatingMist: 1 });
  });

  test('F-R56: neutral spells are spells without an element', () => {
    const play = setTable({ a: { hand: 'manaChanneling, copper, rejuvenatingMist', health: 20 } });
    pick(play, 'A', 'cast:manaChanneling', 'copper', 'cast:rejuvenatingMist');
    expect(health(play)).toEqual([25, 50]);
    const bullets = fought({ plans: ['airBullets', ''], a: { cast: 'manaChanneling, counterspell' } });
    expect(health(bullets)).toEqual([50, 46]);
  });
});
