// Can decks of Sun & Moon be built, kept, handed on and played? By mouse, keyboard and touch, in both languages.

import {
  askedFor,
  DESKTOP,
  found,
  goTo,
  PHONE,
  PHONE_ACROSS,
  pagesOfThisFile,
  untilLoaded,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxCards, codeOfDeck, copiesOf, DECK_CARDS, type DeckList, deckText, readyDecks } from '../../index.ts';
import { decks as words } from '../words/en/decks.ts';
import { decks as parole } from '../words/it/decks.ts';
import { truthOf } from './positions.ts';

const open = pagesOfThisFile();
const HERE = 'decks/sun-moon';
const PREFIX = 'duello.deck.sun-moon.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, id: string) => page.locator(`.sm-pool-card[data-card="${id}"]`);
/** What the browser keeps, the newest first. */
const keptIn = (page: Page): Promise<readonly { readonly name: string; readonly deck: DeckList }[]> =>
  page.evaluate((prefix) => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return kept.map((key) => JSON.parse(localStorage.getItem(key) ?? '{}')).sort((a, b) => b.when - a.when);
  }, PREFIX);
const keptAs = (id: string, name: string, deck: DeckList) => ({
  [PREFIX + id]: JSON.stringify({ id, name, deck, when: 1 }),
});
const count = (n: number): string => words['sunMoon.deck.count'].replace('{n}', String(n)).replace('{all}', '30');
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('A legal deck is built from nothing by mouse and keys, and a match begins with it', async () => {
  const page = await open({ screen: DESKTOP, at: HERE });
  await button(page, 'New Paladin deck').click();
  await page.getByLabel(words['sunMoon.deck.name']).fill('Walls');
  const own = boxCards.filter(([, { class: clan }]) => clan === 'paladin');
  const [first] = own;
  // A fifth copy is refused, and the page says why.
  await card(page, first[0]).focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('+');
  await page.getByText('You have all 4 copies', { exact: false }).waitFor();
  await page.keyboard.press('-');
  await page.getByText(count(3)).waitFor();
  await button(page, `↶ ${words['sunMoon.deck.undo']}`).click();
  await page.getByText(count(4)).waitFor();
  let size = 4;
  for (const [id, design] of own.slice(1)) {
    for (let i = 0; i < copiesOf(design) && size < DECK_CARDS; i++, size++) await card(page, id).click();
  }
  await page.getByText(words['sunMoon.deck.legal']).waitFor();
  const [{ name, deck }] = await keptIn(page);
  expect([name, deck.class, Object.values(deck.cards).reduce((a, b) => a + b)]).toEqual([
    'Walls',
    'paladin',
    DECK_CARDS,
  ]);
  await untilLoaded(page);
  expect(await found(page)).toEqual([]);
  await page.getByText(words['sunMoon.deck.sample']).click();
  await page.locator('.sm-try-cards button').first().click();
  await page.getByRole('button', { name: 'Replace 1 card' }).click();
  await page.getByText(words['sunMoon.deck.kept']).waitFor();
  await page.getByRole('link', { name: words['sunMoon.deck.play'] }).click();
  await expect.poll(() => page.getByRole('radio', { name: /Walls/, checked: true }).count()).toBe(1);
  // The same deck can be the bot's.
  expect(await page.getByRole('radio', { name: /Walls/ }).count()).toBe(2);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await askedFor(page, 'mulligan');
  const { list } = (await truthOf(page)).view(0).players[0];
  expect(list?.length).toBe(DECK_CARDS);
  for (const id of list ?? []) expect(deck.cards[id]).toBeGreaterThan(0);
});

test('Search finds names and texts in either language; filters and order narrow it down', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs('abcde', 'Mine', readyDecks.noonfire), at: `${HERE}/abcde` });
  const cards = page.locator('.sm-pool-card');
  await cards.first().waitFor();
  const all = await cards.count();
  await page.getByRole('searchbox').fill('segugio');
  await expect.poll(() => cards.count()).toBe(1);
  expect(await cards.first().getAttribute('data-card')).toBe('noonHound');
  await page.getByRole('searchbox').fill('FATICA piu');
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await page.getByRole('searchbox').fill('');
  await button(page, 'Spell').click();
  await button(page, '0').click();
  await expect.poll(() => cards.count()).toBe(2);
  await page.locator('.gallery-top .gallery-chip').click();
  await expect.poll(() => cards.count()).toBe(all);
  await page.getByLabel(words['sunMoon.deck.sort']).selectOption('name');
  const names = await page.locator('.sm-pool-card .card-name').allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  // Another class: cards of the first one go, and can be brought back.
  await button(page, 'Paladin').click();
  await page.getByText('were removed.', { exact: false }).waitFor();
  await button(page, `↶ ${words['sunMoon.deck.undo']}`).click();
  await page.getByText(count(30)).waitFor();
});

test('Text in Italian, a code and a link come back as they went; garbage is told, line by line', async () => {
  const deck = readyDecks.tidewatch;
  const page = await open({ screen: DESKTOP, at: HERE });
  const paste = async (text: string): Promise<void> => {
    await goTo(page, HERE);
    await page.getByLabel(words['sunMoon.deck.importLabel']).fill(text);
    await button(page, words['sunMoon.deck.read']).click();
  };
  const link = new URL(`#/${HERE}/${codeOfDeck(deck)}`, page.url()).href;
  for (const text of [deckText(deck, 'it'), deckText(deck, 'en'), codeOfDeck(deck), ` ${link} `]) {
    await paste(text);
    await page.getByText(words['sunMoon.deck.legal']).waitFor();
    expect((await keptIn(page))[0].deck).toEqual({ class: deck.class, cards: { ...deck.cards } });
  }
  await page.getByText(words['sunMoon.deck.share'], { exact: true }).click();
  expect(await page.getByLabel(words['sunMoon.deck.asText'], { exact: true }).inputValue()).toBe(deckText(deck, 'en'));
  expect(await page.getByLabel(words['sunMoon.deck.asCode'], { exact: true }).inputValue()).toBe(codeOfDeck(deck));
  expect(await page.getByLabel(words['sunMoon.deck.asLink'], { exact: true }).inputValue()).toBe(link);
  await paste('what is this?');
  await page.getByText(words['sunMoon.deck.nothingRead']).waitFor();
  await paste('sm11zz');
  await page.getByText(words['sunMoon.deck.badCode']).waitFor();
  await paste('3 Houd of Noon\n2 Hired Sword\n7 nothing at all like it');
  await page.getByText('2 lines were not understood.', { exact: false }).waitFor();
  expect(await found(page)).toEqual([]);
  await button(page, 'Add 3 Hound of Noon').click();
  await button(page, words['sunMoon.deck.open']).click();
  await page.getByText(count(5)).waitFor();
  expect((await keptIn(page))[0].deck).toEqual({ class: 'warlock', cards: { noonHound: 3, hiredSword: 2 } });
});

test('A link opens its deck without keeping it; a broken one says so', async () => {
  const page = await open({ screen: DESKTOP, at: `${HERE}/${codeOfDeck(readyDecks.noonfire)}` });
  await page.getByText(words['sunMoon.deck.legal']).waitFor();
  expect(await keptIn(page)).toEqual([]);
  await button(page, words['sunMoon.deck.keep']).click();
  await page.getByText(words['sunMoon.deck.notKept']).waitFor({ state: 'detached' });
  expect((await keptIn(page))[0].deck.class).toBe('warlock');
  await goTo(page, `${HERE}/sm1x%`);
  await page.getByText(words['sunMoon.deck.badLink']).waitFor();
  await goTo(page, `${HERE}/nowhere`);
  await page.getByText(words['sunMoon.deck.gone']).waitFor();
});

test('On a small screen, in Italian: decks are duplicated, deleted and brought back; what is no deck is passed over', async () => {
  const kept = {
    ...keptAs('abcde', 'Mezzogiorno', readyDecks.noonfire),
    ...keptAs('bcdef', 'Non finito', { class: 'warlock', cards: { noonHound: 7, gone: 1 } }),
    [`${PREFIX}foreign`]: '{"hello":1}',
    [`${PREFIX}broken`]: '{{{',
  };
  const page = await open({ screen: PHONE, settings: { lang: 'it' }, kept, at: HERE });
  const rows = page.locator('.sm-shelf-deck');
  await expect.poll(() => rows.count()).toBe(2);
  await untilLoaded(page);
  expect(await found(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await button(page, `${parole['sunMoon.deck.duplicate']}: Mezzogiorno`).tap();
  await expect.poll(() => rows.count()).toBe(3);
  await button(page, `${parole['sunMoon.deck.delete']}: Mezzogiorno`).tap();
  await expect.poll(() => rows.count()).toBe(2);
  await button(page, parole['sunMoon.deck.restore']).tap();
  await expect.poll(() => rows.count()).toBe(3);
  // Faults in words, for whatever is in it.
  await page.getByRole('link', { name: 'Non finito' }).tap();
  await page.locator('.sm-builder-sides button').nth(1).tap();
  await expect.poll(() => page.locator('.sm-panel-faults li').count()).toBe(3);
  expect(await overflow(page)).toBe(0);
  await page.locator('.sm-builder-sides button').first().tap();
  await card(page, 'cinderThrow').tap();
  await page.getByText('9 carte.', { exact: false }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await found(page)).toEqual([]);
  // What can't be played can't be chosen for a match.
  await goTo(page, 'new/sun-moon');
  expect(
    await page
      .getByRole('radio', { name: /Non finito/ })
      .first()
      .isDisabled(),
  ).toBe(true);
});

test('A browser that keeps nothing still lets a deck be built, and says what will be lost', async () => {
  const before = (): void => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  };
  const page = await open({ screen: DESKTOP, at: HERE, before, expected: /full|Quota/ });
  await button(page, 'New Warlock deck').click();
  await page.getByText(words['sunMoon.deck.unkept'], { exact: false }).first().waitFor();
  await card(page, 'noonHound').click();
  await page.getByText(count(1)).waitFor();
});

const WIDE = { viewport: { width: 1920, height: 1080 } } as const;

test.each([DESKTOP, WIDE, PHONE, PHONE_ACROSS])(
  'What the builder says covers neither Share nor what it opens, at $viewport.width × $viewport.height',
  async (screen) => {
    const kept = keptAs('abcde', 'Mine', readyDecks.noonfire);
    const page = await open({ screen, at: `${HERE}/abcde`, kept });
    await page.locator('.sm-panel-card').first().waitFor({ state: 'attached' });
    const deckSide = page.locator('.sm-builder-sides button').nth(1);
    if (await deckSide.isVisible()) await deckSide.click();
    // Something is said: a card that is taken out.
    await page.locator('.sm-panel-card').first().click();
    await expect.poll(() => page.locator('.sm-builder-foot [role="status"]').textContent()).not.toBe('');
    const share = page.locator('.sm-share > summary');
    const isFree = (thing: ReturnType<Page['locator']>): Promise<boolean> =>
      thing.evaluate((element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((part) =>
          element.contains(document.elementFromPoint(left + width / 2, top + height * part)),
        );
      });
    expect(await isFree(share)).toBe(true);
    await share.click();
    const copies = page.locator('.sm-share-field button');
    expect(await copies.count()).toBe(3);
    for (const copy of await copies.all()) expect(await isFree(copy)).toBe(true);
  },
);
