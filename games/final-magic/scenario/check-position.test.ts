// Where does what is possible end? Each limit of a position from both sides: the last that can be, the first that can't.

import { describeEdges, type Edge, whyNot } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { finalMagic } from '../rules/rules.ts';
import type { State } from '../rules/state/state.ts';
import { SHIELD_ROOM } from '../rules/state/zones.ts';
import { view } from '../rules/view/view.ts';
import { loadPosition } from './load-position.ts';
import { positionOf } from './position.ts';

const placed = (position: object, options: object = {}): State =>
  loadPosition(position, finalMagic.options(options), 'the edge of what is possible');
const why = (position: object, options: object = {}): string | null => whyNot(() => placed(position, options));

const shields = (capacity: number, count = 1, card = 'Rock Shield') => ({
  A: { shields: Array.from({ length: count }, () => ({ card, capacity })) },
});
const ALTERNATE = { firstPlayer: 'alternate' };
const sudden = { suddenDeath: true };
const OWN = { spark: { type: 'gem', price: 1, mana: 1 } };

const EDGES: readonly Edge[] = [
  ['F-R61: the last round', { round: 60 }, { round: 61 }, 'position.round: must be at most 60 (F-R61)'],
  [
    'F-R61: the last round of a shorter match',
    { round: 8 },
    { round: 9 },
    'position.round: must be at most 8 (F-R61)',
    { roundLimit: '8/4' },
  ],
  [
    'F-R61: the last round of sudden death',
    { ...sudden, suddenRound: 30, round: 50 },
    { ...sudden, suddenRound: 31, round: 50 },
    'position.suddenRound: must be at most 30 (F-R61)',
  ],
  [
    'a round of sudden death after another round',
    { ...sudden, suddenRound: 4, round: 5 },
    { ...sudden, suddenRound: 5, round: 5 },
    'position.suddenRound: must be below the round, which is 5',
  ],
  [
    'F901: no sudden death',
    { suddenRound: 0 },
    { suddenRound: 1 },
    'position.suddenRound: counts only in sudden death',
  ],
  ['F904: no buying in sudden death', { ...sudden, phase: 'action' }, { ...sudden, phase: 'buy' }, 'position.phase:'],
  [
    'F-R11: the cap of health',
    { A: { health: 50 } },
    { A: { health: 51 } },
    'position.A.health: 51 is over the cap of 50',
  ],
  [
    'F-R11: the cap of health in sudden death',
    { ...sudden, B: { health: 20 } },
    { ...sudden, B: { health: 21 } },
    'position.B.health: 21 is over the cap of 20 in sudden death',
  ],
  [
    'nobody is hurt before the first fight',
    { round: 1, A: { health: 50 } },
    { round: 1, A: { health: 49 } },
    'position.A.health: nobody is hurt before the first fight',
  ],
  ['being hurt after it', { round: 2, A: { health: 49 } }, { A: { health: 0 } }, 'position.A.health: must be a whole'],
  ['F-R4: A leads', { round: 3, first: 'A' }, { round: 3, first: 'B' }, 'position.first: must be A in round 3 with'],
  [
    'F-R4: B leads every other round',
    { round: 4, first: 'B' },
    { round: 3, first: 'B' },
    'position.first: must be A in round 3 with "firstPlayer": "alternate"',
    ALTERNATE,
  ],
  [
    'a fight is nobody’s turn',
    { phase: 'fight' },
    { phase: 'fight', turn: 'B' },
    'position.turn: a fight belongs to both',
  ],
  ['nor is a draw', { phase: 'draw' }, { phase: 'draw', turn: 'B' }, 'position.turn: a draw belongs to both'],
  [
    'F-R22: coins in the own Buy Phase',
    { phase: 'buy', turn: 'B', B: { coins: 1 } },
    { phase: 'action', turn: 'B', B: { coins: 1 } },
    'position.B.coins: coins exist only in the own Buy Phase',
  ],
  [
    'a buy of this round',
    { phase: 'buy', turn: 'A', A: { bought: ['Silver'] } },
    { phase: 'action', turn: 'A', A: { bought: ['Silver'] } },
    'position.A.bought: A has had no Buy Phase this round',
  ],
  [
    'a buy of the first player while the second acts',
    { turn: 'B', A: { bought: ['Silver'] } },
    { turn: 'B', B: { bought: ['Silver'] } },
    'position.B.bought: B has had no Buy Phase this round',
  ],
  [
    'a buy of the first player, who may be B',
    { round: 2, turn: 'A', B: { bought: ['Silver'] } },
    { round: 2, turn: 'A', A: { bought: ['Silver'] } },
    'position.A.bought: A has had no Buy Phase this round',
    ALTERNATE,
  ],
  [
    'F904: buys before a fight, but not in sudden death',
    { phase: 'fight', A: { bought: ['Silver'] }, B: { bought: ['Gold'] } },
    { ...sudden, phase: 'fight', B: { bought: ['Gold'] } },
    'position.B.bought: B has had no Buy Phase this round',
  ],
  [
    'F602: one of each kind',
    { phase: 'fight', A: { bought: ['Silver', 'Gold'] } },
    { phase: 'fight', A: { bought: ['2 Silver'] } },
    'position.A.bought: silver can be bought only once a round (F602)',
  ],
  [
    'F-R15: the mana of the gems in play',
    { A: { inPlay: ['Grand Mana Gem', 'Lesser Mana Gem'], mana: 4 } },
    { A: { inPlay: ['Grand Mana Gem', 'Lesser Mana Gem'], mana: 5 } },
    'position.A.mana: the gems in play leave at most 4 mana (F-R15)',
  ],
  [
    'F-R17: mana of a gem that was played and outcast',
    { A: { inPlay: ['Grand Mana Gem'], outcast: ['Greater Mana Gem'], mana: 5 } },
    { A: { inPlay: ['Grand Mana Gem'], outcast: ['Greater Mana Gem'], mana: 6 } },
    'position.A.mana: the gems in play leave at most 5 mana',
    { gemOutcast: 'also' },
  ],
  [
    'F-R17: a gem that was outcast has given no mana',
    { A: { inPlay: ['Grand Mana Gem'], outcast: ['Greater Mana Gem'], mana: 3 } },
    { A: { inPlay: ['Grand Mana Gem'], outcast: ['Greater Mana Gem'], mana: 4 } },
    'position.A.mana: the gems in play leave at most 3 mana',
  ],
  [
    'F-R15: the mana of all gems that a player owns, wherever they lie',
    {
      A: {
        hand: ['Lesser Mana Gem'],
        deck: ['2 Greater Mana Gem'],
        discard: ['Grand Mana Gem'],
        outcast: ['Lesser Mana Gem'],
        mana: 9,
      },
    },
    {
      A: {
        hand: ['Lesser Mana Gem'],
        deck: ['2 Greater Mana Gem'],
        discard: ['Grand Mana Gem'],
        outcast: ['Lesser Mana Gem'],
        mana: 10,
      },
    },
    'position.A.mana: all gems of A together give at most 9 (F-R15)',
  ],
  ['a long next draw', { A: { nextDraw: 30 } }, { A: { nextDraw: 31 } }, 'position.A.nextDraw: must be from -30 to 30'],
  [
    'a short next draw',
    { B: { nextDraw: -30 } },
    { B: { nextDraw: -31 } },
    'position.B.nextDraw: must be from -30 to 30',
  ],
  [
    'F-R41: a Rock Shield, doubled three times',
    shields(56),
    shields(57),
    'position.A.shields[0].capacity: rockShield holds at most 56',
  ],
  [
    'F-R41: a Rock Shield, doubled once',
    shields(14),
    shields(15),
    'position.A.shields[0].capacity: rockShield holds at most 14',
    { spiritStacks: 'once' },
  ],
  [
    'a shield that is fed holds any number',
    shields(57, 1, 'Nature’s Shield'),
    shields(5, 1, 'Fireball'),
    'fireball never stands as a shield',
  ],
  [
    'F-R58: shields before sudden death',
    shields(7),
    { ...sudden, ...shields(7) },
    'position.A.shields: no shield outlasts',
  ],
  [
    'shields after the first fight',
    { round: 2, ...shields(7) },
    { round: 1, ...shields(7) },
    'position.A.shields: no shield stands before',
  ],
  [
    'action spells of who has acted',
    { turn: 'B', A: { cast: ['Shower'] }, B: { cast: ['Glide'] } },
    { turn: 'A', A: { cast: ['Shower'] }, B: { cast: ['Glide'] } },
    'position.B.cast: B has had no Action Phase this round; leave glide out',
  ],
  [
    'action spells of both before a fight',
    { phase: 'fight', A: { cast: ['Shower'] }, B: { cast: ['Glide'] } },
    { phase: 'draw', A: { cast: ['Shower'] } },
    'position.A.cast: nothing has been cast before the draw',
  ],
  [
    'F502: spells of the fight have not been cast',
    { A: { cast: ['Shower'] } },
    { A: { cast: ['Fireball'] } },
    'position.A.cast: fireball can’t have been cast before the fight (F502)',
  ],
  [
    'F-R56: currency is no spell',
    { A: { cast: ['Glide'] } },
    { A: { cast: ['Copper'] } },
    'position.A.cast: copper can’t have been cast',
  ],
  [
    'what counts when the fight is over has been cast',
    { A: { cast: ['2 Fleeting Agility'], late: ['2 Fleeting Agility'] } },
    { A: { cast: ['Fleeting Agility'], late: ['2 Fleeting Agility'] } },
    'position.A.late: fleetingAgility must be in "cast" as well',
  ],
  [
    'a card bought this round is known in hand, currency is not',
    { phase: 'fight', A: { hand: ['Fireball'], bought: ['Fireball'], known: ['Fireball'] } },
    { phase: 'fight', A: { hand: ['Silver'], bought: ['Silver'], known: ['Silver'] } },
    'position.A.known: silver came into hand in the open 0 times',
  ],
  [
    'F1308: Seismic Sense brings a Silver, each of them one',
    { A: { hand: ['2 Silver'], cast: ['2 Seismic Sense'], known: ['2 Silver'] } },
    { A: { hand: ['2 Silver'], cast: ['Seismic Sense'], known: ['2 Silver'] } },
    'position.A.known: silver came into hand in the open 1 times',
  ],
  [
    'F1308: or a Gold, never a Copper',
    { A: { hand: ['Gold'], cast: ['Seismic Sense'], known: ['Gold'] } },
    { A: { hand: ['Copper'], cast: ['Seismic Sense'], known: ['Copper'] } },
    'position.A.known: copper came into hand in the open 0 times',
  ],
  [
    'F1108: Smelting brings what has a lower grade',
    { A: { hand: ['Silver'], cast: ['Pyromorphic Smelting'], known: ['Silver'] } },
    { A: { hand: ['Copper'], cast: ['Pyromorphic Smelting'], known: ['Copper'] } },
    'position.A.known: copper came into hand in the open 0 times',
  ],
  [
    'F402: pools are empty before the draw',
    { phase: 'draw', A: { mana: 0 } },
    { phase: 'draw', A: { mana: 1 } },
    'position.A.mana: mana pools are empty',
  ],
  [
    'F801: nothing is in play before the draw',
    { phase: 'draw' },
    { phase: 'draw', B: { inPlay: ['Lesser Mana Gem'] } },
    'position.B.inPlay: nothing is in play',
  ],
  [
    'F203: three of each spell',
    { A: { hand: ['2 Nuke'] }, B: { deck: ['Nuke'] } },
    { A: { hand: ['2 Nuke'] }, B: { deck: ['2 Nuke'] } },
    'position: there are 3 nuke in a match, but the players own 4; take some out',
  ],
  [
    'F203: what is left of a pile',
    { supply: { fireball: 2 }, A: { hand: ['Fireball'] } },
    { supply: { fireball: 3 }, A: { hand: ['Fireball'] } },
    'position.supply.fireball: there are 3 in a match and the players own 1: at most 2 can be left',
  ],
  [
    'F206: six Grand Mana Gems',
    { A: { deck: ['6 Grand Mana Gem'] } },
    { A: { deck: ['7 Grand Mana Gem'] } },
    'position: there are 6 grandGem in a match',
  ],
  [
    'F206: their pile has an end',
    { supply: { grandGem: 6 } },
    { supply: { grandGem: 'unlimited' } },
    'position.supply.grandGem: there are 6 of it; write how many are left',
  ],
  [
    'F206: and is always there',
    { supply: { grandGem: 0 } },
    { supply: { grandGem: 'none' } },
    'position.supply.grandGem: there are 6 of it',
  ],
  [
    'F205: piles without end',
    { supply: { counterspell: 'unlimited' } },
    { supply: { counterspell: 'none' } },
    'position.supply.counterspell: this pile has no end; write "unlimited"',
  ],
  [
    'F202: four spells of an element',
    { supply: Object.fromEntries(['fireball', 'firestorm', 'explode', 'nuke'].map((id) => [id, 'none'])) },
    {
      supply: Object.fromEntries(
        ['fireball', 'firestorm', 'explode', 'nuke', 'flamethrower'].map((id) => [id, 'none']),
      ),
    },
    'position.supply: leaves 3 fire spells of 4',
  ],
  [
    'F202: four spells of an element, those cast and bought among them',
    {
      phase: 'fight',
      A: { cast: ['Shower', 'Healing Stream'], bought: ['Tsunami'] },
      B: { shields: [], deck: ['Mud Ball'] },
    },
    {
      phase: 'fight',
      A: { cast: ['Shower', 'Healing Stream'], bought: ['Tsunami'] },
      B: { deck: ['Mud Ball', 'Water Sling'] },
    },
    'position: names 5 water spells (shower, tsunami, healingStream, mudBall, waterSling), but a match has 4 (F202)',
  ],
  [
    'F-R7: a spell of a supply that is fixed',
    { supply: { fireball: 1 } },
    { supply: { nuke: 1 } },
    'position: nuke can’t be bought in this match',
    { supply: 'firstSparks' },
  ],
];

describeEdges(EDGES, placed);

describe('beyond an edge that an option moves', () => {
  test('F-R73: so many shields and no more', () => {
    expect(why(shields(7, 1))).toBeNull();
    const many = (count: number) => why(shields(9, count, 'Nature’s Shield'), { cards: { ...OWN, moss: MOSS } });
    expect(many(3)).toBeNull();
    expect(many(4)).toContain('there are 3 naturesShield in a match');
    const moss = (count: number) => why(shields(9, count, 'moss'), { cards: { moss: MOSS, more: MORE } });
    expect(moss(SHIELD_ROOM)).toBeNull();
    expect(moss(SHIELD_ROOM + 1)).toContain(`position.A.shields: must be at most ${SHIELD_ROOM}`);
  });

  test('without a limit rounds have no last one, and without a cap health has none', () => {
    expect(why({ round: 61 }, { roundLimit: 'off' })).toBeNull();
    expect(why({ ...sudden, suddenRound: 31, round: 61 }, { roundLimit: 'off' })).toBeNull();
    expect(why({ ...sudden, round: 61 })).toBeNull();
    expect(why({ A: { health: 51 } }, { healthCap: 'none' })).toBeNull();
  });

  test('cards of a match’s own change a draw, and double a shield, as they like', () => {
    expect(why({ A: { nextDraw: 31 }, B: { nextDraw: -31 } }, { cards: OWN })).toBeNull();
    expect(why(shields(57), { cards: OWN })).toBeNull();
  });

  test('F-R28: an answer before the own Action Phase is a Counterspell, where there are answers', () => {
    const answered = { turn: 'A', B: { cast: ['Counterspell'] } };
    expect(why(answered)).toBeNull();
    expect(why(answered, { counterReactions: 'off' })).toContain('position.B.cast: B has had no Action Phase');
  });
});

/** A standing shield that others bring into hand, so that there may be any number of it. */
const MOSS = {
  type: 'spell',
  element: 'earth',
  price: 1,
  mana: 0,
  phase: 'fight',
  effects: [{ op: 'shield', amount: 9 }],
};
const MORE = {
  type: 'spell',
  element: 'earth',
  price: 1,
  mana: 0,
  phase: 'action',
  effects: [{ op: 'gain', card: 'moss' }],
};

describe('what follows from the rest of a position', () => {
  const sideA = (position: object, options: object = {}) => view(placed(position, options), 0).players[0];

  test('F-R15: mana is what the gems in play have given, less what the spells cast cost at the least', () => {
    const dear = {
      type: 'spell',
      element: 'water',
      price: 1,
      mana: 3,
      phase: 'action',
      effects: [{ op: 'heal', amount: 1 }],
    };
    const cards = {
      plain: dear,
      cheap: { ...dear, cheaper: { by: 2, ifCast: 'air' } },
      free: { ...dear, cheaper: { by: 9, ifCast: 'air' } },
    };
    const mana = (cast: readonly string[]) => sideA({ A: { inPlay: ['2 Grand Mana Gem'], cast } }, { cards }).mana;
    expect([mana([]), mana(['plain']), mana(['cheap']), mana(['free']), mana(['3 plain'])]).toEqual([6, 3, 5, 6, 0]);
  });

  test('F-R47: what counts when the fight is over is what was cast, unless it is said', () => {
    const cast = ['Fleeting Agility', 'Glide'];
    expect(sideA({ A: { cast } }).late).toEqual({ fleetingAgility: 1 });
    expect(sideA({ A: { cast, late: [] } }).late).toEqual({});
  });

  test('what was bought is known while it is in hand; currency never is', () => {
    const bought = { hand: ['Fireball', 'Silver'], bought: ['Fireball', 'Silver', 'Nuke'] };
    expect(sideA({ phase: 'fight', A: bought }).known).toEqual({ fireball: 1 });
    expect(sideA({ phase: 'fight', A: { ...bought, known: [] } }).known).toEqual({});
  });

  test('whose turn it is: that of who leads, and in a fight the other player acted last', () => {
    const turnOf = (position: object, options: object = {}) => {
      const { first, active, round } = view(placed(position, options), 'watcher');
      return { first, active, round };
    };
    expect(turnOf({})).toEqual({ first: 0, active: 0, round: 2 });
    expect(turnOf({}, ALTERNATE)).toEqual({ first: 1, active: 1, round: 2 });
    expect(turnOf({ round: 3, turn: 'B' }, ALTERNATE)).toEqual({ first: 0, active: 1, round: 3 });
    expect(turnOf({ phase: 'fight' })).toEqual({ first: 0, active: 1, round: 2 });
    expect(turnOf({ phase: 'fight' }, ALTERNATE)).toEqual({ first: 1, active: 0, round: 2 });
  });

  test('F905: a round of sudden death that is yet to be drawn for keeps its numbers', () => {
    const state = placed({ ...sudden, phase: 'draw', round: 6, suddenRound: 3, A: { deck: ['9 Copper'] } });
    expect(positionOf(state)).toMatchObject({ round: 6, suddenRound: 3, phase: 'action', A: { hand: { copper: 5 } } });
    expect(positionOf(placed({ phase: 'draw', round: 6 }))).toMatchObject({ round: 6, suddenRound: 0 });
  });

  test('F202: a random buy zone keeps its piles but for those that make room for what is named', () => {
    const piles = (position: object): readonly string[] => {
      const { supply } = view(placed(position), 'watcher');
      return Object.keys(supply).filter((id) => supply[id] !== null);
    };
    const usual = piles({});
    const named = piles({ A: { cast: ['Glide'], hand: ['Nuke'] } });
    expect(named).toEqual(expect.arrayContaining(['glide', 'nuke']));
    expect(named).toHaveLength(usual.length);
    expect(named.filter((id) => !usual.includes(id) && id !== 'glide' && id !== 'nuke')).toEqual([]);
    expect(usual.filter((id) => !named.includes(id)).length).toBeLessThanOrEqual(2);
  });

  test('what a spell of the match brings into hand does not come from its pile', () => {
    const state = placed({ A: { hand: ['5 moss'] } }, { cards: { moss: MOSS, more: MORE } });
    expect(view(state, 'watcher').supply.moss).toBeUndefined();
    const gains = { ...MORE, effects: [{ op: 'gain', card: 'fireball' }] };
    const fire = placed({ supply: { fireball: 2 }, A: { hand: ['5 fireball'] } }, { cards: { gains } });
    expect(view(fire, 'watcher').supply.fireball).toBe(2);
  });
});
