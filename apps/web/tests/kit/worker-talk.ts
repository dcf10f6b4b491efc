// What do the page and its worker say to each other? Noted from the first word on.

import type { Page } from 'playwright-core';

declare global {
  interface Window {
    talk: { readonly sent: unknown[]; readonly heard: unknown[] };
  }
}

/** Runs before anything of the page. */
export function noteTalk(): void {
  const talk: Window['talk'] = { sent: [], heard: [] };
  window.talk = talk;
  const { Worker: Real } = window;
  window.Worker = class extends Real {
    constructor(...given: ConstructorParameters<typeof Real>) {
      super(...given);
      this.addEventListener('message', ({ data }) => talk.heard.push(data));
    }
    override postMessage(message: unknown): void {
      talk.sent.push(message);
      super.postMessage(message);
    }
  };
}

/** How many answers the page has sent. */
export const answersSent = (page: Page): Promise<number> =>
  page.evaluate(() => window.talk.sent.filter((one) => JSON.stringify(one).includes('"type":"send"')).length);

export const heardBy = (page: Page): Promise<readonly unknown[]> => page.evaluate(() => window.talk.heard);

export type Told = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is Told => typeof value === 'object' && value !== null;

/** Every object within, itself included. */
export function* within(value: unknown): Generator<Told> {
  if (!isRecord(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* within(part);
}
