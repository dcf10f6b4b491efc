// How does a hand card of Sun & Moon look while it is dragged? What is meant for somebody aims an arrow, and whom is marked.

import { DESKTOP, keptAs, pagesOfThisFile, TWO, target, until, untilAsked } from '@duello/web/for-tests';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { actionTargets, boxCards, readAction, type View } from '../../index.ts';
import { peaceAt, truthOf } from './positions.ts';

const open = pagesOfThisFile();
const box = new Map(boxCards);

/** Cards of a kind that can be played, and whom each can be aimed at. */
const playable = (view: View, isSummoning: boolean) =>
  (view.decision?.options ?? []).flatMap(({ key }) => {
    const action = readAction(key);
    if (action?.word !== 'play' || (box.get(action.card)?.type === 'summoning') !== isSummoning) return [];
    const { keys, hasModes } = actionTargets(view, key);
    return [{ card: action.card, hasModes, foes: [...keys].sort() }];
  });

async function middleOf(thing: Locator): Promise<readonly [number, number]> {
  const place = await thing.boundingBox();
  if (place === null) throw new Error('it is not on the screen');
  return [place.x + place.width / 2, place.y + place.height / 2];
}

const enemies = (foes: readonly string[]): readonly string[] => foes.filter((foe) => /^enemy:\d+$/.test(foe));
const aimable = (view: View) =>
  playable(view, false).find(({ foes, hasModes }) => !hasModes && enemies(foes).length > 1) ?? null;
const match = peaceAt('aimed', ({ what }, view) => what === 'act' && aimable(view) !== null);

test('A spell stays while it is dragged, aims an arrow, and dropped on whom it is meant for it is the whole move', async () => {
  const spell = aimable(match.rules.view(match.state, 0)) ?? { card: '', foes: [] };
  const page = await open({ kept: keptAs(match, TWO), at: 'match/test', screen: DESKTOP });
  const before = await untilAsked(page);
  const card = page.locator(`main.table [data-target^="hand:${spell.card}#"]`).first();
  const [x, y] = await middleOf(card);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 20, { steps: 4 });
  await expect.poll(() => card.getAttribute('data-aiming')).toBe('true');
  const marked = await page
    .locator('[data-takes]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target')).sort());
  expect(marked).toEqual(spell.foes);
  const [foe] = enemies(spell.foes);
  await page.mouse.move(...(await middleOf(target(page, foe))), { steps: 4 });
  await expect.poll(() => page.locator('.arrow').getAttribute('data-locked')).toBe('true');
  await page.mouse.up();
  const after = await until(page, (seen) => seen.state !== 'busy' && seen.decision !== before.decision);
  expect(after.question).not.toBe('target');
  const { id } = match.rules.view(match.state, 0).players[1].summonings[Number(foe.slice(6)) - 1];
  await expect
    .poll(async () => (await truthOf(page)).events.findLast(({ kind }) => kind === 'cardPlayed'))
    .toMatchObject({ card: spell.card, targets: [{ id }] });
});

test('A summoning follows the pointer into the row, and marks nobody', async () => {
  const put = peaceAt('put', ({ what }, view) => what === 'act' && playable(view, true).length > 0);
  const [{ card: name }] = playable(put.rules.view(put.state, 0), true);
  const page = await open({ kept: keptAs(put, TWO), at: 'match/test', screen: DESKTOP });
  await untilAsked(page);
  const card = page.locator(`main.table [data-target^="hand:${name}#"]`).first();
  const [x, y] = await middleOf(card);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 60, { steps: 4 });
  await expect.poll(() => card.getAttribute('data-dragging')).toBe('true');
  expect(await page.locator('[data-takes], .arrow').count()).toBe(0);
  await page.mouse.up();
});
