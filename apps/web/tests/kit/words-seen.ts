// Which words does a page print, how large, and whole? What nobody can see is left out.

import type { Page } from 'playwright-core';

export interface SeenWords {
  readonly words: string;
  readonly of: string;
  /** In CSS pixels, as rendered: what is drawn smaller by a transform counts as smaller. */
  readonly size: number;
  /** How many pixels of it are cut off. */
  readonly cut: number;
}

/** Every piece of text inside the selector. */
export const wordsSeen = (page: Page, within: string): Promise<readonly SeenWords[]> =>
  page.evaluate((selector) => {
    /** How much transforms shrink it, from the root to it. */
    const scaleOf = (element: Element): number => {
      let scale = element.currentCSSZoom;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { transform, scale: own } = getComputedStyle(at);
        if (own !== 'none') scale *= Number.parseFloat(own);
        const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
        scale *= Math.hypot(a, b);
      }
      return scale;
    };
    /** How far it reaches over the box that cuts it off; what scrolls can be scrolled to. */
    const cutOf = (element: Element, { left, top, right, bottom }: DOMRect): number => {
      const around = element.closest('[data-tapped="true"]') === null ? element : null;
      for (let at: Element | null = around; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if ([overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')) return 0;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const box = at.getBoundingClientRect();
        return Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom, 0);
      }
      return 0;
    };
    const found: { words: string; of: string; size: number; cut: number }[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.textContent?.trim() ?? '';
        if (element === null || words === '' || element.closest('.visually-hidden, svg') !== null) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width < 1) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
        const round = (value: number): number => Math.round(value * 100) / 100;
        found.push({
          words: words.slice(0, 40),
          of: element.className || (element.parentElement?.className ?? ''),
          size: round(size),
          cut: round(cutOf(element, box)),
        });
      }
    }
    return found;
  }, within);
