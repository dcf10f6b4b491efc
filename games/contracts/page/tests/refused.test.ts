// Does every refused press and drop at a table of Contracts say why, and stay with what was selected?

import {
  comesTo,
  DESKTOP,
  dragOnto,
  finger,
  keptAs,
  mouse,
  PHONE,
  pagesOfThisFile,
  replayed,
  TWO,
  target,
  until,
  untilAsked,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxCards, contracts, playTargets, playWarning, readAct, type View } from '../../index.ts';
import { newMatch } from './begin.ts';

const open = pagesOfThisFile();

/** Spells with nothing to choose but one target. */
const SPELLS = boxCards.flatMap(([id, contract]) => {
  const text = JSON.stringify(contract.effects);
  const choices = text.match(/"choose"|"may"|"draw"/g) ?? [];
  return contract.type === 'spell' && choices.length === 1 && !/"times":([2-9]|\{)/.test(text) ? [id] : [];
});

/** An own Creature that can attack, and what it can't because something else must be attacked first. */
function refusedAttack({ decision }: View): { readonly own: string; readonly foe: string } | null {
  const attackers = (decision?.options ?? []).flatMap(({ key }) => {
    const act = readAct(key);
    return act?.word === 'attack' && act.attacker !== 'player' ? [act.attacker] : [];
  });
  for (const { key, reason } of decision?.blocked ?? []) {
    const act = readAct(key);
    if (
      reason.code !== 'mustAttackMagnetic' ||
      act?.word !== 'attack' ||
      !attackers.some((one) => one === act.attacker)
    ) {
      continue;
    }
    return { own: `own:${act.attacker}`, foe: `opposing:${act.target}` };
  }
  return null;
}

const match = comesTo(newMatch, 'magnet', ({ seat, what }, view) => {
  return seat === 0 && what === 'act' && refusedAttack(view) !== null;
});
const { own, foe } = refusedAttack(match.rules.view(match.state, 0)) ?? { own: '', foe: '' };
const why = (page: Page) => page.locator('.prompt .barred[role="alert"]');

test.each([
  ['mouse', mouse, DESKTOP],
  ['finger', finger, PHONE],
] as const)('An attack past something Magnetized is refused with its reason, by %s', async (_, hands, screen) => {
  const page = await open({ kept: keptAs(match, TWO), at: 'match/test', screen });
  const before = await untilAsked(page);
  await hands(page).press(target(page, own));
  await hands(page).press(target(page, foe));
  await why(page).waitFor();
  expect(await why(page).textContent()).toContain('Magnetized');
  expect(await target(page, own).getAttribute('data-selected')).toBe('true');
  expect((await untilAsked(page)).decision).toBe(before.decision);
});

test('A drop past something Magnetized says the same', async () => {
  const page = await open({ kept: keptAs(match, TWO), at: 'match/test', screen: DESKTOP });
  await untilAsked(page);
  await dragOnto(page, target(page, own), target(page, foe));
  await why(page).waitFor();
  expect(await target(page, own).getAttribute('data-selected')).toBe('true');
});

test('A second Rune or Orb says what it replaces before it is played, even when it is pressed twice', async () => {
  const replacing = ({ decision, ...view }: View): string | null =>
    (decision?.options ?? [])
      .map(({ key }) => key.replace('play:', ''))
      .find((card) => playWarning({ decision, ...view }, card)?.what === 'replaces') ?? null;
  const second = comesTo(newMatch, 'second', ({ seat, what }, view) => {
    return seat === 0 && what === 'act' && replacing(view) !== null;
  });
  const card = replacing(second.rules.view(second.state, 0)) ?? '';
  const page = await open({ kept: keptAs(second, TWO), at: 'match/test', screen: DESKTOP });
  const before = await untilAsked(page);
  await page.locator(`main.table [data-target^="hand:${card}#"]`).first().press(' ');
  const note = page.locator(`.prompt [data-option="play:${card}"] .option-note`);
  await note.waitFor();
  expect(await note.textContent()).toMatch(/^Replaces /);
  expect((await untilAsked(page)).decision).toBe(before.decision);
});

test('A Spell dropped on its target is the whole move, and is taken back in one step', async () => {
  const aimed = (view: View) =>
    (view.decision?.options ?? [])
      .filter(({ key }) => /^play:/.test(key) && playWarning(view, key.slice(5)) === null)
      .map(({ key }) => ({ card: key.slice(5), keys: playTargets(view, key).keys }))
      .find(({ card, keys }) => keys.length > 1 && SPELLS.includes(card)) ?? null;
  const spells = comesTo(
    newMatch,
    'aimed',
    ({ seat, what }, view) => seat === 0 && what === 'act' && aimed(view) !== null,
  );
  const { card, keys } = aimed(spells.rules.view(spells.state, 0)) ?? { card: '', keys: [] };
  const page = await open({ kept: keptAs(spells, TWO), at: 'match/test', screen: DESKTOP });
  const before = await untilAsked(page);
  const [, second] = keys;
  await dragOnto(page, page.locator(`main.table [data-target^="hand:${card}#"]`).first(), target(page, second));
  await until(page, ({ state, question, decision }) => {
    return state === 'asked' && question !== 'target' && decision !== before.decision;
  });
  const { events } = await replayed(contracts, page);
  expect(events.findLast(({ kind }) => kind === 'spellPlayed')).toMatchObject({ card });
  const chosen = events.findLast(({ kind }) => kind === 'targetChosen');
  expect(chosen).toMatchObject({ target: { seat: second.startsWith('own') ? 0 : 1 } });
  await page.keyboard.press('u');
  await until(page, ({ state, decision }) => state === 'asked' && decision === before.decision);
});
