// Are answers asked for without annoying? Windows of Sun & Moon: what is answered, passing by key, and wishes that last.

import {
  AGAINST_BOT,
  askedFor,
  DESKTOP,
  finger,
  keptAs,
  keyboard,
  look,
  mouse,
  PHONE,
  PHONE_ACROSS,
  pagesOfThisFile,
  SMALL_PHONE,
  TWO,
  undoButton,
  until,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { View } from '../../index.ts';
import type { SunMoonMatch } from './begin.ts';
import { ASKED_ALWAYS, sunMoonAt, truthOf, WISHES } from './positions.ts';

const open = pagesOfThisFile();

const MEDICATE = 'skill:medicate';
const isCard = (key: string): boolean => /^(play|use):/.test(key);
const isSkill = (key: string): boolean => key.startsWith('skill:');

/** A window of the first player: with a card that could answer, or with these alone. */
const windowAt = (name: string, by: 'card' | 'skill' | 'nothing', wished: (view: View) => boolean): SunMoonMatch =>
  sunMoonAt(name, ({ what, options }, view) => {
    const keys = options.map(({ key }) => key);
    const best = keys.some(isCard) ? 'card' : keys.some(isSkill) ? 'skill' : 'nothing';
    return what === 'respond' && best === by && wished(view);
  });

const answering = () => windowAt('window', 'card', ({ chain }) => chain.at(-1)?.what === 'play');
/** In the other's turn, and nothing is at stake. */
const calm = ({ active, players, chain }: View): boolean => active === 1 && players[0].life > 9 && chain.length === 1;
const attacked = () =>
  windowAt(
    'attacked',
    'card',
    ({ active, chain, turn }) => active === 1 && turn > 2 && chain.at(-1)?.what === 'attack',
  );

const passesOf = async (page: Page): Promise<number> =>
  (await truthOf(page)).events.filter((event) => event.kind === 'passed' && event.seat === 0).length;

test('A window says what is answered, and one key passes', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(answering(), TWO), at: 'match/test' });
  const seen = await askedFor(page, 'respond');
  const [top] = (await truthOf(page)).view(0).chain.slice(-1);
  expect(await page.locator('.sm-chain .sm-link').count()).toBeGreaterThan(0);
  expect(await page.locator('.sm-link[data-next="true"]').count()).toBe(1);
  expect(top.what).toBe('play');
  await page.keyboard.press('p');
  await until(page, ({ decision }) => decision !== seen.decision);
  expect((await truthOf(page)).events.at(-1)?.kind).not.toBe('windowOpened');
  expect(await passesOf(page)).toBeGreaterThan(0);
});

declare global {
  interface Window {
    /** When the table first said that it passes, and when it sent the pass. */
    passing: { said: number | null; sent: number | null };
  }
}

/** Runs before anything of the page. */
function timePass(): void {
  window.passing = { said: null, sent: null };
  const watch = (): void => {
    if (document.querySelector('.prompt .notice') !== null) window.passing.said ??= performance.now();
  };
  new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: unknown): void {
    if (JSON.stringify(message).includes('"pass"')) window.passing.sent ??= performance.now();
    postMessage.call(this, message);
  };
}

test.each(['skill', 'nothing'] as const)(
  'SR55: with %s to answer with, the table passes by itself after the same while',
  async (by) => {
    const kept = keptAs(windowAt(by, by, calm), AGAINST_BOT);
    const page = await open({ screen: DESKTOP, kept, at: 'match/test', before: timePass });
    await page.waitForFunction(() => window.passing.sent !== null);
    const { said, sent } = await page.evaluate(() => window.passing);
    expect(said).not.toBeNull();
    expect((sent ?? 0) - (said ?? 0)).toBeGreaterThan(600);
  },
);

test('Where only a skill could save the match, it is asked for', async () => {
  const match = windowAt(
    'at stake',
    'skill',
    ({ active, players, chain }) =>
      active === 1 && chain.at(-1)?.what === 'attack' && chain.at(-1)?.targets[0]?.id === null && players[0].life <= 1,
  );
  const page = await open({ screen: DESKTOP, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  await askedFor(page, 'respond');
  await page.waitForTimeout(900);
  expect((await look(page)).question).toBe('respond');
});

const HANDS = { mouse, finger, keyboard } as const;

test.each(['mouse', 'finger', 'keyboard'] as const)(
  'One press of the %s brings all windows back, and one more sends them away',
  async (by) => {
    const screen = by === 'finger' ? PHONE : DESKTOP;
    const kept = { ...keptAs(answering(), AGAINST_BOT), [WISHES]: '{"me":{"sparing":true,"never":["attack"]}}' };
    const page = await open({ screen, kept, at: 'match/test' });
    await askedFor(page, 'respond');
    const always = page.getByRole('button', { name: /^Ask me every time/ });
    await HANDS[by](page).press(always);
    const wished = (): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), WISHES);
    await expect.poll(wished).toContain('"me":{"sparing":false,"never":[]}');
    expect(await always.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('w');
    await expect.poll(wished).toContain('"me":{"sparing":true,"never":[]}');
  },
);

test('Whoever wants every window gets those where nothing could answer', async () => {
  const kept = { ...keptAs(windowAt('nothing', 'nothing', calm), AGAINST_BOT), ...ASKED_ALWAYS };
  const page = await open({ screen: DESKTOP, kept, at: 'match/test' });
  const seen = await askedFor(page, 'respond');
  await page.waitForTimeout(900);
  expect((await look(page)).decision).toBe(seen.decision);
});

test.each(['mouse', 'finger', 'keyboard'] as const)(
  'By %s, passing until it concerns one also passes what concerns one already',
  async (by) => {
    const screen = by === 'finger' ? PHONE : DESKTOP;
    const page = await open({ screen, kept: keptAs(attacked(), AGAINST_BOT), at: 'match/test' });
    const seen = await askedFor(page, 'respond');
    const before = await passesOf(page);
    await HANDS[by](page).option('pass-concern');
    await until(page, ({ state, decision }) => state === 'over' || (decision !== null && decision !== seen.decision));
    expect(await passesOf(page)).toBeGreaterThan(before);
  },
);

test('Passing until the own turn asks nothing before it', async () => {
  const match = windowAt('until my turn', 'card', ({ active, turn }) => active === 1 && turn > 2);
  const page = await open({ screen: DESKTOP, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  await askedFor(page, 'respond');
  await page.keyboard.press('n');
  const seen = await until(
    page,
    ({ state, question }) => state === 'over' || (state === 'asked' && question !== 'respond'),
  );
  expect(seen.state === 'over' || (await truthOf(page)).view(0).active === 0).toBe(true);
});

/** Runs before anything of the page. At once: on a slow machine the pass would be given before a hand comes to it. */
function stopAtOnce(): void {
  const press = (): void => document.querySelector<HTMLElement>('[data-option="pass-stop"]')?.click();
  new MutationObserver(press).observe(document, { childList: true, subtree: true });
}

test('What is about to be passed can be kept open by a press', async () => {
  const kept = keptAs(windowAt('skill', 'skill', calm), AGAINST_BOT);
  const page = await open({ screen: PHONE, kept, at: 'match/test', before: stopAtOnce });
  const seen = await askedFor(page, 'respond');
  await page.waitForTimeout(900);
  expect((await look(page)).decision).toBe(seen.decision);
  expect(await page.locator('.prompt .notice').count()).toBe(0);
  expect(await page.locator('[data-option="pass"]').count()).toBe(1);
});

test('What the table has passed by itself is taken back together with what the player did', async () => {
  // One person plays both seats, and never answers a skill.
  const kept = { [WISHES]: '{"me":{"never":["skill"]}}' };
  const match = sunMoonAt('undo', ({ what, options }) => what === 'act' && options.some(({ key }) => key === MEDICATE));
  const page = await open({ screen: DESKTOP, kept: { ...keptAs(match, TWO), ...kept }, at: 'match/test' });
  await askedFor(page, 'act');
  await page.locator(`[data-target="${MEDICATE}"]`).click();
  await mouse(page).option(MEDICATE);
  const { decision } = await askedFor(page, 'x');
  await mouse(page).option('send');
  await askedFor(page, 'act');
  expect((await truthOf(page)).events.some(({ kind }) => kind === 'passed')).toBe(true);
  await undoButton(page).click();
  expect((await askedFor(page, 'x')).decision).toBe(decision);
});

test('Whoever has taken the screen to answer has nothing but a single pass', async () => {
  const kept = keptAs(attacked(), TWO, { curtain: true });
  const page = await open({ screen: DESKTOP, kept, at: 'match/test' });
  await page.locator('.curtain button').click();
  const seen = await askedFor(page, 'respond');
  expect(await page.locator('.prompt .prompt-options [data-option]').count()).toBe(1);
  await mouse(page).option('pass');
  await until(page, ({ decision, state }) => state === 'curtain' || decision !== seen.decision);
});

test('A kind of action that is never to be answered is passed at once, and kept in the browser', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(answering(), TWO), at: 'match/test' });
  const seen = await askedFor(page, 'respond');
  await mouse(page).option('pass-kind');
  await until(page, ({ decision, state }) => decision !== seen.decision && state !== 'busy');
  expect(await page.evaluate((key) => localStorage.getItem(key), WISHES)).toMatch(/summoning|spell/);
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
  const kept = { ...keptAs(match, TWO), [WISHES]: '{"me":{"never":["summoning","spell"]}}' };
  const page = await open({ screen: DESKTOP, kept, at: 'match/test', before: takeCardAtOnce });
  await page.locator('[data-taken]').waitFor();
  await page.locator('.prompt .notice').waitFor({ state: 'detached' });
  await page.waitForTimeout(900);
  expect((await look(page)).question).toBe('respond');
});

test('When to ask is chosen where it is asked, by the keyboard', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(answering(), AGAINST_BOT), at: 'match/test' });
  await askedFor(page, 'respond');
  await keyboard(page).press(page.getByRole('button', { name: 'When to ask…' }));
  const skills = page.getByRole('switch', { name: 'Skills', exact: true });
  await skills.focus();
  await page.keyboard.press(' ');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), WISHES))
    .toContain('"me":{"sparing":true,"never":["skill"]}');
});

test('No number passes a window', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(answering(), TWO), at: 'match/test' });
  const seen = await askedFor(page, 'respond');
  for (const key of '123456789') await page.keyboard.press(key);
  await page.waitForTimeout(300);
  expect((await look(page)).decision).toBe(seen.decision);
});

test('No number ends the turn', async () => {
  const match = sunMoonAt('numbers', ({ what }) => what === 'act');
  const page = await open({ screen: DESKTOP, kept: keptAs(match, TWO), at: 'match/test' });
  const seen = await askedFor(page, 'act');
  for (const key of '123456789') await page.keyboard.press(key);
  await page.waitForTimeout(300);
  expect((await look(page)).decision).toBe(seen.decision);
  await page.keyboard.press('e');
  await until(page, ({ decision }) => decision !== seen.decision);
});

test.each([PHONE, SMALL_PHONE, PHONE_ACROSS])('On a phone a window offers everything within reach', async (screen) => {
  const page = await open({ screen, kept: keptAs(answering(), TWO), at: 'match/test' });
  await askedFor(page, 'respond');
  for (const name of ['Pass', 'Pass until it concerns me', 'Pass until my turn', 'Ask me every time', 'When to ask…']) {
    const button = page.getByRole('button', { name, exact: true });
    const seen = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.1, 0.9].every((down) =>
        element.contains(document.elementFromPoint(left + width / 2, top + height * down)),
      );
    });
    expect(seen, name).toBe(true);
  }
});
