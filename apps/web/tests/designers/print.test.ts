// Can somebody print a box? Choose, leaf through what will be printed, and get a PDF of just that; stop, and begin again.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { printMessages } from '../../src/print/words/use-words.ts';
import { SAMPLE } from '../games.ts';
import { found } from '../kit/axe.ts';
import { PHONE, pagesOfThisFile, untilStill } from '../kit/browser.ts';

const open = pagesOfThisFile();
const { en, it } = printMessages;

const laid = (page: Page): Promise<void> => page.locator('.print[data-phase="laid"]').waitFor();
const slider = (page: Page) => page.locator('.print-leafing input');
const drawn = (page: Page) => page.locator('.print-sheet canvas[data-drawn]');
const labelDrawn = (page: Page): Promise<string | null> => drawn(page).getAttribute('data-drawn');

/** How many pages there are, as the preview says it. */
async function pageCount(page: Page): Promise<number> {
  await laid(page);
  return Number(await slider(page).getAttribute('max'));
}

const isPainted = (page: Page): Promise<boolean> =>
  drawn(page).evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    return data.some((value) => value < 100);
  });

/** What is saved at a press of the button. */
async function savedPdf(page: Page): Promise<Uint8Array> {
  await page.locator('.print-making[data-pdf="ready"]').waitFor();
  const save = page.getByRole('link', { name: en['print.save'] });
  const openIt = page.getByRole('link', { name: en['print.open'] });
  expect(await openIt.getAttribute('href')).toBe(await save.getAttribute('href'));
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe(`duello-${SAMPLE.id}-en-a4.pdf`);
  const folder = await mkdtemp(join(tmpdir(), 'duello-print-'));
  const file = join(folder, 'saved.pdf');
  await download.saveAs(file);
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

test('A part of a box is chosen, leafed through by keyboard, and becomes a PDF of just these pages', async () => {
  const page = await open({ at: `print/${SAMPLE.id}` });
  const whole = await pageCount(page);
  expect(whole).toBeGreaterThan(30);
  for (const part of ['cards', 'aids', 'rules'] as const)
    await page.getByRole('checkbox', { name: new RegExp(`^${en[`print.${part}`]} `) }).press('Space');
  await page.getByRole('radio', { name: en['print.low'] }).press('Space');
  await expect.poll(() => pageCount(page)).toBeLessThan(whole / 2);
  const some = await pageCount(page);
  await drawn(page).waitFor();
  const first = await labelDrawn(page);
  expect(await isPainted(page)).toBe(true);
  await slider(page).press('End');
  await expect.poll(() => labelDrawn(page)).not.toBe(first);
  expect(await slider(page).getAttribute('aria-valuetext')).toContain(String(some));
  await page.getByRole('button', { name: en['print.previous'] }).press('Enter');
  await expect.poll(() => slider(page).inputValue()).toBe(String(some - 1));
  await untilStill(page);
  expect(await found(page)).toEqual([]);

  await page.getByRole('button', { name: en['print.make'] }).click();
  const bytes = await savedPdf(page);
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(some);
  expect(pdf.getTitle()).toBe(SAMPLE.name);
});

test('What is being made can be cancelled and made again', async () => {
  const page = await open({ at: `print/${SAMPLE.id}` });
  const count = await pageCount(page);
  // In one breath: no PDF is that quick.
  await page.evaluate(async () => {
    const press = () => document.querySelector<HTMLElement>('.print-making .button')!.click();
    press();
    await Promise.resolve();
    press();
  });
  await page.locator('.print-making[data-pdf="stopped"]').waitFor();
  await page.getByRole('button', { name: en['print.make'] }).press('Enter');
  expect((await PDFDocument.load(await savedPdf(page))).getPageCount()).toBe(count);
});

test('On a phone everything is within its width, and what has not changed is not printed', async () => {
  const page = await open({ at: `print/${SAMPLE.id}`, screen: PHONE, settings: { lang: 'it' } });
  await laid(page);
  await drawn(page).waitFor();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: it['print.actual'] }).click();
  await untilStill(page);
  expect(await wide()).toBeLessThanOrEqual(0);
  const before = await pageCount(page);
  await page
    .getByRole('radio', { name: it['print.which.since'].replace('{version}', '') })
    .first()
    .press('Space');
  await expect.poll(() => pageCount(page)).toBeLessThan(before);
});
