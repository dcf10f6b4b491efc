import { expect, test } from 'vitest';
import { mutualArrows, namesGame } from './house.mjs';
import { namings, placesOf, stateImports } from './measure-house.mjs';
import { tokens } from './tokens.mjs';

const script = (path, text, test = false) => ({ path, text, words: tokens(text), code: true, test });

test('a game lives where folders and files bear its name; pages about it do not count', () => {
  const paths = [
    'games/sun-moon/rules/rules.ts',
    'games/sun-moon/cards/box/moon.ts',
    'apps/web/src/words/en/sun-moon.ts',
    'apps/web/src/words/en/sun-moon-learn.ts',
    'packages/lab/src/fuzz-sun-moon.test.ts',
    'packages/lab/src/moon.ts',
    'docs/rules/sun-moon.md',
  ];
  expect(placesOf('sun-moon', paths)).toEqual(['apps/web/src/words/en', 'games/sun-moon', 'packages/lab/src']);
});

test.each([
  ["import { x } from '@duello/sun-moon';", true],
  ['const sunMoonGame = 1;', true],
  ['import * as inSunMoon from "x";', true],
  ['// sun-moon alone', false],
  ['const sunMoonlight = 1;', false],
])('%s names Sun & Moon: %s', (text, named) => {
  expect(namesGame('sun-moon')(script('a.ts', text))).toBe(named);
});

test('what names a game in its own folder is at home there', () => {
  const files = [
    script('games/a/index.ts', "f('a');"),
    script('games/b/index.ts', "f('a');"),
    script('apps/cli/src/games.ts', "['a', 'b'];"),
    script('apps/cli/src/games.test.ts', "['a'];", true),
    { path: 'docs/a.md', text: 'the game a', words: null, code: false, test: false },
  ];
  expect(namings(files, ['a', 'b'])).toEqual({
    inCode: ['games/b/index.ts', 'apps/cli/src/games.ts'],
    inDocsAndTests: ['apps/cli/src/games.test.ts', 'docs/a.md'],
    ofEveryGame: ['apps/cli/src/games.ts'],
  });
});

test('names imported from columns are counted one by one, and a whole room as one', () => {
  const files = [
    script('a.ts', "import { A, type B,\n  C } from './state.ts';\nimport { D } from './estate.ts';"),
    script('b.ts', "import * as at from '../state/state.ts';\nimport { E, F, } from '../state.ts';"),
    script('c.test.ts', "import { A } from './state.ts';", true),
  ];
  expect(stateImports(files)).toEqual({ names: 6, statements: 3 });
});

test('folders of one room that import each other are told once', () => {
  const files = [
    script('apps/web/src/table/a.ts', "import { b } from '../shell/b.ts';"),
    script('apps/web/src/shell/b.ts', "import { a } from '../table/a.ts';\nimport { c } from '../words/c.ts';"),
    script('apps/web/src/words/c.test.ts', "import { b } from '../shell/b.ts';", true),
  ];
  expect(mutualArrows({ root: '/house', games: [] }, files)).toEqual([
    { home: 'apps/web', from: 'shell', to: 'table' },
  ]);
});
