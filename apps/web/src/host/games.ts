// Which games can a worker run? Those of the registry, each loaded when it is needed.

import type { AnyTools, OverTools } from '@duello/bots';
import { GAME_IDS, isGameId } from '@duello/games';
import { BadInput } from '@duello/kernel';

const FOLDER = '../../../../games/';
const tools = import.meta.glob<AnyTools>('../../../../games/*/index.ts', { import: 'tools' });

export async function withGame<R>(id: string, use: OverTools<R>): Promise<R> {
  if (!isGameId(id)) throw new BadInput('game', `there is no game "${id}" here; there are ${GAME_IDS.join(', ')}`);
  const lend = await tools[`${FOLDER}${id}/index.ts`]();
  return lend(use);
}
