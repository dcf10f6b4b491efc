// Do the words of the log and the table read well, in every language, for every event, reason and option?

import { describeLog } from '@duello/language/for-tests';
import { PLAYER_CLASSES } from '../rules/state/decks.ts';
import { EVENT_KINDS } from '../rules/state/events.ts';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { readOption } from '../rules/state/option-keys.ts';
import { REASONS } from '../rules/state/reasons.ts';
import { SKILL_NAMES } from '../rules/state/skills.ts';
import { namesIn, words } from './all.ts';
import { EVENTS } from './events-for-tests.ts';
import { reader } from './readable-for-tests.ts';

/** What always goes without a line, because others tell it. */
const SILENT = ['windowOpened', 'fatigueOverflow'];

const VALUES = {
  tooTired: [
    { cost: 3, room: 2 },
    { cost: 1, room: 0 },
  ],
  unknownCard: [{ card: 'moonMouth' }],
  otherClass: [{ card: 'moonMoth' }],
  tooManyCopies: [
    { card: 'moonMoth', copies: 5, limit: 4 },
    { card: 'patientPhoenix', copies: 2, limit: 1 },
  ],
  deckSize: [{ size: 31, wanted: 30 }],
};

const SPOTS = ['own:1', 'own:2', 'enemy:1', 'own:player', 'enemy:player'];
const ABILITIES = ['use:own:1.1', 'use:own:1.2', 'use:own:2.harden', 'use:own:1+1.1', 'use:enemy:1+2.1'];
const ACTIONS = ['play:moonMoth', 'play:onyx', ...SKILL_NAMES.map((skill) => `skill:${skill}`), ...ABILITIES];
const OPTIONS: { readonly [Q in QuestionName]: readonly string[] } = {
  class: PLAYER_CLASSES,
  pick: ['1:moonMoth', '2:onyx', '3:moonMoth'],
  mulligan: ['moonMoth', 'onyx'],
  starter: ['first', 'second'],
  act: [...ACTIONS, 'attack:1', 'attack:2', 'end'],
  respond: [...ACTIONS, 'pass'],
  x: ['1', '6'],
  mode: ['1', '2', 'none'],
  target: [...SPOTS, 'own:1+1', 'enemy:2+3'],
  price: ['moonMoth', 'onyx'],
  defender: [...SPOTS, 'fight'],
  block: SPOTS,
  aim: SPOTS,
  discard: ['moonMoth', 'onyx'],
  takeBack: ['moonMoth', 'onyx'],
  may: ['yes', 'no'],
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
  needValues: ['unknownCard'],
  questions: QUESTIONS,
  options: OPTIONS,
  readOption,
  also: (lang) => Object.values(words[lang].terms).map(({ name, reminder }) => `${name}: ${reminder}`),
});
