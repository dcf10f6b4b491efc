// From where does a browser test of Sun & Moon begin, and how far has its match come?

import type { Answer, Decision } from '@duello/kernel';
import { botAnswer, comesTo, replayed } from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { sunMoon, type View } from '../../index.ts';
import { newMatch, type SunMoonMatch } from './begin.ts';

/** Everything that has happened so far, and how it stands. */
export const truthOf = (page: Page) => replayed(sunMoon, page);

/** Summonings first, and no attacks: both rows fill. */
function gathering(match: SunMoonMatch, decision: Decision): Answer {
  const { seat, id, what, options } = decision;
  const keys = options.map(({ key }) => key);
  if (what === 'respond') return { seat, decision: id, pick: 'pass' };
  if (what !== 'act') return botAnswer(match, 'random', decision);
  const plays = keys.filter((key) => key.startsWith('play:'));
  return { seat, decision: id, pick: plays[id % Math.max(1, plays.length)] ?? 'end' };
}

/** Asked of a person: where only one mode or target is left, the page chooses it. */
export const isOpen = ({ what, options }: Decision): boolean =>
  options.length > 1 || !['mode', 'target', 'defender'].includes(what);

type Wished = (decision: Decision, view: View) => boolean;

/** Where two players who answer in some way of their own come to when the first is asked as wished. */
export function playedTo(
  name: string,
  wished: Wished,
  options: Parameters<typeof newMatch>[1],
  by?: (match: SunMoonMatch, decision: Decision) => Answer,
): SunMoonMatch {
  return comesTo(
    (seed) => newMatch(seed, options),
    name,
    (decision, view) => decision.seat === 0 && wished(decision, view),
    by,
  );
}

/** Where two random players come to when the first is asked as wished. */
export const sunMoonAt = (name: string, wished: Wished, options?: Parameters<typeof newMatch>[1]): SunMoonMatch =>
  playedTo(name, wished, options);

/** The same of two players who only gather summonings. */
export const peaceAt = (name: string, wished: Wished, options?: Parameters<typeof newMatch>[1]): SunMoonMatch =>
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

/** What the browser keeps of when to ask. */
export const WISHES = 'duello.sun-moon.windows';
/** Beside a match in which every window is to be asked about. */
export const ASKED_ALWAYS = { [WISHES]: '{"me":{"sparing":false}}' };
