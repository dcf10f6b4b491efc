// How is a match opened that somebody hands on? A worker checks it; what is ready has its board with it.

import { type GameId, isGameId } from '@duello/games';
import type { AnyBoard, Problem, ProblemKind, ReplayHead, ReplayHost } from '@duello/table';
import { pageOf } from '../games/pages.ts';

export type OpenedRecord =
  | { readonly kind: 'problem'; readonly problem: Problem; readonly board: AnyBoard | null }
  | { readonly kind: 'ready'; readonly head: ReplayHead; readonly board: AnyBoard; readonly game: GameId };

const broken = (kind: ProblemKind, detail: string): OpenedRecord => ({
  kind: 'problem',
  problem: { kind, detail, illegal: null },
  board: null,
});

async function opened(host: ReplayHost, text: string): Promise<OpenedRecord> {
  const result = await host.open(text);
  if (result.kind === 'problem') {
    const game = result.problem.illegal?.game ?? '';
    return { ...result, board: isGameId(game) ? await pageOf(game).board() : null };
  }
  const { head } = result;
  if (!isGameId(head.game)) return broken('game', head.game);
  return { kind: 'ready', head, board: await pageOf(head.game).board(), game: head.game };
}

/** Whatever is wrong with it is said, never thrown. */
export const openRecord = (host: ReplayHost, text: string): Promise<OpenedRecord> =>
  opened(host, text).catch((error: Error) => broken('damaged', error.message));
