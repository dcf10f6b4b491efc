// Does the text form of every table say something about both sides, in words alone?

import { LANGS } from '@duello/language';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { keptAs, TWO } from './kit/matches.ts';
import { until } from './kit/table-page.ts';

const open = pagesOfThisFile();

test.each(GAMES.flatMap((game) => LANGS.map((lang) => ({ ...game, lang }))))(
  'The table of $name as text, in $lang',
  async ({ asking, turnEnd, lang }) => {
    const kept = asking.at(turnEnd.question)((match) => keptAs(match, TWO));
    const page = await open({ kept: { ...asking.beside, ...kept }, at: 'match/test', settings: { lang } });
    await until(page, ({ state }) => state === 'asked');
    await page.keyboard.press('t');
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(await sheet.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(2);
    const rows = await sheet.locator('.text-rows > div').allInnerTexts();
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => !/\S\s+\S/.test(row))).toEqual([]);
    expect(rows.join()).not.toMatch(/undefined|NaN|\[object|[a-z]\.[a-z]/);
  },
);
