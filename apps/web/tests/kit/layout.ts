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

/** What can't be met by a finger: outside the screen, covered, or too small, if it is not one of the signs. */
export const outOfReach = (page: Page, things: string, signs = ':not(*)'): Promise<readonly string[]> =>
  page.evaluate(
    ([wanted, small]) => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const found =
        scrollWidth > innerWidth || scrollHeight > innerHeight ? [`scrolls to ${scrollWidth} × ${scrollHeight}`] : [];
      for (const target of document.querySelectorAll<HTMLElement>(`main.table :is(${wanted})`)) {
        if (!target.checkVisibility()) continue;
        const name = target.dataset.option ?? target.dataset.target ?? target.className;
        const { left, top, width, height } = target.getBoundingClientRect();
        const place = [left, top, width, height].map(Math.round).join(' ');
        const isMet = (x: number, y: number): boolean => target.contains(document.elementFromPoint(x, y));
        if (left < -1 || top < -1 || left + width > innerWidth + 1 || top + height > innerHeight + 1) {
          found.push(`${name} is outside: ${place}`);
        }
        // Around a small thing a wider place may take the finger.
        const [x, y] = [left + width / 2, top + height / 2];
        const around = [[x - 11, y] as const, [x + 11, y] as const, [x, y - 11] as const, [x, y + 11] as const];
        const isSmall = (width < 24 || height < 24) && !around.every(([a, b]) => a >= innerWidth || isMet(a, b));
        if (isSmall && !target.matches(small)) found.push(`${name} is small: ${place}`);
        // Cards of a hand may overlap; of everything a good part must be met.
        const met = [0.12, 0.3, 0.5, 0.7, 0.88].flatMap((across) =>
          [0.15, 0.5, 0.85].filter((down) => isMet(left + width * across, top + height * down)),
        );
        if (met.length === 0) found.push(`${name} is covered: ${place}`);
      }
      return found;
    },
    [things, signs],
  );

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
