// How far is a match of Battleground in the page? What the browser keeps of it, played again in Node; and where to begin.

import { battleground, type Event, type View } from '@duello/battleground';
import { type Answer, type Decision, replay, type Seat } from '@duello/kernel';
import { fromText } from '@duello/language';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type BattlegroundMatch, botAnswer, isEnded, newBattleground, playBy, viewOf } from './matches.ts';
import { type Seen, until } from './table-page.ts';

/** Kept beside the settings: whoever wants to be asked for every summon. */
export const ASKS = { 'duello.battleground.stance': 'ask' } as const;

const recordIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('duello.match.'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}').text;
  });

/** Everything that has happened so far, and how it stands. */
export async function truthOf(page: Page): Promise<{ readonly events: readonly Event[]; view(seat: Seat): View }> {
  const text = await recordIn(page);
  const events: Event[] = [];
  const { state } = replay(battleground, fromText(battleground, text), (_, told) => events.push(...told));
  return { events, view: (seat) => battleground.view(state, seat) };
}

export const askedFor = (page: Page, ...questions: readonly string[]): Promise<Seen> =>
  until(page, ({ state, question }) => state === 'asked' && questions.includes(question ?? ''));

/** A thing as it lies on the table, by its name or the beginning of it. */
export const target = (page: Page, name: string) => page.locator(`main.table [data-target="${name}"]`);

export function placeOf({ cards }: Seen, isMeant: (card: Seen['cards'][number]) => boolean): number {
  const found = cards.find(isMeant);
  expect(found).toBeDefined();
  return found?.at ?? -1;
}

const isCrystal = (key: string): boolean => /^cast:\w+Crystal$/.test(key);

/** Casts crystals and then all it can; whatever else is asked a bot answers by chance. */
function eager(match: BattlegroundMatch, decision: Decision): Answer {
  const { seat, id, what, options } = decision;
  const casts = options.map(({ key }) => key).filter((key) => key.startsWith('cast'));
  const pick = casts.find(isCrystal) ?? casts[id % Math.max(1, casts.length)] ?? 'end';
  return what === 'act' ? { seat, decision: id, pick } : botAnswer(match, 'random', decision);
}

/** Where two eager players come to when the first is asked as wished; the first of some deals that does. */
export function battlegroundAt(
  name: string,
  wished: (decision: Decision, view: View) => boolean,
  options?: Parameters<typeof newBattleground>[1],
): BattlegroundMatch {
  for (let i = 0; i < 200; i++) {
    const match = newBattleground(`${name} ${i}`, options);
    const isWished = (decision: Decision): boolean => decision.seat === 0 && wished(decision, viewOf(match, 0));
    playBy(match, (decision) => eager(match, decision), isWished);
    if (!isEnded(match)) return match;
  }
  throw new Error(`no match comes to ${name}`);
}
