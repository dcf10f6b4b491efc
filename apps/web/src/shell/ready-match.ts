// How can a match open at once? What it needs is fetched, and its worker started, while the visitor still reads.

import { tables } from '../games/tables.ts';
import { warm } from '../host/channel.ts';
import type { GameId } from '../host/games.ts';

export function readyMatch(game: GameId): void {
  warm(game);
  tables[game].fetch().catch(() => {
    // Without a network nothing is ready beforehand; a match says so itself.
  });
}
