// How does a game show a match that is over? One moment at a time, read-only; each game is a chunk of its own.

import type { Reason } from '@duello/kernel';
import type { ComponentType } from 'react';
import type { GameId } from '../host/games.ts';
import type { Eyes } from '../host/host.ts';
import type { Settings } from '../shell/settings.ts';

export interface BoardProps<V, E> {
  readonly view: V;
  /** What has just happened. */
  readonly event: E | null;
  /** Everything that has happened up to here. */
  readonly past: readonly E[];
  readonly eyes: Eyes;
}

/** Both players' health, A's first. */
export type Healths = readonly [number, number];

export interface GameBoard<V, E> {
  /** Renders one view; nothing on it can be answered. */
  readonly Board: ComponentType<BoardProps<V, E>>;
  /** What both seats know together. */
  both(a: V, b: V): V;
  /** Says events in words; null where a line would be noise. */
  teller(lang: Settings['lang'], view: V): (event: E) => string | null;
  /** Why an answer is not legal, in words. */
  why(lang: Settings['lang'], reason: Reason): string;
  /** The number of the round that begins with this event. */
  roundOf(event: E): number | null;
  healthsOf(view: V): Healths;
  healthsAfter(event: E, before: Healths): Healths;
  /** How long an event stays, in milliseconds at normal speed. */
  pace(event: E): number;
}

// biome-ignore lint/suspicious/noExplicitAny: each board knows its own view and events; the shell knows none
export type AnyBoard = GameBoard<any, any>;

export const boards: Readonly<Record<GameId, () => Promise<AnyBoard>>> = {
  'final-magic': () => import('./final-magic/board.tsx').then((m) => m.finalMagicBoard),
  contracts: () => import('./contracts/board.tsx').then((m) => m.contractsBoard),
};
