// Can a designer ask, leave, come back, read, watch and hand on an answer? And is what was found kept, whatever happens?

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { labMessages } from '../../src/lab/words/use-words.ts';
import { replayWords } from '../../src/replay/words/use-words.ts';
import { SAMPLE } from '../games.ts';
import { found } from '../kit/axe.ts';
import { goTo, PHONE, pagesOfThisFile } from '../kit/browser.ts';

const open = pagesOfThisFile();
const { en, it } = labMessages;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const keptKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('duello.lab.')));
const finished = (page: Page): Promise<void> => page.locator('.lab-progress[data-phase="finished"]').waitFor();

async function askHealth(page: Page, matches: string): Promise<void> {
  await page.getByRole('radio', { name: SAMPLE.name }).press('Space');
  await page.getByRole('radio', { name: new RegExp(`^${matches} `) }).press('Space');
  await button(page, en['lab.start']).press('Enter');
  await page.getByRole('progressbar').waitFor();
}

test('A small question is asked by keyboard, goes on while one is elsewhere, and its answer is read, watched and handed on', async () => {
  const page = await open();
  await page.locator('.ways a[href="#/lab"]').press('Enter');
  await askHealth(page, '16');
  const answer = (await page.evaluate(() => location.hash)).slice(2);
  // Somebody looks at something else meanwhile.
  await goTo(page, 'settings');
  await goTo(page, 'lab');
  await page.getByRole('link', { name: en['lab.see'] }).press('Enter');
  await finished(page);
  await page.locator('.lab-figures li').first().waitFor();
  expect(await page.locator('.lab-value').count()).toBeGreaterThan(5);
  expect(await page.locator('.lab').textContent()).not.toMatch(/NaN|undefined|Infinity/);
  expect(await found(page)).toEqual([]);

  // The same as a table, with a row for each point.
  const picture = page.locator('.lab-picture').filter({ has: page.locator('.column') });
  const columns = await picture.locator('.column').count();
  await picture.getByRole('button', { name: new RegExp(`^${en['lab.table']}`) }).press('Enter');
  expect(await picture.locator('tbody tr').count()).toBe(columns);
  const csv = page.waitForEvent('download');
  await picture.getByRole('button', { name: new RegExp(`^${en['lab.csv']}`) }).press('Enter');
  expect((await csv).suggestedFilename()).toMatch(/length\.csv$/);

  await readReport(page);

  // Arrows go from point to point; the matches behind one open as replays.
  const spots = picture.locator('[data-spot]');
  await spots.first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const list = picture.locator('.lab-matches');
  await list.waitFor();
  await list.locator('li button').first().press('Enter');
  await page.getByRole('slider', { name: replayWords.en['replay.place'] }).waitFor();
  expect(await page.locator('.replay-seal').first().textContent()).toContain(replayWords.en['replay.verified']);

  // Another visit finds it again; it is deleted and brought back.
  await goTo(page, answer);
  await page.reload();
  await page.locator('.lab-figures li').first().waitFor();
  await page.getByRole('link', { name: en['lab.back'] }).press('Enter');
  await page.getByRole('button', { name: new RegExp(`^${en['lab.delete']}:`) }).press('Enter');
  await expect.poll(() => keptKeys(page)).toEqual([]);
  await button(page, en['lab.undo']).press('Enter');
  await expect.poll(async () => (await keptKeys(page)).length).toBe(1);
});

/** The report is a file of its own: from disk it asks for nothing, and axe finds nothing in either theme. */
async function readReport(page: Page): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'duello-report-'));
  const download = page.waitForEvent('download');
  await button(page, en['lab.report']).press('Enter');
  const file = join(folder, 'report.html');
  await (await download).saveAs(file);
  const reader = await page.context().newPage();
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(request.url()));
  const address = pathToFileURL(file).href;
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.emulateMedia({ colorScheme });
    await reader.goto(address);
    for (const summary of await reader.locator('summary').all()) await summary.press('Enter');
    expect(await found(reader)).toEqual([]);
  }
  expect(asked.filter((url) => url !== address && !url.startsWith('data:'))).toEqual([]);
  expect(await reader.locator('svg.drawing').count()).toBeGreaterThan(2);
  // Each match that it brings is a link into the page.
  const link = await reader.locator('.behind a').first().getAttribute('href');
  expect(link).toContain('#/replay/');
  await reader.close();
  await rm(folder, { recursive: true, force: true });
}

test('Stopped early, it keeps what was found, on a phone and in Italian too', async () => {
  const page = await open({ at: 'lab', screen: PHONE, settings: { lang: 'it' } });
  await page.getByText(it['lab.matchups'], { exact: true }).tap();
  await page.getByText(SAMPLE.name, { exact: true }).tap();
  await page.getByText(it['lab.health'], { exact: true }).tap();
  await page.getByRole('radio', { name: /^200 / }).press('Space');
  await button(page, it['lab.start']).tap();
  await page.locator('.lab-value').first().waitFor();
  expect(await page.locator('.lab-progress').getAttribute('data-phase')).toBe('running');
  await button(page, it['lab.stop']).tap();
  await page.getByText(/^Interrotta dopo \d+ partite/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await found(page)).toEqual([]);
  await page.reload();
  await page.locator('.lab-value').first().waitFor();
  expect(await keptKeys(page)).toHaveLength(1);
});

test('What is no answer is refused by what is wrong with it, and what is kept of it is left out', async () => {
  const page = await open({ at: 'lab', kept: { 'duello.lab.odd': '{"id":"odd","when":1,"answer":{}}' } });
  const folder = await mkdtemp(join(tmpdir(), 'duello-answer-'));
  const file = join(folder, 'answer.json');
  const input = page.locator('.lab-answers input[type="file"]');
  expect(await page.locator('.lab-answers li').count()).toBe(0);
  await writeFile(file, '{"question": {"ask": "why"}}');
  await input.setInputFiles(file);
  await page.getByText(/Missing or wrong: question\./).waitFor();
  await writeFile(file, 'no');
  await input.setInputFiles(file);
  await page.getByText(en['lab.openNotJson']).waitFor();
  await rm(folder, { recursive: true, force: true });
});
