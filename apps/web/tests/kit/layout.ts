// Does the table fit the screen, and does it stay where it is? What sticks out of it, and what jumps by itself.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, PHONE_ACROSS, untilStill } from './browser.ts';

export const SCREENS = { '1366×768': DESKTOP, '360×740': PHONE, '740×360': PHONE_ACROSS } as const;
export const SCREEN_SIZES = ['1366×768', '360×740', '740×360'] as const;

/** How far the page could be scrolled, in pixels. */
const overhang = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
  });

/** Options, and what else was named, that are not wholly on the screen. */
const outside = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const things = document.querySelectorAll<HTMLElement>(`.prompt [data-option], ${wanted}`);
    return [...things].flatMap((target) => {
      // What is chosen on the table is not said again where there is little room.
      if (!target.checkVisibility()) return [];
      const { left, top, right, bottom } = target.getBoundingClientRect();
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return inside
        ? []
        : [
            `${target.dataset.option ?? target.dataset.target ?? target.dataset.card ?? 'health'} ${[left, top, right, bottom].map(Math.round)}`,
          ];
    });
  }, selector);

/** What must be scrolled to, or is not wholly on the screen. */
export const misfits = async (page: Page, selector: string): Promise<readonly string[]> => {
  await untilStill(page);
  const [across, down] = await overhang(page);
  return [...(across + down === 0 ? [] : [`overhang ${across} ${down}`]), ...(await outside(page, selector))];
};

declare global {
  interface Window {
    shifts: { readonly value: number; readonly what: string }[];
  }
}

/** Notes what jumps by itself; what a press moves is the player's own wish. */
export function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly { node?: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const place = ({ left, top, width, height }: DOMRect): string => [left, top, width, height].map(Math.round).join(' ');
  window.shifts = [];
  new PerformanceObserver((list) => {
    const entries: Shift[] = list.getEntries();
    for (const { value = 0, hadRecentInput = false, sources = [] } of entries) {
      const things = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.className ?? 'gone'} from ${place(previousRect)} to ${place(currentRect)}`,
      );
      if (!hadRecentInput) window.shifts.push({ value, what: things.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export async function expectStill(page: Page, most = 0.02): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts.splice(0));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n')).toBeLessThan(most);
}
