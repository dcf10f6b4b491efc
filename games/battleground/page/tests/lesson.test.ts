// Does the guided match of Battleground lead through all its steps in the page?

import {
  act,
  appWords,
  DESKTOP,
  finger,
  mouse,
  PHONE,
  pagesOfThisFile,
  until,
  untilAsked,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { battlegroundLesson } from '../learn/lesson.ts';
import { battleground } from './strategy.ts';

const open = pagesOfThisFile();
const READS = battlegroundLesson.steps.filter(({ goal }) => goal === null).map(({ id }) => id);

test.each([
  ['1366×768', DESKTOP, mouse],
  ['360×740', PHONE, finger],
] as const)('At %s the lesson comes to its end, and the match goes on without it', async (_, screen, handsOf) => {
  const page = await open({ screen, at: 'learn/battleground' });
  const hands = handsOf(page);
  const panel = page.locator('.learn-panel');
  const stepNow = async (): Promise<string> => (await panel.getAttribute('data-step')) ?? '';
  await untilAsked(page);
  await hands.press(panel.getByRole('button', { name: appWords.en['learn.next'] }));
  await expect.poll(stepNow).toBe('crystals');
  // Another move than the one asked: the guide goes on, and leads back.
  const back = panel.getByRole('button', { name: appWords.en['learn.back'] });
  expect(await back.count()).toBe(0);
  await hands.option('end');
  await until(page, ({ question, state }) => question === 'act' && state === 'asked');
  await hands.press(back);
  await expect.poll(stepNow).toBe('crystals');
  await until(page, ({ question, options }) => question === 'act' && options.some(({ key }) => key === 'crystals'));
  expect(await back.count()).toBe(0);
  const steps = ['goal', await stepNow()];
  while (steps.at(-1) !== 'end') {
    const step = await stepNow();
    if (step !== steps.at(-1)) steps.push(step);
    else if (READS.includes(step)) {
      // What it says is on the board is there.
      if (step === 'search') await page.locator('.bg-arrow').first().waitFor();
      await hands.press(panel.getByRole('button', { name: appWords.en['learn.next'] }));
      await expect.poll(stepNow).not.toBe(step);
    } else {
      // What is said is read, then folded away from the table.
      const got = panel.getByRole('button', { name: appWords.en['learn.gotIt'] });
      if ((await panel.getAttribute('data-small')) === 'false' && (await got.isVisible())) await hands.press(got);
      await act(page, hands, await untilAsked(page), battleground);
    }
  }
  expect(steps).toEqual(expect.arrayContaining(READS));
  await hands.press(panel.getByRole('button', { name: appWords.en['learn.leave'] }));
  await panel.waitFor({ state: 'detached' });
  const { state } = await until(page, ({ phase, state }) => phase !== null && state !== 'busy');
  expect(state).toBe('asked');
});
