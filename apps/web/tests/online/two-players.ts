// How do two people meet in a test? Each has a browser of their own; one opens a table, the other comes by its link.

import type { Page } from 'playwright-core';
import { onlineMessages } from '../../src/online/words/use-words.ts';
import { appWords } from '../../src/words/use-words.ts';
import { mouse } from '../kit/hands.ts';
import { answered, changed, type Strategy } from '../kit/strategy.ts';
import { look, type Seen, until } from '../kit/table-page.ts';

type Lang = keyof typeof onlineMessages;

/** Whoever opens the table begins, and chooses nothing else; the address for the friend. */
export async function tableOf(host: Page, lang: Lang = 'en'): Promise<string> {
  const words = onlineMessages[lang];
  await host.locator('label').getByText(words['on.first.host'], { exact: true }).click();
  await host.getByRole('button', { name: words['friend.open'] }).click();
  await host.getByRole('heading', { name: words['invite.yours'] }).waitFor();
  return (await host.locator('.copy-text').first().textContent()) ?? '';
}

/** The friend accepts, and both come to the table. */
export async function sitDown(host: Page, guest: Page, link: string, lang: Lang = 'en'): Promise<void> {
  await guest.goto(link);
  await guest.getByRole('button', { name: onlineMessages[lang]['invite.accept'] }).click();
  await Promise.all([host, guest].map((page) => page.locator('main.table').waitFor()));
}

/** By the button beside the match, and asked twice. */
export async function concede(page: Page, lang: Lang): Promise<void> {
  const words = appWords[lang];
  await page.getByRole('button', { name: onlineMessages[lang]['match.concede'] }).click();
  const sure = page.getByRole('dialog', { name: words['table.concedeSure'] });
  await sure.getByRole('button', { name: words['table.concede'] }).click();
}

/**
 * One press; what is seen as soon as something has become of it, whoever is asked then. A table that answers by itself, or
 * sends again what was lost, is looked at anew.
 */
async function press(page: Page, seen: Seen, strategy: Strategy): Promise<Seen> {
  const chosen = strategy(seen);
  if (chosen === null) return until(page, changed(seen));
  const isStillAsked = (now: Seen): boolean => now.state === 'asked' && !answered(seen)(now);
  let hasMovedOn = false;
  const hands = mouse(page, async () => {
    hasMovedOn = !isStillAsked(await look(page));
    return hasMovedOn;
  });
  if ('card' in chosen) await hands.card(chosen.card);
  else await hands.option(chosen.option);
  if (hasMovedOn) return look(page);
  const isDone = chosen.done ?? ('card' in chosen ? changed(seen) : answered(seen));
  return until(page, (now) => answered(seen)(now) || isDone(now));
}

/** Whoever is asked answers, until it is enough for one of them or the match is over. */
export async function playBoth(
  pages: readonly [Page, Page],
  strategy: Strategy,
  enough: (seen: Seen, answers: number) => boolean = () => false,
): Promise<number> {
  for (let answers = 0; ; ) {
    const seen = [await look(pages[0]), await look(pages[1])] as const;
    if (seen.every(({ state }) => state === 'over')) return answers;
    const at = seen.findIndex(({ state }) => state === 'asked');
    if (at < 0) continue;
    if (enough(seen[at], answers)) return answers;
    if (answered(seen[at])(await press(pages[at], seen[at], strategy))) answers++;
  }
}
