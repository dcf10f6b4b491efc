// Can a match bring cards of its own, and is what is wrong with one named by its path?

import { BadInput } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import {
  fight,
  fought,
  health,
  newMatch,
  offered,
  pick,
  result,
  seen,
  setTable,
  shields,
  sizeOf,
  zone,
} from '../../rules/table-for-tests.ts';
import { MOST_WITH_SUPPLY, readCustomCards } from './custom-cards.ts';

const spell = (more: object) => ({ type: 'spell', price: 2, mana: 0, phase: 'fight', effects: [], ...more });

/** What is wrong with a card called `mine`. */
function wrong(card: unknown): string {
  try {
    readCustomCards({ mine: card }, 'cards');
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

test('a card of a match’s own is played like any other', () => {
  const cards = {
    spark: spell({ element: 'fire', effects: [{ op: 'damage', amount: 7 }] }),
    wall: spell({ element: 'earth', effects: [{ op: 'shield', amount: 2 }] }),
    purse: { type: 'currency', price: 2, coins: 4, next: null },
    crystal: { type: 'gem', price: 2, mana: 5, recall: 1 },
  };
  const play = fought({ options: { cards }, plans: ['spark + wall', ''] });
  expect(health(play)).toEqual([50, 43]);
  expect(shields(play, 'A')).toEqual([{ card: 'wall', capacity: 2 }]);
  const shop = setTable({ options: { cards }, phase: 'buy', a: { hand: 'purse' } });
  pick(shop, 'A', 'coin:purse', 'buy:crystal');
  expect(zone(shop, 'A', 'hand')).toEqual({ crystal: 1 });
  const gem = setTable({ options: { cards }, a: { hand: 'crystal', deck: 'copper' } });
  expect(offered(gem, 'A')).toEqual(['end', 'gem:crystal', 'outcast:crystal']);
});

test('a card of an element can be picked for the supply, one without stands in every buy zone', () => {
  const cards = { spark: spell({ element: 'air', effects: [{ op: 'damage', amount: 1 }] }) };
  const supply = {
    fire: ['fireball', 'explode', 'flamethrower', 'firestorm'],
    water: ['waterBlast', 'shower', 'healingStream', 'waterSling'],
    earth: ['rockToss', 'rockShield', 'stoneSkin', 'seismicSense'],
    air: ['airSwipe', 'cyclone', 'glide', 'spark'],
  };
  expect(seen(newMatch({ cards, supply }), 'A').supply.spark).toBe(3);
  const neutral = { spark: spell({ effects: [{ op: 'damage', amount: 1 }] }) };
  expect(seen(newMatch({ cards: neutral, supply: 'bonfire' }), 'A').supply.spark).toBeNull();
});

test('effects can be counted, conditional and by phase', () => {
  const cards = {
    swarm: spell({ element: 'air', effects: [{ op: 'damage', amount: { base: 1, over: 'cast', each: 2 } }] }),
    echo: spell({ effects: [{ op: 'ifCast', element: 'fire', effect: { op: 'damage', amount: 9 } }] }),
    tide: spell({
      phase: 'either',
      effects: [{ op: 'byPhase', action: { op: 'draw', amount: 3 }, fight: { op: 'damage', amount: 2 } }],
    }),
  };
  expect(health(fought({ options: { cards }, plans: ['swarm + airSwipe', ''] }))).toEqual([50, 42]);
  expect(health(fought({ options: { cards }, plans: ['echo', ''] }))).toEqual([50, 50]);
  expect(health(fought({ options: { cards }, plans: ['echo + fireball', ''] }))).toEqual([50, 36]);
  expect(health(fought({ options: { cards }, plans: ['tide', ''] }))).toEqual([50, 48]);
  const action = setTable({ options: { cards }, a: { hand: 'tide', deck: '5 copper' } });
  pick(action, 'A', 'cast:tide');
  expect(sizeOf(action, 'A', 'hand')).toBe(3);
});

describe('what is wrong is named by its path', () => {
  const damage = [{ op: 'damage', amount: 1 }];
  test.each([
    [{ type: 'potion' }, 'cards.mine.type: must be one of currency, gem, spell'],
    [spell({ price: -1, effects: damage }), 'cards.mine.price: must be a whole number from 0 to 99'],
    [spell({ effects: [] }), 'cards.mine.effects: must be a list of effects'],
    [spell({ effects: [{ op: 'explode' }] }), 'cards.mine.effects[0].op: must be one of damage,'],
    [spell({ effects: [{ op: 'damage' }] }), 'cards.mine.effects[0].amount: must be an object'],
    [spell({ effects: [{ op: 'heal', amount: 1, to: 'foe' }] }), 'cards.mine.effects[0].to: is not known'],
    [
      spell({ effects: [{ op: 'damage', amount: { over: 'fed', each: 1 } }] }),
      'cards.mine.effects[0].amount.over: counts',
    ],
    [spell({ effects: [{ op: 'draw', amount: 1 }] }), 'cards.mine.effects[0]: "draw" works only in the Action Phase'],
    [spell({ phase: 'action', effects: damage }), 'cards.mine.effects[0]: "damage" works only in the fight'],
    [
      spell({ effects: [{ op: 'ifCast', element: 'fire', effect: { op: 'feed' } }] }),
      'cards.mine.effects[0].effect: "feed" can’t stand inside',
    ],
    [spell({ effects: [{ op: 'feed' }, { op: 'counter' }] }), 'cards.mine.effects: can hold one of'],
    [
      spell({ phase: 'action', effects: [{ op: 'gain', card: 'platinum' }] }),
      'cards.mine.effects[0].card: must be the id',
    ],
    [spell({ element: 'ice', effects: damage }), 'cards.mine.element: must be one of fire, water, earth, air'],
    [spell({ colour: 'red', effects: damage }), 'cards.mine.colour: is not known'],
    [spell({ immune: 'yes', effects: damage }), 'cards.mine.immune: must be true or false'],
    [spell({ name: { en: '' }, effects: damage }), 'cards.mine.name.en: must be 1 to 40 letters'],
    [{ type: 'gem', price: 1, mana: 1.5 }, 'cards.mine.mana: must be a whole number'],
    ['fireball', 'cards.mine.type: must be one of'],
  ])('%j', (card, message) => {
    expect(wrong(card)).toContain(message);
  });

  test('ids of the box, strange ids and too many cards are refused', () => {
    const gem = { type: 'gem', price: 1, mana: 1 };
    expect(() => readCustomCards({ fireball: gem }, 'cards')).toThrow('cards.fireball: is a card of the box');
    expect(() => readCustomCards({ 'My Gem': gem }, 'cards')).toThrow('cards.My Gem: an id is letters and digits');
    const many = Object.fromEntries(Array.from({ length: MOST_WITH_SUPPLY + 1 }, (_, i) => [`gem${i}`, gem]));
    expect(() => readCustomCards(many, 'cards')).toThrow(`cards: must be at most ${MOST_WITH_SUPPLY} cards`);
    expect(() => readCustomCards([], 'cards')).toThrow('cards: must be an object');
  });
});

test('F-R44: a discount holds in the Action Phase too, for a spell that can be cast there', () => {
  const cards = {
    breeze: spell({
      phase: 'action',
      mana: 2,
      cheaper: { by: 1, ifCast: 'air' },
      effects: [{ op: 'heal', amount: 1 }],
    }),
  };
  const play = setTable({ options: { cards }, a: { hand: 'breeze', mana: 1, cast: 'airCurrents' } });
  expect(offered(play, 'A')).toEqual(['end', 'cast:breeze']);
  expect(offered(setTable({ options: { cards }, a: { hand: 'breeze', mana: 1 } }), 'A')).toEqual(['end']);
});

test('what works in the fight only is refused on an action spell', () => {
  const heal = { phase: 'action', effects: [{ op: 'heal', amount: 1 }] };
  expect(wrong(spell({ ...heal, priority: true }))).toContain('cards.mine.priority');
  expect(wrong(spell({ ...heal, frees: 'tsunami' }))).toContain('cards.mine.frees');
});

test('F-R73: numbers stop at 30,000, so the largest blow still fells', () => {
  const blast = spell({
    element: 'earth',
    effects: [{ op: 'feed' }, { op: 'damage', amount: { over: 'fed', each: 99 } }],
  });
  const play = setTable({
    options: { cards: { blast } },
    phase: 'fight',
    a: { hand: 'blast, 3 earthenSpirit, 45 copper' },
  });
  fight(play, 'blast(45 copper) + 3 earthenSpirit', '');
  expect(result(play)).toEqual({ winner: 0, reason: 'defeated' });
});

test('the effects of a card are bounded however they stand: in a list, inside each other, or both', () => {
  const heal = { op: 'heal', amount: 1 };
  const within = (deep: number): object =>
    deep === 0 ? heal : { op: 'ifCast', element: 'air', effect: within(deep - 1) };
  const doubled = (deep: number): object =>
    deep === 0 ? heal : { op: 'byPhase', action: doubled(deep - 1), fight: doubled(deep - 1) };
  expect(wrong(spell({ phase: 'action', effects: [within(3)] }))).toBe('nothing is wrong');
  expect(wrong(spell({ phase: 'action', effects: [within(4)] }))).toContain('at most 3 deep');
  expect(wrong(spell({ phase: 'action', effects: Array(13).fill(heal) }))).toContain('at most 12 effects');
  expect(wrong(spell({ phase: 'either', effects: [doubled(14)] }))).toContain('at most 60 effects in all');
  expect(wrong(spell({ phase: 'action', effects: [within(2_000)] }))).toContain('at most 60 effects in all');
});
