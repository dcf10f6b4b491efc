// Does the page where a match is chosen say what it means, and does every choice fit its box?

import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { goTo, pagesOfThisFile, untilLoaded } from '../kit/browser.ts';
import { FOUR_SCREENS } from '../kit/screens.ts';

const open = pagesOfThisFile();

test('Against a bot nobody is called by the letter of a seat', async () => {
  const page = await open({ at: `new/${GAMES[0].id}` });
  for (const { id, name } of GAMES) {
    await page.locator('.game-ways').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**/#/new/${id}`);
    await page.locator('.game-ways [aria-current]', { hasText: name }).waitFor();
    const summary = page.locator('.new-match-summary');
    await summary.waitFor();
    const said = (await summary.textContent()) ?? '';
    expect(said.length).toBeGreaterThan(20);
    expect(said).not.toMatch(/player [AB]/);
  }
});

test.each(['390×844', '844×390'] as const)('At %s, in Italian, every choice fits its box', async (size) => {
  const page = await open({ screen: FOUR_SCREENS[size], settings: { lang: 'it' } });
  for (const place of [...GAMES.map(({ id }) => `new/${id}`), 'settings']) {
    await goTo(page, place);
    await untilLoaded(page);
    const names = page.locator('.choice-name');
    await names.first().waitFor();
    const wide = await names.evaluateAll((all) =>
      all.flatMap((one) => {
        const box = (one.closest('.choice') ?? one).getBoundingClientRect();
        const reach = Math.max(...[one, ...one.children].map((part) => part.getBoundingClientRect().right));
        return reach > box.right ? [one.textContent] : [];
      }),
    );
    expect(wide).toEqual([]);
  }
});
