// Is a card whole, however wide it is? No number or cost lies over its words, and no name or sign is cut off.

import { GAME_IDS } from '@duello/games';
import { expect, test } from 'vitest';
import { DESKTOP, pagesOfThisFile } from './kit/browser.ts';

const open = pagesOfThisFile();
/** From a hand on a phone to the zoom. */
const WIDTHS = [68, 72, 76, 96, 112, 129, 150, 180, 210, 254];

/** Runs in the page: the cards on which a number or a cost covers part of a line. */
function coveredAt(width: number): readonly string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`main .card { width: ${width}px !important; }`);
  document.adoptedStyleSheets = [sheet];
  const linesOf = (element: Element): readonly DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return getComputedStyle(element).display === 'none' ? [] : [...range.getClientRects()];
  };
  /** Room above and below the letters of a line, and the round edge of a number, may be covered. */
  const covers = (over: DOMRect, line: DOMRect): boolean =>
    Math.min(over.right, line.right) - Math.max(over.left, line.left) > 2 &&
    Math.min(over.bottom, line.bottom) - Math.max(over.top, line.top) > 3;
  return [...document.querySelectorAll('main .card')].flatMap((card) => {
    const words = [...card.querySelectorAll('.card-name, .card-text > *')].flatMap(linesOf);
    const marks = [...card.querySelectorAll('.badge:not(.badge-count), .card-pips > .pip')];
    const isCovered = marks.some((mark) => words.some((line) => covers(mark.getBoundingClientRect(), line)));
    return isCovered ? [`${width} px: ${card.querySelector('.card-name')?.textContent}`] : [];
  });
}

/** Runs in the page: the cards that lose a part of their name, or a sign of what they do, or have a text box for nothing. */
function cutAt(width: number): readonly string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`main .card { width: ${width}px !important; }`);
  document.adoptedStyleSheets = [sheet];
  return [...document.querySelectorAll('main .card')].flatMap((card) => {
    const { left, right, bottom } = card.getBoundingClientRect();
    const parts = [...card.querySelectorAll('.card-name, .card-sign')].filter((part) => part.checkVisibility());
    const cut = parts.filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < left - 1.5 || box.right > right + 1.5 || box.bottom > bottom + 1.5;
    });
    const empty = [...card.querySelectorAll('.card-text')].filter(
      (part) => part.checkVisibility() && part.querySelector('span') === null && width < 200,
    );
    return [...cut, ...empty].map(
      (part) => `${width} px: ${card.querySelector('.card-name')?.textContent}, ${part.className}`,
    );
  });
}

for (const id of GAME_IDS) {
  test.each(['en', 'it'] as const)(`No card of ${id} is covered or cut, in %s`, async (lang) => {
    const page = await open({ screen: DESKTOP, settings: { lang }, at: `cards/${id}` });
    await expect.poll(() => page.locator('main .card').count()).toBeGreaterThan(30);
    for (const width of WIDTHS) expect(await page.evaluate(coveredAt, width)).toEqual([]);
    for (const width of [64, ...WIDTHS]) expect(await page.evaluate(cutAt, width)).toEqual([]);
  });
}
