// Do the scenarios of Final Magic hold, and what is said of one that does not, or that is none?

import { fileURLToPath } from 'node:url';
import type { Json } from '@duello/kernel';
import {
  ANSWER_FIELDS,
  CASE_FIELDS,
  EXPECT_FIELDS,
  effectSchemaFaults,
  fits,
  SCENARIO_FIELDS,
  type ScenarioResult,
  said,
  scenarioSchema,
  scenariosOf,
  schemaKeys,
  sorted,
} from '@duello/lab/for-tests';
import { describe, expect, test } from 'vitest';
import { CARD_FIELDS } from '../cards/custom/card-fields.ts';
import { MOST_WITH_SUPPLY } from '../cards/custom/custom-cards.ts';
import { OPS } from '../cards/effects.ts';
import { game } from './game.ts';
import { POSITION_FIELDS, SIDE_FIELDS } from './position.ts';

const scenarios = scenariosOf(game);

describe('the scenario files of Final Magic', () => {
  scenarios.testFiles();

  test('a clause that the rules do not have is noticed', () => {
    expect(scenarios.unknownRules(['F1301', 'F-R999', 'F130'])).toEqual(['F-R999', 'F130']);
  });

  test('there is one for every tricky case from F-T1 to F-T44', () => {
    const cases = new Set(scenarios.names.map((name) => /^F-T(\d+)/.exec(name)?.[1]));
    for (let number = 1; number <= 44; number++) expect(cases).toContain(String(number).padStart(2, '0'));
  });
});

const good: { readonly [field: string]: Json } = {
  game: 'final-magic',
  name: 'Rock Toss blocks five.',
  position: { phase: 'fight', A: { hand: ['Fireball'], mana: 1 }, B: { hand: ['Rock Toss'], mana: 1 } },
  answers: [{ A: { spells: ['Fireball'] }, B: { spells: ['Rock Toss'] } }],
  expect: { 'A.health': 47, B: { health: 50 } },
};
const run = (changes: { readonly [field: string]: Json }): ScenarioResult =>
  scenarios.run({ ...good, ...changes }, { resume: false });

describe('a scenario that is broken says where and what would be right', () => {
  const broken: readonly (readonly [{ readonly [field: string]: Json }, string])[] = [
    [{ expects: {} }, 'expects: is not known; there are $schema, game,'],
    [{ game: 'chess' }, 'there is no game "chess"'],
    [{ name: '' }, 'name: must be a text'],
    [{ rules: ['rock toss'] }, 'rules[0]: must be the id of a rule'],
    [{ options: { healthCap: 'soft' } }, 'options.healthCap: must be start or none'],
    [{ cards: { x: { type: 'spell' } } }, 'cards.x.price: must be a whole number'],
    [{ answers: [{}] }, 'answers[0]: must say what "A" or "B" answers'],
    [{ answers: [{ C: 'end' }] }, 'answers[0].C: is not known; there are A, B'],
    [{ answers: [{ seat: 'A', pick: 'end', picks: [] }] }, 'answers[0].A.picks: one answer has one shape'],
    [{ answers: [{ A: { spells: ['Fireboll'] } }] }, 'answers[0].A.spells[0]: there is no card "Fireboll"'],
    [{ answers: [{ A: { spels: [] } }] }, 'answers[0].A.spels: is not known; there are gems, spells, aims'],
    [{ answers: [{ A: 'end' }] }, 'answers[0].A: must be a plan such as {"gems":'],
    [
      { answers: [{ A: { gems: ['Fireball'] } }] },
      `answers[0].A: {"gems":["Fireball"]} is refused: Fireball isn’t a mana gem. (F-P1)`,
    ],
    [
      { position: {}, answers: [{ A: 'cast Nothing' }] },
      'answers[0].A: "cast Nothing" is no option here; offered are: end',
    ],
    [{ answers: [{ expect: { 'A.helth': 3 } }] }, 'answers[0].expect.A.helth: is not there; there are health, mana,'],
    [{ expect: { helth: 3 } }, 'expect.helth: is not there; there are round,'],
    [{ expect: { a: { health: 3 } } }, 'supply, A, B; write "A" for that seat'],
    [{ expect: { 'b.health': 3 } }, 'supply, A, B; write "B" for that seat'],
    [{ answers: [{ b: {} }] }, 'answers[0].b: is not known; there are A, B; write "B" for that seat'],
    [{ position: { 'A.health': 4, A: { health: 5 } } }, 'position.A.health: is said twice; write it once'],
    [{ decks: { A: [] } }, 'decks: is for a match from its setup; in a position write "deck"'],
    [{ cases: [] }, 'cases: must hold at least one case'],
    [{ cases: [{ expect: {} }] }, 'cases[0].name: must be a text'],
    [{ cases: [{ name: 'one' }, { name: 'one' }] }, 'cases[1].name: is that of a case before it'],
    [{ cases: [{ name: 'one', cards: {} }] }, 'cases[0].cards: is not known; there are name, about,'],
    [{ cases: [{ name: 'one', answers: [{ A: 'jump' }] }] }, 'cases[0].answers[0].A: "jump" is no option here'],
    [{ cases: [{ name: 'one', options: { healthCap: 'soft' } }] }, 'cases[0].options.healthCap: must be start or none'],
    [{ cases: [{ name: 'one', position: { 'B.hand': ['x'] } }] }, 'cases[0].position.B.hand[0]: there is no card "x"'],
    [
      { position: { A: { hand: ['x'] } }, cases: [{ name: 'one', position: { round: 3 } }] },
      'position.A.hand[0]: there is',
    ],
    [{ expect: { A: { hand: ['Nothing'] } } }, 'expect.A.hand[0]: there is no card "Nothing"'],
    [{ expect: { noEvents: ['tied'] } }, 'expect.noEvents[0].kind: must be one of gameStarted,'],
    [{ expect: { offered: { A: ['cast Nothing'] } } }, 'expect.offered.A[0]: "cast Nothing" is no option here'],
    [{ expect: { notOffered: { A: [{ option: 'end', why: '' }] } } }, 'expect.notOffered.A[0].why: is not known'],
  ];
  for (const [changes, message] of broken) {
    test(message, () => {
      const result = run(changes);
      expect(result.passed).toBe(false);
      expect(result.error).toContain(message);
    });
  }

  test('a file that is not there or not JSON fails alone', () => {
    expect(scenarios.runFile('nowhere.json', { resume: false }).error).toContain('there is no such file');
    expect(scenarios.runFile(fileURLToPath(new URL('../README.md', import.meta.url)), { resume: false }).passed).toBe(
      false,
    );
  });
});

describe('a scenario that fails tells expected, found and after which answer', () => {
  test('parts of the state', () => {
    const result = run({ expect: { 'A.health': 40, B: { hand: ['Copper'] } } });
    expect(result.differences).toEqual([
      { path: 'A.health', expected: 40, found: 47 },
      { path: 'B.hand', expected: ['Copper'], found: { rockToss: 1 } },
    ]);
    expect(result.after).toBe('answers[0] {"A":{"spells":["Fireball"]},"B":{"spells":["Rock Toss"]}}');
  });

  const wrong: readonly (readonly [string, Json])[] = [
    ['outcome', { outcome: { winner: 'A' } }],
    ['an event', { events: ['tie'] }],
    ['events in another order', { events: ['roundStarted', 'fightRevealed'] }],
    ['an event that must not be', { noEvents: [{ kind: 'healthChanged', seat: 'A' }] }],
    ['who is asked', { asked: { B: 'action' } }],
    ['an option that is missing', { offered: { A: ['cast Fireball'] } }],
    ['an option that is there', { notOffered: { A: ['end'] } }],
    ['a reason', { notOffered: { A: [{ option: 'cast Fireball', because: { code: 'manaMissing' } }] } }],
    ['an answer that is legal after all', { refused: { A: 'end' } }],
    ['a view', { view: { B: { players: { A: { handSize: 9 } } } } }],
    ['a hash', { hash: '0123456789abcdef' }],
    ['a whole zone', { 'A.hand': ['2 Fireball'] }],
    ['the size of a zone', { 'A.hand': 3 }],
    ['the count of a card', { A: { hand: { Fireball: 2 } } }],
  ];
  for (const [what, expected] of wrong) {
    test(what, () => {
      const result = run({ expect: expected });
      expect(result.error).toBe(null);
      expect(result.differences).toHaveLength(1);
    });
  }
});

test('what happens before anybody is asked is known to the first expectation', () => {
  const position = { phase: 'draw', A: { deck: ['2 Copper'] }, B: { deck: ['Copper'] } };
  const drawn = { kind: 'cardsDrawn', seat: 'A', count: 2 };
  expect(said(run({ position, answers: [], expect: { events: ['roundStarted', drawn] } }))).toBe('');
  expect(said(run({ position, answers: [], expect: { noEvents: [drawn] } }))).toContain('"seat":"A","count":2');
  expect(said(run({ position, answers: [{ expect: {} }], expect: { noEvents: [drawn] } }))).toBe('');
});

test('the first cards that are drawn can be chosen, in any order, to the end of the deck', () => {
  const { position: _, ...rest } = good;
  const setup = (decks: Json, more: { readonly [field: string]: Json }) =>
    said(scenarios.run({ ...rest, answers: [], expect: {}, decks, ...more }, { resume: true }));
  for (const gems of [0, 1, 2, 3]) {
    const hand = [`${5 - gems} Copper`, `${gems} Lesser Mana Gem`];
    expect(setup({ B: hand }, { expect: { 'B.hand': hand } })).toBe('');
  }
  const order = ['Copper', 'Lesser Mana Gem', '4 Copper', '2 Lesser Mana Gem', '2 Copper'];
  const events = [{ kind: 'cardsDrawn', seat: 'A', cards: ['copper', 'lesserGem', 'copper', 'copper', 'copper'] }];
  expect(setup({ A: order }, { expect: { events } })).toBe('');
  expect(setup({ A: ['4 Lesser Mana Gem'] }, {})).toBe(
    'decks.A: asks for lesserGem more often than the deck of 7 copper and 3 lesserGem has it; write a position for others',
  );
  expect(setup({ C: [] }, {})).toBe('decks.C: is not known; there are A, B');
});

describe('the published schema and the runner agree', () => {
  test('on cards of a match’s own', () => {
    const { properties } = scenarioSchema.$defs.customCard;
    const own = Object.values(CARD_FIELDS).flatMap(({ blank }) => Object.keys(blank));
    const said = ['type', 'name', 'picture', 'instead', 'effects'];
    expect(schemaKeys('customCard')).toEqual([...new Set([...said, ...own])].sort());
    expect(properties.type.enum).toEqual(Object.keys(CARD_FIELDS));
    expect(effectSchemaFaults('effect', OPS)).toEqual([]);
    expect(scenarioSchema.anyOf[0].properties.cards.maxProperties).toBe(MOST_WITH_SUPPLY);
  });

  test('on the fields there are', () => {
    expect(schemaKeys('case')).toEqual(sorted(CASE_FIELDS));
    expect(Object.keys(scenarioSchema.properties).sort()).toEqual(sorted(SCENARIO_FIELDS));
    expect(schemaKeys('position')).toEqual(sorted(POSITION_FIELDS));
    expect(schemaKeys('side')).toEqual(sorted(SIDE_FIELDS));
    expect(schemaKeys('sideExpect')).toEqual(sorted(SIDE_FIELDS));
    expect(schemaKeys('expect')).toEqual(sorted(POSITION_FIELDS, EXPECT_FIELDS));
    expect(schemaKeys('longAnswer')).toEqual(sorted(['seat'], ANSWER_FIELDS));
  });

  test('on what is no scenario', () => {
    const bad: readonly { readonly [field: string]: Json }[] = [
      { expects: {} },
      { game: 'chess' },
      { name: '' },
      { rules: ['rock toss'] },
      { answers: [{}] },
      { answers: [{ C: 'end' }] },
      { answers: [{ A: { spels: [] } }] },
      { position: { health: 3 } },
      { position: { A: { helth: 3 } } },
      { position: { A: { health: 0 } } },
      { position: { A: { hand: 'Copper' } } },
      { position: { A: { hand: { copper: -1 } } } },
      { position: { A: { shields: [{ card: 'Rock Shield' }] } } },
      { position: { phase: 'over' } },
      { position: { turn: 'C' } },
      { expect: { helth: 3 } },
      { expect: { A: { helth: 3 } } },
      { expect: { offered: { C: [] } } },
      { expect: { notOffered: { A: [{ option: 'end', why: '' }] } } },
      { cases: [] },
      { cases: [{ expect: {} }] },
      { cases: [{ name: 'one', cards: {} }] },
      { cards: { mine: { type: 'potion', price: 1 } } },
      { cards: { mine: { type: 'gem', price: 1, mana: 1, colour: 'red' } } },
      { cards: { mine: { type: 'spell', price: 1, mana: 1, phase: 'fight', effects: [{ op: 'explode' }] } } },
      { decks: { C: [] } },
    ];
    expect(fits(good, scenarioSchema)).toBe(true);
    expect(run({}).passed).toBe(true);
    for (const changes of bad) {
      expect(run(changes).error, JSON.stringify(changes)).not.toBe(null);
      expect(fits({ ...good, ...changes }, scenarioSchema), JSON.stringify(changes)).toBe(false);
    }
  });
});

describe('options are written by key or in words, in either language', () => {
  const position = { phase: 'buy', A: { hand: ['2 Copper'] } };
  const buys: readonly (readonly [string, string, string])[] = [
    ['coin:copper', 'coin:copper', 'buy:lesserGem'],
    ['Spend Copper', 'spend copper', 'Buy Lesser Mana Gem'],
    ['coin Rame', 'Coin:Copper', 'buy Gemma di Mana Minore'],
  ];
  for (const [first, second, buy] of buys) {
    test(`${first}, ${buy}`, () => {
      const expected = { 'A.hand': ['Lesser Mana Gem'], 'A.coins': 0 };
      expect(
        said(run({ position, answers: [{ A: first }, { seat: 'A', pick: second }, { A: buy }], expect: expected })),
      ).toBe('');
    });
  }
});
