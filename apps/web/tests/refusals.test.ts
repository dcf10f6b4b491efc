// What if the browser refuses to copy, or somebody chooses a file that can be no match? It is said, with another way.

import { expect, test } from 'vitest';
import { replayWords } from '../src/replay/words/use-words.ts';
import { SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { keptAs, play, TWO, textOf } from './kit/matches.ts';

const open = pagesOfThisFile();
const words = replayWords.en;
const ended = SAMPLE.begin('refused');
const text = ended((match) => textOf(play(match, 'random')));

/** Runs before anything of the page. */
function refuseToCopy(): void {
  Clipboard.prototype.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
}
/** As on a page that is not served by https. */
function haveNoClipboard(): void {
  Reflect.deleteProperty(Navigator.prototype, 'clipboard');
}

test.each([refuseToCopy, haveNoClipboard])(
  'A link that is not copied is shown to copy by hand (%o)',
  async (before) => {
    const page = await open({ at: `replay/${text}`, before });
    await page.getByRole('button', { name: words['replay.share'] }).click();
    await page.getByRole('menuitem', { name: words['replay.copyLink'] }).click();
    const field = page.getByLabel(words['table.copyByHand']);
    expect(await field.inputValue()).toBe(page.url());
    // It is selected already, for whoever presses the keys that copy.
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(page.url());
  },
);

test('At the end of a match too the link is shown when it is not copied', async () => {
  const kept = ended((match) => keptAs(match, TWO, { over: true }));
  const page = await open({ kept, at: 'match/test', before: refuseToCopy });
  await page.getByRole('button', { name: words['table.copyLink'] }).click();
  expect(await page.getByLabel(words['table.copyByHand']).inputValue()).toMatch(new RegExp(`#/replay/${text}$`));
});

const LARGE = { name: 'film.json', mimeType: 'application/json', buffer: Buffer.alloc(2_000_001, ' ') };

test.each(['', 'replay/hello'])('A file too large for a match is not read (at %j)', async (at) => {
  const page = await open({ at });
  await page.locator('input[type="file"]').setInputFiles(LARGE);
  await page.getByText(words.openTooLarge).waitFor();
});
