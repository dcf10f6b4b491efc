// Do the words of the log and the table read well, in every language, for every event, reason and option?

import { describeLog } from '@duello/language/for-tests';
import { CLASSES, COLOURS } from '../cards/vocabulary.ts';
import { EVENT_KINDS } from '../rules/state/events.ts';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { optionKey, readOption } from '../rules/state/option-keys.ts';
import { REASONS } from '../rules/state/reasons.ts';
import { namesIn, words } from './all.ts';
import { EVENTS } from './events-for-tests.ts';
import { reader } from './readable-for-tests.ts';

/** What always goes without a line, because others tell it. */
const SILENT = ['targetChosen', 'stanceEnded', 'summonActs', 'advanceHeld', 'noTarget', 'attackReset', 'turnEnded'];

const COLOURED = COLOURS.map((colour) => ({ colour }));
const VALUES = {
  notEnoughMana: COLOURS.flatMap((colour) => [1, 2].map((missing) => ({ missing, colour }))),
  noTarget: [{ card: 'longEcho' }],
  noMana: COLOURED,
  supplyEmpty: COLOURED,
  unknownOption: [{ key: 'cast:longEcho', offered: 'end' }],
};

const OPTIONS: { readonly [Q in QuestionName]: readonly string[] } = {
  class: CLASSES,
  spells: ['guard', 'holdStill'],
  neutral: ['newBoots', 'onyx'],
  crystals: COLOURS,
  enchantment: [optionKey.resolve('ashFever', 1), optionKey.resolve('ashFever', 2), optionKey.resolve('runningTab', 3)],
  act: [
    'cast:guard',
    optionKey.castSlot(1),
    optionKey.castSlot(2),
    optionKey.prepare('guard', 1),
    optionKey.prepare('guard', 2),
    optionKey.charge(1, 'white'),
    'end',
  ],
  field: ['a1', 'c1'],
  target: ['c3', 'e5', 'you', 'opponent'],
  point: ['c3', 'b2/c3', 'a2/a3'],
  stance: ['attack', 'defend'],
  buy: [
    optionKey.buy(1, 1),
    optionKey.buy(1, 2),
    optionKey.buy(2, 3),
    optionKey.buy(3, 4),
    optionKey.buyCrystal('white'),
    optionKey.buyCrystal('purple'),
    'stop',
  ],
  may: ['yes', 'no'],
  either: ['first', 'second'],
  retain: ['guard', 'redCrystal'],
  mana: COLOURS,
  crystal: COLOURS,
  revive: ['guard', 'crazyImp'],
  end: [
    optionKey.endOne('own', 'ashFever', 1),
    optionKey.endOne('own', 'ashFever', 2),
    optionKey.endOne('opposing', 'ashFever', 1),
  ],
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
  questions: QUESTIONS,
  options: OPTIONS,
  readOption,
  also: (lang) =>
    [...Object.values(words[lang].conditions), ...Object.values(words[lang].terms)].map(
      ({ name, reminder }) => `${name}: ${reminder}`,
    ),
});
