// Does a guide stand over what it teaches? Measured on the page as it stands: its boxes, what it speaks of, and the answers.

import type { Page } from 'playwright-core';

/** What the guide's boxes cover of what is outlined and of what can be answered; nothing, if all is well. */
export const coveredByGuide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSeen = (one: Element): boolean => one.checkVisibility();
    const isBox = (one: Element): boolean => isSeen(one) && getComputedStyle(one).position === 'fixed';
    const isLit = (one: Element): boolean => isSeen(one) && getComputedStyle(one).outlineStyle === 'dashed';
    const boxes = [...document.querySelectorAll('.learn-panel, .learn-more')].filter(isBox);
    const taught = [...document.querySelectorAll('.learn main.table *')].filter(isLit);
    const answers = [...document.querySelectorAll('.learn .prompt, .learn .prompt button')].filter(isSeen);
    const step = document.querySelector<HTMLElement>('.learn-panel')?.dataset.step;
    return boxes.flatMap((box) => {
      const a = box.getBoundingClientRect();
      return [...taught, ...answers].flatMap((one) => {
        const b = one.getBoundingClientRect();
        const across = Math.min(a.right, b.right, innerWidth) - Math.max(a.left, b.left, 0);
        const down = Math.min(a.bottom, b.bottom, innerHeight) - Math.max(a.top, b.top, 0);
        const size = `${Math.round(across)} × ${Math.round(down)}`;
        return across > 0.5 && down > 0.5 ? [`${step}: ${box.className} over ${one.className} by ${size}`] : [];
      });
    });
  });
