// When does a player want to be asked for an answer? Kept in the browser, for whoever plays here and for each of two people.
//
// Where another person could notice who is asked, only what everybody sees decides it, never a hand; and a window is always
// passed after the same while (SR55).

import { type AnswerBody, type Decision, SEATS, type Seat } from '@duello/kernel';
import { isRecord } from '@duello/language';
import { keep, readKept } from '@duello/table';
import { useSyncExternalStore } from 'react';
import { losesByPassing, readAction, type View } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';

export const WINDOW_KINDS = ['summoning', 'spell', 'skill', 'ability', 'attack', 'attackOnMe', 'end'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** Whoever plays alone at this screen, or the two people who share it. */
export const PEOPLE = ['me', 'A', 'B'] as const;
export type Person = (typeof PEOPLE)[number];

export interface Wishes {
  /** Asks only when a card could answer; one of two people, only when it concerns them. */
  readonly sparing: boolean;
  /** What is never to be answered. */
  readonly never: readonly WindowKind[];
}
type AllWishes = Readonly<Record<Person, Wishes>>;

/** How long the player passes by itself. */
export type PassUntil = 'no' | 'concern' | 'turn';

const KEY = 'duello.sun-moon.windows';
const USUAL: Wishes = { sparing: true, never: [] };
/** Asked whenever the rules ask. */
const ALWAYS: Wishes = { sparing: false, never: [] };

export const isAlways = ({ sparing, never }: Wishes): boolean => !sparing && never.length === 0;

function readWishes(kept: unknown): Wishes {
  const { sparing, never } = isRecord(kept) ? kept : {};
  return {
    sparing: sparing !== false,
    never: Array.isArray(never) ? WINDOW_KINDS.filter((kind) => never.includes(kind)) : [],
  };
}

const read = (): AllWishes =>
  readKept(KEY, (value) => {
    const { me, A, B } = isRecord(value) ? value : {};
    return { me: readWishes(me), A: readWishes(A), B: readWishes(B) };
  });

let current: AllWishes | null = null;
const listeners = new Set<() => void>();
const wishes = (): AllWishes => {
  current ??= read();
  return current;
};

export function wish(person: Person, part: Partial<Wishes>): void {
  current = { ...wishes(), [person]: { ...wishes()[person], ...part } };
  keep(KEY, current);
  for (const listener of listeners) listener();
}

export const neverAsk = (person: Person, kind: WindowKind, on: boolean): void => {
  const rest = wishes()[person].never.filter((one) => one !== kind);
  wish(person, { never: on ? [...rest, kind] : rest });
};

/** All windows at once, or the usual ones again. */
export const askAlways = (person: Person, on: boolean): void => wish(person, on ? ALWAYS : USUAL);

export const useWishes = (): AllWishes =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, wishes);

/** Whose wishes count at a seat. */
export const personAt = (seat: Seat, veiled: boolean): Person => (veiled ? (seat === SEATS[0] ? 'A' : 'B') : 'me');

/** What a window answers: the last of what waits, or the end of a turn. */
export function windowKind({ chain }: View, faces: Pick<Faces, 'card'>): WindowKind {
  const top = chain.at(-1);
  switch (top?.what) {
    case undefined:
      return 'end';
    case 'play':
      return top.card !== null && faces.card(top.card)?.type === 'summoning' ? 'summoning' : 'spell';
    case 'skill':
      return 'skill';
    case 'attack':
      return top.targets.some(({ id }) => id === null) ? 'attackOnMe' : 'attack';
    default:
      return 'ability';
  }
}

/** It is an attack, or aims at the player or something of the player's. */
export const concerns = ({ chain }: View, mine: Seat): boolean => {
  const top = chain.at(-1);
  return top !== undefined && (top.what === 'attack' || top.targets.some(({ seat }) => seat === mine));
};

const PASS: AnswerBody = { pick: 'pass' };

/** What somebody has settled who is not at the screen: on public grounds alone. */
export function settledPass(view: View, seat: Seat, faces: Pick<Faces, 'card'>, of: Wishes): AnswerBody | null {
  if (view.waiting?.what !== 'respond') return null;
  const passes = (of.sparing && !concerns(view, seat)) || of.never.includes(windowKind(view, faces));
  return passes ? PASS : null;
}

/** A card could answer; a skill counts only where the match would be lost without it. */
function isWorthAsking({ options, seat }: Decision, view: View): boolean {
  const words = options.map(({ key }) => readAction(key)?.word);
  return (
    words.some((word) => word === 'play' || word === 'use') || (words.includes('skill') && losesByPassing(view, seat))
  );
}

/** The pass that the player has wished for beforehand; null when the player is to be asked. */
export function wishedPass(
  decision: Decision | null,
  view: View,
  faces: Pick<Faces, 'card'>,
  of: Wishes,
  until: PassUntil,
): AnswerBody | null {
  if (decision?.what !== 'respond') return null;
  const passes =
    until === 'turn' ||
    (until === 'concern' && !concerns(view, decision.seat)) ||
    of.never.includes(windowKind(view, faces)) ||
    (of.sparing && !isWorthAsking(decision, view));
  return passes ? PASS : null;
}
