// Do the words of the log and the table read well, in every language, for every event, reason and option?

import { LANGS } from '@duello/language';
import { describeLog } from '@duello/language/for-tests';
import { expect, test } from 'vitest';
import { EVENT_KINDS } from '../rules/state/events.ts';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { readOption } from '../rules/state/option-keys.ts';
import { REASONS } from '../rules/state/reasons.ts';
import { namesIn, words } from './all.ts';
import { EVENTS } from './events-for-tests.ts';
import { reader } from './readable-for-tests.ts';

/** What always goes without a line, because others tell it. */
const SILENT = ['spellResolved', 'endCheck'];

const VALUES = {
  manaMissing: [{ missing: 1 }, { needs: 5, can: 4, card: 'nuke' }],
  coinsMissing: [
    { needs: 1, can: 0 },
    { needs: 5, can: 4 },
  ],
  notInHand: [
    { card: 'copper', have: 0 },
    { card: 'copper', have: 1 },
  ],
  planTooDear: [{ missing: 2 }],
  planTooLong: [{ max: 60 }],
  feedTooMany: [{ max: 1 }, { max: 2, card: 'airCurrents' }],
  aimTooMany: [{ max: 2 }],
  unknownOption: [{ key: 'cast:nuke', offered: 'end' }],
  badPlan: [{ what: 'there is no card "nukes"' }],
};

const OPTIONS: { readonly [Q in QuestionName]: readonly string[] } = {
  action: [
    'gem:lesserGem',
    'outcast:lesserGem',
    'outcast:lesserGem:played',
    'cast:glide',
    'cast:seismicSense:more',
    'counter:counterspell:shield.1',
    'end',
  ],
  feed: ['copper'],
  upgrade: ['pair:copper', 'none'],
  outcast: ['copper', 'none'],
  react: ['pass', 'gem:lesserGem', 'counter:counterspell'],
  buy: ['coin:copper', 'buy:fireball', 'end'],
  plan: ['gem:lesserGem', 'cast:fireball', 'feed.2:copper'],
  aim: ['spell.1:fireball', 'shield.2:rockShield', 'none'],
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
  anyValues: [{ card: 'fireball' }],
  needValues: ['badPlan'],
  questions: QUESTIONS,
  options: OPTIONS,
  readOption,
});

test.each(LANGS)('what a key means depends on its question, in %s', (lang) => {
  const { option } = words[lang];
  expect(option('action', 'end', namesIn(lang))).not.toBe(option('buy', 'end', namesIn(lang)));
});
