// Is everything filled in that a table of Battleground says, in every language?

import { LANGS } from '@duello/language';
import { describeWords } from '@duello/language/for-tests';
import { expect, test } from 'vitest';
import { presets } from '../cards/box/presets.ts';
import { SWITCHES } from '../rules/state/options.ts';
import { words } from './all.ts';
import { reader } from './readable-for-tests.ts';
import { ENDING_NAMES, TERMS } from './words.ts';

describeWords({
  words,
  reader,
  settings: [...Object.keys(SWITCHES), 'roundLimit'],
  endings: ENDING_NAMES,
  texts({ sets, presets: decks, nouns, phases, colours, classes, types, terms, conditions }) {
    const described = [...Object.values(sets), ...Object.values(decks)];
    return {
      names: [
        ...[nouns, phases, colours, classes, types].flatMap((table) => Object.values<string>(table)),
        ...described.map(({ name }) => name),
      ],
      sentences: described.map(({ plan }) => plan),
      reminders: [...Object.values(terms), ...Object.values(conditions)],
    };
  },
});

test.each(LANGS)('every term, ready deck and card has its words in %s', (lang) => {
  const { terms, presets: decks, flavours } = words[lang];
  expect(Object.keys(terms)).toEqual([...TERMS]);
  expect(Object.keys(decks).toSorted()).toEqual(Object.keys(presets).toSorted());
  expect(Object.values(flavours).filter((flavour) => flavour === '' || flavour.includes('"'))).toEqual([]);
});
