// Is a match reviewed in the page as everywhere? Chances, marks with the way to their positions, luck; and it can be stopped.

import { type Judged, reviewAs, reviewMatch } from '@duello/bots';
import { answer, recordOf, SEATS } from '@duello/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { replayWords } from '../../src/replay/words/use-words.ts';
import { reviewMessages } from '../../src/review/words/use-words.ts';
import { SAMPLE } from '../games.ts';
import { found } from '../kit/axe.ts';
import { goTo, PHONE, pagesOfThisFile } from '../kit/browser.ts';
import { AGAINST_BOT, type AnyMatch, asked, keptAs, play, textOf } from '../kit/matches.ts';
import { untilAsked } from '../kit/table-page.ts';

const open = pagesOfThisFile();
const { en, it } = reviewMessages;

interface Short {
  readonly match: AnyMatch;
  readonly marks: readonly Judged[];
}

/** A match of random players that somebody gives up early, with something to mark in it. */
function marked(): Short {
  for (let i = 0; i < 40; i++) {
    const match = SAMPLE.begin(`review ${i}`);
    const marks = match((one) => {
      play(one, 'random', () => one.answers.length >= 60);
      const decision = asked(one);
      if (decision !== null) answer(one, { seat: decision.seat, decision: decision.id, concede: true });
      const { judged } = reviewMatch(one.game, recordOf(one), reviewAs('strong'));
      const both = SEATS.every((seat) => judged.some((one) => one.seat === seat));
      return both ? judged.filter(({ mark }) => mark !== null) : [];
    });
    if (marks.length > 0 && marks.length < 8) return { match, marks };
  }
  throw new Error('random players make no mistakes');
}

const { match, marks } = marked();
const text = match(textOf);
const address = `review/${encodeURIComponent(text)}`;
const kept = match((one) => keptAs(one, AGAINST_BOT, { over: true, winner: 0 }));
const finished = (page: Page): Promise<void> => page.locator('[data-phase="finished"]').waitFor();

test('It finds what is found everywhere, axe finds nothing, and each mark leads to its position and back', async () => {
  const page = await open({ kept, at: address });
  await finished(page);
  expect(await page.locator('.review-mark').count()).toBe(marks.length);
  expect(await page.locator('.review-flag').count()).toBe(marks.length);
  await page.getByText(en['review.table']).press('Enter');
  expect(await page.locator('.review-turns tbody tr').count()).toBeGreaterThan(1);
  // Both players have their sentence of luck and skill.
  await expect.poll(() => page.locator('.review-account').count()).toBe(2);
  await page.getByText(/^You began with \d+ % and (won|lost)\./).waitFor();
  expect(await found(page)).toEqual([]);
  await page.locator('.review-mark').first().getByRole('link', { name: /^Look/ }).press('Enter');
  const place = page.getByRole('slider', { name: replayWords.en['replay.place'] });
  await place.waitFor();
  expect(Number(await place.inputValue())).toBeGreaterThan(0);
  expect(page.url()).toMatch(new RegExp(`/${[...marks].sort(byReader)[0].at}$`));
  await page.goBack();
  // Whoever comes back finds it finished.
  await finished(page);
  expect(await page.locator('.review-mark').count()).toBe(marks.length);
});

/** Marks of whoever reads come first: here the person sits first. */
const byReader = (a: Judged, b: Judged): number => a.seat - b.seat || a.at - b.at;

test('One plays on from before a mark, as the player who answered', async () => {
  const page = await open({ kept, at: address });
  await finished(page);
  await page
    .locator('.review-mark')
    .first()
    .getByRole('button', { name: /^Play on from here/ })
    .click();
  const { question } = await untilAsked(page);
  expect(question).toBe([...marks].sort(byReader)[0].question);
});

test('Result and history lead to it; on a phone, in Italian, it is stopped and begun again, and nothing is cut off', async () => {
  const page = await open({ kept, at: 'match/test', screen: PHONE, settings: { lang: 'it' } });
  await page.getByRole('dialog').getByRole('button', { name: replayWords.it['table.review'] }).tap();
  await finished(page);
  expect(await found(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await goTo(page, 'history');
  await page.getByRole('link', { name: new RegExp(`^${replayWords.it['history.review']}`) }).tap();
  await finished(page);
  // Another thoroughness is another review, and takes long enough to be stopped.
  await page.getByLabel(it['review.level']).selectOption('expert');
  await page.getByRole('button', { name: it['review.stop'] }).tap();
  await page
    .getByRole('status')
    .filter({ hasText: /^Interrotta dopo \d+ risposte su \d+/ })
    .waitFor();
  await page.getByRole('button', { name: it['review.again'] }).tap();
  await page.getByRole('progressbar').waitFor();
});

test('A link that is cut off says what is wrong with it', async () => {
  const page = await open({ at: `review/${encodeURIComponent(text.slice(0, 30))}` });
  await page.getByText(replayWords.en['replay.problemTitle']).waitFor();
});

test('A match that goes on is not reviewed: that would tell what the other holds', async () => {
  const running = SAMPLE.begin('runs')((one) => textOf(play(one, 'random', () => one.answers.length >= 20)));
  const page = await open({ at: `review/${encodeURIComponent(running)}` });
  await page.getByText(en['review.running']).waitFor();
  expect(await page.locator('.review-status').count()).toBe(0);
  expect(await found(page)).toEqual([]);
});
