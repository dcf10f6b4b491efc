// How far is a match of Sun & Moon in the page? What the browser keeps of it, played again in Node; and where to begin.

import { type Answer, type Decision, replay, type Seat } from '@duello/kernel';
import { fromText } from '@duello/language';
import { type Event, sunMoon, type View } from '@duello/sun-moon';
import type { Page } from 'playwright-core';
import { botAnswer, isEnded, newSunMoon, playBy, type SunMoonMatch, viewOf } from './matches.ts';
import { type Seen, until } from './table-page.ts';

const recordIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('duello.match.'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}').text;
  });

/** Everything that has happened so far, and how it stands. */
export async function truthOf(page: Page): Promise<{ readonly events: readonly Event[]; view(seat: Seat): View }> {
  const text = await recordIn(page);
  const events: Event[] = [];
  const { state } = replay(sunMoon, fromText(sunMoon, text), (_, told) => events.push(...told));
  return { events, view: (seat) => sunMoon.view(state, seat) };
}

export const askedFor = (page: Page, ...questions: readonly string[]): Promise<Seen> =>
  until(page, ({ state, question }) => state === 'asked' && questions.includes(question ?? ''));

/** A thing as it lies on the table, by its name. */
export const target = (page: Page, name: string) => page.locator(`main.table [data-target="${name}"]`);

/** Summonings first, and no attacks: both rows fill. */
function gathering(match: SunMoonMatch, decision: Decision): Answer {
  const { seat, id, what, options } = decision;
  const keys = options.map(({ key }) => key);
  if (what === 'respond') return { seat, decision: id, pick: 'pass' };
  if (what !== 'act') return botAnswer(match, 'random', decision);
  const plays = keys.filter((key) => key.startsWith('play:'));
  return { seat, decision: id, pick: plays[id % Math.max(1, plays.length)] ?? 'end' };
}

type Wished = (decision: Decision, view: View) => boolean;

/** Where two players who answer in some way of their own come to when the first is asked as wished. */
export function playedTo(
  name: string,
  wished: Wished,
  options: Parameters<typeof newSunMoon>[1],
  by: (match: SunMoonMatch, decision: Decision) => Answer,
): SunMoonMatch {
  for (let i = 0; i < 300; i++) {
    const match = newSunMoon(`${name} ${i}`, options);
    const isWished = (decision: Decision): boolean => decision.seat === 0 && wished(decision, viewOf(match, 0));
    playBy(match, (decision) => by(match, decision), isWished);
    if (!isEnded(match)) return match;
  }
  throw new Error(`no match comes to ${name}`);
}

/** Where two random players come to when the first is asked as wished. */
export const sunMoonAt = (name: string, wished: Wished, options?: Parameters<typeof newSunMoon>[1]): SunMoonMatch =>
  playedTo(name, wished, options, (match, decision) => botAnswer(match, 'random', decision));

/** The same of two players who only gather summonings. */
export const peaceAt = (name: string, wished: Wished, options?: Parameters<typeof newSunMoon>[1]): SunMoonMatch =>
  playedTo(name, wished, options, gathering);

/** A deck whose effects ask: "you may", and which card to take back. */
export const RAGPICKER = {
  class: 'warlock',
  cards: {
    ragpicker: 2,
    bookStoker: 2,
    patientPhoenix: 1,
    noonHound: 4,
    noonRunner: 4,
    cinderThrow: 4,
    payOrBurn: 4,
    hiredSword: 4,
    ropeTrick: 4,
    totalEclipse: 1,
  },
} as const;
