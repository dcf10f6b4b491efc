// Do the scenarios of Contracts hold, and do the published schema and the game agree on what one is?

import type { Json } from '@duello/kernel';
import {
  CASE_FIELDS,
  EXPECT_FIELDS,
  effectSchemaFaults,
  fits,
  longSchemaKeys,
  said,
  scenarioSchema,
  scenariosOf,
  schemaKeys,
  sorted,
} from '@duello/lab/for-tests';
import { describe, expect, test } from 'vitest';
import { CARD_FIELDS, MOST_CUSTOM_CARDS } from '../cards/custom/custom-cards.ts';
import { OPS } from '../cards/effects.ts';
import { KEYWORDS, STATUSES, TYPES } from '../cards/vocabulary.ts';
import { game } from './game.ts';
import { CREATURE_FIELDS, ORB_FIELDS, POSITION_FIELDS, POSITION_PHASES, RUNE_FIELDS, SIDE_FIELDS } from './position.ts';

const { names, testFiles, run } = scenariosOf(game);

describe('the scenario files of Contracts', () => {
  testFiles();

  test('there is one for every tricky case from CT01 to CT39, and one for each deck', () => {
    const cases = new Set(names.map((name) => /^CT(\d+)-/.exec(name)?.[1]));
    for (let number = 1; number <= 39; number++) expect(cases).toContain(String(number).padStart(2, '0'));
    expect(names.filter((name) => name.startsWith('deck-'))).toHaveLength(4);
  });
});

describe('the published schema and the runner agree', () => {
  test('on contracts of a match’s own', () => {
    const { properties } = scenarioSchema.$defs.contractsCard;
    const fields = ['type', 'name', 'picture', ...Object.values(CARD_FIELDS).flat()];
    expect(schemaKeys('contractsCard')).toEqual([...new Set(fields)].sort());
    expect(properties.type.enum).toEqual(TYPES);
    expect(scenarioSchema.$defs.contractsKeyword.enum).toEqual(KEYWORDS);
    expect(scenarioSchema.$defs.contractsStatus.enum).toEqual(STATUSES);
    expect(effectSchemaFaults('contractsEffect', OPS)).toEqual([]);
    expect(scenarioSchema.anyOf[1].properties.cards.maxProperties).toBe(MOST_CUSTOM_CARDS);
    expect(schemaKeys('contractsCase')).toEqual(sorted(CASE_FIELDS));
  });

  test('on the fields of Contracts', () => {
    expect(schemaKeys('contractsPosition')).toEqual(sorted(POSITION_FIELDS));
    expect(schemaKeys('contractsSide')).toEqual(sorted(SIDE_FIELDS));
    expect(schemaKeys('contractsSideExpect')).toEqual(sorted(SIDE_FIELDS));
    expect(schemaKeys('contractsExpect')).toEqual(sorted(POSITION_FIELDS, EXPECT_FIELDS));
    expect(scenarioSchema.$defs.contractsPosition.properties.phase.enum).toEqual(POSITION_PHASES);
    for (const [name, fields] of Object.entries({ Creature: CREATURE_FIELDS, Orb: ORB_FIELDS, Rune: RUNE_FIELDS })) {
      expect(longSchemaKeys(`contracts${name}`)).toEqual(sorted(fields));
    }
  });
});

describe('a scenario of Contracts', () => {
  const orb: { readonly [field: string]: Json } = {
    game: 'contracts',
    name: 'An Orb deals no more than its target has.',
    cards: {
      hammer: { type: 'orb', attack: 4, durability: 3 },
      twig: { type: 'creature', attack: 1, health: 2 },
    },
    position: { A: { health: 20, orb: 'hammer' }, B: { line: ['twig', { card: 'twig', damage: 1 }] } },
    answers: [{ A: 'orb:1' }],
    expect: { 'A.health': 18, 'A.orb.durability': 2, B: { line: [{ card: 'twig', health: 1 }], pile: ['twig'] } },
  };
  const tell = (changes: { readonly [field: string]: Json }): string =>
    said(run({ ...orb, ...changes }, { resume: true }));

  test('is played with contracts of its own, and keeps to the schema', () => {
    expect(tell({})).toBe('');
    expect(fits(orb, scenarioSchema)).toBe(true);
    expect(fits({ ...orb, position: { A: { mana: 3 } } }, scenarioSchema)).toBe(false);
  });

  test('expects a zone by its size, its counts or its order', () => {
    const position = { phase: 'draw', A: { deck: ['Oath Page', '2 Trial Torch', 'Ink Blot'] } };
    const answers = [{ A: 'draw 3' }, { A: 'Trial Torch' }];
    const good = { A: { pile: ['Oath Page', 'trialTorch'], hand: { trialTorch: 1, oathPage: 0 }, deck: 1 } };
    expect(tell({ position, answers, expect: good })).toBe('');
    expect(tell({ position, answers, expect: { 'A.pile': ['trialTorch', 'oathPage'] } })).toContain('"path":"A.pile"');
    expect(tell({ position, answers, expect: { 'A.pile': { trialTorch: 2 } } })).toContain('"A.pile.trialTorch"');
    expect(tell({ position, answers, expect: { 'A.pile': 3 } })).toContain('"found":["oathPage","trialTorch"]');
  });

  test('names Creatures by place or, where only one goes by it, by name', () => {
    expect(tell({ answers: [{ A: 'orb twig' }] })).toContain('could be at place 1 or 2');
    const position = { A: { line: ['twig'] }, B: { line: ['twig', 'Trial-Period Torch'] } };
    const expected = { 'A.line': 1, 'B.line': 1, 'B.pile': ['trialTorch'] };
    for (const attack of ['attack:1>2', 'attack 1 > 2', 'attack twig > Trial-Period Torch', 'attack 1 > trialTorch']) {
      expect(tell({ position, answers: [{ A: attack }], expect: expected })).toBe('');
    }
  });

  test('expects in the words of a position, and aims at players by letter', () => {
    const echo = {
      'A.extractors': 'R2 B1',
      'A.line': ['2 twig'],
      A: { orb: 'hammer', statuses: 'fog' },
      'B.health': 9,
    };
    expect(tell({ position: echo, answers: [{ A: 'orb > B' }], expect: { ...echo, 'B.health': 5 } })).toBe('');
    expect(tell({ position: echo, answers: [{ A: 'attack 1 > B' }], expect: { 'B.health': 8 } })).toBe('');
    expect(tell({ position: echo, answers: [], expect: { 'A.extractors': 'R2' } })).toContain('"expected":"R2"');
    expect(tell({ position: echo, answers: [], expect: { 'A.line': ['twig'] } })).toContain('"path":"A.line"');
    expect(tell({ position: echo, answers: [], expect: { 'A.orb': 'Company Orb' } })).toContain('"path":"A.orb"');
    expect(tell({ position: echo, answers: [], expect: { 'A.extractors': 'Z9' } })).toContain(
      'expect.A.extractors: must be like "R1 P2"',
    );
  });

  test('has room for as many contracts of its own as there may be, and no more', () => {
    const own = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [
          `own${i}`,
          { type: 'creature', cost: i % 9, attack: 1, health: i + 1 },
        ]),
      );
    const deck = Object.keys(own(MOST_CUSTOM_CARDS));
    const position = { 'A.deck': deck };
    const full = { cards: own(MOST_CUSTOM_CARDS), position, answers: [], expect: { 'A.deck': deck } };
    expect(tell(full)).toBe('');
    expect(fits({ ...orb, ...full }, scenarioSchema)).toBe(true);
    const over = { ...full, cards: own(MOST_CUSTOM_CARDS + 1) };
    expect(tell(over)).toBe(`cards: must be at most ${MOST_CUSTOM_CARDS} contracts`);
    expect(fits({ ...orb, ...over }, scenarioSchema)).toBe(false);
  });

  test('tells seats by letter, and knows what an opening phase does', () => {
    const position = { phase: 'end', A: { line: ['twig'], extractors: 'R2' }, B: { deck: ['4 twig'] } };
    const ended = (seat: Json) => ({ events: [{ kind: 'turnEnding', seat }] });
    for (const seat of ['A', 0]) expect(tell({ position, answers: [], expect: ended(seat) })).toBe('');
    expect(tell({ position, answers: [], expect: { noEvents: ['turnEnding'] } })).toContain(
      '"found":{"kind":"turnEnding","seat":"A"}',
    );
  });

  test('from the setup, decks can be stacked', () => {
    const setup = (decks: Json) => {
      const { position: _, ...rest } = orb;
      return said(run({ ...rest, options: { deckA: 'emberPact' }, answers: [], expect: {}, decks }, { resume: true }));
    };
    expect(setup({ A: ['hammer'] })).toMatch(
      /^decks.A: asks for hammer more often than this deck has it; it holds \w+, /,
    );
    expect(setup({ A: ['nobody'] })).toContain('decks.A[0]: there is no contract "nobody"');
  });

  const wrong: readonly (readonly [{ readonly [field: string]: Json }, string])[] = [
    [{ cards: { hammer: { type: 'orb' } } }, 'cards.hammer.durability: must be a whole number from 1 to 99'],
    [{ position: { A: { line: ['nobody'] } } }, 'position.A.line[0]: there is no contract "nobody"'],
    [{ answers: [{ A: 'orb:3' }] }, 'answers[0].A: "orb:3" is refused'],
    [{ answers: [{ A: 'jump' }] }, 'answers[0].A: "jump" is no option here; offered are: '],
    [{ answers: [{ A: { spells: [] } }] }, 'answers[0].A: must be an option such as "end"'],
    [{ expect: { 'A.helth': 1 } }, 'expect.A.helth: is not there; there are health, attack,'],
    [{ expect: { events: ['explosion'] } }, 'expect.events[0].kind: must be one of gameStarted,'],
  ];
  for (const [changes, message] of wrong) test(message, () => expect(tell(changes)).toContain(message));
});
