// What does a player see at the table? Read from the page as it stands: the question, its options and the cards.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface SeenCard {
  /** Its place among the table's cards. */
  readonly at: number;
  readonly card: string;
  /** What the table of Contracts calls it. */
  readonly thing: string;
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
export const CARDS = 'main.table :is(.table-card, [data-thing])';
export const optionOf = (key: string): string => `.prompt [data-option="${key}"]`;
/** An option where it is shown: on a small screen how deep to draw is chosen on the table alone. */
export const offeredAs = (page: Page, key: string): Locator =>
  page.locator(`main.table [data-option="${key}"]:visible`).last();

export const look = (page: Page): Promise<Seen> =>
  page.evaluate((selector) => {
    const prompt = document.querySelector<HTMLElement>('.prompt');
    const cards = [...document.querySelectorAll<HTMLElement>(selector)].map((card, at) => ({
      at,
      card: card.dataset.card ?? '',
      thing: card.dataset.thing ?? '',
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
      state:
        open !== null ? 'over' : document.querySelector('.curtain') !== null ? 'curtain' : asked ? 'asked' : 'busy',
      decision: prompt?.dataset.decision ?? null,
      question: prompt?.dataset.question ?? null,
      phase: document.querySelector<HTMLElement>('main.table')?.dataset.phase ?? null,
      options,
      cards,
    };
  }, CARDS);

/** Waits until the table looks as wished. */
export async function until(page: Page, wished: (seen: Seen) => boolean): Promise<Seen> {
  let seen = await look(page);
  await expect
    .poll(
      async () => {
        seen = await look(page);
        return wished(seen);
      },
      { interval: 15 },
    )
    .toBe(true);
  return seen;
}

export const untilAsked = (page: Page): Promise<Seen> => until(page, ({ state }) => state !== 'busy');

/** Waits until something has become of a press. */
export function untilChanged(page: Page, before: Seen): Promise<Seen> {
  const known = JSON.stringify(before);
  return until(page, (seen) => seen.state !== 'busy' && JSON.stringify(seen) !== known);
}
