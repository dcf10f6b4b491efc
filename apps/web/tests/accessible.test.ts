// Does axe find anything on any page, or in the middle of a match?

import { GAME_IDS } from '@duello/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { found } from './axe.ts';
import { ASKS, battlegroundAt } from './battleground-page.ts';
import { DESKTOP, goTo, PHONE, pagesOfThisFile, untilLoaded, type Wish } from './browser.ts';
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
  newSunMoon,
  play,
  type TestMatch,
  TWO,
  textOf,
} from './matches.ts';
import { RAGPICKER, sunMoonAt } from './sun-moon-page.ts';
import { type Seen, type SeenCard, until, untilAsked, untilChanged } from './table-page.ts';

const open = pagesOfThisFile();
const SCREENS = { desktop: DESKTOP, phone: PHONE } as const;
const screens = ['desktop', 'phone'] as const;
/** Each language on one screen: axe looks at the same elements in both. */
const LANG_ON = { desktop: 'en', phone: 'it' } as const;

async function settled(wish: Wish): Promise<Page> {
  const page = await open(wish);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await untilLoaded(page);
  return page;
}

const PAGES: readonly string[] = [
  ...['', 'settings', 'credits', 'nowhere', 'replay/x', 'decks/sun-moon'],
  ...GAME_IDS.flatMap((game) => [`new/${game}`, `rules/${game}`, `cards/${game}`, `learn/${game}`]),
  `replay/${textOf(play(newMatch('axe'), 'random'))}`,
  `replay/${textOf(play(newContracts('axe'), 'random'))}`,
  `replay/${textOf(play(newBattleground('axe'), 'random'))}`,
  `replay/${textOf(play(newSunMoon('axe'), 'random'))}`,
];
/** Long texts in one form, whatever the game: those of one are enough on the second screen. */
const isInOneForm = (address: string): boolean => /^(rules|cards)/.test(address) && !address.endsWith(GAME_IDS[0]);

test.each(screens)('On no page axe finds anything (%s)', async (screen) => {
  const kept = keptAs(newMatch('axe'), AGAINST_BOT);
  const page = await settled({ screen: SCREENS[screen], kept });
  const problems: string[] = [];
  const headings = new Set<string | null>();
  for (const address of PAGES.filter((one) => screen === 'desktop' || !isInOneForm(one))) {
    await goTo(page, address);
    await untilLoaded(page);
    headings.add(await page.getByRole('heading', { level: 1 }).first().textContent());
    for (const problem of await found(page)) problems.push(`${address.slice(0, 30)}: ${problem}`);
  }
  expect(problems).toEqual([]);
  expect(headings.size).toBeGreaterThan(10);
});

const finalMagicAt = (what: string): TestMatch =>
  play(newMatch(`axe ${what}`), 'greedy', (decision) => decision.what === what && decision.id > 20);

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

interface Asking {
  readonly game: string;
  readonly questions: readonly string[];
  /** A match in which that is asked, as it is kept under the question's name. */
  kept(what: string): Record<string, string>;
  /** Something that is only selected by a press, because it begins something or is one part of an answer. */
  selects(what: string, seen: Seen): SeenCard | undefined;
}

const ASKING: readonly Asking[] = [
  {
    game: 'Final Magic',
    questions: ['action', 'buy', 'plan'],
    kept: (what) => keptAs(finalMagicAt(what), TWO, { id: what }),
    selects: (_, { cards }) => cards.find(({ legal }) => legal),
  },
  {
    game: 'Contracts',
    questions: ['act', 'draw', 'take', 'target', 'place', 'pay'],
    kept: (what) => keptAs(contractsAt(what), TWO, { id: what }),
    selects: (what, { cards }) =>
      cards.find(({ begins, meant }) => (what === 'act' ? begins : what === 'pay' && meant)),
  },
  {
    game: 'Battleground',
    questions: BATTLEGROUND,
    kept: (what) => keptAs(battlegroundWhen(what), TWO, { id: what }),
    selects: (what, { cards }) =>
      cards.find(({ begins, target }) => what === 'act' && begins && target.startsWith('hand:')),
  },
  {
    game: 'Sun & Moon',
    questions: ['mulligan', 'act', 'respond', 'x', 'mode', 'target', 'price', 'defender', 'takeBack'],
    kept: (what) =>
      keptAs(
        sunMoonAt(`axe ${what}`, (decision) => decision.what === what && decision.id > (what === 'mulligan' ? 0 : 20), {
          firstPlayer: 'A',
          ...(what === 'takeBack' ? { deckA: RAGPICKER } : {}),
        }),
        TWO,
        { id: what },
      ),
    selects: (what, { cards }) =>
      cards.find(({ begins, target }) => what === 'act' && begins && target.startsWith('hand:')),
  },
];

for (const screen of screens) {
  test.each(ASKING)(
    `In the middle of a match of $game, whatever is asked, axe finds nothing (${screen})`,
    async ({ questions, kept, selects }) => {
      const page = await settled({
        screen: SCREENS[screen],
        settings: { lang: LANG_ON[screen] },
        kept: Object.assign({}, ASKS, ...questions.map(kept)),
      });
      const problems: string[] = [];
      for (const what of questions) {
        await goTo(page, `match/${what}`);
        await untilLoaded(page);
        const before = await until(page, ({ state, question }) => state === 'asked' && question === what);
        for (const problem of await found(page)) problems.push(`${what}: ${problem}`);
        const target = selects(what, before);
        if (target === undefined) continue;
        await mouse(page).card(target.at);
        await untilChanged(page, before);
        for (const problem of await found(page)) problems.push(`${what}, selected: ${problem}`);
      }
      expect(problems).toEqual([]);
    },
  );

  test(`The curtain, the menu, the text form and the keys are accessible (${screen})`, async () => {
    const kept = keptAs(finalMagicAt('buy'), TWO, { curtain: true });
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
  const page = await settled({ settings, kept: keptAs(finalMagicAt('plan'), TWO), at: 'match/test' });
  await untilAsked(page);
  expect(await found(page)).toEqual([]);
});
