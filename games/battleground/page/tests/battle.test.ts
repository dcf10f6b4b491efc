// Does a battle go as it was foreseen and as it was said? Stances said beforehand, the preview, and looking at it step by step.

import {
  answersSent,
  askedFor,
  DESKTOP,
  finger,
  keptAs,
  keyboard,
  look,
  mouse,
  noteTalk,
  PHONE,
  pagesOfThisFile,
  placeOf,
  type Seen,
  TWO,
  target,
  until,
  untilStill,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { comingBattle, type Event, lifeLost, namesIn, type Plan, plansOf, type View } from '../../index.ts';
import { ASKS, battlegroundAt, truthOf } from './positions.ts';

const open = pagesOfThisFile();

const foreseen = (view: View): readonly Event[] => comingBattle(view, 0);
/** Whoever attacks in the own coming battle. */
const attackers = (events: readonly Event[]): readonly number[] =>
  events.flatMap((event) => (event.kind === 'attackDeclared' && event.target.id !== null ? [event.target.id] : []));
const own = (events: readonly Event[], { summons }: View): readonly number[] =>
  attackers(events).filter((id) => summons.some((one) => one.id === id && one.owner === 0 && one.side === 0));

const firstToAct = (events: readonly Event[]): number | null | undefined =>
  events.flatMap((event) => (event.kind === 'summonActs' ? [event.target.id] : []))[0];

/** A battle with at least two deeds in it, the first of them an attack by an own summon: nobody is asked before. */
const warlike = battlegroundAt('war', ({ what }, view) => {
  if (what !== 'act' || view.summons.length < 3) return false;
  const events = foreseen(view);
  const [first] = own(events, view);
  return first !== undefined && first === firstToAct(events) && events.length > 6 && plansOf(events).length > 1;
});
const summonOf = async (page: Page): Promise<{ readonly id: number; readonly field: string }> => {
  const view = (await truthOf(page)).view(0);
  const [id] = own(foreseen(view), view);
  return { id, field: view.summons.find((one) => one.id === id)?.field ?? '' };
};
/** What has happened since. */
const since = async (page: Page, known: number): Promise<readonly Event[]> => (await truthOf(page)).events.slice(known);
const isAfter = ({ state, phase, question }: Seen): boolean =>
  state === 'over' ||
  (state === 'asked' && (phase !== 'battle' || question !== 'stance') && question !== 'act') ||
  (state === 'asked' && phase === 'spellcasting');
const untilFought = (page: Page, before: Seen): Promise<Seen> =>
  until(page, (seen) => seen.decision !== before.decision && isAfter(seen));

const TOLD = [
  ['defend', DESKTOP, mouse],
  ['attack', DESKTOP, keyboard],
  ['defend', PHONE, finger],
] as const;

test.each(TOLD)(
  'Whoever was told to %s does so unasked, and nothing is sent before (%#)',
  async (stance, screen, handsOf) => {
    const kept = { ...keptAs(warlike, TWO), ...(stance === 'attack' ? ASKS : {}) };
    const page = await open({ screen, kept, at: 'match/test', before: noteTalk });
    const before = await askedFor(page, 'act');
    const known = (await truthOf(page)).events.length;
    const { id, field } = await summonOf(page);
    await handsOf(page).card(placeOf(before, (one) => one.target === `field:${field}`));
    await until(page, ({ options }) => options.some(({ key }) => key === `stance:${stance}`));
    // What can be told to it stands there, so nobody says that nothing can be done with it.
    expect(await page.locator('.prompt .barred').count()).toBe(0);
    await handsOf(page).option(`stance:${stance}`);
    await target(page, `field:${field}`).locator(`.bg-stance[data-stance="${stance}"]`).waitFor();
    expect(await answersSent(page)).toBe(0);
    await handsOf(page).option('end');
    // Whoever wants to be asked is asked for all the others.
    const acts = (events: readonly Event[]): readonly string[] =>
      events.flatMap((event) => {
        const deed = event.kind === 'defended' || event.kind === 'attackDeclared' || event.kind === 'attackPrevented';
        return deed && event.target.id === id ? [event.kind] : [];
      });
    await expect.poll(async () => acts(await since(page, known))).not.toEqual([]);
    expect(acts(await since(page, known))[0]).toBe(stance === 'defend' ? 'defended' : 'attackDeclared');
  },
);

/** What a line of the preview must say of a plan, whatever its words. */
function said({ summon: { card }, deeds }: Plan, names: (id: string) => string): readonly string[] {
  return [
    names(card ?? ''),
    ...deeds.flatMap((deed) => {
      if (deed.does === 'advance') return [`advances to ${deed.to}`];
      if (deed.does === 'defend') return [`defends with ${deed.defence}`];
      if (deed.does !== 'attack') return [];
      return [deed.damage === 0 ? 'no damage' : `${deed.damage} damage`, ...(deed.kills ? ['kills it'] : [])];
    }),
  ];
}

test('The preview of a battle tells what then happens', async () => {
  const page = await open({ kept: keptAs(warlike, TWO), at: 'match/test' });
  const before = await askedFor(page, 'act');
  const known = (await truthOf(page)).events.length;
  await keyboard(page).option('preview');
  const preview = page.locator('.bg-preview');
  await preview.waitFor();
  const lines = await preview.locator('li').allTextContents();
  const losses = await preview.locator('.bg-preview-life').allTextContents();
  const arrows = await page.locator('.bg-arrows').count();
  expect(arrows).toBeGreaterThan(0);
  await mouse(page).option('end');
  await untilFought(page, before);
  const events = await since(page, known);
  const end = events.findIndex(
    ({ kind, ...event }) => kind === 'phaseBegan' && 'phase' in event && event.phase === 'upkeep',
  );
  const battle = end < 0 ? events : events.slice(0, end);
  const plans = plansOf(battle).filter(({ deeds }) => deeds.some(({ does }) => does !== 'hold' && does !== 'edge'));
  expect(lines).toHaveLength(plans.length);
  for (const [at, plan] of plans.entries()) {
    for (const part of said(plan, namesIn('en'))) expect(lines[at]).toContain(part);
  }
  const lost = lifeLost(battle).filter((n) => n > 0);
  expect(losses.map((line) => Number(/−(\d+)/.exec(line)?.[1]))).toEqual(lost);
});

test('A battle is held and looked at step by step to its end', async () => {
  // Slow, so that somebody at a slow machine comes to hold it before it is over.
  const settings = { speed: 'slow' } as const;
  const page = await open({ kept: keptAs(warlike, TWO), settings, at: 'match/test' });
  const before = await askedFor(page, 'act');
  const known = (await truthOf(page)).events.length;
  await mouse(page).option('end');
  const bar = page.locator('.bg-battle-bar');
  const [hold, step] = [bar.getByRole('button').nth(0), bar.getByRole('button').nth(1)];
  await hold.click();
  await bar.locator('[aria-pressed="true"]').waitFor();
  const seen = new Set<string | null>();
  // Step by step it comes to its end: nothing gets stuck, whatever the table answers on the way.
  for (let steps = 0; steps < 100 && !isAfter(await look(page)); steps++) {
    // Between two answers of the table there is nothing to step through for a moment.
    if (await step.isVisible()) await step.click();
    await untilStill(page);
    const caption = page.locator('.bg-happening');
    seen.add(await caption.textContent());
    // It keeps off the fields, home rows above all.
    const [line, field] = [await caption.boundingBox(), await page.locator('.bg-grid').boundingBox()];
    if (line !== null && field !== null) expect(line.y).toBeGreaterThanOrEqual(field.y + field.height);
  }
  expect(seen.size).toBeGreaterThan(1);
  await untilFought(page, before);
  expect(attackers(await since(page, known)).length).toBeGreaterThan(0);
});

test('A battle that was held and stepped through goes on by itself once it is let on', async () => {
  const page = await open({ kept: keptAs(warlike, TWO), settings: { speed: 'normal' }, at: 'match/test' });
  const before = await askedFor(page, 'act');
  // At once: on a slow machine the battle would be over before a hand comes to it.
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      const [, step] = document.querySelectorAll<HTMLElement>('.bg-battle-bar button');
      if (step === undefined) return;
      watcher.disconnect();
      step.click();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  await mouse(page).option('end');
  const bar = page.locator('.bg-battle-bar');
  const [hold, step] = [bar.getByRole('button').nth(0), bar.getByRole('button').nth(1)];
  await bar.locator('[aria-pressed="true"]').waitFor();
  await step.click();
  await untilStill(page);
  await hold.click();
  await untilFought(page, before);
});

test('For whoever wants nothing to move a battle moves nothing', async () => {
  const settings = { speed: 'normal' } as const;
  const screen = { ...DESKTOP, reducedMotion: 'reduce' } as const;
  const page = await open({ screen, kept: keptAs(warlike, TWO), settings, at: 'match/test' });
  const before = await askedFor(page, 'act');
  await page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const note = (): void => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const moves = effect
          .getKeyframes()
          .some((frame) => 'transform' in frame || 'translate' in frame || 'left' in frame);
        const { activeDuration = 0 } = effect.getComputedTiming();
        if (moves && Number(activeDuration) > 20) moved.add(`${effect.target?.className}`);
      }
      requestAnimationFrame(note);
    };
    note();
  });
  await mouse(page).option('end');
  await untilFought(page, before);
  const moved = await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
  expect(moved).toEqual([]);
});
