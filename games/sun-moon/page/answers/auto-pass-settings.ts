// When does the player not want to be asked? Kinds of actions that are never answered, kept in the browser.
//
// A window is passed by itself only for what everybody sees, never for what is in hand, and always after the same while:
// nothing can be read from it (SR55).

import type { AnswerBody, Decision, Seat } from '@duello/kernel';
import { useSyncExternalStore } from 'react';
import type { View } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';

export const WINDOW_KINDS = ['summoning', 'spell', 'skill', 'ability', 'attack', 'attackOnMe', 'end'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

const KEY = 'duello.sun-moon.yields';
const isKind = (name: unknown): name is WindowKind => WINDOW_KINDS.some((kind) => kind === name);

function read(): readonly WindowKind[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKind) : [];
  } catch {
    return [];
  }
}

let current: readonly WindowKind[] | null = null;
const listeners = new Set<() => void>();
const yields = (): readonly WindowKind[] => {
  current ??= read();
  return current;
};

export function setYield(kind: WindowKind, on: boolean): void {
  const rest = yields().filter((one) => one !== kind);
  current = on ? [...rest, kind] : rest;
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const listener of listeners) listener();
}

export const useYields = (): readonly WindowKind[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, yields);

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

/** How long the player passes by itself. */
export type PassUntil = 'no' | 'concern' | 'turn';

interface Wishes {
  readonly yields: readonly WindowKind[];
  readonly until: PassUntil;
}

/** The pass that the player has wished for beforehand; null when the player is to be asked. */
export function wishedPass(
  decision: Decision | null,
  view: View,
  mine: Seat,
  faces: Pick<Faces, 'card'>,
  { yields: kinds, until }: Wishes,
): AnswerBody | null {
  if (decision?.what !== 'respond') return null;
  const passes =
    until === 'turn' || (until === 'concern' && !concerns(view, mine)) || kinds.includes(windowKind(view, faces));
  return passes ? { pick: 'pass' } : null;
}
