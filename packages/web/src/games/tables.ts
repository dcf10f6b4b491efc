// Which table belongs to which game? Each is a chunk of its own, loaded when a match of it is opened.

import type { GameId } from '../host/games.ts';
import type { MatchHost, Players } from '../host/host.ts';
import { type Later, later } from './later.ts';

/** What every game's table gets. The host's views and events are that game's own. */
export interface TableProps {
  // biome-ignore lint/suspicious/noExplicitAny: each table knows its own view and events; the shell knows none
  readonly host: MatchHost<any, any>;
  readonly players: Players;
  /** Two people share the screen: a curtain between their turns. */
  readonly curtain: boolean;
  /** Asked for when the match is over: another one, with the seat of this one that goes first. */
  rematch(first: 0 | 1): void;
  /** Called with every update, before it is shown, with what has to be kept: nothing that was answered is ever lost. */
  keep(text: string, round: number, over: boolean): void;
  /** Called when everything up to so many answers has been shown. */
  followed?(answers: number): void;
  /** Opens the replay of the match. */
  replay(text: string): void;
}

export const tables: Readonly<Record<GameId, Later<TableProps>>> = {
  'final-magic': later(() => import('./final-magic/table.tsx').then((m) => m.FinalMagicTable)),
  contracts: later(() => import('./contracts/table.tsx').then((m) => m.ContractsTable)),
};
