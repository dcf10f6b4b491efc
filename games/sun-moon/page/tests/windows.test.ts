// Are answers asked for without annoying? Windows of Sun & Moon: what is answered, passing by key, and wishes that last.

import {
  AGAINST_BOT,
  askedFor,
  DESKTOP,
  keptAs,
  look,
  mouse,
  PHONE,
  pagesOfThisFile,
  TWO,
  until,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { newMatch } from './begin.ts';
import { sunMoonAt, truthOf } from './positions.ts';

const open = pagesOfThisFile();
const YIELDS = 'duello.sun-moon.yields';

const answering = () =>
  sunMoonAt('window', ({ what }, { chain }) => what === 'respond' && chain.at(-1)?.what === 'play');

test('A window says what is answered, and one key passes', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(answering(), TWO), at: 'match/test' });
  const seen = await askedFor(page, 'respond');
  const [top] = (await truthOf(page)).view(0).chain.slice(-1);
  expect(await page.locator('.sm-chain .sm-link').count()).toBeGreaterThan(0);
  expect(await page.locator('.sm-link[data-next="true"]').count()).toBe(1);
  expect(top.what).toBe('play');
  await page.keyboard.press(' ');
  await until(page, ({ decision }) => decision !== seen.decision);
  expect((await truthOf(page)).events.at(-1)?.kind).not.toBe('windowOpened');
  expect((await truthOf(page)).events.some((event) => event.kind === 'passed' && event.seat === 0)).toBe(true);
});

test('Passing until the own turn asks nothing before it', async () => {
  const match = sunMoonAt(
    'until my turn',
    ({ what }, { active, turn }) => what === 'respond' && active === 1 && turn > 2,
  );
  const page = await open({ screen: DESKTOP, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  await askedFor(page, 'respond');
  await page.keyboard.press('n');
  const seen = await until(
    page,
    ({ state, question }) => state === 'over' || (state === 'asked' && question !== 'respond'),
  );
  expect(seen.state === 'over' || (await truthOf(page)).view(0).active === 0).toBe(true);
});

test('Who passes until the own turn can press to be asked again', async () => {
  const page = await open({ screen: PHONE, kept: keptAs(answering(), AGAINST_BOT), at: 'match/test' });
  const seen = await askedFor(page, 'respond');
  // At once: a pass is given after a short while.
  await page.evaluate(() => {
    const press = (): void => document.querySelector<HTMLElement>('[data-option="pass-stop"]')?.click();
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true });
  });
  await mouse(page).option('pass-turn');
  await page.waitForTimeout(900);
  expect((await look(page)).decision).toBe(seen.decision);
  expect(await page.locator('.prompt .notice').count()).toBe(0);
  expect(await page.locator('[data-option="pass"]').count()).toBe(1);
});

test('Behind a curtain everybody is asked: there is nothing but a single pass', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(answering(), TWO, { curtain: true }), at: 'match/test' });
  await page.locator('.curtain button').click();
  const seen = await askedFor(page, 'respond');
  expect(await page.locator('.prompt [data-option]').count()).toBe(1);
  await mouse(page).option('pass');
  await until(page, ({ decision, state }) => state === 'curtain' || decision !== seen.decision);
});

test('A kind of action that is never to be answered is passed always after the same while, and kept in the browser', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(answering(), TWO), at: 'match/test' });
  const seen = await askedFor(page, 'respond');
  await mouse(page).option('pass-kind');
  await page.locator('.prompt .notice').waitFor();
  await until(page, ({ decision, state }) => decision !== seen.decision && state !== 'busy');
  expect(await page.evaluate((key) => localStorage.getItem(key), YIELDS)).toMatch(/summoning|spell/);
});

/** Runs before anything of the page. At once: on a slow machine the pass would be given before a hand comes to it. */
function takeCardAtOnce(): void {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('.prompt[data-question="respond"] .notice') === null) return;
    const card = document.querySelector<HTMLElement>('.sm-hand [data-target]');
    if (card === null) return;
    watcher.disconnect();
    card.click();
    document.documentElement.dataset.taken = 'true';
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
}

test('Whoever takes a card in hand is asked nevertheless', async () => {
  const match = answering();
  const kept = { ...keptAs(match, TWO), [YIELDS]: '["summoning","spell"]' };
  const page = await open({ screen: DESKTOP, kept, at: 'match/test', before: takeCardAtOnce });
  await page.locator('[data-taken]').waitFor();
  await page.locator('.prompt .notice').waitFor({ state: 'detached' });
  await page.waitForTimeout(900);
  expect((await look(page)).question).toBe('respond');
});

test('When to ask is chosen at the table, by the keyboard', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(newMatch('switches'), AGAINST_BOT), at: 'match/test' });
  await askedFor(page, 'mulligan');
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Settings' }).click();
  const skills = page.getByRole('switch', { name: 'Skills' });
  await skills.focus();
  await page.keyboard.press(' ');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), YIELDS)).toBe('["skill"]');
});

test('On a phone a window offers everything within reach', async () => {
  const page = await open({ screen: PHONE, kept: keptAs(answering(), TWO), at: 'match/test' });
  const { options } = await askedFor(page, 'respond');
  expect(options.map(({ key }) => key)).toEqual(['pass', 'pass-concern', 'pass-turn', 'pass-kind']);
  for (const key of ['pass', 'pass-concern', 'pass-turn', 'pass-kind']) {
    const box = await page.locator(`.prompt [data-option="${key}"]`).boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  }
});
