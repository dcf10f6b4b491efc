// What does axe find on a page? Each in one line.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, untilLoaded, untilStill } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

export const SCREENS = { desktop: DESKTOP, phone: PHONE } as const;
export const screens = ['desktop', 'phone'] as const;

/** The page, once it has a heading and everything it loads by itself. */
export async function untilSettled(page: Page): Promise<Page> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await untilLoaded(page);
  return page;
}

export async function found(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // Colours that are still fading in are nobody's colours.
  await untilStill(page);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n').at(1)}`),
    );
  });
}
