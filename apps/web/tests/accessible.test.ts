// Does axe find anything in the middle of a match?

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES, SAMPLE } from './games.ts';
import { found, SCREENS, screens, untilSettled } from './kit/axe.ts';
import { goTo, pagesOfThisFile, untilLoaded, type Wish } from './kit/browser.ts';
import { mouse } from './kit/hands.ts';
import { keptAs, TWO } from './kit/matches.ts';
import { askedFor, until, untilAsked, untilChanged } from './kit/table-page.ts';

const open = pagesOfThisFile();
/** Each language on one screen: axe looks at the same elements in both. */
const LANG_ON = { desktop: 'en', phone: 'it' } as const;

const settled = (wish: Wish): Promise<Page> => open(wish).then(untilSettled);

/** What is shown around a table is the same whatever lies on it. */
const asked = SAMPLE.asking.at(SAMPLE.turnEnd.question);

for (const screen of screens) {
  test.each(GAMES)(
    `In the middle of a match of $name, whatever is asked, axe finds nothing (${screen})`,
    async ({ asking: { questions, at, beside, selects } }) => {
      const kept = questions.map((what) => at(what)((match) => keptAs(match, TWO, { id: what })));
      const page = await settled({
        screen: SCREENS[screen],
        settings: { lang: LANG_ON[screen] },
        kept: Object.assign({}, beside, ...kept),
      });
      const problems: string[] = [];
      for (const what of questions) {
        await goTo(page, `match/${what}`);
        await untilLoaded(page);
        const before = await askedFor(page, what);
        for (const problem of await found(page)) problems.push(`${what}: ${problem}`);
        const target = selects(what, before);
        if (target === undefined) continue;
        await mouse(page).card(target.at);
        await untilChanged(page, before);
        for (const problem of await found(page)) problems.push(`${what}, selected: ${problem}`);
      }
      expect(problems).toEqual([]);
    },
  );

  test(`The curtain, the menu, the text form and the keys are accessible (${screen})`, async () => {
    const kept = asked((match) => keptAs(match, TWO, { curtain: true }));
    const page = await settled({ screen: SCREENS[screen], kept, at: 'match/test' });
    expect(await found(page)).toEqual([]);
    await page.locator('.curtain button').click();
    await until(page, ({ state }) => state === 'asked');
    for (const key of ['m', 't', 'l', '?']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      expect(await found(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
}

test('In high contrast and with safe colours axe finds nothing', async () => {
  const settings = { contrast: true, safeColours: true, textSize: 150 } as const;
  const page = await settled({ settings, kept: asked((match) => keptAs(match, TWO)), at: 'match/test' });
  await untilAsked(page);
  expect(await found(page)).toEqual([]);
});
