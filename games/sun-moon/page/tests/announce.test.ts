// Is everything shown before it is paid? X, options, targets and attacks of Sun & Moon, and the way back out of each.

import {
  AGAINST_BOT,
  askedFor,
  DESKTOP,
  finger,
  keptAs,
  mouse,
  PHONE,
  pagesOfThisFile,
  TWO,
  target,
  until,
  viewOf,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { actionWarning } from '../../index.ts';
import { table as words } from '../words/en/table.ts';
import { newMatch } from './begin.ts';
import { peaceAt, sunMoonAt, truthOf } from './positions.ts';

const open = pagesOfThisFile();

/** The first turn, with fatigue 0: X of Ponder may be 1 to 3. */
const fresh = () => sunMoonAt('fresh', ({ what }, { turn }) => what === 'act' && turn === 1);
const moons = (page: Page, phase: string) => page.locator(`.own-bar .sm-moon[data-phase="${phase}"]`);

test('X is chosen by arrows, digits and Enter, with its price on the track', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(fresh(), AGAINST_BOT), at: 'match/test' });
  await askedFor(page, 'act');
  await mouse(page).press(target(page, 'skill:ponder'));
  await mouse(page).option('skill:ponder');
  await askedFor(page, 'x');
  const slider = page.getByRole('slider');
  await expect.poll(() => slider.evaluate((e) => e === document.activeElement)).toBe(true);
  expect(await moons(page, 'price').count()).toBe(2);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moons(page, 'price').count()).toBe(4);
  await page.keyboard.press('3');
  await expect.poll(() => moons(page, 'price').count()).toBe(6);
  await page.keyboard.press('2');
  await expect.poll(() => slider.inputValue()).toBe('2');
  await page.keyboard.press('Enter');
  await until(page, ({ question }) => question !== 'x');
  const { events } = await truthOf(page);
  expect(events.find(({ kind }) => kind === 'skillUsed')).toMatchObject({ skill: 'ponder', x: 2 });
});

test('By touch X is chosen on the slider, and said by a button', async () => {
  const page = await open({ screen: PHONE, kept: keptAs(fresh(), AGAINST_BOT), at: 'match/test' });
  await askedFor(page, 'act');
  const hands = finger(page);
  await hands.press(target(page, 'skill:medicate'));
  await hands.option('skill:medicate');
  await askedFor(page, 'x');
  const track = await page.locator('.sm-x .slider-track').boundingBox();
  await page.touchscreen.tap((track?.x ?? 0) + (track?.width ?? 0) - 2, (track?.y ?? 0) + (track?.height ?? 0) / 2);
  await expect.poll(() => page.getByRole('slider').inputValue()).toBe('6');
  await hands.option('send');
  await until(page, ({ question }) => question !== 'x');
  expect((await truthOf(page)).view(0).players[0].fatigue).toBe(6);
});

test('Escape backs out of an announcement, whatever has been said of it, and nothing is paid', async () => {
  const match = sunMoonAt(
    'two steps',
    ({ what, options }, { players }) =>
      what === 'act' &&
      options.some(({ key }) => key === 'play:ropeTrick') &&
      players[0].summonings.some(({ attack }) => attack <= 3) &&
      players[1].summonings.length > 1,
  );
  const page = await open({ screen: DESKTOP, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  const { fatigue, hand } = viewOf(match, 0).players[0];
  await askedFor(page, 'act');
  const hands = mouse(page);
  await hands.press(page.locator('[data-card="ropeTrick"][data-begins="true"]').first());
  await hands.option('play:ropeTrick');
  await askedFor(page, 'mode');
  await hands.option('1');
  await askedFor(page, 'target');
  await page.keyboard.press('Escape');
  await askedFor(page, 'act');
  const { players } = (await truthOf(page)).view(0);
  expect([players[0].fatigue, players[0].hand]).toEqual([fatigue, hand]);
});

test('The only option and the only target are named before, then not asked for, and taken back in one step', async () => {
  const match = sunMoonAt(
    'one way',
    ({ what, options }, view) =>
      what === 'act' &&
      options.some(({ key }) => key === 'play:ropeTrick') &&
      actionWarning(view, 'play:ropeTrick').onlyTarget === 'enemy:1' &&
      !actionWarning(view, 'play:ropeTrick').doesNothing,
  );
  const page = await open({ screen: DESKTOP, kept: keptAs(match, TWO), at: 'match/test' });
  const before = await askedFor(page, 'act');
  const hands = mouse(page);
  await hands.press(page.locator('[data-card="ropeTrick"][data-begins="true"]').first());
  const note = page.locator('.prompt [data-option="play:ropeTrick"] .option-note');
  expect(await note.textContent()).toContain(words['sunMoon.onlyTarget'].replace('{name}.', ''));
  await hands.option('play:ropeTrick');
  const plays = async () => (await truthOf(page)).events.filter(({ kind }) => kind === 'cardPlayed');
  await expect.poll(async () => (await plays()).at(-1)).toMatchObject({ card: 'ropeTrick', seat: 0 });
  await page.keyboard.press('u');
  await until(page, ({ state, decision }) => state === 'asked' && decision === before.decision);
});

const clashing = () =>
  peaceAt(
    'clash',
    ({ what, options }, { players }) =>
      what === 'act' && options.some(({ key }) => key.startsWith('attack:')) && players[1].summonings.length > 1,
  );

test('An attack is shown with its numbers before it is declared, and can be called off', async () => {
  const match = clashing();
  const page = await open({ screen: DESKTOP, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  const seen = await askedFor(page, 'act');
  const attacker = seen.cards.find(({ begins, target }) => begins && /^own:\d+$/.test(target))?.target ?? '';
  const hands = mouse(page);
  await hands.press(target(page, attacker));
  await hands.press(target(page, 'enemy:1'));
  await page.locator('.sm-duel').waitFor();
  const { players } = viewOf(match, 0);
  const [one, other] = [players[0].summonings[Number(attacker.slice(4)) - 1], players[1].summonings[0]];
  const said = await page.locator('.sm-duel p').textContent();
  expect(said?.includes(words['sunMoon.clash.itFalls'])).toBe(one.attack >= other.defense);
  expect(said?.includes(words['sunMoon.clash.yoursFalls'])).toBe(other.attack >= one.defense);
  await page.keyboard.press('Escape');
  await expect.poll(() => target(page, 'enemy:1').getAttribute('data-aimed')).toBe('false');
  expect((await truthOf(page)).events.some(({ kind }) => kind === 'attackDeclared')).toBe(false);
  await hands.press(target(page, 'enemy:2'));
  await hands.option('attack>enemy:2');
  await expect
    .poll(async () => (await truthOf(page)).events.find(({ kind }) => kind === 'attackDeclared'))
    .toMatchObject({ target: { id: players[1].summonings[1].id } });
});

test('What a card costs is shown on the track while it is looked at, and what is too much', async () => {
  const match = sunMoonAt(
    'too dear',
    ({ what }, { players }) =>
      what === 'act' && players[0].fatigue >= 2 && players[0].hand?.includes('noonChariot') === true,
  );
  const page = await open({ screen: DESKTOP, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  await askedFor(page, 'act');
  await page.locator('.sm-hand [data-card="noonChariot"]').first().hover();
  await page.locator('.own-bar .sm-overflow').waitFor();
  await page.mouse.move(5, 400);
  await page.locator('.own-bar .sm-overflow').waitFor({ state: 'detached' });
});

test('In the mulligan cards are set aside by pressing them', async () => {
  const match = newMatch('aside');
  const page = await open({ screen: PHONE, kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  await askedFor(page, 'mulligan');
  const hands = finger(page);
  const inHand = (at: number) => page.locator('.sm-hand [data-target]').nth(at);
  await hands.press(inHand(0));
  await hands.press(inHand(2));
  await until(page, ({ cards }) => cards.filter(({ used }) => used).length === 2);
  await hands.option('send');
  await until(page, ({ question }) => question !== 'mulligan');
  const { events } = await truthOf(page);
  expect(events.find((event) => event.kind === 'mulligan' && event.seat === 0)).toMatchObject({ count: 2 });
});
