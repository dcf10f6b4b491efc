// Do the words of the log and the table read well, in every language, for every event, reason and option?

import type { Reason, Viewer } from '@duello/kernel';
import { KERNEL_REASONS, LANGS } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { decks } from '../cards/catalogue.ts';
import { COLOURS, MOMENTS } from '../effects.ts';
import { EVENT_KINDS, SOURCES } from '../events.ts';
import { QUESTION_NAMES, type QuestionName } from '../frames.ts';
import { SWITCHES } from '../options.ts';
import { REASONS } from '../reasons.ts';
import { namesIn, words } from './all.ts';
import { readOption } from './keys.ts';
import { expectReadable, expectSentences, own } from './readable-for-tests.ts';
import type { EventBy } from './rows.ts';
import { ENDINGS } from './words.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];

const foe = { seat: 1, id: null, card: null } as const;
const me = { seat: 0, id: null, card: null } as const;
const drake = { seat: 0, id: 3, card: 'signingBonusDrake' } as const;
const buoy = { seat: 1, id: 4, card: 'buoy' } as const;
const EVENTS: { readonly [K in keyof EventBy]: readonly EventBy[K][] } = {
  gameStarted: [{ kind: 'gameStarted', options: {}, decks: ['emberPact', 'boilingInk'], first: 0 }],
  runesSetAside: [
    { kind: 'runesSetAside', seat: 0, count: 2 },
    { kind: 'runesSetAside', seat: 0, count: 1 },
    { kind: 'runesSetAside', seat: 0, count: 0 },
  ],
  deckShuffled: [{ kind: 'deckShuffled', seat: 0, size: 38 }],
  pureExtractorTaken: [{ kind: 'pureExtractorTaken', seat: 1 }],
  setAside: [
    { kind: 'setAside', seat: 0, count: 3 },
    { kind: 'setAside', seat: 0, count: 1 },
    { kind: 'setAside', seat: 0, count: 0 },
  ],
  shuffledBack: [
    { kind: 'shuffledBack', seat: 0, count: 3 },
    { kind: 'shuffledBack', seat: 0, count: 0 },
  ],
  turnStarted: [{ kind: 'turnStarted', seat: 0, turn: 3 }],
  extractorGained: COLOURS.map((colour) => ({ kind: 'extractorGained', seat: 0, colour, full: false })),
  extractorSwapped: [{ kind: 'extractorSwapped', seat: 0, from: 'pure', to: 'blue' }],
  extractorsFilled: [{ kind: 'extractorsFilled', seat: 0, count: 4 }],
  turnEnding: [{ kind: 'turnEnding', seat: 0 }],
  orbStance: [
    { kind: 'orbStance', seat: 0, active: true },
    { kind: 'orbStance', seat: 0, active: false },
  ],
  tanksFilled: [
    { kind: 'tanksFilled', seat: 0, colour: 'pure', count: 2 },
    { kind: 'tanksFilled', seat: 0, colour: 'blue', count: 1 },
  ],
  manaWasted: [{ kind: 'manaWasted', seat: 0, count: 2 }],
  extractorsEmptied: [{ kind: 'extractorsEmptied', seat: 0 }],
  turnPassed: [{ kind: 'turnPassed', seat: 0 }],
  lookStarted: [
    { kind: 'lookStarted', seat: 0, count: 3, special: false },
    { kind: 'lookStarted', seat: 0, count: 1, special: false },
  ],
  looked: [
    { kind: 'looked', seat: 0, count: 3, cards: ['inkBlot', 'inkBlot', 'boilerRat'] },
    { kind: 'looked', seat: 0, count: 3, cards: null },
  ],
  taken: [
    { kind: 'taken', seat: 0, count: 1, cards: ['boilerRat'] },
    { kind: 'taken', seat: 0, count: 1, cards: null },
    { kind: 'taken', seat: 0, count: 2, cards: null },
  ],
  rejected: [{ kind: 'rejected', seat: 0, contracts: ['inkBlot', 'inkBlot'] }],
  fetched: [
    { kind: 'fetched', seat: 0, count: 1, cards: ['finePrint'] },
    { kind: 'fetched', seat: 0, count: 1, cards: null },
    { kind: 'fetched', seat: 0, count: 3, cards: null },
  ],
  specialDrawUsed: [{ kind: 'specialDrawUsed', seat: 0 }],
  specialDrawDamage: [{ kind: 'specialDrawDamage', seat: 0, amount: 2 }],
  burnout: [{ kind: 'burnout', seat: 0, amount: 3 }],
  handOverflow: [{ kind: 'handOverflow', seat: 0, card: 'inkBlot' }],
  ambush: [{ kind: 'ambush', seat: 0, card: 'lateFeeCollector' }],
  returnedToHand: [
    { kind: 'returnedToHand', seat: 0, card: 'boilerRat', id: 2, from: 'field' },
    { kind: 'returnedToHand', seat: 0, card: 'inkBlot', id: null, from: 'pile' },
  ],
  paid: [
    { kind: 'paid', seat: 0, card: 'boilerRat', sources: { red: 1, tank: 2 }, forUse: false },
    { kind: 'paid', seat: 0, card: 'scaldingSeal', sources: { blue: 2, pure: 1, yellowTank: 1 }, forUse: true },
    { kind: 'paid', seat: 0, card: 'inkBlot', sources: {}, forUse: false },
  ],
  spellPlayed: [{ kind: 'spellPlayed', seat: 0, card: 'inkBlot', id: 1 }],
  spellResolved: [{ kind: 'spellResolved', seat: 0, card: 'inkBlot', id: 1 }],
  runePlaced: [{ kind: 'runePlaced', seat: 0, card: 'nightShift', id: 1 }],
  runeUsed: [{ kind: 'runeUsed', seat: 0, card: 'nightShift', id: 1 }],
  orbPlaced: [
    { kind: 'orbPlaced', seat: 0, card: 'inkwellOrb', id: 1 },
    { kind: 'orbPlaced', seat: 0, card: 'onyx', id: 1 },
  ],
  orbUsed: [
    { kind: 'orbUsed', seat: 0, card: 'inkwellOrb', id: 1, target: foe },
    { kind: 'orbUsed', seat: 0, card: 'inkwellOrb', id: 1, target: buoy },
  ],
  creaturePlayed: [{ kind: 'creaturePlayed', seat: 0, card: 'boilerRat', id: 2, index: 1 }],
  tokenSummoned: [{ kind: 'tokenSummoned', seat: 0, card: 'spark', id: 3, index: 0 }],
  tokenNotSummoned: [{ kind: 'tokenNotSummoned', seat: 0, card: 'acolyte' }],
  triggered: MOMENTS.map((moment) => ({ kind: 'triggered', moment, source: drake })),
  targetChosen: [{ kind: 'targetChosen', seat: 0, source: 'inkBlot', target: buoy }],
  effectDidNothing: (['noTarget', 'noRoom', 'nothingThere'] as const).map((why) => ({
    kind: 'effectDidNothing',
    seat: 0,
    source: 'pettyCash',
    why,
  })),
  optionalDeclined: [{ kind: 'optionalDeclined', seat: 0, source: 'campUsurer' }],
  attackDeclared: [
    { kind: 'attackDeclared', attacker: drake, target: buoy },
    { kind: 'attackDeclared', attacker: drake, target: foe },
    { kind: 'attackDeclared', attacker: me, target: foe },
    { kind: 'attackDeclared', attacker: me, target: buoy },
  ],
  fight: [
    { kind: 'fight', attacker: drake, target: buoy, toTarget: 5, toAttacker: 0 },
    { kind: 'fight', attacker: drake, target: buoy, toTarget: 0, toAttacker: 0 },
  ],
  noFight: [
    { kind: 'noFight', attacker: drake, target: buoy },
    { kind: 'noFight', attacker: drake, target: foe },
  ],
  damage: [
    { kind: 'damage', by: 'contract', source: 'inkBlot', target: buoy, amount: 1, magic: 0, left: 2 },
    { kind: 'damage', by: 'contract', source: 'inkBlot', target: foe, amount: 3, magic: 2, left: 27 },
    { kind: 'damage', by: 'contract', source: 'inkBlot', target: foe, amount: 2, magic: 1, left: 28 },
    { kind: 'damage', by: 'orb', source: 'inkwellOrb', target: foe, amount: 2, magic: 0, left: 20 },
    { kind: 'damage', by: 'combat', source: 'buoy', target: drake, amount: 1, magic: 0, left: 4 },
    { kind: 'damage', by: 'combat', source: null, target: me, amount: 4, magic: 0, left: -2 },
    { kind: 'damage', by: 'burnout', source: null, target: me, amount: 3, magic: 0, left: 9 },
    { kind: 'damage', by: 'specialDraw', source: null, target: me, amount: 1, magic: 0, left: 18 },
  ],
  healed: [
    { kind: 'healed', source: 'wickTrimmer', target: buoy, amount: 2, left: 3 },
    { kind: 'healed', source: 'slowLightOrb', target: me, amount: 2, left: 22 },
  ],
  healthLost: [{ kind: 'healthLost', seat: 0, amount: 3, left: 17, source: 'inkwellOrb' }],
  durabilityLost: [
    { kind: 'durabilityLost', seat: 0, card: 'inkwellOrb', id: 1, left: 1 },
    { kind: 'durabilityLost', seat: 0, card: 'inkwellOrb', id: 1, left: 0 },
  ],
  orbAnswered: [
    { kind: 'orbAnswered', seat: 1, card: 'inkwellOrb', target: drake },
    { kind: 'orbAnswered', seat: 1, card: 'inkwellOrb', target: me },
  ],
  orbWaits: [{ kind: 'orbWaits', seat: 0, card: 'inkwellOrb' }],
  modifierGained: [
    { kind: 'modifierGained', target: drake, attack: 2, health: 0, magic: 0, until: 'turn' },
    { kind: 'modifierGained', target: drake, attack: 1, health: 1, magic: 0, until: 'always' },
    { kind: 'modifierGained', target: drake, attack: 2, health: -1, magic: 0, until: 'always' },
    { kind: 'modifierGained', target: drake, attack: -5, health: 0, magic: 0, until: 'always' },
    { kind: 'modifierGained', target: me, attack: 0, health: 0, magic: 1, until: 'turn' },
    { kind: 'modifierGained', target: me, attack: 0, health: 0, magic: 0, until: 'turn' },
  ],
  modifierEnded: [
    { kind: 'modifierEnded', target: me, attack: 2, health: 0, magic: 1 },
    { kind: 'modifierEnded', target: drake, attack: -5, health: 0, magic: 0 },
    { kind: 'modifierEnded', target: drake, attack: 2, health: -1, magic: 0 },
  ],
  statusGained: [
    { kind: 'statusGained', target: drake, status: 'magnetized', until: 'always' },
    { kind: 'statusGained', target: me, status: 'fog', until: 'turn' },
  ],
  statusLost: [
    { kind: 'statusLost', target: drake, status: 'magnetized' },
    { kind: 'statusLost', target: me, status: 'fog' },
  ],
  faded: [
    { kind: 'faded', target: drake },
    { kind: 'faded', target: me },
  ],
  continuousChanged: [
    { kind: 'continuousChanged', target: drake, attack: [5, 6], health: [5, 5] },
    { kind: 'continuousChanged', target: buoy, attack: [0, 1], health: [3, 2] },
    { kind: 'continuousChanged', target: me, attack: [0, 1], health: [30, 30] },
    { kind: 'continuousChanged', target: drake, attack: [5, 5], health: [5, 5] },
  ],
  creatureMoved: [{ kind: 'creatureMoved', target: drake, from: 2, to: 0 }],
  destroyed: (['damage', 'effect', 'worn', 'replaced', 'disarmed'] as const).map((cause) => ({
    kind: 'destroyed',
    target: cause === 'damage' || cause === 'effect' ? drake : { ...drake, card: 'inkwellOrb' },
    cause,
  })),
  toDiscard: [{ kind: 'toDiscard', seat: 0, card: 'inkBlot', id: 1, from: 'play' }],
  tokenVanished: [{ kind: 'tokenVanished', target: buoy }],
  disarmed: [{ kind: 'disarmed', seat: 0, card: 'inkwellOrb' }],
  healthCheck: [{ kind: 'healthCheck', health: [0, -2] }],
  loopGuard: [{ kind: 'loopGuard' }],
  turnLimitReached: [{ kind: 'turnLimitReached' }],
  conceded: [{ kind: 'conceded', seat: 0 }],
  timedOut: [
    { kind: 'timedOut', seat: 0, what: 'act' },
    { kind: 'timedOut', seat: 0, what: 'something' },
  ],
  gameOver: [
    ...ENDINGS.flatMap((reason) => [
      { kind: 'gameOver' as const, winner: 0 as const, reason },
      { kind: 'gameOver' as const, winner: null, reason },
    ]),
    { kind: 'gameOver', winner: 1, reason: 'something' },
  ],
};
/** What always goes without a line, because others tell it. */
const SILENT = [
  'extractorsFilled',
  'extractorsEmptied',
  'turnPassed',
  'specialDrawDamage',
  'spellResolved',
  'targetChosen',
  'toDiscard',
];

const REASON_VALUES: { readonly [code: string]: readonly Reason['values'][] } = {
  manaMissing: [{ missing: 1 }, { missing: 2, card: 'inkBlot' }],
  colourMissing: COLOURS.map((colour) => ({ missing: 1, colour })),
  outOfRange: [{ min: 1, max: 5 }],
  tooFew: [{ min: 1 }],
  tooMany: [{ max: 2 }],
  unknownOption: [{ key: 'play:inkBlot', offered: 'end' }],
};
const NEEDS_VALUES = ['outOfRange', 'tooFew', 'tooMany', 'unknownOption'];

const reasons = (): readonly Reason[] =>
  [...Object.keys(REASONS), ...KERNEL_REASONS].flatMap((code) => {
    const plain = NEEDS_VALUES.includes(code) ? [] : [{}, { card: 'boilerRat' }];
    return [...plain, ...(REASON_VALUES[code] ?? [])].map((values) => ({ code, clause: null, values }));
  });

const OPTIONS: { readonly [Q in QuestionName]: readonly string[] } = {
  replace: ['boilerRat', 'inkBlot'],
  colour: ['red', 'blue', 'yellow'],
  swap: ['keep', 'red>blue', 'pure>yellow'],
  draw: ['draw:1', 'draw:2', 'draw:3', 'special:2', 'special:3', 'special:4'],
  look: ['draw:1', 'draw:2', 'draw:3'],
  take: ['boilerRat', 'inkBlot'],
  act: [
    'play:boilerRat',
    'attack:2>player',
    'attack:2>1',
    'attack:player>player',
    'attack:player>3',
    'magnetize:1',
    'orb:player',
    'orb:2',
    'rune',
    'end',
  ],
  lighten: ['red', 'blue', 'yellow'],
  payElement: ['red', 'redTank', 'pure', 'tank'],
  pay: [...SOURCES],
  place: ['1', '2', '8'],
  target: ['own:player', 'own:2', 'opposing:player', 'opposing:8'],
  may: ['yes', 'no'],
  takeBack: ['boilerRat', 'inkBlot'],
  extractor: ['red', 'blue', 'yellow'],
  move: ['1', '2'],
  stance: ['yes', 'no'],
  store: ['red', 'blue', 'yellow', 'pure'],
};

describe.each(LANGS)('the log and the table in %s', (lang) => {
  const { event, reason, option, questions, terms } = words[lang];
  const nameOf = namesIn(lang, own);
  const lines = Object.values(EVENTS).flatMap((events) =>
    events.flatMap((one) => VIEWERS.map((viewer) => ({ kind: one.kind, line: event(one, viewer, nameOf) }))),
  );

  test('read as this', async () => {
    const text = [
      ...lines.map(({ kind, line }) => `${kind}: ${line ?? '-'}`),
      '',
      ...reasons().map((why) => `${why.code}: ${reason(why, nameOf)}`),
      '',
      ...QUESTION_NAMES.flatMap((question) => [
        `${question}: ${questions[question].ask} / ${questions[question].busy}`,
        ...OPTIONS[question].map((key) => `  ${key}: ${option(question, key, nameOf)}`),
      ]),
      '',
      ...Object.values(terms).map(({ name, reminder }) => `${name}: ${reminder}`),
    ];
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`log.${lang}.txt`);
  });

  test('every kind of event has a line but the silent ones', () => {
    expect(Object.keys(EVENTS)).toEqual(EVENT_KINDS);
    const spoken = new Set(lines.flatMap(({ kind, line }) => (line === null ? [] : [kind])));
    expect(Object.keys(EVENTS).filter((kind) => !SILENT.includes(kind))).toEqual([...spoken]);
    expectSentences(lang, ...lines.flatMap(({ line }) => (line === null ? [] : [line])));
  });

  test('every reason is a sentence', () => {
    expectSentences(lang, ...reasons().map((why) => reason(why, nameOf)));
    expectSentences(lang, reason({ code: 'somethingNew', clause: null, values: {} }, nameOf));
  });

  test('every option has its own label within its question', () => {
    for (const question of QUESTION_NAMES) {
      const labels = OPTIONS[question].map((key) => option(question, key, nameOf));
      expectReadable(lang, ...labels);
      expect(new Set(labels).size).toBe(labels.length);
      for (const key of OPTIONS[question]) expect(readOption(question, key).word).not.toBe('other');
    }
    expect(option('stance', 'yes', nameOf)).not.toBe(option('may', 'yes', nameOf));
  });

  test('what a key of no known form means is the key itself', () => {
    for (const key of ['something', 'some:thing', 'redTank']) expect(option('act', key, nameOf)).toBe(key);
  });

  test('questions, terms, settings, decks, nouns and endings are filled in', () => {
    const { settings, decks: texts, flavours, nouns, phases, elements, colours, sources, endings } = words[lang];
    for (const { ask, busy } of Object.values(questions)) {
      expectSentences(lang, ask);
      expectReadable(lang, busy);
    }
    for (const { name, reminder } of Object.values(terms)) {
      expectReadable(lang, name);
      expectSentences(lang, reminder);
      expect(reminder).not.toMatch(/[.!?] /);
    }
    for (const { title, sentence, values } of Object.values(settings)) {
      expectReadable(lang, title);
      expectSentences(lang, sentence);
      expectReadable(lang, ...Object.values<string>(values));
    }
    expect(Object.keys(settings).toSorted()).toEqual([...Object.keys(SWITCHES), 'deckA', 'deckB'].toSorted());
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(decks).toSorted());
    for (const flavour of Object.values(flavours)) expect(flavour).not.toBe('');
    const tables = [nouns, phases, elements, colours, sources];
    expectReadable(lang, ...tables.flatMap((table) => Object.values<string>(table)));
    for (const ending of ENDINGS) for (const viewer of VIEWERS) expectSentences(lang, endings[ending](0, viewer));
  });
});
