// Is one apostrophe printed everywhere? The curved one of print, in both languages: the straight one is for code alone.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './setup.mjs';
import { tokens } from './tokens.mjs';

const read = (pattern) =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => path === 'node_modules' }).map((file) => [
    file,
    readFileSync(join(ROOT, file), 'utf8'),
  ]);

/** A text between its quotes; tests, SQL, headers and programs written as a text may quote as they like. */
const STRAIGHT = /\p{L}\\?'|^'s /u;
const EXEMPT =
  /\.test\.tsx?$|-for-tests\.ts$|process-bot\.ts$|rule-coverage\.ts$|server\/src\/store\/|cli\/src\/far\/|lab\/src\/report\/file\.ts$|server\/src\/http\/app\.ts$/;

test('no text of the page, the terminal or a card has a straight apostrophe', () => {
  const found = read('{apps,games,packages}/*/**/*.{ts,tsx}')
    .filter(([file]) => !/node_modules|\/dist\//.test(file) && !EXEMPT.test(file))
    .flatMap(([file, source]) =>
      tokens(source)
        .filter(({ kind, text }) => kind === 'string' && STRAIGHT.test(text.replace(/^(['"])(.*)\1$/s, '$2')))
        .map(({ line, text }) => `${file}:${line} ${text}`),
    );
  expect(found).toEqual([]);
});

test('nor has a page of rules, outside what is code', () => {
  const found = read('docs/rules/*.md').flatMap(([file, text]) =>
    text
      .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
      .split('\n')
      .filter((line) => line.includes("'"))
      .map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});
