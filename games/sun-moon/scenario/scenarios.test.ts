// Do the scenarios of Sun & Moon hold, and do the published schema and the game agree on what one is?

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
import { ENCHANTMENT_FIELDS, POSITION_FIELDS, POSITION_PHASES, SIDE_FIELDS, SUMMONING_FIELDS } from './position.ts';

const { names, testFiles, run } = scenariosOf(game);

describe('the scenario files of Sun & Moon', () => {
  testFiles();

  test('there is one for every tricky case from ST01 to ST44', () => {
    const cases = new Set(names.map((name) => /^ST(\d+)-/.exec(name)?.[1]));
    for (let number = 1; number <= 44; number++) expect(cases).toContain(String(number).padStart(2, '0'));
  });
});

describe('the published schema and the runner agree', () => {
  test('on cards of a match’s own', () => {
    const { properties } = scenarioSchema.$defs.sunMoonCard;
    const fields = ['type', 'name', ...Object.values(CARD_FIELDS).flat()];
    expect(schemaKeys('sunMoonCard')).toEqual([...new Set(fields)].sort());
    expect(properties.type.enum).toEqual(TYPES);
    expect(effectSchemaFaults('sunMoonEffect', OPS)).toEqual([]);
    expect(scenarioSchema.anyOf[3].properties.cards.maxProperties).toBe(MOST_CUSTOM_CARDS);
    expect(schemaKeys('sunMoonCase')).toEqual(sorted(CASE_FIELDS));
  });

  test('on the fields of Sun & Moon', () => {
    expect(schemaKeys('sunMoonPosition')).toEqual(sorted(POSITION_FIELDS));
    expect(schemaKeys('sunMoonSide')).toEqual(sorted(SIDE_FIELDS));
    expect(schemaKeys('sunMoonSideExpect')).toEqual(sorted(SIDE_FIELDS));
    expect(schemaKeys('sunMoonExpect')).toEqual(sorted(POSITION_FIELDS, EXPECT_FIELDS));
    expect(longSchemaKeys('sunMoonSummoning')).toEqual(sorted(SUMMONING_FIELDS));
    expect(longSchemaKeys('sunMoonEnchantment')).toEqual(sorted(ENCHANTMENT_FIELDS));
    expect(scenarioSchema.$defs.sunMoonPosition.properties.phase.enum).toEqual(POSITION_PHASES);
  });
});

describe('a scenario of Sun & Moon', () => {
  const rider: { readonly [field: string]: Json } = {
    game: 'sun-moon',
    name: 'A player is aimed at by letter.',
    cards: { rider: { type: 'summoning', attack: 4, defense: 3 } },
    position: { 'A.summonings': ['rider', 'Hired Sword'] },
    answers: [{ A: 'attack rider' }, { A: 'B' }, { B: 'pass' }],
    expect: { 'B.life': 11, 'A.summonings': ['rider', 'Hired Sword'] },
  };
  const tell = (changes: { readonly [field: string]: Json }): string =>
    said(run({ ...rider, ...changes }, { resume: true }));

  test('aims at a player by letter, and expects in the words of a position', () => {
    expect(tell({})).toBe('');
    expect(tell({ expect: { 'A.summonings': ['Hired Sword', 'rider'] } })).toContain('"path":"A.summonings"');
    expect(fits(rider, scenarioSchema)).toBe(true);
  });

  test('has room for as many cards of its own as there may be, and no more', () => {
    const own = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`own${i}`, { type: 'summoning', attack: 1, defense: i + 1 }]),
      );
    const deck = Object.keys(own(MOST_CUSTOM_CARDS));
    const position = { 'A.deck': deck };
    const full = { cards: own(MOST_CUSTOM_CARDS), position, answers: [], expect: { 'A.deck': deck } };
    expect(tell(full)).toBe('');
    expect(fits({ ...rider, ...full }, scenarioSchema)).toBe(true);
    const over = { ...full, cards: own(MOST_CUSTOM_CARDS + 1) };
    expect(tell(over)).toBe(`cards: must be at most ${MOST_CUSTOM_CARDS} cards`);
    expect(fits({ ...rider, ...over }, scenarioSchema)).toBe(false);
  });

  test('knows what a phase does before anybody is asked', () => {
    const position = { phase: 'start', 'A.deck': ['rider'], 'A.fatigue': 4 };
    const halved = { kind: 'fatigueHalved', seat: 'A', to: 2 };
    expect(tell({ position, answers: [], expect: { events: ['turnStarted', halved] } })).toBe('');
    expect(tell({ position, answers: [], expect: { noEvents: ['drew'] } })).toContain('"seat":"A"');
  });

  test('from the setup, decks can be stacked where no draft makes them', () => {
    const { position: _, ...rest } = rider;
    const setup = { ...rest, answers: [], expect: {}, decks: { A: ['rider'] } };
    expect(said(run(setup, { resume: false }))).toContain('decks.A: asks for rider more often than this deck has it');
    expect(said(run({ ...setup, options: { mode: 'draft' } }, { resume: false }))).toContain(
      'decks: needs decks from the start, and a draft makes them; leave "mode" out',
    );
  });
});
