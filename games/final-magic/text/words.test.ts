// Is everything filled in that a table of Final Magic says, in every language?

import { describeWords } from '@duello/language/for-tests';
import { ENDINGS } from '../rules/state/frames.ts';
import { SWITCHES } from '../rules/state/options.ts';
import { words } from './all.ts';
import { reader } from './readable-for-tests.ts';

describeWords({
  words,
  reader,
  settings: [...Object.keys(SWITCHES), 'supply', 'roundLimit'],
  endings: ['conceded', ...ENDINGS],
  texts: ({ presets, nouns, phases, elements }) => ({
    names: [
      ...[nouns, phases, elements].flatMap((table) => Object.values<string>(table)),
      ...Object.values(presets).map(({ name }) => name),
    ],
    sentences: Object.values(presets).map(({ sentence }) => sentence),
  }),
});
