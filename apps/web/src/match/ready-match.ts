// How can a match open at once? What it needs is fetched, and its worker started, while the visitor still reads.

import type { GameId } from '@duello/games';
import { pageOf } from '../games/pages.ts';
import { warm } from '../host/channel.ts';

export function readyMatch(game: GameId): void {
  warm(game);
  Promise.all([import('./match-page.tsx'), pageOf(game).table.fetch()]).catch(() => {
    // Without a network nothing is ready beforehand; a match says so itself.
  });
}
