// Is everything filled in that a table of Contracts says, in every language?

import { LANGS } from '@duello/language';
import { describeWords } from '@duello/language/for-tests';
import { expect, test } from 'vitest';
import { decks } from '../cards/box/catalogue.ts';
import { SWITCHES } from '../rules/state/options.ts';
import { words } from './all.ts';
import { reader } from './readable-for-tests.ts';
import { ENDINGS } from './words.ts';

describeWords({
  words,
  reader,
  settings: [...Object.keys(SWITCHES), 'deckA', 'deckB'],
  endings: ENDINGS,
  texts: ({ nouns, phases, elements, colours, sources, terms }) => ({
    names: [nouns, phases, elements, colours, sources].flatMap((table) => Object.values<string>(table)),
    reminders: Object.values(terms),
  }),
});

test.each(LANGS)('every deck and card has its words in %s', (lang) => {
  expect(Object.keys(words[lang].decks).toSorted()).toEqual(Object.keys(decks).toSorted());
  expect(Object.values(words[lang].flavours).filter((flavour) => flavour === '' || flavour.includes('"'))).toEqual([]);
});
