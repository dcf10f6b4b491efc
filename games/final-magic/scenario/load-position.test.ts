import { describePositions, trialsOf } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { MANY_OPTIONS } from '../rules/play-for-tests.ts';
import { finalMagic } from '../rules/rules.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import { loadPosition } from './load-position.ts';
import { positionOf } from './position.ts';

const placed = (position: unknown, options: unknown = {}): State =>
  loadPosition(position, finalMagic.options(options), 'a position');

describe('a position says everything; what it leaves out is empty or the start of a match', () => {
  test('an empty position is A’s Action Phase with 50 health and no cards', () => {
    const { phase, active, round, players } = view(placed({}), 'watcher');
    expect({ phase, active, round }).toEqual({ phase: 'action', active: 0, round: 2 });
    for (const player of players) expect(player).toMatchObject({ health: 50, mana: 0, handSize: 0, deckSize: 0 });
  });

  test('sudden death starts at 20 health', () => {
    expect(positionOf(placed({ suddenDeath: true }))).toMatchObject({ A: { health: 20 }, round: 2, suddenRound: 1 });
  });

  test('gems in play give the mana that is not said, less what was cast', () => {
    const a = { inPlay: ['2 Grand Mana Gem', 'Lesser Mana Gem'], cast: ['Healing Stream'] };
    expect(positionOf(placed({ A: a }))).toMatchObject({ A: { mana: 5 } });
  });

  test('zones are lists, lists with numbers, or counts, in either language', () => {
    const zones = { hand: ['copper', '2 Copper'], deck: { 'Palla di Fuoco': 2 }, discard: ['Nature’s Shield'] };
    expect(positionOf(placed({ A: zones }))).toMatchObject({
      A: { hand: { copper: 3 }, deck: { fireball: 2 }, discard: { naturesShield: 1 } },
    });
  });

  test('what was bought and is in hand is known to everybody', () => {
    const a = { hand: ['Fireball', 'Shower'], bought: ['Fireball', 'Silver'] };
    expect(view(placed({ phase: 'fight', A: a }), 1).players[0]).toMatchObject({ hand: null, known: { fireball: 1 } });
  });

  test('a random buy zone holds what the position names, less the copies that the players have', () => {
    const named = { A: { hand: ['2 Nuke', 'Explode'] }, B: { shields: [{ card: 'Rock Shield', capacity: 3 }] } };
    const { supply } = view(placed(named), 'watcher');
    expect(supply).toMatchObject({ nuke: 1, explode: 2, rockShield: 2, grandGem: 6, copper: null });
    const elemental = Object.entries(supply).filter(([id, left]) => left !== null && id !== 'grandGem');
    expect(elemental).toHaveLength(16);
  });

  test('a position before the draw draws', () => {
    const state = placed({ phase: 'draw', round: 4, A: { nextDraw: -2, deck: ['9 Copper'] } });
    expect(positionOf(state)).toMatchObject({ round: 4, phase: 'action', A: { hand: { copper: 3 }, nextDraw: 0 } });
  });
});

describe('an impossible position is refused with its path and the remedy', () => {
  const shields = [{ card: 'Rock Shield', capacity: 7 }];
  const cases: readonly (readonly [unknown, string, unknown?])[] = [
    [[], 'position: must be an object'],
    [{ C: {} }, 'position.C: is not known; there are A, B, round,'],
    [{ A: { mood: 1 } }, 'position.A.mood: is not known; there are health,'],
    [{ A: { hand: ['Fireboll'] } }, 'position.A.hand[0]: there is no card "Fireboll"'],
    [{ A: { hand: 'Copper' } }, 'position.A.hand: must be a list such as'],
    [{ A: { deck: { copper: -1 } } }, 'position.A.deck.copper: must be a number of cards'],
    [{ A: { mana: -1 } }, 'position.A.mana: must be a whole number'],
    [{ A: { health: 0 } }, 'position.A.health: must be a whole number from 1'],
    [{ A: { health: 51 } }, 'position.A.health: 51 is over the cap of 50'],
    [{ suddenDeath: true, B: { health: 21 } }, 'position.B.health: 21 is over the cap of 20 in sudden death'],
    [{ round: 1, A: { health: 40 } }, 'position.A.health: nobody is hurt before the first fight'],
    [{ A: { hand: ['4 Fireball'] } }, 'position: there are 3 fireball in a match, but the players own 4'],
    [{ A: { hand: ['2 Nuke'] }, B: { deck: ['2 Nuke'] } }, 'position: there are 3 nuke in a match'],
    [{ supply: { fireball: 3 }, A: { hand: ['Fireball'] } }, 'position.supply.fireball: there are 3 in a match'],
    [{ supply: { copper: 9 } }, 'position.supply.copper: this pile has no end'],
    [{ supply: { fireball: 'none' }, A: { hand: ['Fireball'] } }, 'position.supply.fireball: a player has it'],
    [{ supply: { fireball: 'many' } }, 'position.supply.fireball: must be the copies left'],
    [{ supply: { firebal: 1 } }, 'position.supply.firebal: there is no card'],
    [{ A: { deck: ['7 Grand Mana Gem'] } }, 'position: there are 6 grandGem in a match'],
    [{ A: { deck: ['5 Grand Mana Gem'] } }, 'position: there are 4 grandGem in a match', { grandGems: 4 }],
    [{ A: { hand: ['Nuke'] } }, 'position: nuke can’t be bought in this match', { supply: 'firstSparks' }],
    [
      { A: { hand: ['Nuke', 'Explode', 'Fireball', 'Firestorm', 'Flamethrower'] } },
      'position: names 5 fire spells (fireball, firestorm, explode, flamethrower, nuke), but a match has 4',
    ],
    [{ phase: 'over' }, 'position.phase: must be one of draw, action, buy, fight'],
    [{ phase: 'fight', turn: 'A' }, 'position.turn: a fight belongs to both'],
    [{ turn: 'C' }, 'position.turn: must be one of A, B'],
    [{ first: 'B' }, 'position.first: must be A in round 2'],
    [{ first: 'A' }, 'position.first: must be B in round 2', { firstPlayer: 'alternate' }],
    [{ round: 61 }, 'position.round: must be at most 60'],
    [{ suddenDeath: true, phase: 'buy' }, 'position.phase: there is no Buy Phase in sudden death'],
    [{ suddenRound: 2 }, 'position.suddenRound: counts only in sudden death'],
    [{ suddenDeath: true, suddenRound: 5, round: 4 }, 'position.suddenRound: must be below the round'],
    [{ A: { coins: 1 } }, 'position.A.coins: coins exist only in the own Buy Phase'],
    [{ phase: 'buy', B: { coins: 1 } }, 'position.B.coins: coins exist only in the own Buy Phase'],
    [{ phase: 'buy', turn: 'A', B: { bought: ['Silver'] } }, 'position.B.bought: B has had no Buy Phase'],
    [{ phase: 'fight', A: { bought: ['2 Silver'] } }, 'position.A.bought: silver can be bought only once a round'],
    [{ A: { inPlay: ['Rock Shield'] } }, 'position.A.inPlay: rockShield is no gem'],
    [{ A: { inPlay: ['Lesser Mana Gem'], mana: 2 } }, 'position.A.mana: the gems in play leave at most 1 mana'],
    [{ A: { shields: [{ card: 'Fireball', capacity: 1 }] } }, 'position.A.shields[0].card: fireball never stands'],
    [
      { A: { shields: [{ card: 'Rock Shield', capacity: 57 }] } },
      'position.A.shields[0].capacity: rockShield holds at',
    ],
    [{ A: { shields: [{ card: 'Rock Shield' }] } }, 'position.A.shields[0].capacity: must be a whole number'],
    [{ A: { shields }, suddenDeath: true }, 'position.A.shields: no shield outlasts a fight of sudden death'],
    [{ A: { shields }, round: 1 }, 'position.A.shields: no shield stands before the first fight'],
    [{ A: { cast: ['Fireball'] } }, 'position.A.cast: fireball can’t have been cast before the fight'],
    [{ B: { cast: ['Shower'] } }, 'position.B.cast: B has had no Action Phase this round'],
    [{ A: { late: ['Shower'] } }, 'position.A.late: shower counts nothing after the fight'],
    [{ A: { late: ['Fleeting Agility'] } }, 'position.A.late: fleetingAgility must be in "cast"'],
    [{ A: { known: ['Copper'] } }, 'position.A.known: copper is not so often in "hand"'],
    [
      { A: { hand: ['Fireball'], known: ['Fireball'] } },
      'position.A.known: fireball came into hand in the open 0 times',
    ],
    [
      { phase: 'fight', A: { hand: ['2 Fireball'], bought: ['Fireball'], known: ['2 Fireball'] } },
      'position.A.known: fireball came into hand in the open 1 times',
    ],
    [
      { A: { hand: ['Lesser Mana Gem'], deck: ['Greater Mana Gem'], mana: 4 } },
      'all gems of A together give at most 3',
    ],
    [{ A: { nextDraw: 31 } }, 'position.A.nextDraw: must be from -30 to 30'],
    [{ B: { nextDraw: -31 } }, 'position.B.nextDraw: must be from -30 to 30'],
    [{ phase: 'draw', A: { hand: ['Copper'] } }, 'position.A.hand: hands are empty before the draw'],
    [{ phase: 'draw', A: { mana: 1 } }, 'position.A.mana: mana pools are empty before the draw'],
  ];
  for (const [position, message, options] of cases) {
    test(message, () => expect(() => placed(position, options)).toThrow(message));
  }

  test('what the gems of a player may have given, or gems that are not named, is possible', () => {
    expect(positionOf(placed({ A: { deck: ['Grand Mana Gem'], mana: 3 } }))).toMatchObject({ A: { mana: 3 } });
    expect(positionOf(placed({ A: { hand: ['Fireball'], mana: 9 } }))).toMatchObject({ A: { mana: 9 } });
  });

  test('a card that a spell of this round has gained may be known', () => {
    const a = { hand: ['Silver'], cast: ['Seismic Sense'], known: ['Silver'] };
    expect(positionOf(placed({ A: a }))).toMatchObject({ A: { known: { silver: 1 } } });
  });

  test('an answer by Counterspell may stand on the cast list before the own Action Phase', () => {
    expect(positionOf(placed({ B: { cast: ['Counterspell'] } }))).toMatchObject({ B: { cast: { counterspell: 1 } } });
  });
});

describePositions({
  rules: finalMagic,
  trials: trialsOf(finalMagic, MANY_OPTIONS),
  loadPosition,
  positionOf,
  optionsOf: ({ compiled }) => compiled.options,
  moments: { action: 200, buy: 200, plan: 30 },
  unsaid: ['decision'],
  unordered: [],
  shuffles: { phase: 'draw', A: { deck: ['9 Copper', '9 Silver'] } },
});
