// What is there around a match, for those who play it and those who watch?

import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { onlineMessages } from '../../src/online/words/use-words.ts';
import { appWords } from '../../src/words/use-words.ts';
import { workshopMessages } from '../../src/workshop/words/use-words.ts';
import { SAMPLE } from '../games.ts';
import { goTo, PHONE, pagesOfThisFile } from '../kit/browser.ts';
import { look, until } from '../kit/table-page.ts';
import { concede, playBoth, sitDown, tableOf } from './two-players.ts';

const open = pagesOfThisFile();
const { en, it } = onlineMessages;

let host: Page;
let guest: Page;

beforeEach(async () => {
  host = await open({ at: `friend/${SAMPLE.id}`, expected: /404/ });
  guest = await open({ screen: PHONE, settings: { lang: 'it' }, expected: /404/ });
});

/** A set of one card, as the workshop keeps it. */
const SET = {
  game: SAMPLE.id,
  name: 'Ours',
  home: null,
  when: 1,
  cards: {
    guildCoin: {
      type: 'currency',
      name: { en: 'Guild Coin', it: 'Moneta di gilda' },
      price: 0,
      coins: 2,
      instead: { card: 'copper', copies: null, seat: null },
    },
  },
};

/** The host chooses these terms, both sit down; the address of the match. */
async function seated(...terms: readonly string[]): Promise<string> {
  for (const one of terms) await host.locator('label').getByText(one, { exact: true }).click();
  await sitDown(host, guest, await tableOf(host), 'it');
  return new URL(host.url()).hash.slice(2);
}

test('A rated match changes both ratings, and says by how much', async () => {
  await seated(en['on.rated.yes']);
  await concede(host, 'en');
  const line = await host.getByText(/^Your rating/).textContent();
  const [, before, after, change] = /(\d+) → (\d+) \((.\d+)\)/.exec(line ?? '') ?? [];
  expect(Number(before)).toBe(1500);
  expect(Number(after)).toBeLessThan(1500);
  expect(change).toBe(`−${Number(before) - Number(after)}`);
  const [, won, gain] =
    /→ (\d+) \(\+(\d+)\)/.exec((await guest.getByText(/^Il tuo punteggio/).textContent()) ?? '') ?? [];
  expect(Number(won)).toBe(1500 + Number(gain));
  await goTo(guest, 'me');
  await guest.getByText(new RegExp(`${won}\\?`)).waitFor();
});

test('A move that the other has seen is taken back only if they agree', async () => {
  await seated();
  await playBoth([host, guest], SAMPLE.strategy, (_, given) => given >= 5);
  const there = [await look(host), await look(guest)];
  const asked = there[0].state === 'asked' ? ([guest, 'it', host] as const) : ([host, 'en', guest] as const);
  const [asker, lang, other] = asked;
  const words = onlineMessages[lang];
  const others = onlineMessages[lang === 'en' ? 'it' : 'en'];
  const ask = async (): Promise<void> => {
    await asker.getByRole('button', { name: words['match.more'] }).click();
    await asker.getByRole('button', { name: words['offer.takeBack'] }).click();
  };
  await ask();
  await other.getByRole('button', { name: others['offer.decline'] }).click();
  await asker.getByText(words['offer.mine.takeBack']).waitFor({ state: 'detached' });
  expect((await look(other)).state).toBe('asked');
  await ask();
  await other.getByRole('button', { name: others['offer.agree'] }).click();
  expect((await until(asker, ({ state }) => state === 'asked')).state).toBe('asked');
});

test('What was said is there again after a reload, and a muted player stays muted', async () => {
  await seated();
  await host.getByRole('button', { name: en['match.talk'] }).click();
  await host.getByRole('button', { name: en['phrase.haveFun'] }).click();
  await host.getByRole('textbox').fill('mind the gap');
  await host.getByRole('button', { name: en['talk.send'] }).click();
  const heard = guest.getByRole('dialog').getByRole('listitem');
  const openTalk = () => guest.getByRole('button', { name: it['match.talk'] }).click();
  await guest.reload();
  await openTalk();
  await expect
    .poll(() => heard.allTextContents())
    .toEqual([expect.stringContaining(it['phrase.haveFun']), expect.stringContaining('mind the gap')]);
  await guest.getByRole('switch').click({ force: true });
  await guest.getByText(it['talk.none']).waitFor();
  await host.getByRole('textbox').fill('again');
  await host.getByRole('button', { name: en['talk.send'] }).click();
  await host.getByRole('listitem').getByText('again').waitFor();
  await guest.reload();
  await openTalk();
  await guest.getByText(it['talk.none']).waitFor();
  expect(await guest.getByText('again').count()).toBe(0);
});

test('A set of cards is seen by the friend before accepting, and both play with it', async () => {
  await host.evaluate((set) => localStorage.setItem('duello.set.ours', JSON.stringify(set)), SET);
  await goTo(host, `workshop/${SAMPLE.id}`);
  await host.getByRole('button', { name: workshopMessages.en['shop.friend'] }).click();
  await host.locator('.new-match-summary .own-cards', { hasText: 'Guild Coin' }).waitFor();
  const link = await tableOf(host);
  await guest.goto(link);
  await guest.locator('.own-cards', { hasText: 'Moneta di gilda' }).waitFor();
  await sitDown(host, guest, link, 'it');
  for (const page of [host, guest]) await until(page, ({ cards }) => cards.some(({ card }) => card === 'guildCoin'));
});

test('A bot of the house sits down where nobody has come', async () => {
  await tableOf(host);
  await host.getByRole('button', { name: en['house.ask'] }).click();
  await host.locator('label').getByText(appWords.en['bot.club'], { exact: true }).click();
  await host.getByRole('button', { name: en['house.sit'] }).click();
  await host.locator('main.table').waitFor();
  await host.locator('.online-player').getByText(appWords.en['bot.club']).waitFor();
  await until(host, ({ state }) => state === 'asked');
});

test('Whoever was blocked can be let in again', async () => {
  await seated();
  await guest.getByRole('button', { name: it['match.more'] }).click();
  await guest.getByRole('button', { name: /^Blocca/ }).click();
  await guest.getByRole('button', { name: it['safe.blockYes'] }).click();
  await guest.getByText(it['safe.blocked']).waitFor();
  await goTo(guest, 'me');
  await guest.getByRole('button', { name: /^Sblocca/ }).click();
  await guest.getByText(it['blocks.none']).waitFor();
});

describe('Who watches', () => {
  const watch = async (at: string): Promise<Page> => open({ at, expected: /404/ });
  const cards = (page: Page) => page.locator('main.table [data-card]').count();

  test('sees an open match as it goes, and can do nothing in it', async () => {
    const at = await seated(en['on.watch.open']);
    const watcher = await watch(at);
    await watcher.locator('main.table').waitFor();
    await host.getByRole('button', { name: en['match.more'] }).click();
    await host.getByText('1 spectator').waitFor();
    await host.keyboard.press('Escape');
    await playBoth([host, guest], SAMPLE.strategy, (_, given) => given >= 3);
    expect((await look(watcher)).state).toBe('busy');
    expect(await watcher.getByRole('button', { name: en['match.talk'] }).count()).toBe(0);
    expect(await watcher.getByRole('button', { name: en['match.concede'] }).count()).toBe(0);
    await concede(host, 'en');
    await until(watcher, ({ state }) => state === 'over');
  });

  test('sees nothing before the end where that is the rule, and then all of it', async () => {
    const at = await seated(en['on.watch.after']);
    const watcher = await watch(at);
    await watcher.getByText(en['on.problem.noMatch']).waitFor();
    await concede(host, 'en');
    await watcher.reload();
    await until(watcher, ({ state }) => state === 'over');
    await watcher.getByRole('button', { name: appWords.en['table.replay'] }).click();
    await watcher.getByRole('slider').waitFor();
  });

  test('sees a match some turns later where that is the rule, and the end at once', async () => {
    const at = await seated('2 turns later');
    const watcher = await watch(at);
    await watcher.locator('main.table').waitFor();
    const first = await cards(watcher);
    await playBoth([host, guest], SAMPLE.strategy, (_, given) => given >= 2);
    expect(await cards(watcher)).toBe(first);
    await concede(host, 'en');
    await until(watcher, ({ state }) => state === 'over');
  });
});
