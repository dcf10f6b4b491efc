// What becomes of matches when the rules have changed? They go on where nothing changes for them, or are shown as far as they go.

import { recordOf } from '@duello/kernel';
import { toText, underVersion } from '@duello/language';
import { expect, test } from 'vitest';
import { replayWords } from '../src/replay/words/use-words.ts';
import { GAMES, SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { type AnyMatch, keptAs, play, TWO, textOf } from './kit/matches.ts';
import { untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();
const words = replayWords.en;
const begun = (begin: (seed: string) => AnyMatch): AnyMatch => {
  const match = begin('older');
  match((one) => {
    play(one, 'random', ({ id }) => id > 12);
  });
  return match;
};

test.each(GAMES)('In $name a match goes on for which the newer rules change nothing', async ({ begin }) => {
  const kept = begun(begin)((match) =>
    keptAs(match, TWO, { text: underVersion(textOf(match), match.rules.version - 1) }),
  );
  const page = await open({ kept, at: 'match/test' });
  expect(Number((await untilAsked(page)).decision)).toBeGreaterThan(12);
});

test('A match that newer rules lead elsewhere is not refused: it is watched, and played on from there', async () => {
  const kept = begun(SAMPLE.begin)((match) => {
    const elsewhere = toText(match.rules, { ...recordOf(match), hash: '0000000000000000' });
    return keptAs(match, TWO, { text: underVersion(elsewhere, match.rules.version - 1) });
  });
  const page = await open({ kept });
  await page.getByRole('link', { name: /^Resume/ }).click();
  await page.getByRole('heading', { name: words.olderMatch }).waitFor();
  await page.getByRole('link', { name: words.watchOlder }).click();
  const said = page.getByText(/^Played with version/);
  await said.waitFor();
  // Loaded again, it still says so.
  await page.reload();
  await said.waitFor();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: words['replay.playOn'] }).click();
  await page.getByRole('menuitem', { name: words['replay.playOn.both'] }).click();
  expect(Number((await untilAsked(page)).decision)).toBeGreaterThan(12);
});

test('A file of other rules is shown up to the move that today’s refuse', async () => {
  const record = begun(SAMPLE.begin)((match) => recordOf(match));
  const answers = record.answers.map((given, index) => (index === 6 ? { ...given, decision: 999 } : given));
  const file = JSON.stringify({ ...record, answers, version: record.version + 1 });
  const page = await open();
  await page.getByLabel(words.openLabel).fill(file);
  await page.getByRole('button', { name: words.open, exact: true }).click();
  await page.getByText(/shown up to move 7/).waitFor();
});
