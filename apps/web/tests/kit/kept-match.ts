// How far has a match come in the page? What the browser keeps of it, played again in Node.

import { type Rules, replay, type Seat, type State } from '@duello/kernel';
import { fromText } from '@duello/language';
import type { Page } from 'playwright-core';

const recordIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('duello.match.'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}').text;
  });

/** Everything that has happened so far, and how it stands. */
export async function replayed<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  page: Page,
): Promise<{ readonly events: readonly E[]; view(seat: Seat): V }> {
  const text = await recordIn(page);
  const events: E[] = [];
  const { state } = replay(rules, fromText(rules, text), (_, told) => events.push(...told));
  return { events, view: (seat) => rules.view(state, seat) };
}
