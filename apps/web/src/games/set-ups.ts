// What does a game ask before a match? Its own form, its check and its words for a summary, loaded when they are needed.

import type { Json } from '@duello/kernel';
import type { ComponentType } from 'react';
import type { GameId } from '../host/games.ts';
import { once } from './once.ts';

/** Options as they are being chosen: only what differs from the usual. */
export type Chosen = { readonly [name: string]: Json };

/** Which option does not fit, and why. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

export interface SetUpProps {
  readonly value: Chosen;
  readonly problem: Problem | null;
  /** A person and a bot, on seats A and B, or two people. */
  readonly seats: 'bot' | 'two';
  onChange(value: Chosen): void;
}

/** How it is said who begins: whoever has seat A does, or an option of the game names the seat. */
export type FirstRule =
  | { readonly by: 'seat' }
  | { readonly by: 'option'; put(options: Chosen, first: 'A' | 'B' | null): Chosen };

export interface SetUp {
  readonly Form: ComponentType<SetUpProps>;
  readonly first: FirstRule;
  /** What an address wishes, as options; nothing of what it can't read. */
  wished?(text: string): Chosen;
  check(options: Chosen): Problem | null;
  /** The options in a few words each. */
  describe(options: Chosen, lang: 'en' | 'it'): readonly string[];
}

const loads: Readonly<Record<GameId, () => Promise<SetUp>>> = {
  'final-magic': () => import('./final-magic/set-up.tsx').then((m) => m.setUp),
  contracts: () => import('./contracts/set-up.tsx').then((m) => m.setUp),
  battleground: () => import('./battleground/set-up.tsx').then((m) => m.setUp),
  'sun-moon': () => import('./sun-moon/set-up.tsx').then((m) => m.setUp),
};
export const setUpOf = once((game: GameId) => loads[game]());
