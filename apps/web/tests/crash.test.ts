// What does a player see when something breaks? The match record to copy and a way back, never a blank page.

import { expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { AGAINST_BOT, keptAs, play, textOf } from './kit/matches.ts';

const open = pagesOfThisFile();
const words = appWords.en;
const begun = SAMPLE.begin('crash');
const text = begun((match) => textOf(play(match, 'random', ({ id }) => id > 12)));
const kept = begun((match) => keptAs(match, AGAINST_BOT));

test('A kept match that can not be read shows its record and a way back', async () => {
  const broken = `${text.slice(0, -4)}oops`;
  const page = await open({ kept: begun((match) => keptAs(match, AGAINST_BOT, { text: broken })), at: 'match/test' });
  await page.getByRole('heading', { name: words.crashTitle }).waitFor();
  expect(await page.getByLabel(words.matchRecord).inputValue()).toBe(broken);
  await page.getByRole('button', { name: words.backHome }).click();
  await page.getByRole('link', { name: /^Resume/ }).waitFor();
});

test('A component that breaks shows the record of the match and a way back', async () => {
  const page = await open({
    kept,
    expected: /broken on purpose/,
    before: () => {
      // The list of unfinished matches says how long ago each was left.
      Intl.RelativeTimeFormat.prototype.format = () => {
        throw new Error('broken on purpose');
      };
    },
  });
  await page.getByRole('heading', { name: words.crashTitle }).waitFor();
  expect(await page.getByLabel(words.matchRecord).inputValue()).toBe(text);
  await page.getByText(words.crashDetails).click();
  await page.getByText('broken on purpose').waitFor();
  // Another page is none the worse.
  await page.goto(`${page.url().split('#')[0]}#/credits`);
  await page.getByRole('heading', { name: words.credits }).waitFor();
});

test('A table that can not be fetched is no blank page', async () => {
  const page = await open({ missing: /\/assets\/table-[^/]*\.js$/, expected: /table-|Failed to/ });
  await page.getByRole('button', { name: words.playNow.replace('{game}', SAMPLE.name) }).click();
  await page.getByRole('button', { name: words.tryAgain }).waitFor();
});

test('A worker that breaks shows the record of the match', async () => {
  const page = await open({
    kept,
    at: 'match/test',
    before: () => {
      const { Worker: Real } = window;
      window.Worker = class extends Real {
        override postMessage(message: { request?: { type: string } }): void {
          super.postMessage(message);
          if (message.request?.type === 'start') {
            this.addEventListener('message', () =>
              this.dispatchEvent(new ErrorEvent('error', { message: 'worker broken' })),
            );
          }
        }
      };
    },
  });
  await page.getByRole('heading', { name: words.crashTitle }).waitFor();
  expect((await page.getByLabel(words.matchRecord).inputValue()).length).toBeGreaterThan(10);
});

test('An address of a match that is not here says so', async () => {
  const page = await open({ at: 'match/nobody' });
  await page.getByRole('heading', { name: words.noMatch }).waitFor();
});
