// Which games can a worker run? Each is loaded when it is needed.

import type { Tools } from '@duello/bots';
import { BadInput, type State } from '@duello/kernel';

export type OverGame<R> = <S extends State, V, O, E>(tools: Tools<S, V, O, E>) => R;

export const GAME_IDS = ['final-magic', 'contracts', 'battleground', 'sun-moon'] as const;
export type GameId = (typeof GAME_IDS)[number];
export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);

const GAMES: Readonly<Record<GameId, <R>(use: OverGame<R>) => Promise<R>>> = {
  async 'final-magic'(use) {
    const { finalMagic, score, settled } = await import('@duello/final-magic');
    return use({ rules: finalMagic, score, settled });
  },
  async contracts(use) {
    const { contracts, score, settled } = await import('@duello/contracts');
    return use({ rules: contracts, score, settled });
  },
  async battleground(use) {
    const { battleground, score, settled } = await import('@duello/battleground');
    return use({ rules: battleground, score, settled });
  },
  async 'sun-moon'(use) {
    const { sunMoon, score, settled } = await import('@duello/sun-moon');
    return use({ rules: sunMoon, score, settled });
  },
};

export async function withGame<R>(id: string, use: OverGame<R>): Promise<R> {
  if (!isGameId(id)) throw new BadInput('game', `there is no game "${id}" here; there are ${GAME_IDS.join(', ')}`);
  return GAMES[id](use);
}
