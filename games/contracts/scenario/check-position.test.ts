// Where does what is possible end? Each limit of a position from both sides: the last that can be, the first that can't.

import { describeEdges, type Edge } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { contracts } from '../rules/rules.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import { loadPosition } from './load-position.ts';

/** Numbers that no balance changes. */
const cards = {
  wolf: { type: 'creature', cost: 'P1', attack: 2, health: 3 },
  banner: { type: 'creature', cost: 'P1', attack: 1, health: 3, gives: { to: 'adjacent', attack: 1, health: 2 } },
  spell: { type: 'spell', cost: 'P1', effects: { op: 'draw' } },
  lens: { type: 'orb', cost: 'P1', attack: 2, durability: 3 },
  seal: { type: 'rune', cost: 'P1' },
};
const placed = (position: object, options: object = {}): State =>
  loadPosition(position, contracts.options({ cards, ...options }), 'the edge of what is possible');

const one = (creature: object) => ({ A: { line: [{ card: 'wolf', ...creature }] } });
const replace = { phase: 'replace' };
const orb = (more: object) => ({ A: { orb: { card: 'lens', ...more } } });

const EDGES: readonly Edge[] = [
  [
    'C304: the first player has the odd turns',
    { turn: 3, first: 'A', active: 'A' },
    { turn: 3, first: 'A', active: 'B' },
    'position.turn: turn 3 is A’s when A is first',
  ],
  [
    'C304: the other the even ones',
    { turn: 4, first: 'B', active: 'A' },
    { turn: 4, first: 'B', active: 'B' },
    'position.turn: turn 4 is A’s when B is first',
  ],
  ['CR29: the last turn', { turn: 200 }, { turn: 201 }, 'position.turn: must be from 1 to 200'],
  ['the first turn', { turn: 1 }, { turn: 0 }, 'position.turn: must be from 1 to 200'],
  [
    'before the first turn',
    { ...replace, turn: 0 },
    { ...replace, turn: 1 },
    'position.turn: must be 0 before the first turn',
  ],
  [
    'who is first begins',
    { ...replace, first: 'B', active: 'B' },
    { ...replace, first: 'B', active: 'A' },
    'position.active: must be B, who is first',
  ],
  [
    'C207: ten contracts in hand',
    { A: { hand: ['10 wolf'] } },
    { A: { hand: ['11 wolf'] } },
    'position.A.hand: holds 11; there is room for 10',
  ],
  [
    'C803: eight Creatures in a line',
    { A: { line: ['8 wolf'] } },
    { A: { line: ['9 wolf'] } },
    'position.A.line: holds 9; there is room for 8',
  ],
  [
    'sixty contracts, wherever they lie, and tokens beside them',
    {
      A: {
        deck: ['20 wolf'],
        hand: ['9 wolf'],
        pile: ['28 wolf'],
        line: ['wolf', '2 Spark'],
        orb: 'lens',
        rune: 'seal',
      },
    },
    {
      A: {
        deck: ['20 wolf'],
        hand: ['9 wolf'],
        pile: ['29 wolf'],
        line: ['wolf', '2 Spark'],
        orb: 'lens',
        rune: 'seal',
      },
    },
    'position.A: owns 61 contracts; a match has room for 60',
  ],
  [
    'sixty contracts with Runes beside the deck',
    { ...replace, A: { deck: ['59 wolf'], runes: ['seal'] } },
    { ...replace, A: { deck: ['60 wolf'], runes: ['seal'] } },
    'position.A: owns 61 contracts',
  ],
  ['C106: 30 health', { A: { health: 30 } }, { A: { health: 31 } }, 'position.A.health: nobody has more than 30'],
  [
    'C103: Runes beside the deck until hands are replaced',
    { ...replace, A: { runes: ['seal'] } },
    { A: { runes: ['seal'] } },
    'position.A.runes: lie beside the deck only until hands are replaced',
  ],
  [
    'C103: and nothing but Runes',
    { ...replace, A: { runes: ['seal'] } },
    { ...replace, A: { runes: ['wolf'] } },
    'position.A.runes: wolf is no Rune',
  ],
  [
    'what is known is in hand, each as often',
    { A: { hand: ['2 wolf'], known: ['2 wolf'] } },
    { A: { hand: ['2 wolf'], known: ['3 wolf'] } },
    'position.A.known: wolf is not so often in "hand"',
  ],
  [
    'C107: one pure extractor',
    { A: { extractors: 'P1' } },
    { A: { extractors: 'P2' } },
    'position.A.extractors: there is only one pure extractor',
  ],
  [
    'C107: in all',
    { A: { extractors: 'R1' }, B: { extractors: 'P1' } },
    { A: { extractors: 'P1' }, B: { extractors: 'P1' } },
    'position: there is one pure extractor',
  ],
  [
    'ten extractors',
    { A: { extractors: 'R4 B3 Y3' } },
    { A: { extractors: 'R4 B4 Y3' } },
    'position.A.extractors: must be at most 10',
  ],
  [
    'CR04: the pure one counts with them',
    { A: { extractors: 'R9 P1' } },
    { A: { extractors: 'R10 P1' } },
    'position.A.extractors: must be at most 10',
  ],
  [
    'or does not count',
    { A: { extractors: 'R10 P1' } },
    { A: { extractors: 'R11 P1' } },
    'position.A.extractors: must be at most 10',
    { pureExtractorCountsToCap: 'off' },
  ],
  ['C104: five tanks', { A: { tanks: 5 } }, { A: { tanks: 6 } }, 'position.A.tanks: must be at most 5'],
  [
    'C104: five tanks of any colour',
    { A: { tanks: 'R2 Y2 P1' } },
    { A: { tanks: 'R2 Y3 P1' } },
    'position.A.tanks: must be at most 5',
    { tankColour: 'keep' },
  ],
  [
    'tanks that keep no colour',
    { A: { tanks: 'P2' } },
    { A: { tanks: 'Y1 P1' } },
    'position.A.tanks: tanks keep no colour, so none is yellow',
  ],
  [
    'as many full as there are, colour by colour',
    { A: { extractors: 'R2 B1', full: 'R2 B1' } },
    { A: { extractors: 'R2 B1', full: 'R1 B2' } },
    'position.A.full: 2 blue are full, but there are 1',
  ],
  [
    'nothing is full before the first turn',
    { ...replace, A: { extractors: 'R1', full: 0 } },
    { ...replace, A: { extractors: 'R1', full: 'R1' } },
    'position.A.full: nothing is full before the first turn',
  ],
  [
    'C1007: an Orb on guard in the other’s turn',
    { active: 'B', ...orb({ active: true }) },
    { active: 'A', ...orb({ active: true }) },
    'position.A.orb.active: an Orb is left active for the other’s turn, and it is A’s',
  ],
  [
    'C1007: or at the end of the own',
    { phase: 'store', ...orb({ active: true }) },
    { phase: 'end', ...orb({ active: true }) },
    'position.A.orb.active: an Orb is left active',
  ],
  [
    'the durability of an Orb',
    orb({ durability: 3 }),
    orb({ durability: 4 }),
    'position.A.orb.durability: must be a whole number from 1 to 3',
  ],
  [
    'an Orb that is not broken',
    orb({ durability: 1 }),
    orb({ durability: 0 }),
    'position.A.orb.durability: must be a whole number from 1 to 3',
  ],
  [
    'the attack of an Orb',
    orb({ attack: 2 }),
    orb({ attack: 3 }),
    'position.A.orb.attack: must be 2, as on lens, or left out',
  ],
  [
    'an Orb in its place',
    { A: { orb: 'lens' } },
    { A: { orb: 'seal' } },
    'position.A.orb: must be a contract of type orb: seal is none',
  ],
  [
    'a Rune in its place',
    { A: { rune: 'seal' } },
    { A: { rune: { card: 'lens' } } },
    'position.A.rune.card: must be a contract of type rune: lens is none',
  ],
  [
    'a stance for an Orb',
    { phase: 'stance', A: { orb: 'lens' } },
    { phase: 'stance', B: { orb: 'lens' } },
    'position.phase: is stance, but who ends the turn has no Orb',
  ],
  [
    'damage that leaves 1 health',
    one({ damage: 2 }),
    one({ damage: 3 }),
    'position.A.line[0]: has 0 health, so it would be gone',
  ],
  [
    'health up to what it has',
    one({ health: 3 }),
    one({ health: 4 }),
    'position.A.line[0].health: must be at most 3 here',
  ],
  [
    'health with what it gained',
    one({ health: 5, gained: { health: 2 } }),
    one({ health: 6, gained: { health: 2 } }),
    'position.A.line[0].health: must be at most 5 here',
  ],
  [
    'health with what a neighbour gives',
    { A: { line: ['banner', { card: 'wolf', health: 5 }] } },
    { A: { line: ['banner', 'wolf', { card: 'wolf', health: 5 }] } },
    'position.A.line[2].health: must be at most 3 here',
  ],
  [
    'health that damage leaves',
    one({ damage: 1, health: 2 }),
    one({ damage: 1, health: 3 }),
    'position.A.line[0].health: must be 2 with this damage, or left out',
  ],
  [
    'attack as it counts now',
    one({ attack: 4, turn: { attack: 2 } }),
    one({ attack: 2, turn: { attack: 2 } }),
    'position.A.line[0].attack: must be 4 here, or left out',
  ],
  [
    'tokens stand in a line alone',
    { A: { line: ['Spark'] } },
    { A: { deck: ['Spark'] } },
    'position.A.deck: spark is a token: it can only stand in a line',
  ],
  [
    'nothing is being looked at',
    { A: { looked: [] } },
    { A: { looked: ['wolf'] } },
    'position.A.looked: must be empty',
  ],
  ['nothing is aside', { A: { aside: [] } }, { A: { aside: ['wolf'] } }, 'position.A.aside: must be empty'],
];

describeEdges(EDGES, placed);

describe('what follows from the rest of a position', () => {
  const told = (position: object, options: object = {}) => view(placed(position, options), 'watcher');

  test('C304: whose turn it is follows from the turn and who is first, and who is first from the two', () => {
    const moment = (position: object) => {
      const { turn, active, first } = told(position);
      return `${turn} ${'AB'[active]} ${'AB'[first]}`;
    };
    expect(moment({ turn: 5, first: 'B' })).toBe('5 B B');
    expect(moment({ turn: 6, first: 'B' })).toBe('6 A B');
    expect(moment({ turn: 5, first: 'A' })).toBe('5 A A');
    expect(moment({ turn: 6, active: 'B' })).toBe('6 B A');
    expect(moment({ turn: 5, active: 'B' })).toBe('5 B B');
    expect(moment({ turn: 5 })).toBe('5 A A');
    expect(moment({ active: 'A', first: 'B' })).toBe('4 A B');
    expect(moment({ active: 'B', first: 'B' })).toBe('3 B B');
    expect(moment({ ...replace, first: 'B' })).toBe('0 B B');
    expect(moment({ ...replace, active: 'B' })).toBe('0 B B');
    expect(moment(replace)).toBe('0 A A');
  });

  test('extractors are full once they have filled in the own turn, and only then', () => {
    const full = (phase: string) =>
      told({ phase, A: { extractors: 'R2', orb: 'lens' }, B: { extractors: 'B2' } }).players;
    for (const phase of ['draw', 'main', 'stance']) {
      expect(full(phase).map((player) => player.full)).toMatchObject([{ red: 2 }, { blue: 0 }]);
    }
    expect(full('colour').map((player) => player.full)).toMatchObject([{ red: 0 }, { blue: 0 }]);
  });

  test('what is said of a player is so', () => {
    const said = {
      health: 12,
      attack: 3,
      turnAttack: 2,
      magic: 1,
      turnMagic: 4,
      attacked: true,
      burnouts: 2,
      specialUsed: true,
    };
    const [a, b] = told({
      active: 'B',
      A: { ...said, statuses: ['fog'], hand: ['2 wolf', 'seal'], known: ['seal', 'wolf'] },
    }).players;
    expect(a).toMatchObject({ health: 12, attacked: true, burnouts: 2, specialUsed: true, handSize: 3 });
    expect([...a.known].sort()).toEqual(['seal', 'wolf']);
    expect(b).toMatchObject({ health: 30, attacked: false, burnouts: 0, specialUsed: false, known: [] });
  });

  test('what is said of a Creature, an Orb and a Rune is so', () => {
    const line = [
      {
        card: 'wolf',
        spent: true,
        statuses: ['magnetized'],
        gained: { attack: 1, health: 2 },
        turn: { attack: 3, health: 1 },
        damage: 2,
      },
      { card: 'wolf', new: true, turnStatuses: ['fog'] },
      { card: 'wolf', faded: true },
    ];
    const [a] = told({
      active: 'B',
      A: { line, orb: { card: 'lens', durability: 2, spent: true, active: true }, rune: { card: 'seal', spent: true } },
    }).players;
    expect(a.line.map(({ attack, health, spent }) => [attack, health, spent])).toEqual([
      [6, 4, true],
      [2, 3, false],
      [2, 3, false],
    ]);
    expect(a.line[0].statuses).toContain('magnetized');
    expect(a.line[1].statuses).toContain('fog');
    expect(a.line.map(({ faded }) => faded)).toEqual([false, false, true]);
    expect(a.orb).toMatchObject({ durability: 2, spent: true, active: true });
    expect(a.rune).toMatchObject({ spent: true });
  });
});
