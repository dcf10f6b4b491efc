// Does axe find anything on any page?

import { expect, test } from 'vitest';
import { GAMES, SAMPLE } from './games.ts';
import { found, SCREENS, screens, untilSettled } from './kit/axe.ts';
import { goTo, pagesOfThisFile, untilLoaded } from './kit/browser.ts';
import { AGAINST_BOT, keptAs, play, textOf } from './kit/matches.ts';

const open = pagesOfThisFile();

const PAGES: readonly string[] = [
  ...['', 'history', 'settings', 'credits', 'nowhere', 'replay/x', 'lab', 'lab/gone'],
  'learn',
  ...GAMES.flatMap(({ id, pages }) =>
    ['new', 'rules', 'cards', 'learn', 'print', ...pages].map((page) => `${page}/${id}`),
  ),
  ...GAMES.map(({ begin }) => `replay/${begin('axe')((match) => textOf(play(match, 'random')))}`),
];
/** Long texts in one form, whatever the game: those of one are enough on the second screen. */
const isInOneForm = (address: string): boolean => /^(rules|cards|print)/.test(address) && !address.endsWith(SAMPLE.id);

test.each(screens)('On no page axe finds anything (%s)', async (screen) => {
  const kept = SAMPLE.begin('axe')((match) => keptAs(match, AGAINST_BOT));
  const page = await untilSettled(await open({ screen: SCREENS[screen], kept }));
  const problems: string[] = [];
  const headings = new Set<string | null>();
  for (const address of PAGES.filter((one) => screen === 'desktop' || !isInOneForm(one))) {
    await goTo(page, address);
    await untilLoaded(page);
    headings.add(await page.getByRole('heading', { level: 1 }).first().textContent());
    for (const problem of await found(page)) problems.push(`${address.slice(0, 30)}: ${problem}`);
  }
  expect(problems).toEqual([]);
  expect(headings.size).toBeGreaterThan(10);
});
