// What does a game ask before a match? Its own form, its check and its words for a summary, loaded when they are needed.

import type { Json } from '@duello/kernel';
import type { ComponentType } from 'react';
import type { GameId } from '../host/games.ts';

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
  onChange(value: Chosen): void;
}

export interface SetUp {
  readonly Form: ComponentType<SetUpProps>;
  check(options: Chosen): Problem | null;
  /** The options in a few words each. */
  describe(options: Chosen, lang: 'en' | 'it'): readonly string[];
}

const loads: Readonly<Record<GameId, () => Promise<SetUp>>> = {
  'final-magic': () => import('./final-magic/set-up.tsx').then((m) => m.setUp),
};
const loaded = new Map<GameId, Promise<SetUp>>();

export function setUpOf(game: GameId): Promise<SetUp> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const loading = loads[game]();
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game));
  return loading;
}
