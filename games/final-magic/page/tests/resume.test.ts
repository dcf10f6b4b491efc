// Does a match of Final Magic survive a reload, can a step be taken back, and does the language switch at once?

import {
  AGAINST_BOT,
  appWords,
  handOf,
  keptAs,
  look,
  mouse,
  optionOf,
  pagesOfThisFile,
  play,
  playOn,
  switchToItalian,
  TWO,
  undoButton,
  until,
  untilAsked,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { words } from '../../index.ts';
import { newMatch } from './begin.ts';
import { finalMagic } from './strategy.ts';

const open = pagesOfThisFile();

test('A match that was left in the middle goes on in the same position after a reload', async () => {
  const page = await open({ at: 'new/final-magic' });
  await page.getByRole('textbox', { name: appWords.en.seed }).fill('reload');
  await page.getByRole('button', { name: appWords.en.start }).click();
  let decisions = 0;
  await playOn(page, mouse(page), ({ phase }) => phase === 'fight' && ++decisions > 1, finalMagic);
  const before = await look(page);
  expect(before.state).toBe('asked');
  await page.reload();
  const after = await untilAsked(page);
  expect({ decision: after.decision, phase: after.phase, hand: handOf(after) }).toEqual({
    decision: before.decision,
    phase: before.phase,
    hand: [...handOf(before), ...before.cards.filter(({ used }) => used).map(({ card }) => card)].sort(),
  });
});

test('An own step is taken back by the button and by its key', async () => {
  const match = play(newMatch('undo'), 'random', ({ what }) => what === 'buy');
  const page = await open({ kept: keptAs(match, TWO), at: 'match/test' });
  const before = await untilAsked(page);
  for (const takeBack of [() => undoButton(page).click(), () => page.keyboard.press('u')]) {
    const coin = before.cards.find(({ zone, card, legal }) => zone.startsWith('hand') && card === 'copper' && legal);
    expect(coin).toBeDefined();
    await mouse(page).card(coin!.at);
    await page.locator(optionOf('coin:copper')).click();
    const played = await until(page, ({ decision }) => decision !== before.decision);
    expect(handOf(played)).toHaveLength(handOf(before).length - 1);
    await takeBack();
    const after = await until(page, (seen) => seen.state === 'asked' && handOf(seen).length === handOf(before).length);
    expect(handOf(after)).toEqual(handOf(before));
  }
});

test('After chance has shown something nothing is taken back, and the reason is said', async () => {
  const match = play(newMatch('chance'), 'random', ({ what, seat }) => what === 'plan' && seat === 1);
  const page = await open({ kept: keptAs(match, TWO), at: 'match/test' });
  const planning = await untilAsked(page);
  await page.locator(optionOf('fight')).click();
  const next = await until(page, (seen) => seen.state === 'asked' && seen.phase !== planning.phase);
  const reason = `${appWords.en['table.undo']}: ${appWords.en['table.undoShown']}`;
  const button = page.getByRole('button', { name: reason });
  await button.hover();
  await page.getByRole('tooltip', { name: appWords.en['table.undoShown'] }).waitFor();
  await button.click();
  await page.keyboard.press('u');
  expect((await look(page)).decision).toBe(next.decision);
});

test('The language switches at once in the middle of a match', async () => {
  const match = play(newMatch('lingua'), 'random', ({ what, seat }) => what === 'buy' && seat === 0);
  const page = await open({ kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  const before = await untilAsked(page);
  await switchToItalian(page);
  await page
    .getByRole('button', { name: new RegExp(`^${words.it.names.copper}`) })
    .first()
    .waitFor();
  await expect.poll(() => look(page)).toEqual(before);
});

test('In the Action Phase a card that is for sale says when it can be bought', async () => {
  const match = play(newMatch('later'), 'random', ({ what, seat }) => what === 'action' && seat === 0);
  const page = await open({ kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  await untilAsked(page);
  await page.locator('main.table [data-card="silver"]').first().click();
  const why = page.locator('.prompt .barred');
  await why.waitFor();
  expect(await why.textContent()).toContain('Buy Phase');
});
