// How is a whole match played through the page? By a strategy of its game, press by press.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appWords } from '../../src/words/use-words.ts';
import type { Hands } from './hands.ts';
import { look, type Seen, until, untilAsked, untilChanged } from './table-page.ts';

/** A card or an option; `done` tells when the press has become what it was meant for. */
export type Press = ({ readonly card: number } | { readonly option: string }) & {
  readonly done?: (seen: Seen) => boolean;
};

/** What to press now; null while the table is still working it out. */
export type Strategy = (seen: Seen) => Press | null;

export const answered =
  (before: Seen) =>
  ({ decision }: Seen): boolean =>
    decision !== before.decision;
export const changed = (before: Seen): ((seen: Seen) => boolean) => {
  const known = JSON.stringify(before);
  return (seen) => JSON.stringify(seen) !== known;
};

export async function act(page: Page, hands: Hands, seen: Seen, strategy: Strategy): Promise<Seen> {
  const press = strategy(seen);
  if (press === null) return untilChanged(page, seen);
  if ('card' in press) await hands.card(press.card);
  else await hands.option(press.option);
  const done = press.done ?? ('card' in press ? changed(seen) : answered(seen));
  return until(page, (now) => (now.state === 'asked' ? done(now) : now.state !== 'busy'));
}

/** Plays until the wished moment, at the latest to the end of the match; tells how many presses it took. */
export async function playOn(
  page: Page,
  hands: Hands,
  enough: (seen: Seen) => boolean,
  strategy: Strategy,
): Promise<number> {
  let seen = await untilAsked(page);
  for (let presses = 0; ; presses++) {
    if (seen.state !== 'asked' || enough(seen)) return presses;
    seen = await act(page, hands, seen, strategy);
  }
}

/** Starts a match against the weakest bot, on the page where matches are chosen. */
export async function chooseMatch(page: Page, hands: Hands, seed: string): Promise<void> {
  await hands.press(page.getByText(appWords.en['bot.novice'], { exact: true }));
  await hands.write(page.getByRole('textbox', { name: appWords.en.seed }), seed);
  await hands.press(page.getByRole('button', { name: appWords.en.start }));
}

export async function playedToTheEnd(page: Page, hands: Hands, strategy: Strategy): Promise<void> {
  const presses = await playOn(page, hands, () => false, strategy);
  expect((await look(page)).state).toBe('over');
  expect(presses).toBeGreaterThan(10);
}
