// Do the licences of others' code come with the page? Of every package in it, one click from the credits.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { pagesOfThisFile } from './kit/browser.ts';

const open = pagesOfThisFile();
const words = appWords.en;
const PACKAGES = join(import.meta.dirname, '../../../node_modules');

/** Code in the page that only that package has, whatever else is made of it. */
const TRACES: Readonly<Record<string, RegExp>> = {
  react: /react\.transitional\.element/,
  'react-dom': /createRoot/,
  scheduler: /MessageChannel/,
  'react-aria': /data-react-aria-pressable/,
  'react-aria-components': /react-aria-Button/,
  'intl-messageformat': /MISSING_INTL_API/,
  'workbox-window': /SKIP_WAITING/,
};

test('Every package whose code is in the page is named there with its licence', async () => {
  // For a plain text the browser looks for an icon by itself.
  const page = await open({ at: 'credits', expected: /404|favicon/ });
  await page.getByRole('link', { name: words.creditsCodeLicences }).click();
  await page.waitForURL(/licences\/code\.txt$/);
  const text = (await page.textContent('body')) ?? '';
  for (const name of [...Object.keys(TRACES), 'workbox-precaching', 'vite', '@cantoo/pdf-lib', 'dfa']) {
    const { version } = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
    expect(text).toContain(`${name} ${version} (`);
  }
  expect(text).toContain('Permission is hereby granted');
  expect(text).toContain('Apache License');
  // Tests and tools are in no page.
  for (const name of ['playwright-core', 'vitest', 'typescript', 'axe-core']) expect(text).not.toContain(`\n${name} `);
});

test('The traces by which packages are known are really in the page', () => {
  const { folder } = inject('built');
  const files: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  );
  const code = Object.values(files)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file }) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  for (const [name, trace] of Object.entries(TRACES)) expect([name, trace.test(code)]).toEqual([name, true]);
});
