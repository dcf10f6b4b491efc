import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as inBattleground from '@duello/battleground';
import * as inContracts from '@duello/contracts';
import { POSITION_FIELDS, SIDE_FIELDS } from '@duello/final-magic';
import type { Json } from '@duello/kernel';
import * as inSunMoon from '@duello/sun-moon';
import { describe, expect, test } from 'vitest';
import { ANSWER_FIELDS, EXPECT_FIELDS, SCENARIO_FIELDS } from './scenario.ts';
import { runScenarioFile, scenarioFiles } from './scenario-files.ts';
import { runScenario, type ScenarioResult } from './scenario-run.ts';
import { fits } from './schema-for-tests.ts';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const parsed = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const schema = parsed(inRoot('docs/scenario.schema.json'));
const rulesPage = (game: string): string => readFileSync(inRoot(`docs/rules/${game}.md`), 'utf8');
const filesOf = (game: string): readonly string[] => scenarioFiles(inRoot(`games/${game}/scenario/cases`));
const files = filesOf('final-magic');

/** Ids that the rules of the game do not have. */
const unknownRules = ({ game, rules = [] }: { game: string; rules?: readonly string[] }): readonly string[] =>
  rules.filter((id) => !rulesPage(game).includes(`**${id}**`));

/** What a failure says, for the message of the test. */
const said = ({ error, differences, after }: ScenarioResult): string =>
  [error, ...differences.map((one) => JSON.stringify(one)), differences.length > 0 ? `after ${after}` : null]
    .filter((line) => line !== null)
    .join('\n');

/** Each file holds, plainly and resumed, keeps to the schema and names rules that there are. */
function testAll(all: readonly string[]): void {
  for (const file of all) {
    const { name, rules } = parsed(file);
    test(`${basename(file, '.json')}: ${name} (${rules.join(', ')})`, () => {
      expect(said(runScenarioFile(file, { resume: false }))).toBe('');
      expect(said(runScenarioFile(file, { resume: true }))).toBe('');
      expect(fits(parsed(file), schema)).toBe(true);
      expect(unknownRules(parsed(file))).toEqual([]);
    });
  }
}

describe('the scenario files of Contracts', () => {
  testAll(filesOf('contracts'));

  test('they are for Contracts', () => {
    for (const file of filesOf('contracts')) expect(parsed(file).game).toBe('contracts');
  });

  test('there is one for every tricky case from CT01 to CT39, and one for each deck', () => {
    const names = filesOf('contracts').map((file) => basename(file, '.json'));
    const cases = new Set(names.map((name) => /^CT(\d+)-/.exec(name)?.[1]));
    for (let number = 1; number <= 39; number++) expect(cases).toContain(String(number).padStart(2, '0'));
    expect(names.filter((name) => name.startsWith('deck-'))).toHaveLength(4);
  });
});

describe('the scenario files of Battleground', () => {
  testAll(filesOf('battleground'));

  test('they are for Battleground', () => {
    for (const file of filesOf('battleground')) expect(parsed(file).game).toBe('battleground');
  });

  test('there is one for every tricky case from T01 to T33', () => {
    const cases = new Set(filesOf('battleground').map((file) => /^T(\d+)-/.exec(basename(file))?.[1]));
    for (let number = 1; number <= 33; number++) expect(cases).toContain(String(number).padStart(2, '0'));
  });
});

describe('the scenario files of Final Magic', () => {
  testAll(files);

  test('a clause that the rules do not have is noticed', () => {
    expect(unknownRules({ game: 'final-magic', rules: ['F1301', 'F-R999', 'F130'] })).toEqual(['F-R999', 'F130']);
  });

  test('there is one for every tricky case from F-T1 to F-T44', () => {
    const cases = new Set(files.map((file) => /^F-T(\d+)/.exec(basename(file))?.[1]));
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
  runScenario({ ...good, ...changes }, { resume: false });

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
      `answers[0].A: {"gems":["Fireball"]} is refused: Fireball isn't a mana gem. (F-P1)`,
    ],
    [
      { position: {}, answers: [{ A: 'cast Nothing' }] },
      'answers[0].A: "cast Nothing" is no option here; offered are: end',
    ],
    [{ answers: [{ expect: { 'A.helth': 3 } }] }, 'answers[0].expect.A.helth: is not there; there are health, mana,'],
    [{ expect: { helth: 3 } }, 'expect.helth: is not there; there are round,'],
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
    expect(runScenarioFile('nowhere.json', { resume: false }).error).toContain('there is no such file');
    expect(runScenarioFile(inRoot('README.md'), { resume: false }).passed).toBe(false);
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

describe('the published schema and the runner agree', () => {
  const keys = (name: string): readonly string[] => Object.keys(schema.$defs[name].properties).sort();
  /** Of what may be written by its name alone too. */
  const longKeys = (name: string): readonly string[] =>
    Object.keys(schema.$defs[name].anyOf.find((one: object) => 'properties' in one).properties).sort();
  const sorted = (...lists: readonly (readonly string[])[]): readonly string[] => lists.flat().sort();

  test('on the fields there are', () => {
    expect(Object.keys(schema.properties).sort()).toEqual(sorted(SCENARIO_FIELDS));
    expect(keys('position')).toEqual(sorted(POSITION_FIELDS));
    expect(keys('side')).toEqual(sorted(SIDE_FIELDS));
    expect(keys('sideExpect')).toEqual(sorted(SIDE_FIELDS));
    expect(keys('expect')).toEqual(sorted(POSITION_FIELDS, EXPECT_FIELDS));
    expect(keys('longAnswer')).toEqual(sorted(['seat'], ANSWER_FIELDS));
  });

  test('on the fields of Contracts', () => {
    const { CREATURE_FIELDS, ORB_FIELDS, POSITION_PHASES, RUNE_FIELDS } = inContracts;
    expect(keys('contractsPosition')).toEqual(sorted(inContracts.POSITION_FIELDS));
    expect(keys('contractsSide')).toEqual(sorted(inContracts.SIDE_FIELDS));
    expect(keys('contractsSideExpect')).toEqual(sorted(inContracts.SIDE_FIELDS));
    expect(keys('contractsExpect')).toEqual(sorted(inContracts.POSITION_FIELDS, EXPECT_FIELDS));
    expect(schema.$defs.contractsPosition.properties.phase.enum).toEqual(POSITION_PHASES);
    for (const [name, fields] of Object.entries({ Creature: CREATURE_FIELDS, Orb: ORB_FIELDS, Rune: RUNE_FIELDS })) {
      expect(longKeys(`contracts${name}`)).toEqual(sorted(fields));
    }
  });

  test('on the fields of Battleground', () => {
    const { AREA_FIELDS, PREPARED_FIELDS, SUMMON_FIELDS, TIER_FIELDS } = inBattleground;
    expect(keys('battlegroundPosition')).toEqual(sorted(inBattleground.POSITION_FIELDS));
    expect(keys('battlegroundSide')).toEqual(sorted(inBattleground.SIDE_FIELDS));
    expect(keys('battlegroundSideExpect')).toEqual(sorted(inBattleground.SIDE_FIELDS));
    expect(keys('battlegroundExpect')).toEqual(sorted(inBattleground.POSITION_FIELDS, EXPECT_FIELDS));
    expect(keys('battlegroundTier')).toEqual(sorted(TIER_FIELDS));
    expect(keys('battlegroundTierExpect')).toEqual(sorted(TIER_FIELDS));
    expect(longKeys('battlegroundSummon')).toEqual(sorted(SUMMON_FIELDS));
    expect(longKeys('battlegroundSummonExpect')).toEqual(sorted(SUMMON_FIELDS));
    expect(longKeys('battlegroundInPlay')).toEqual(sorted(AREA_FIELDS));
    expect(longKeys('battlegroundPrepared')).toEqual(sorted(PREPARED_FIELDS));
    expect(schema.$defs.battlegroundPosition.properties.phase.enum).toEqual(inBattleground.POSITION_PHASES);
  });

  test('on the fields of Sun & Moon', () => {
    expect(keys('sunMoonPosition')).toEqual(sorted(inSunMoon.POSITION_FIELDS));
    expect(keys('sunMoonSide')).toEqual(sorted(inSunMoon.SIDE_FIELDS));
    expect(keys('sunMoonSideExpect')).toEqual(sorted(inSunMoon.SIDE_FIELDS));
    expect(keys('sunMoonExpect')).toEqual(sorted(inSunMoon.POSITION_FIELDS, EXPECT_FIELDS));
    expect(longKeys('sunMoonSummoning')).toEqual(sorted(inSunMoon.SUMMONING_FIELDS));
    expect(longKeys('sunMoonEnchantment')).toEqual(sorted(inSunMoon.ENCHANTMENT_FIELDS));
    expect(schema.$defs.sunMoonPosition.properties.phase.enum).toEqual(inSunMoon.POSITION_PHASES);
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
    ];
    expect(fits(good, schema)).toBe(true);
    expect(run({}).passed).toBe(true);
    for (const changes of bad) {
      expect(run(changes).error, JSON.stringify(changes)).not.toBe(null);
      expect(fits({ ...good, ...changes }, schema), JSON.stringify(changes)).toBe(false);
    }
  });
});

test('the examples of the page about scenarios hold', () => {
  const page = readFileSync(inRoot('docs/scenarios.md'), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, example]) => JSON.parse(example));
  expect(examples.map(({ game }) => game)).toEqual(['final-magic', 'contracts', 'battleground', 'sun-moon']);
  for (const example of examples) {
    expect(said(runScenario(example, { resume: true }))).toBe('');
    expect(fits(example, schema)).toBe(true);
  }
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
    said(runScenario({ ...orb, ...changes }, { resume: true }));

  test('is played with contracts of its own, and keeps to the schema', () => {
    expect(tell({})).toBe('');
    expect(fits(orb, schema)).toBe(true);
    expect(fits({ ...orb, position: { A: { mana: 3 } } }, schema)).toBe(false);
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
    said(runScenario({ ...duel, ...changes }, { resume: true }));

  test('is played with spells of its own, and keeps to the schema', () => {
    expect(tell({})).toBe('');
    expect(fits(duel, schema)).toBe(true);
  });

  test('expects summons by field, and tokens where they are', () => {
    expect(tell({ expect: { 'board.c4.tokens': { fever: 1 }, 'A.area': [{ card: 'fever', on: { c4: 1 } }] } })).toBe(
      '',
    );
    expect(tell({ expect: { board: { c4: null } } })).toContain('"path":"board.c4"');
    expect(tell({ expect: { 'board.c4.hp': 3 } })).toContain('{"path":"board.c4.hp","expected":3,"found":1}');
  });

  const wrong: readonly (readonly [{ readonly [field: string]: Json }, string])[] = [
    [{ position: { helth: 1 } }, 'position.helth: is not known; there are board, A, B,'],
    [{ position: { board: { f1: 'brute' } } }, 'position.board.f1: must be a field from a1 to e5'],
    [{ position: { board: { c3: 'brut' } } }, 'position.board.c3: there is no spell "brut"'],
    [{ position: { A: { mana: 'G1' } } }, 'position.A.mana: must be like "W2 R1"'],
    [{ position: { A: { life: 21 } } }, 'position.A.life: must be a whole number from 1 to 20'],
    [{ answers: [{ A: 'jump' }] }, 'answers[0].A: "jump" is no option here; offered are: '],
    [{ answers: [{ A: { spells: [] } }] }, 'answers[0].A: must be an option such as "end"'],
    [{ expect: { 'A.lfe': 1 } }, 'expect.A.lfe: is not there; there are class, life,'],
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
      expect(fits({ ...duel, position }, schema), JSON.stringify(position)).toBe(false);
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
