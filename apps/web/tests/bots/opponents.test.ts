// Can the opponent be chosen in one place, is a newcomer given an easy one, and do matches against earlier bots go on?

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../../src/words/use-words.ts';
import { GAMES, SAMPLE } from '../games.ts';
import { goTo, pagesOfThisFile } from '../kit/browser.ts';
import { keptAs } from '../kit/matches.ts';
import { optionOf, until, untilAsked } from '../kit/table-page.ts';

const open = pagesOfThisFile();
const { en, it } = appWords;

const playersIn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem(`duello.match.${location.hash.split('/').at(-1)}`) ?? '').players,
  );
const isChosen = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) }).isChecked();

test('Level and style are chosen in one place, each with a sentence, and kept with the match', async () => {
  const page = await open({ at: `new/${SAMPLE.id}`, settings: { lang: 'it' } });
  await page.getByText(it['bot.strong.text']).waitFor();
  for (const style of ['even', 'aggressive', 'patient', 'tricky'] as const) {
    expect(await page.getByText(it[`persona.${style}.text`]).count()).toBe(1);
  }
  await page.getByText(it['bot.club'], { exact: true }).click();
  await page.getByText(it['persona.patient'], { exact: true }).click();
  await page.locator('.new-match-summary').getByText('Circolo (paziente)').waitFor();
  await page.getByRole('button', { name: it.start }).click();
  await untilAsked(page);
  expect(await playersIn(page)).toEqual([{ kind: 'person' }, { kind: 'bot', bot: 'club:patient' }]);
});

test('The first match of a game is against the Novice, those after it against Casual', async () => {
  const page = await open({ at: `new/${SAMPLE.id}` });
  await page.locator('.new-match').waitFor();
  expect(await isChosen(page, en['bot.novice'])).toBe(true);
  await page.evaluate((game) => localStorage.setItem('duello.finished', JSON.stringify([game])), SAMPLE.id);
  await goTo(page, '');
  await page.getByText(en.playNowHint.replace('{bot}', en['bot.casual'])).waitFor();
  await goTo(page, `new/${SAMPLE.id}`);
  await expect.poll(() => isChosen(page, en['bot.casual'])).toBe(true);
});

test.each(GAMES)('A match of $name against an earlier bot, or one in a style, goes on', async ({ turnEnd }) => {
  for (const bot of ['greedy', 'casual:tricky']) {
    const kept = turnEnd.early()((match) => keptAs(match, [{ kind: 'person' }, { kind: 'bot', bot }]));
    const page = await open({ kept, at: 'match/test' });
    const before = await untilAsked(page);
    await page.locator(optionOf(turnEnd.key)).click();
    await until(page, ({ state, decision }) => state === 'over' || (state === 'asked' && decision !== before.decision));
  }
});
