// Does a position become the state it tells of, and a state the position it was?

import { describePositions } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { trials } from '../rules/play-for-tests.ts';
import { contracts } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import { audit } from './audit.ts';
import { loadPosition } from './load-position.ts';
import { POSITION_PHASES } from './position.ts';
import { positionOf } from './position-of.ts';

const placed = (position: unknown, options: unknown = {}): State =>
  loadPosition(position, contracts.options(options), 'a position');
const cards = {
  banner: { type: 'creature', attack: 1, health: 3, gives: { to: 'adjacent', attack: 1, health: 2 } },
  seal: { type: 'rune', cost: 1 },
};

describe('a position says everything; what it leaves out is empty or the start of a match', () => {
  test('an empty position is A’s main phase with 30 health and nothing else', () => {
    const { phase, active, first, turn, players, waiting } = view(placed({}), 'watcher');
    expect({ phase, active, first, turn }).toEqual({ phase: 'main', active: 0, first: 0, turn: 3 });
    expect(waiting).toEqual({ what: 'act', seats: [0], about: null, moving: null });
    for (const player of players)
      expect(player).toMatchObject({ health: 30, handSize: 0, deckSize: 0, line: [], pile: [] });
  });

  test('two of turn, active and first tell the third', () => {
    const told = (position: object) => {
      const { turn, active, first } = view(placed(position), 'watcher');
      return `${turn} ${'AB'[active]} ${'AB'[first]}`;
    };
    expect(told({ active: 'B' })).toBe('4 B A');
    expect(told({ first: 'B' })).toBe('3 B B');
    expect(told({ turn: 8 })).toBe('8 A B');
    expect(told({ turn: 8, first: 'A' })).toBe('8 B A');
    expect(told({ turn: 7, active: 'B' })).toBe('7 B B');
    expect(told({ turn: 8, active: 'A' })).toBe('8 A B');
  });

  test('extractors are full in the own turn once they have filled', () => {
    const full = (phase: string, active: string) =>
      view(placed({ phase, active, A: { extractors: 'R2 P1', line: [], orb: 'Company Orb' } }), 'watcher').players[0]
        .full;
    const all = { red: 2, blue: 0, yellow: 0, pure: 1 };
    const none = { red: 0, blue: 0, yellow: 0, pure: 0 };
    for (const phase of ['draw', 'main', 'stance']) expect(full(phase, 'A')).toEqual(all);
    expect(full('colour', 'A')).toEqual(none);
    expect(full('main', 'B')).toEqual(none);
    expect(view(placed({ A: { extractors: 'R2', full: { red: 1 } } }), 0).players[0].full.red).toBe(1);
  });

  test('zones are lists, lists with numbers, or counts, in either language; a deck has its top first', () => {
    const zones = {
      hand: ['oathPage', '2 Oath Page'],
      deck: ['Trial Torch', 'inkBlot'],
      pile: { 'Fiaccola in Prova': 2 },
    };
    expect(positionOf(placed({ A: zones }))).toMatchObject({
      A: { hand: { oathPage: 3 }, deck: ['trialTorch', 'inkBlot'], pile: ['trialTorch', 'trialTorch'] },
    });
  });

  test('a Creature is what its contract, its changes and its neighbours make it', () => {
    const line = [
      'banner',
      { card: 'Oath Page', health: 2, gained: { attack: 2 }, statuses: 'fog', new: true },
      '2 spark',
    ];
    const state = placed({ B: { line } }, { cards });
    expect(positionOf(state)).toMatchObject({
      B: {
        line: [
          { card: 'banner', attack: 1, health: 3 },
          { card: 'oathPage', attack: 5, health: 2, damage: 1, statuses: ['fog'], new: true, spent: false },
          { card: 'spark', attack: 1 },
          { card: 'spark' },
        ],
      },
    });
    const { cells } = placed({ B: { line } }, { cards, lostHealthBuff: 'cap' });
    expect(cells[col.seenMost + cells[col.line[1] + 1]]).toBe(3);
  });

  test('an Orb or Rune may be its name alone', () => {
    const state = placed({ A: { orb: 'Company Orb', rune: { card: 'seal', spent: true } } }, { cards });
    expect(positionOf(state)).toMatchObject({
      A: { orb: { durability: 3, active: false }, rune: { card: 'seal', spent: true } },
    });
  });

  test('each phase asks what it should', () => {
    const asks = Object.fromEntries(
      POSITION_PHASES.map((phase) => {
        const side = { extractors: 'R5 B5', orb: 'Company Orb', deck: ['3 Ink Blot'], hand: ['Ink Blot'] };
        const state = placed({ phase, A: side, B: side }, { tankColour: 'keep' });
        expect(audit(state, state, [])).toBeNull();
        return [phase, view(state, 'watcher').waiting?.what];
      }),
    );
    expect(asks).toEqual({
      replace: 'replace',
      start: 'swap',
      colour: 'swap',
      draw: 'draw',
      main: 'act',
      end: 'stance',
      stance: 'stance',
      store: 'store',
    });
    expect(view(placed({ phase: 'start', turn: 5 }), 0)).toMatchObject({ turn: 5, waiting: { what: 'colour' } });
    expect(view(placed({ phase: 'end' }), 0)).toMatchObject({ turn: 4, active: 1, waiting: { what: 'colour' } });
  });
});

describe('an impossible position is refused with its path and the remedy', () => {
  const cases: readonly (readonly [unknown, string, unknown?])[] = [
    [[], 'position: must be an object'],
    [{ C: {} }, 'position.C: is not known; there are A, B, turn,'],
    [{ A: { mood: 1 } }, 'position.A.mood: is not known; there are health,'],
    [{ A: { hand: ['Oat Page'] } }, 'position.A.hand[0]: there is no contract "Oat Page"'],
    [{ A: { hand: 'oathPage' } }, 'position.A.hand: must be a list such as'],
    [{ A: { hand: ['11 Oath Page'] } }, 'position.A.hand: holds 11; there is room for 10'],
    [{ A: { hand: ['Spark'] } }, 'position.A.hand: spark is a token: it can only stand in a line'],
    [{ A: { deck: ['40 Ink Blot'], pile: ['21 Ink Blot'] } }, 'position.A: owns 61 contracts; a match has room for 60'],
    [{ A: { known: ['Ink Blot'] } }, 'position.A.known: inkBlot is not so often in "hand"'],
    [{ A: { health: 0 } }, 'position.A.health: must be a whole number from 1'],
    [{ A: { health: 31 } }, 'position.A.health: nobody has more than 30'],
    [{ A: { extractors: 'R6 B5' } }, 'position.A.extractors: must be at most 10'],
    [{ A: { extractors: 'R10 P1' } }, 'position.A.extractors: must be at most 10'],
    [{ A: { extractors: 'P2' } }, 'position.A.extractors: there is only one pure extractor'],
    [{ A: { extractors: 'P1' }, B: { extractors: 'P1' } }, 'position: there is one pure extractor'],
    [{ A: { extractors: 'R1', full: 'R2' } }, 'position.A.full: 2 red are full, but there are 1'],
    [{ A: { extractors: 'X1' } }, 'position.A.extractors: must be like "R1 P2"'],
    [{ A: { tanks: 6 } }, 'position.A.tanks: must be at most 5'],
    [{ A: { tanks: { red: 1 } } }, 'position.A.tanks: tanks keep no colour, so none is red; write them as pure'],
    [{ A: { line: ['9 Spark'] } }, 'position.A.line: holds 9; there is room for 8'],
    [{ A: { line: ['Ink Blot'] } }, 'position.A.line[0].card: must be a contract of type creature: inkBlot is none'],
    [{ A: { line: [{ card: 'Spark', hp: 1 }] } }, 'position.A.line[0].hp: is not known; there are card,'],
    [{ A: { line: [{ card: 'Spark', damage: 1 }] } }, 'position.A.line[0]: has 0 health, so it would be gone'],
    [
      { A: { line: [{ card: 'Spark', health: 2 }] } },
      'position.A.line[0].health: must be at most 1 here; write "gained"',
    ],
    [{ A: { line: [{ card: 'Spark', attack: 2 }] } }, 'position.A.line[0].attack: must be 1 here, or left out'],
    [
      { A: { line: [{ card: 'Oath Page', gained: { health: 2 }, damage: 1, health: 3 }] } },
      'position.A.line[0].health: must be 2 with this damage',
    ],
    [
      { A: { line: [{ card: 'Spark', statuses: ['flying'] }] } },
      'position.A.line[0].statuses[0]: must be one of magnetic,',
    ],
    [{ A: { line: {} } }, 'position.A.line: must be a list such as'],
    [{ A: { orb: 'Spark' } }, 'position.A.orb: must be a contract of type orb'],
    [
      { A: { orb: { card: 'Company Orb', durability: 4 } } },
      'position.A.orb.durability: must be a whole number from 1 to 3',
    ],
    [
      { A: { orb: { card: 'Company Orb', active: true } } },
      'position.A.orb.active: an Orb is left active for the other’s turn',
    ],
    [{ A: { runes: ['Night Shift'] } }, 'position.A.runes: lie beside the deck only until hands are replaced'],
    [{ phase: 'replace', A: { runes: ['Spark'] } }, 'position.A.runes: spark is a token'],
    [{ phase: 'replace', A: { runes: ['Ink Blot'] } }, 'position.A.runes: inkBlot is no Rune'],
    [{ phase: 'replace', turn: 1 }, 'position.turn: must be 0 before the first turn'],
    [{ phase: 'replace', first: 'A', active: 'B' }, 'position.active: must be A, who is first'],
    [
      { phase: 'replace', A: { extractors: 'R1', full: 'R1' } },
      'position.A.full: nothing is full before the first turn',
    ],
    [{ phase: 'stance' }, 'position.phase: is stance, but who ends the turn has no Orb'],
    [{ phase: 'over' }, 'position.phase: must be one of replace, start,'],
    [{ turn: 4, active: 'A', first: 'A' }, 'position.turn: turn 4 is B’s when A is first'],
    [{ turn: 201 }, 'position.turn: must be from 1 to 200'],
    [{ active: 'C' }, 'position.active: must be one of A, B'],
    [{ A: { looked: ['Ink Blot'] } }, 'position.A.looked: must be empty: answers lead to such a moment'],
  ];
  for (const [position, message, options] of cases) {
    test(message, () => expect(() => placed(position, options)).toThrow(message));
  }

  test('what switches allow is possible with them', () => {
    const keep = placed({ A: { tanks: 'B1 P2' } }, { tankColour: 'keep' });
    expect(positionOf(keep)).toMatchObject({ A: { tanks: { blue: 1, pure: 2 } } });
    const eleven = placed({ A: { extractors: 'R10 P1' } }, { pureExtractorCountsToCap: 'off' });
    expect(positionOf(eleven)).toMatchObject({ A: { extractors: { red: 10, pure: 1 } } });
  });
});

describePositions({
  rules: contracts,
  trials,
  loadPosition,
  positionOf,
  optionsOf: ({ compiled }) => compiled.options,
  moments: { replace: 3, colour: 30, swap: 5, draw: 30, act: 400, stance: 5, store: 5 },
  unsaid: ['id', 'agenda', 'knownAt'],
  unordered: ['hand'],
  shuffles: { phase: 'replace', A: { deck: ['9 Ink Blot', '9 Boiler Rat'] } },
});
