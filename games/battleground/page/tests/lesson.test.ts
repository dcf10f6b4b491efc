// Can the match that teaches Battleground be followed on the page from its first step to its last, and be stepped back in?

import {
  appWords,
  coveredByGuide,
  DESKTOP,
  FOUR_SCREENS,
  finger,
  mouse,
  pagesOfThisFile,
  until,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { battlegroundLesson } from '../learn/lesson.ts';

const open = pagesOfThisFile();

test.each([
  ['1366×768', DESKTOP, mouse],
  ['390×844', FOUR_SCREENS['390×844'], finger],
] as const)('At %s whoever does as told comes to the end, and may step back on the way', async (_, screen, handsOf) => {
  const page = await open({ screen, at: 'learn/battleground' });
  const hands = handsOf(page);
  const panel = page.locator('.learn-panel');
  const button = (key: 'learn.next' | 'learn.back' | 'learn.gotIt' | 'learn.leave') =>
    panel.getByRole('button', { name: appWords.en[key], exact: true });
  const seen: (string | null)[] = [];
  /** Waits for a step; the guide covers nothing of it, and is folded away where it stands over the table. */
  const at = async (step: string): Promise<void> => {
    await expect.poll(() => panel.getAttribute('data-step')).toBe(step);
    seen.push(step);
    expect(await coveredByGuide(page)).toEqual([]);
    if (await button('learn.gotIt').isVisible()) await hands.press(button('learn.gotIt'));
  };
  const option = async (key: string): Promise<void> => {
    await until(page, ({ state, options }) => state === 'asked' && options.some((one) => one.key === key));
    await hands.option(key);
  };
  const select = async (id: string, key: string): Promise<void> => {
    await hands.press(page.locator(`main.table [data-target^="${id}"]:visible`).first());
    await option(key);
  };
  const read = async (step: string): Promise<void> => {
    await at(step);
    await hands.press(button('learn.next'));
  };
  const place = async (): Promise<void> => {
    await until(page, ({ question }) => question === 'field');
    await hands.press(page.locator('main.table [data-target^="field:"][data-meant="true"]').first());
  };
  await read('goal');
  await at('crystals');
  // Another move than the one asked: the guide goes on, and leads back.
  expect(await button('learn.back').count()).toBe(0);
  await option('end');
  await until(page, ({ question, state, decision }) => question === 'act' && state === 'asked' && decision !== '1');
  await hands.press(button('learn.back'));
  await expect.poll(() => panel.getAttribute('data-step')).toBe('crystals');
  await until(page, ({ state, decision }) => state === 'asked' && decision === '1');
  await option('crystals');
  await at('summon');
  expect(await button('learn.back').count()).toBe(0);
  await select('hand:guard', 'cast:guard');
  await place();
  await at('battle');
  await option('end');
  // What it says is on the board is there.
  await page.locator('.bg-arrow').first().waitFor();
  await read('search');
  await at('prepare');
  await select('hand:lanternArcher', 'prepare:lanternArcher>1');
  await at('charge');
  await option('crystals');
  for (const colour of ['white', 'red']) {
    await select(`mana:${colour}`, `charge:1>${colour}`);
  }
  await at('stance');
  await option('end');
  await read('exp');
  await at('buy');
  await select('buy:crystal:white', 'buy');
  await read('queue');
  await at('slot');
  await option('crystals');
  await select('slot:1', 'castSlot:1');
  await place();
  await read('defence');
  await read('why');
  await at('end');
  expect([...new Set(seen)]).toEqual(battlegroundLesson.steps.map(({ id }) => id));
  await hands.press(button('learn.leave'));
  await panel.waitFor({ state: 'detached' });
  const { state } = await until(page, ({ phase, state }) => phase !== null && state !== 'busy');
  expect(state).toBe('asked');
});
