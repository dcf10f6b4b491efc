// Which table belongs to which game? Each is a chunk of its own, loaded when a match of it is opened.

import { type ComponentType, lazy } from 'react';
import type { GameId } from '../host/games.ts';
import type { MatchHost, Players } from '../host/host.ts';

/** What every game's table gets. The host's views and events are that game's own. */
export interface TableProps {
  // biome-ignore lint/suspicious/noExplicitAny: each table knows its own view and events; the shell knows none
  readonly host: MatchHost<any, any>;
  readonly players: Players;
  /** Two people share the screen: a curtain between their turns. */
  readonly curtain: boolean;
  /** Asked for when the match is over: another one, with the seat of this one that goes first. */
  rematch(first: 0 | 1): void;
  /** Called after every update with what has to be kept. */
  keep(text: string, round: number, over: boolean): void;
  /** Opens the replay of the match. */
  replay(text: string): void;
}

const loads = {
  'final-magic': () => import('./final-magic/table.tsx').then((m) => ({ default: m.FinalMagicTable })),
};

export const tables: Readonly<Record<GameId, ComponentType<TableProps>>> = {
  'final-magic': lazy(loads['final-magic']),
};

/** Fetches a table before it is asked for, so that a match opens at once. */
export const fetchTable = (game: GameId): Promise<unknown> => loads[game]();
