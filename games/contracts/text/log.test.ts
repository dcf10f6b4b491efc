// Do the words of the log and the table read well, in every language, for every event, reason and option?

import { LANGS } from '@duello/language';
import { describeLog } from '@duello/language/for-tests';
import { expect, test } from 'vitest';
import { COLOURS } from '../cards/vocabulary.ts';
import { EVENT_KINDS, SOURCES } from '../rules/state/events.ts';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { readOption } from '../rules/state/option-keys.ts';
import { REASONS } from '../rules/state/reasons.ts';
import { attack } from '../rules/table-for-tests.ts';
import { namesIn, words } from './all.ts';
import { EVENTS } from './events-for-tests.ts';
import { reader } from './readable-for-tests.ts';

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

const VALUES = {
  manaMissing: [
    { needs: 1, can: 0 },
    { needs: 5, can: 4, card: 'inkBlot' },
  ],
  colourMissing: COLOURS.map((colour) => ({ needs: 2, can: 1, colour })),
  unknownOption: [{ key: 'play:inkBlot', offered: 'end' }],
};

const OPTIONS: { readonly [Q in QuestionName]: readonly string[] } = {
  replace: ['boilerRat', 'inkBlot'],
  colour: ['red', 'blue', 'yellow'],
  swap: ['keep', 'red>blue', 'pure>yellow'],
  draw: ['draw:1', 'draw:2', 'draw:3', 'special:2', 'special:3', 'special:4'],
  look: ['draw:1', 'draw:2', 'draw:3'],
  take: ['boilerRat', 'inkBlot'],
  act: [
    'play:boilerRat',
    attack(2, 'player'),
    attack(2, 1),
    attack('player', 'player'),
    attack('player', 3),
    'magnetize:1',
    'orb:player',
    'orb:2',
    'rune',
    'end',
    'storeLess',
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
  storeLess: ['red', 'pure'],
};

describeLog({
  words,
  namesIn,
  reader,
  events: EVENTS,
  kinds: EVENT_KINDS,
  silent: SILENT,
  codes: Object.keys(REASONS),
  values: VALUES,
  anyValues: [{ card: 'boilerRat' }],
  questions: QUESTIONS,
  options: OPTIONS,
  readOption,
  also: (lang) => Object.values(words[lang].terms).map(({ name, reminder }) => `${name}: ${reminder}`),
});

test.each(LANGS)('what a key means depends on its question; one of no known form is the key itself, in %s', (lang) => {
  const { option } = words[lang];
  const nameOf = namesIn(lang);
  expect(option('stance', 'yes', nameOf)).not.toBe(option('may', 'yes', nameOf));
  for (const key of ['something', 'some:thing', 'redTank']) expect(option('act', key, nameOf)).toBe(key);
});
