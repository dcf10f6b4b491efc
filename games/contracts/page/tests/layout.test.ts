// Does a full table of Contracts fit the screen?

import {
  goTo,
  keptAs,
  misfits,
  mouse,
  pagesOfThisFile,
  SCREEN_SIZES,
  SCREENS,
  TWO,
  until,
  untilChanged,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { crowded } from './crowded.ts';

const open = pagesOfThisFile();
const THINGS = '.piece, .player-self, .gap[data-meant="true"], .depth';

const CROWDED = ['act', 'draw', 'take', 'place'] as const;

test.each(SCREEN_SIZES)('At %s nothing must be scrolled to on a full table of Contracts', async (screen) => {
  const kept = Object.assign({}, ...CROWDED.map((what) => keptAs(crowded(what), TWO, { id: what })));
  const page = await open({ screen: SCREENS[screen], kept });
  const found: string[] = [];
  for (const what of CROWDED) {
    await goTo(page, `match/${what}`);
    const before = await until(page, ({ state, question }) => state === 'asked' && question === what);
    const count = (place: RegExp): number => before.cards.filter(({ target }) => place.test(target)).length;
    expect([count(/^own:\d/), count(/^opposing:\d/)]).toEqual([what === 'place' ? 7 : 8, 8]);
    if (what === 'act') expect(count(/^hand:/)).toBe(10);
    found.push(...(await misfits(page, THINGS)).map((misfit) => `${what}: ${misfit}`));
    const target = before.cards.find(({ begins, target }) => begins && target.startsWith('own:'));
    if (target === undefined) continue;
    await mouse(page).card(target.at);
    await untilChanged(page, before);
    found.push(...(await misfits(page, THINGS)).map((misfit) => `${what}, selected: ${misfit}`));
  }
  expect(found).toEqual([]);
});
