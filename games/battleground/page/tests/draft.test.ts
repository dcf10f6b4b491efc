// Can a deck of Battleground be drafted by the mouse and by the keyboard, step by step, and by a beginner's deck at one press?

import {
  AGAINST_BOT,
  askedFor,
  DESKTOP,
  finger,
  type Hands,
  keptAs,
  keyboard,
  mouse,
  PHONE,
  pagesOfThisFile,
  placeOf,
  type Seen,
  until,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CLASSES, type ClassId, COLOURS, FREE_PICKS, type PlayerView, presets, uniqueOf } from '../../index.ts';
import { newMatch } from './begin.ts';
import { truthOf } from './positions.ts';

const open = pagesOfThisFile();
const kept = (seed: string) => keptAs(newMatch(seed, { firstPlayer: 'A' }), AGAINST_BOT);

const cardAt = (seen: Seen, target: string): number => placeOf(seen, (one) => one.target === target);
const offered = (page: Page, key: string, disabled = false): Promise<Seen> =>
  until(page, ({ options }) => options.some((option) => option.key === key && option.disabled === disabled));

/** A class that the other has not taken; returns which. */
async function takeClass(page: Page, hands: Hands): Promise<ClassId> {
  const asked = await askedFor(page, 'class');
  const id = CLASSES.find((one) => asked.cards.some(({ target, legal }) => legal && target === `class:${one}`));
  if (id === undefined) throw new Error('no class is left');
  await hands.card(cardAt(asked, `class:${id}`));
  await until(page, ({ cards }) => cards.some(({ target, selected }) => selected && target === `class:${id}`));
  await hands.option(id);
  return id;
}

/** Three spells, and one of them put back; returns what was taken. */
async function takeSpells(page: Page, hands: Hands): Promise<readonly string[]> {
  const asked = await askedFor(page, 'spells');
  const kinds = asked.cards.filter(({ target, zone }) => target.startsWith('spells:') && zone === '').slice(0, 3);
  const taken: string[] = [];
  for (const { at, card } of kinds) {
    await hands.card(at);
    taken.push(card);
    await page.locator(`.bg-deck [data-card="${card}"]`).first().waitFor();
  }
  // A stepper takes one less again.
  await hands.press(page.locator('.bg-take[data-taken="true"] .bg-stepper button').first());
  await expect.poll(() => page.locator('.bg-take[data-taken="true"]').count()).toBe(kinds.length - 1);
  await hands.option('send');
  return taken.slice(1);
}

async function takeNeutral(page: Page, hands: Hands): Promise<string> {
  const asked = await askedFor(page, 'neutral');
  const [, second] = asked.cards.filter(({ target, meant }) => meant && target.startsWith('neutral:'));
  await hands.card(second.at);
  await offered(page, second.card);
  await hands.option(second.card);
  return second.card;
}

async function takeCrystals(page: Page, hands: Hands): Promise<void> {
  const asked = await askedFor(page, 'crystals');
  expect(asked.options.find(({ key }) => key === 'send')?.disabled).toBe(true);
  await hands.card(cardAt(asked, 'crystals:blue'));
  await offered(page, 'clear');
  await hands.option('suggested');
  await offered(page, 'send');
  await hands.option('send');
}

const HANDS = [
  ['mouse', 'en', DESKTOP, mouse],
  ['keyboard', 'it', DESKTOP, keyboard],
  ['touch', 'it', PHONE, finger],
] as const;

/** Everything a player owns at the beginning, whatever was drawn already. */
const ownedBy = ({ unseen, hand }: PlayerView): readonly string[] => [...unseen, ...(hand ?? [])].toSorted();

test.each(HANDS)('A deck is drafted by %s alone, in %s', async (name, lang, screen, handsOf) => {
  const page = await open({ screen, settings: { lang }, kept: kept(`draft by ${name}`), at: 'match/test' });
  const hands = handsOf(page);
  const id = await takeClass(page, hands);
  const spells = await takeSpells(page, hands);
  const neutral = await takeNeutral(page, hands);
  await takeCrystals(page, hands);
  await askedFor(page, 'act');
  const me = (await truthOf(page)).view(0).players[0];
  const owned = ownedBy(me);
  expect(me.class).toBe(id);
  expect(owned.filter((card) => !COLOURS.some((colour) => card === `${colour}Crystal`))).toEqual(
    [uniqueOf(id), neutral, ...spells].toSorted(),
  );
  expect(owned).toHaveLength(FREE_PICKS + 2);
});

/** Runs in the page: `window.steps` are those of the draft, each as it comes into sight. */
function noteSteps(): void {
  const steps: string[] = [];
  Object.assign(window, { steps });
  const look = (): void => {
    const step = document.querySelector('.bg-draft-track [aria-current="step"] b')?.textContent;
    const classes = document.querySelector('.bg-class') === null ? '' : ' with classes';
    if (step && steps.at(-1) !== step + classes) steps.push(step + classes);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

test('A beginner’s deck is taken at one press: nothing more is asked, and the draft never goes back', async () => {
  const settings = { speed: 'fast' } as const;
  const page = await open({ screen: DESKTOP, settings, kept: kept('beginner'), at: 'match/test', before: noteSteps });
  const hands = mouse(page);
  const id = await takeClass(page, hands);
  const asked = await askedFor(page, 'spells');
  const chosen = asked.cards[placeOf(asked, ({ target }) => target.startsWith('preset:'))];
  await hands.card(chosen.at);
  await askedFor(page, 'act');
  const preset = Object.entries(presets).find(([id]) => `preset:${id}` === chosen.target)?.[1];
  const owned = ownedBy((await truthOf(page)).view(0).players[0]);
  expect(owned).toHaveLength(FREE_PICKS + 2);
  expect(owned).toEqual(expect.arrayContaining([uniqueOf(id), ...(preset?.spells ?? []).map(([card]) => card)]));
  const steps: readonly string[] = await page.evaluate(() => Reflect.get(window, 'steps'));
  expect(steps).toContain('2');
  expect(steps.map((step) => step.slice(0, 1))).toEqual(steps.map((step) => step.slice(0, 1)).toSorted());
  expect(steps.filter((step) => /[2-4] with/.test(step))).toEqual([]);
});
