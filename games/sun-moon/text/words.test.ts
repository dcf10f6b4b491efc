// Is everything filled in that a table of Sun & Moon says, in every language?

import { LANGS } from '@duello/language';
import { describeWords } from '@duello/language/for-tests';
import { expect, test } from 'vitest';
import { readyDecks } from '../cards/box/ready-decks.ts';
import { ENDINGS } from '../rules/state/frames.ts';
import { SWITCHES } from '../rules/state/options.ts';
import { words } from './all.ts';
import { reader } from './readable-for-tests.ts';
import { TERMS } from './words.ts';

describeWords({
  words,
  reader,
  settings: [...Object.keys(SWITCHES), 'deckA', 'deckB'],
  endings: [...ENDINGS, 'conceded'],
  texts({ sets, decks, nouns, phases, classes, rarities, types, traits, skills, harden, terms }) {
    const described = [...Object.values(sets), ...Object.values(decks)];
    const used = [...Object.values(skills), harden];
    return {
      names: [
        ...[nouns, phases, classes, rarities, types, traits].flatMap((table) => Object.values<string>(table)),
        ...[...described, ...used].map(({ name }) => name),
        ...used.map(({ text }) => text),
      ],
      sentences: described.map(({ plan }) => plan),
      reminders: Object.values(terms),
    };
  },
});

test.each(LANGS)('every term, ready-made deck and card has its words in %s', (lang) => {
  const { terms, decks, flavours, settings } = words[lang];
  expect(Object.keys(terms)).toEqual([...TERMS]);
  expect(Object.keys(decks)).toEqual(Object.keys(readyDecks));
  expect(Object.keys(settings.deckA.values)).toEqual(Object.keys(readyDecks));
  expect(Object.values(flavours).filter((flavour) => flavour === '' || flavour.includes('"'))).toEqual([]);
  for (const [name, values] of Object.entries(SWITCHES)) {
    expect(Object.keys(Object.entries(settings).find(([one]) => one === name)?.[1].values ?? {}).toSorted()).toEqual(
      values.map(String).toSorted(),
    );
  }
});
