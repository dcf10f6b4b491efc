// What does a player see at the table? Read from the page as it stands: the question, its options and the cards.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { appWords } from '../../src/words/use-words.ts';

export interface SeenCard {
  /** Its place among the table's cards. */
  readonly at: number;
  readonly card: string;
  /** What the table of Contracts calls it. */
  readonly target: string;
  readonly zone: string;
  readonly tone: string;
  readonly price: number;
  readonly legal: boolean;
  /** Something begins with it, or it can be meant by an answer. */
  readonly begins: boolean;
  readonly meant: boolean;
  readonly used: boolean;
  readonly selected: boolean;
}

export interface Seen {
  readonly state: 'asked' | 'busy' | 'curtain' | 'over';
  readonly decision: string | null;
  /** What is asked, by the game's own name for it. */
  readonly question: string | null;
  readonly phase: string | null;
  readonly options: readonly { readonly key: string; readonly disabled: boolean }[];
  readonly cards: readonly SeenCard[];
}

/** Cards and whatever else on the table can be pressed like one. */
export const CARDS = 'main.table :is(.table-card, [data-target])';
export const optionOf = (key: string): string => `.prompt [data-option="${key}"]`;
/** An option where it is shown: on a small screen how deep to draw is chosen on the table alone. */
export const offeredAs = (page: Page, key: string): Locator =>
  page.locator(`main.table [data-option="${key}"]:visible`).last();

/** Runs in the page. */
function lookHere(selector: string): Seen {
  const prompt = document.querySelector<HTMLElement>('.prompt');
  const cards = [...document.querySelectorAll<HTMLElement>(selector)].map((card, at) => ({
    at,
    card: card.dataset.card ?? '',
    target: card.dataset.target ?? '',
    zone: card.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '',
    tone: card.querySelector<HTMLElement>('.card')?.dataset.tone ?? '',
    price: Number(/\d+/.exec(card.querySelector('.badge-price')?.textContent ?? '')?.[0] ?? 0),
    legal: card.dataset.legal === 'true',
    begins: card.dataset.begins === 'true',
    meant: card.dataset.meant === 'true' || card.matches('.holder-button'),
    used: card.dataset.used === 'true' || card.dataset.picked === 'true',
    selected: card.dataset.selected === 'true',
  }));
  const options = [...document.querySelectorAll<HTMLButtonElement>('.prompt [data-option]')].map((option) => ({
    key: option.dataset.option ?? '',
    disabled: option.disabled,
  }));
  const open = document.querySelector('[role="dialog"] .ending');
  // What the table is about to answer by itself nobody else is asked.
  const works = prompt?.dataset.working === 'true' || prompt?.querySelector('.notice') != null;
  const asked = prompt?.dataset.asked === 'true' && !works;
  return {
    state: open !== null ? 'over' : document.querySelector('.curtain') !== null ? 'curtain' : asked ? 'asked' : 'busy',
    decision: prompt?.dataset.decision ?? null,
    question: prompt?.dataset.question ?? null,
    phase: document.querySelector<HTMLElement>('main.table')?.dataset.phase ?? null,
    options,
    cards,
  };
}

/** Puts `seenHere` into the page: what is seen as text, as soon as it is not what is known, or after a while all the same. */
const WATCHING = `
  window.seenHere = async (selector, known) => {
    const look = () => JSON.stringify((${lookHere})(selector));
    const begun = performance.now();
    for (;;) {
      const seen = look();
      if (seen !== known || performance.now() - begun > 1000) return seen;
      await new Promise((resolve) => {
        const watcher = new MutationObserver(() => done());
        const done = () => {
          watcher.disconnect();
          clearTimeout(late);
          requestAnimationFrame(resolve);
        };
        const late = setTimeout(done, 250);
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    }
  };
`;

declare global {
  interface Window {
    seenHere?: (selector: string, known: string | null) => Promise<string>;
  }
}

/** What is seen now, or once it is not what is known any more. */
async function lookAgain(page: Page, known: string | null): Promise<string> {
  const seen = await page.evaluate(([selector, before]) => window.seenHere?.(selector, before) ?? null, [
    CARDS,
    known,
  ] as const);
  if (seen !== null) return seen;
  await page.evaluate(WATCHING);
  return lookAgain(page, known);
}

export const look = async (page: Page): Promise<Seen> => JSON.parse(await lookAgain(page, null));

/** Waits until the table looks as wished. */
export async function until(page: Page, wished: (seen: Seen) => boolean): Promise<Seen> {
  let text: string | null = null;
  let seen: Seen | null = null;
  await expect
    .poll(
      async () => {
        text = await lookAgain(page, text);
        const now: Seen = JSON.parse(text);
        seen = now;
        return wished(now) ? 'as wished' : `${now.state}: ${now.question} at ${now.decision}`;
      },
      { interval: 0 },
    )
    .toBe('as wished');
  return seen ?? look(page);
}

export const untilAsked = (page: Page): Promise<Seen> => until(page, ({ state }) => state !== 'busy');

/** Waits until something has become of a press. */
export function untilChanged(page: Page, before: Seen): Promise<Seen> {
  const known = JSON.stringify(before);
  return until(page, (seen) => seen.state !== 'busy' && JSON.stringify(seen) !== known);
}

export const askedFor = (page: Page, ...questions: readonly string[]): Promise<Seen> =>
  until(page, ({ state, question }) => state === 'asked' && questions.includes(question ?? ''));

/** A thing as it lies on the table, by its name. */
export const target = (page: Page, name: string): Locator => page.locator(`main.table [data-target="${name}"]`);

/** Where among the table's cards one like that lies. */
export function placeOf({ cards }: Seen, isMeant: (card: SeenCard) => boolean): number {
  const found = cards.find(isMeant);
  expect(found).toBeDefined();
  return found?.at ?? -1;
}

/** The cards in hand that are not being used, by name. */
export const handOf = ({ cards }: Seen): readonly string[] =>
  cards
    .filter(({ zone, used }) => zone.startsWith('hand') && !used)
    .map(({ card }) => card)
    .sort();

export const undoButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${appWords.en['table.undo']}`) });

export async function switchToItalian(page: Page): Promise<void> {
  await page.getByRole('button', { name: appWords.en['table.menu'] }).click();
  await page.getByRole('button', { name: appWords.en.settings }).click();
  await page.getByRole('dialog').getByText('Italiano', { exact: true }).click();
  await page.getByRole('button', { name: appWords.it['table.close'] }).click();
  await page.getByRole('button', { name: appWords.it['table.menu'] }).waitFor();
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('it');
}
