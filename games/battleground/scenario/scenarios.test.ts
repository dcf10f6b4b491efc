// Do the scenarios of Battleground hold, and do the published schema and the game agree on what one is?

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
import { TYPES } from '../cards/vocabulary.ts';
import { game } from './game.ts';
import {
  AREA_FIELDS,
  POSITION_FIELDS,
  POSITION_PHASES,
  PREPARED_FIELDS,
  SIDE_FIELDS,
  SUMMON_FIELDS,
  TIER_FIELDS,
} from './position.ts';

const { names, testFiles, run } = scenariosOf(game);

describe('the scenario files of Battleground', () => {
  testFiles();

  test('there is one for every tricky case from T01 to T33', () => {
    const cases = new Set(names.map((name) => /^T(\d+)-/.exec(name)?.[1]));
    for (let number = 1; number <= 33; number++) expect(cases).toContain(String(number).padStart(2, '0'));
  });
});

describe('the published schema and the runner agree', () => {
  test('on spells of a match’s own', () => {
    const { properties } = scenarioSchema.$defs.battlegroundCard;
    const fields = ['type', 'name', ...Object.values(CARD_FIELDS).flat()];
    expect(schemaKeys('battlegroundCard')).toEqual([...new Set(fields)].sort());
    expect(properties.type.enum).toEqual(TYPES);
    expect(effectSchemaFaults('battlegroundEffect', OPS)).toEqual([]);
    expect(scenarioSchema.anyOf[2].properties.cards.maxProperties).toBe(MOST_CUSTOM_CARDS);
    expect(schemaKeys('battlegroundCase')).toEqual(sorted(CASE_FIELDS));
  });

  test('on the fields of Battleground', () => {
    expect(schemaKeys('battlegroundPosition')).toEqual(sorted(POSITION_FIELDS));
    expect(schemaKeys('battlegroundSide')).toEqual(sorted(SIDE_FIELDS));
    expect(schemaKeys('battlegroundSideExpect')).toEqual(sorted(SIDE_FIELDS));
    expect(schemaKeys('battlegroundExpect')).toEqual(sorted(POSITION_FIELDS, EXPECT_FIELDS));
    expect(schemaKeys('battlegroundTier')).toEqual(sorted(TIER_FIELDS));
    expect(schemaKeys('battlegroundTierExpect')).toEqual(sorted(TIER_FIELDS));
    expect(longSchemaKeys('battlegroundSummon')).toEqual(sorted(SUMMON_FIELDS));
    expect(longSchemaKeys('battlegroundSummonExpect')).toEqual(sorted(SUMMON_FIELDS));
    expect(longSchemaKeys('battlegroundInPlay')).toEqual(sorted(AREA_FIELDS));
    expect(longSchemaKeys('battlegroundPrepared')).toEqual(sorted(PREPARED_FIELDS));
    expect(scenarioSchema.$defs.battlegroundPosition.properties.phase.enum).toEqual(POSITION_PHASES);
  });
});

describe('a scenario of Battleground', () => {
  const duel: { readonly [field: string]: Json } = {
    game: 'battleground',
    name: 'A summon that acts strikes the foe in front of it.',
    cards: {
      brute: { type: 'summon', attack: 2, hp: 4 },
      fever: { type: 'sorcery', enchantment: { effects: { op: 'damage', amount: 1, to: 'enchanted' } } },
    },
    position: {
      board: { c3: 'brute', c4: { card: 'brute', owner: 'B', hp: 3 } },
      A: { area: [{ card: 'fever', on: ['c4'] }], deck: ['3 Red Crystal', 'Guard'] },
    },
    answers: [{ A: 'end' }, { A: 'attack' }],
    expect: { 'board.c4.hp': 1, board: { c3: { card: 'brute', defending: false }, c5: null }, 'A.exp': 1 },
  };
  const tell = (changes: { readonly [field: string]: Json }): string =>
    said(run({ ...duel, ...changes }, { resume: true }));

  test('is played with spells of its own, and keeps to the schema', () => {
    expect(tell({})).toBe('');
    expect(fits(duel, scenarioSchema)).toBe(true);
  });

  test('expects summons by field, and tokens where they are', () => {
    expect(tell({ expect: { 'board.c4.tokens': { fever: 1 }, 'A.area': [{ card: 'fever', on: { c4: 1 } }] } })).toBe(
      '',
    );
    expect(tell({ expect: { board: { c4: null } } })).toContain('"path":"board.c4"');
    expect(tell({ expect: { 'board.c4.hp': 3 } })).toContain('{"path":"board.c4.hp","expected":3,"found":1}');
  });

  test('has room for as many spells of its own as there may be, and no more', () => {
    const own = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`own${i}`, { type: 'summon', attack: 1, hp: i + 1 }]),
      );
    const deck = Object.keys(own(MOST_CUSTOM_CARDS));
    const position = { 'A.deck': deck };
    const full = { cards: own(MOST_CUSTOM_CARDS), position, answers: [], expect: { 'A.deck': deck } };
    expect(tell(full)).toBe('');
    expect(fits({ ...duel, ...full }, scenarioSchema)).toBe(true);
    const over = { ...full, cards: own(MOST_CUSTOM_CARDS + 1) };
    expect(tell(over)).toBe(`cards: must be at most ${MOST_CUSTOM_CARDS} spells`);
    expect(fits({ ...duel, ...over }, scenarioSchema)).toBe(false);
  });

  test('a player is aimed at by letter', () => {
    const cards = { zap: { type: 'sorcery', text: { op: 'damage', amount: 3, to: { target: 'player' } } } };
    for (const [letter, expected] of [
      ['A', { 'A.life': 17 }],
      ['B', { 'B.life': 17 }],
    ] as const) {
      const answers = [{ A: 'cast zap' }, { A: letter }];
      expect(tell({ cards, position: { 'A.hand': ['zap'] }, answers, expect: expected })).toBe('');
    }
  });

  test('in a battle that a position begins with, everything is told', () => {
    const position = { phase: 'upkeep', 'A.mana': 'W2 R1' };
    const lost = { white: 2, red: 1 };
    expect(tell({ position, answers: [], expect: { events: [{ kind: 'manaDecayed', seat: 'A', lost }] } })).toBe('');
    expect(tell({ position, answers: [], expect: { noEvents: ['manaDecayed'] } })).toContain('"seat":"A"');
  });

  test('from the setup, decks can be stacked where no draft makes them', () => {
    const { position: _, ...rest } = duel;
    const setup = (more: { readonly [field: string]: Json }) =>
      said(run({ ...rest, answers: [], expect: {}, ...more }, { resume: false }));
    const options = { start: 'quick', classA: 'paladin' };
    expect(setup({ decks: { A: [] } })).toContain('decks: needs decks from the start, and a draft makes them; write');
    expect(setup({ options, decks: { A: ['brute'] } })).toContain(
      'decks.A: asks for brute more often than this deck has',
    );
  });

  const wrong: readonly (readonly [{ readonly [field: string]: Json }, string])[] = [
    [{ position: { helth: 1 } }, 'position.helth: is not known; there are board, A, B,'],
    [{ position: { board: { f1: 'brute' } } }, 'position.board.f1: must be a field from a1 to e5'],
    [{ position: { board: { c3: 'brut' } } }, 'position.board.c3: there is no spell "brut"'],
    [{ position: { A: { mana: 'G1' } } }, 'position.A.mana: must be like "W2 R1"'],
    [{ position: { A: { life: 21 } } }, 'position.A.life: must be a whole number from 1 to 20'],
    [{ answers: [{ A: 'jump' }] }, 'answers[0].A: "jump" is no option here; offered are: '],
    [{ answers: [{ A: { spells: [] } }] }, 'answers[0].A: must be an option such as "end"'],
    [{ expect: { 'A.lfe': 1 } }, 'expect.A.lfe: is not there; there are life, mana,'],
  ];
  for (const [changes, message] of wrong) test(message, () => expect(tell(changes)).toContain(message));

  test('what is no position fits the schema no better', () => {
    const bad: readonly Json[] = [
      { helth: 1 },
      { board: { z1: 'brute' } },
      { board: { c3: { card: 'brute', poison: 1 } } },
      { A: { mana: 'G1' } },
      { A: { life: 21 } },
      { A: { prepared: [{ charges: 'W1' }] } },
      { A: { area: [{ card: 'fever', on: ['z9'] }] } },
      { market: { 4: {} } },
      { phase: 'over' },
    ];
    for (const position of bad) {
      expect(tell({ position }), JSON.stringify(position)).not.toBe('');
      expect(fits({ ...duel, position }, scenarioSchema), JSON.stringify(position)).toBe(false);
    }
  });
});
