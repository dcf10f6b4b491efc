// Is what is dragged ever cut off? Nothing around it may clip it, on a wide screen and on a phone.

import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { DESKTOP, PHONE, pagesOfThisFile } from './kit/browser.ts';
import { keptAs, TWO } from './kit/matches.ts';
import { untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();

test.each(GAMES.flatMap((game) => [DESKTOP, PHONE].map((screen) => ({ ...game, screen }))))(
  'In $name a card of the hand is whole wherever it is dragged, at $screen.viewport.width pixels',
  async ({ turnEnd, asking, screen }) => {
    const kept = { ...turnEnd.early()((match) => keptAs(match, TWO)), ...asking.beside };
    const page = await open({ screen, kept, at: 'match/test' });
    await untilAsked(page);
    const hand = page.locator('main.table .own-row button[data-legal="true"]');
    await hand.first().waitFor();
    const box = await hand.first().boundingBox();
    if (box === null) throw new Error('the card is not on the screen');
    const { width, height } = screen.viewport;
    await page.mouse.move(box.x + Math.min(20, box.width / 2), box.y + Math.min(20, box.height / 2));
    await page.mouse.down();
    await page.mouse.move(width / 2, height / 3, { steps: 4 });
    await page.locator('[data-dragging="true"]').waitFor();
    const clipping = await page.locator('[data-dragging="true"]').evaluate((card) => {
      const found: string[] = [];
      const { left, top, right, bottom } = card.getBoundingClientRect();
      for (
        let around = card.parentElement;
        around !== null && !around.matches('main.table');
        around = around.parentElement
      ) {
        const box = around.getBoundingClientRect();
        const { overflowX, overflowY, clipPath, contain } = getComputedStyle(around);
        const clips =
          [overflowX, overflowY].some((how) => how !== 'visible') ||
          clipPath !== 'none' ||
          /paint|content|strict/.test(contain);
        if (clips && (left < box.left || top < box.top || right > box.right || bottom > box.bottom))
          found.push(around.className);
      }
      return found;
    });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.up();
    expect(clipping).toEqual([]);
  },
);
