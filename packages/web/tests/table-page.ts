// What does a player see at the table? Read from the page as it stands: the question, its options and the cards.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface SeenCard {
  /** Its place among the table's cards. */
  readonly at: number;
  readonly card: string;
  readonly zone: string;
  readonly tone: string;
  readonly price: number;
  readonly legal: boolean;
  readonly used: boolean;
  readonly selected: boolean;
}

export interface Seen {
  readonly state: 'asked' | 'busy' | 'curtain' | 'over';
  readonly decision: string | null;
  readonly phase: string | null;
  readonly options: readonly { readonly key: string; readonly disabled: boolean }[];
  readonly cards: readonly SeenCard[];
}

export const CARDS = 'main.table .table-card';
export const optionOf = (key: string): string => `.prompt [data-option="${key}"]`;

export const look = (page: Page): Promise<Seen> =>
  page.evaluate((selector) => {
    const prompt = document.querySelector<HTMLElement>('.prompt');
    const cards = [...document.querySelectorAll<HTMLElement>(selector)].map((card, at) => ({
      at,
      card: card.dataset.card ?? '',
      zone: card.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '',
      tone: card.querySelector<HTMLElement>('.card')?.dataset.tone ?? '',
      price: Number(/\d+/.exec(card.querySelector('.badge-price')?.textContent ?? '')?.[0] ?? 0),
      legal: card.dataset.legal === 'true',
      used: card.dataset.used === 'true',
      selected: card.dataset.selected === 'true',
    }));
    const options = [...document.querySelectorAll<HTMLButtonElement>('.prompt [data-option]')].map((option) => ({
      key: option.dataset.option ?? '',
      disabled: option.disabled,
    }));
    const open = document.querySelector('[role="dialog"] .ending');
    const asked = prompt?.dataset.asked === 'true' && prompt.dataset.working !== 'true';
    return {
      state:
        open !== null ? 'over' : document.querySelector('.curtain') !== null ? 'curtain' : asked ? 'asked' : 'busy',
      decision: prompt?.dataset.decision ?? null,
      phase: document.querySelector<HTMLElement>('main.table')?.dataset.phase ?? null,
      options,
      cards,
    };
  }, CARDS);

const PATIENCE = { timeout: 60_000, interval: 15 };

/** Waits until the table looks as wished. */
export async function until(page: Page, wished: (seen: Seen) => boolean): Promise<Seen> {
  let seen = await look(page);
  await expect
    .poll(async () => {
      seen = await look(page);
      return wished(seen);
    }, PATIENCE)
    .toBe(true);
  return seen;
}

export const untilAsked = (page: Page): Promise<Seen> => until(page, ({ state }) => state !== 'busy');

/** Waits until something has become of a press. */
export function untilChanged(page: Page, before: Seen): Promise<Seen> {
  const known = JSON.stringify(before);
  return until(page, (seen) => seen.state !== 'busy' && JSON.stringify(seen) !== known);
}
