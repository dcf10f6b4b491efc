// Does a position become the state it tells of, and a state the position it was?

import { stream } from '@duello/kernel';
import { describePositions, trialsOf } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { readyDecks } from '../cards/box/ready-decks.ts';
import { sunMoon } from '../rules/rules.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import { audit } from './audit.ts';
import { loadPosition } from './load-position.ts';
import { POSITION_PHASES } from './position.ts';
import { positionOf } from './position-of.ts';

/** Numbers that no balance changes. */
const cards = {
  sword: { type: 'summoning', cost: 2, attack: 3, defense: 2 },
  wall: { type: 'summoning', cost: 4, attack: 4, defense: 5 },
  staff: { type: 'enchantment', cost: 1, enchants: 'own', gives: { attack: 1, defense: 2 } },
  fetter: { type: 'enchantment', cost: 1, enchants: 'enemy', gives: { traits: ['cantAttack'] } },
};
const placed = (position: unknown, options: object = {}): State =>
  loadPosition(position, sunMoon.options({ cards, ...options }), 'a position');

describe('a position says everything; what it leaves out is the start of a match or a plain card', () => {
  test('an empty position is A’s main phase with 15 life and a deck of plain cards', () => {
    const state = placed({});
    const { phase, active, starter, turn, match, players, waiting } = view(state, 'watcher');
    expect({ phase, active, starter, turn, match }).toEqual({
      phase: 'main',
      active: 0,
      starter: 0,
      turn: 3,
      match: 1,
    });
    expect(waiting).toEqual({ what: 'act', seats: [0], about: null });
    for (const player of players)
      expect(player).toMatchObject({ life: 15, fatigue: 0, handSize: 0, deckSize: 30, summonings: [], discards: [] });
    expect(view(state, 0).players[0].list).toHaveLength(30);
    expect(audit(state, state, [])).toBeNull();
  });

  test('two of turn, active and starter tell the third', () => {
    const told = (position: object) => {
      const { turn, active, starter } = view(placed(position), 'watcher');
      return `${turn} ${'AB'[active]} ${'AB'[starter]}`;
    };
    expect(told({ active: 'B' })).toBe('4 B A');
    expect(told({ starter: 'B' })).toBe('3 B B');
    expect(told({ turn: 8 })).toBe('8 A B');
    expect(told({ turn: 8, starter: 'A' })).toBe('8 B A');
    expect(told({ turn: 7, active: 'B' })).toBe('7 B B');
  });

  test('zones are lists, lists with numbers, or counts, in either language; a deck has its top first', () => {
    const zones = {
      hand: ['hiredSword', '2 Ford Ogre'],
      known: ['fordOgre'],
      deck: ['Noon Runner', 'kilnGiant'],
      discards: { sharedNoon: 2 },
    };
    const state = placed({ A: zones });
    expect(positionOf(state)).toMatchObject({
      A: {
        class: 'warlock',
        hand: { hiredSword: 1, fordOgre: 2 },
        known: { fordOgre: 1 },
        deck: ['noonRunner', 'kilnGiant'],
        discards: ['sharedNoon', 'sharedNoon'],
      },
    });
    expect(view(state, 1).players[0].known).toEqual(['fordOgre']);
  });

  test('a summoning is what its card, its changes and its enchantments make it', () => {
    const summonings = [
      'sword',
      {
        card: 'wall',
        tapped: true,
        defense: 3,
        turn: { attack: 2, traits: ['pierce'] },
        enchantments: ['fetter', { card: 'staff', tapped: true }],
      },
      '2 Iron Tortoise',
    ];
    const state = placed({ A: { class: 'warlock', summonings }, B: { class: 'paladin' } });
    expect(audit(state, state, [])).toBeNull();
    const [a] = view(state, 'watcher').players;
    expect(a.summonings.map(({ card }) => card)).toEqual(['sword', 'wall', 'ironTortoise', 'ironTortoise']);
    expect(a.summonings[1]).toMatchObject({
      attack: 7,
      defense: 3,
      damage: 4,
      tapped: true,
      traits: ['pierce', 'cantAttack'],
      enchantments: [
        { card: 'fetter', seat: 1, tapped: false },
        { card: 'staff', seat: 0, tapped: true },
      ],
    });
    expect(view(state, 1).players[1].list).toContain('fetter');
  });

  test('cards enter in the order that is said, the others after them', () => {
    const summonings = [
      { card: 'hiredSword', entered: 4, enchantments: [{ card: 'staff', entered: 9 }] },
      { card: 'fordOgre', entered: 6 },
    ];
    const state = placed({ A: { summonings: ['ironTortoise'] }, B: { summonings } });
    const [a, b] = view(state, 'watcher').players;
    expect(b.summonings.map(({ entered }) => entered)).toEqual([4, 6]);
    expect(b.summonings[0].enchantments[0].entered).toBe(9);
    expect(a.summonings[0].entered).toBe(10);
  });

  test('each phase asks what it should', () => {
    const asks = Object.fromEntries(
      POSITION_PHASES.map((phase) => {
        const state = placed({ phase, A: { hand: ['hiredSword'] } });
        expect(audit(state, state, [])).toBeNull();
        return [phase, view(state, 'watcher').waiting?.what];
      }),
    );
    expect(asks).toEqual({ mulligan: 'mulligan', start: 'act', main: 'act', end: 'act' });
    expect(view(placed({ phase: 'start', turn: 5, A: { fatigue: 5 } }), 0)).toMatchObject({
      turn: 5,
      players: [{ handSize: 1, fatigue: 2 }, {}],
    });
    expect(view(placed({ phase: 'end' }), 0)).toMatchObject({ turn: 4, active: 1 });
  });

  test('a match of a tournament has its number and its wins', () => {
    const options = { constructedMatches: 'bestOf3' };
    const state = placed({ match: 3, A: { wins: 1 }, B: { wins: 1 } }, options);
    expect(view(state, 'watcher')).toMatchObject({ match: 3, players: [{ wins: 1 }, { wins: 1 }] });
    expect(view(placed({ B: { wins: 1 } }, options), 'watcher').match).toBe(2);
  });

  test('bots can imagine what is hidden in a position, in a draft too', () => {
    for (const options of [{}, { mode: 'draft' }, { mode: 'draft', draftVisibility: 'private' }]) {
      const state = placed({ A: { hand: ['noonRunner'] }, B: { summonings: ['gateNovice'] } }, options);
      const world = sunMoon.sample(view(state, 0), stream('worlds'));
      expect(JSON.stringify(view(world, 0))).toBe(JSON.stringify(view(state, 0)));
    }
  });
});

describe('an impossible position is refused with its path and the remedy', () => {
  const one = (summoning: object) => ({ A: { summonings: [{ card: 'sword', ...summoning }] } });
  const cases: readonly (readonly [unknown, string, object?])[] = [
    [[], 'position: must be an object'],
    [{ C: {} }, 'position.C: is not known; there are A, B, match,'],
    [{ A: { mood: 1 } }, 'position.A.mood: is not known; there are class,'],
    [{ A: { hand: ['Hire Sword'] } }, 'position.A.hand[0]: there is no card "Hire Sword"'],
    [{ A: { hand: 'hiredSword' } }, 'position.A.hand: must be a list such as'],
    [{ A: { deck: ['30 Ford Ogre'], hand: ['hiredSword'] } }, 'position.A: owns 31 cards; a deck has 30'],
    [{ A: { known: ['Ford Ogre'] } }, 'position.A.known: fordOgre is not so often in "hand"'],
    [{ A: { life: 0 } }, 'position.A.life: must be a whole number from 1'],
    [{ A: { life: 16 } }, 'position.A.life: must be at most 15 with the option lifeCap', { lifeCap: 15 }],
    [{ A: { fatigue: 7 } }, 'position.A.fatigue: must be a whole number from 0 to 6'],
    [
      { A: { class: 'paladin', hand: ['noonRunner'] } },
      'position.A.class: is paladin, but noonRunner belongs to another',
    ],
    [
      { A: { hand: ['noonRunner', 'moonMoth'] } },
      'position.A.class: is warlock, but moonMoth belongs to another class',
    ],
    [{ A: { summonings: ['Lullaby'] } }, 'position.A.summonings[0].card: must be a card of type summoning'],
    [one({ hp: 1 }), 'position.A.summonings[0].hp: is not known; there are card,'],
    [one({ damage: 2 }), 'position.A.summonings[0]: has 0 defence, so it would be gone'],
    [one({ defense: 3 }), 'position.A.summonings[0].defense: must be at most 2 here; write "turn"'],
    [one({ defense: 2, damage: 1 }), 'position.A.summonings[0].defense: must be 1 with this damage'],
    [one({ attack: 4 }), 'position.A.summonings[0].attack: must be 3 here, or left out; write "turn"'],
    [one({ turn: { traits: ['fast'] } }), 'position.A.summonings[0].turn.traits[0]: must be one of pierce,'],
    [
      one({ enchantments: ['fordOgre'] }),
      'position.A.summonings[0].enchantments[0]: must be a card of type enchantment',
    ],
    [
      one({ enchantments: [{ card: 'fetter', owner: 'A' }] }),
      'position.A.summonings[0].enchantments[0].owner: must be B: fetter goes on enemy summonings',
    ],
    [
      one({ entered: 3, enchantments: [{ card: 'staff', entered: 2 }] }),
      'position.A.summonings[0].enchantments[0].entered: must be later than that of its bearer',
    ],
    [
      {
        A: { summonings: [{ card: 'hiredSword', entered: 2 }] },
        B: { summonings: [{ card: 'fordOgre', entered: 2 }] },
      },
      'position.B.summonings[0].entered: 2 is said twice',
    ],
    [
      {
        A: {
          summonings: [
            { card: 'hiredSword', entered: 2 },
            { card: 'fordOgre', entered: 1 },
          ],
        },
      },
      'position.A.summonings[1].entered: must be later than that of the one before it',
    ],
    [{ A: { out: ['hiredSword'] } }, 'position.A.out: must be empty: only a draft leaves cards out'],
    [{ A: { wins: 1 } }, 'position.A.wins: this is no tournament; set the option constructedMatches to bestOf3'],
    [{ match: 2 }, 'position.match: this is no tournament'],
    [
      { match: 1, A: { wins: 1 } },
      'position.match: must be at least 2 after 1 wins',
      { constructedMatches: 'bestOf3' },
    ],
    [{ A: { class: 'warlock' }, B: { class: 'warlock' } }, 'position.B.class: must be paladin', { mode: 'draft' }],
    [{ phase: 'mulligan', turn: 1 }, 'position.turn: must be 0 before the first turn'],
    [{ phase: 'mulligan', active: 'B' }, 'position.active: must be left out: nobody has begun'],
    [{ phase: 'mulligan', A: { hand: ['5 Ford Ogre'] } }, 'position.A.hand: must be at most 4 cards in a mulligan'],
    [{ phase: 'mulligan', A: { discards: ['Ford Ogre'] } }, 'position.A.discards: must be empty in a mulligan'],
    [{ phase: 'over' }, 'position.phase: must be one of mulligan, start,'],
    [{ turn: 4, active: 'A', starter: 'A' }, 'position.turn: turn 4 is B’s when A is the starter'],
    [{ turn: 101 }, 'position.turn: must be from 1 to 100'],
    [{ active: 'C' }, 'position.active: must be one of A, B'],
    [{ A: { aside: ['Ford Ogre'] } }, 'position.A.aside: must be empty: answers lead to such a moment'],
    [{ chain: [{}] }, 'position.chain: must be empty: answers lead to such a moment'],
  ];
  for (const [position, message, options] of cases) {
    test(message, () => expect(() => placed(position, options)).toThrow(message));
  }
});

const { noonfire, silverBulwark } = readyDecks;

describePositions({
  rules: sunMoon,
  trials: trialsOf(sunMoon, [
    {},
    { deckA: 'debtOfAsh', deckB: 'tidewatch', constructedMatches: 'bestOf3' },
    { mode: 'draft' },
    { mode: 'draft', draftVisibility: 'private', skillRefresh: 'everyTurn' },
  ]),
  loadPosition,
  positionOf,
  optionsOf: ({ compiled }) => ({ ...compiled.options, deckA: noonfire, deckB: silverBulwark }),
  moments: { mulligan: 3, act: 100 },
  unsaid: ['id', 'knownAt', 'actions', 'clock', 'triggers', 'revealed'],
  unordered: ['hand'],
  shuffles: { phase: 'mulligan', A: { hand: ['2 hiredSword'] } },
});
