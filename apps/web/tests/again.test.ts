// Can what the other did last be seen again? After a reload, at any speed; and is a first match slow enough to follow?

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { GAMES, SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { AGAINST_BOT, keptAs, play } from './kit/matches.ts';
import { untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();
const words = appWords.en;
const table = (page: Page) => page.locator('main.table');
const isPlaying = (page: Page): Promise<string | null> => table(page).getAttribute('data-playing');

describe.each(GAMES)('$name', ({ begin, turnEnd: { question } }) => {
  /** In the middle of a match, with a turn of the other behind. */
  const kept = (): Record<string, string> =>
    begin('again')((match) =>
      keptAs(
        play(match, 'random', ({ seat, what }) => seat === 0 && what === question && match.answers.length > 25),
        AGAINST_BOT,
      ),
    );

  test('The last turn is shown again after a reload, though everything else is shown at once', async () => {
    const page = await open({ kept: kept(), at: 'match/test', settings: { speed: 'instant' } });
    const before = await untilAsked(page);
    expect(await isPlaying(page)).toBe('false');
    await page.keyboard.press('a');
    await expect.poll(() => isPlaying(page)).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => isPlaying(page)).toBe('false');
    // It was only looked at.
    expect((await untilAsked(page)).decision).toBe(before.decision);
    await page.getByRole('button', { name: words['table.again'] }).click();
    await expect.poll(() => isPlaying(page)).toBe('true');
  });
});

test('A first match is slow by itself, later ones are not, and whoever has chosen a speed has it', async () => {
  const { question } = SAMPLE.turnEnd;
  const running = (beside: Readonly<Record<string, string>> = {}): Record<string, string> => ({
    ...SAMPLE.begin('pace')((match) =>
      keptAs(
        play(match, 'random', ({ seat, what }) => seat === 0 && what === question && match.answers.length > 25),
        AGAINST_BOT,
      ),
    ),
    ...beside,
  });
  /** How long the last turn takes when it is shown again. */
  const lasts = async (kept: Record<string, string>, speed: 'auto' | 'fast'): Promise<number> => {
    const page = await open({ kept, at: 'match/test', settings: { speed } });
    await untilAsked(page);
    await page.evaluate(() => {
      const told: number[] = [];
      const { setTimeout: real } = window;
      Object.assign(window, {
        told,
        setTimeout: (call: () => void, wait: number) => {
          told.push(wait);
          return real(call, 0);
        },
      });
    });
    await page.keyboard.press('a');
    // At this speed it may be over before anybody looks: what it has waited for says that it has begun.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told').length)).toBeGreaterThan(0);
    await expect.poll(() => isPlaying(page)).toBe('false');
    return page.evaluate(() => Math.max(...Reflect.get(window, 'told')));
  };
  const normal = await lasts(running({ 'duello.finished': `["${SAMPLE.id}"]` }), 'auto');
  expect(await lasts(running(), 'auto')).toBe(normal * 2);
  expect(await lasts(running({ 'duello.finished': '"nonsense"' }), 'auto')).toBe(normal * 2);
  expect(await lasts(running(), 'fast')).toBeLessThan(normal);
});
