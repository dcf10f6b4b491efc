// Does axe find anything on any page, or in the middle of a match?

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ASKS, askedFor, battlegroundAt } from './battleground-page.ts';
import { DESKTOP, PHONE, pagesOfThisFile, untilLoaded, untilStill, type Wish } from './browser.ts';
import { mouse } from './hands.ts';
import {
  AGAINST_BOT,
  type BattlegroundMatch,
  type ContractsMatch,
  isEnded,
  keptAs,
  newBattleground,
  newContracts,
  newMatch,
  play,
  type TestMatch,
  TWO,
  textOf,
} from './matches.ts';
import { until, untilAsked, untilChanged } from './table-page.ts';

const open = pagesOfThisFile();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** What axe finds, each in one line. */
async function found(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  // Colours that are still fading in are nobody's colours.
  await untilStill(page);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n').at(1)}`),
    );
  });
}

const SCREENS = { desktop: DESKTOP, phone: PHONE } as const;
const screens = ['desktop', 'phone'] as const;

const replayText = textOf(play(newMatch('axe'), 'random'));
const PAGES: readonly (readonly [string, string])[] = [
  ['home', ''],
  ['new match', 'new/final-magic'],
  ['settings', 'settings'],
  ['credits', 'credits'],
  ['rules', 'rules/final-magic'],
  ['cards', 'cards/final-magic'],
  ['replay', `replay/${replayText}`],
  ['broken replay', 'replay/x'],
  ['learn', 'learn/final-magic'],
  ['lost', 'nowhere'],
  ['new match of Contracts', 'new/contracts'],
  ['rules of Contracts', 'rules/contracts'],
  ['cards of Contracts', 'cards/contracts'],
  ['replay of Contracts', `replay/${textOf(play(newContracts('axe'), 'random'))}`],
  ['learn Contracts', 'learn/contracts'],
  ['new match of Battleground', 'new/battleground'],
  ['rules of Battleground', 'rules/battleground'],
  ['cards of Battleground', 'cards/battleground'],
  ['replay of Battleground', `replay/${textOf(play(newBattleground('axe'), 'random'))}`],
  ['learn Battleground', 'learn/battleground'],
];

const at = (what: string): TestMatch => play(newMatch(`axe ${what}`), 'greedy', (d) => d.what === what && d.id > 20);

function contractsAt(what: string): ContractsMatch {
  for (let i = 0; i < 50; i++) {
    const match = play(
      newContracts(`axe ${what} ${i}`),
      'random',
      (decision) => decision.what === what && decision.id > 30,
    );
    if (!isEnded(match)) return match;
  }
  throw new Error(`nobody is asked to ${what}`);
}

/** The four steps of a draft, and what is asked in each phase of a turn. */
const BATTLEGROUND = ['class', 'spells', 'neutral', 'crystals', 'act', 'point', 'stance', 'buy'] as const;
const battlegroundWhen = (question: string): BattlegroundMatch => {
  const drafts = BATTLEGROUND.slice(0, 4).some((step) => step === question);
  const options = drafts ? {} : { start: 'quick', classA: 'elementalist' };
  const isWished = (what: string, summons: number): boolean => what === question && (drafts || summons > 1);
  return battlegroundAt(`axe ${question}`, ({ what }, { summons }) => isWished(what, summons.length), {
    ...options,
    firstPlayer: 'A',
  });
};

async function settled(wish: Wish): Promise<Page> {
  const page = await open(wish);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await untilLoaded(page);
  return page;
}

for (const screen of screens) {
  test.each(PAGES)(`On the page %s axe finds nothing (${screen})`, async (name, address) => {
    const kept = name === 'home' ? keptAs(newMatch('axe'), AGAINST_BOT) : {};
    const page = await settled({ screen: SCREENS[screen], at: address, kept });
    expect(await found(page)).toEqual([]);
  });

  test.each(['action', 'buy', 'plan'])(
    `In the middle of a match, at %s, axe finds nothing (${screen})`,
    async (what) => {
      const page = await settled({ screen: SCREENS[screen], kept: keptAs(at(what), TWO), at: 'match/test' });
      const before = await untilAsked(page);
      expect(await found(page)).toEqual([]);
      const card = before.cards.find(({ legal }) => legal);
      if (card !== undefined) {
        await mouse(page).card(card.at);
        await untilChanged(page, before);
      }
      expect(await found(page)).toEqual([]);
    },
  );

  test.each(['act', 'draw', 'take', 'target', 'place', 'pay'])(
    `In the middle of a match of Contracts, at %s, axe finds nothing (${screen})`,
    async (what) => {
      const page = await settled({ screen: SCREENS[screen], kept: keptAs(contractsAt(what), TWO), at: 'match/test' });
      const before = await until(page, ({ state }) => state === 'asked');
      expect(before.question).toBe(what);
      expect(await found(page)).toEqual([]);
      // What begins something, or is one part of an answer, is only selected by a press.
      const thing = before.cards.find(({ begins, meant }) => (what === 'act' ? begins : what === 'pay' && meant));
      if (thing === undefined) return;
      await mouse(page).card(thing.at);
      await untilChanged(page, before);
      expect(await found(page)).toEqual([]);
    },
  );

  test.each(['en', 'it'] as const)(
    `In the middle of a match of Battleground, whatever is asked, axe finds nothing (${screen}, %s)`,
    async (lang) => {
      const matches = BATTLEGROUND.map((what) => keptAs(battlegroundWhen(what), TWO, { id: what }));
      const kept = Object.assign({}, ASKS, ...matches);
      const page = await settled({ screen: SCREENS[screen], settings: { lang }, kept, at: 'match/class' });
      const problems: string[] = [];
      for (const what of BATTLEGROUND) {
        await page.evaluate((id) => location.assign(`#/match/${id}`), what);
        const before = await askedFor(page, what);
        for (const problem of await found(page)) problems.push(`${what}: ${problem}`);
        const thing = before.cards.find(({ begins, thing }) => what === 'act' && begins && thing.startsWith('hand:'));
        if (thing === undefined) continue;
        await mouse(page).card(thing.at);
        await untilChanged(page, before);
        for (const problem of await found(page)) problems.push(`${what}, selected: ${problem}`);
      }
      expect(problems).toEqual([]);
    },
  );

  test(`The curtain, the menu, the text form and the keys are accessible (${screen})`, async () => {
    const kept = keptAs(at('buy'), TWO, { curtain: true });
    const page = await settled({ screen: SCREENS[screen], kept, at: 'match/test' });
    expect(await found(page)).toEqual([]);
    await page.locator('.curtain button').click();
    await until(page, ({ state }) => state === 'asked');
    for (const key of ['m', 't', 'l', '?']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      expect(await found(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
}

test('In high contrast and with safe colours axe finds nothing', async () => {
  const settings = { contrast: true, safeColours: true, textSize: 150 } as const;
  const page = await settled({ settings, kept: keptAs(at('plan'), TWO), at: 'match/test' });
  await untilAsked(page);
  expect(await found(page)).toEqual([]);
});
