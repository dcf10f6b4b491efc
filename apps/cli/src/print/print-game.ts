// How is a game brought to the printer? By its `/print`, which it need not have.

import { GAME_IDS } from '@duello/games';
import { BadInput } from '@duello/kernel';
import type { GamePrint } from '@duello/print';
import { unknownGame } from '../games/one-game.ts';

interface Loaded {
  readonly print: GamePrint;
}

/** What Node says of a package that exports no such thing. */
const NOT_EXPORTED = 'ERR_PACKAGE_PATH_NOT_EXPORTED';

export async function printGame(id: string): Promise<GamePrint> {
  if (!GAME_IDS.some((known) => known === id)) throw unknownGame(id);
  try {
    const { print }: Loaded = await import(`@duello/${id}/print`);
    return print;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === NOT_EXPORTED)) throw error;
    throw new BadInput('', `${id} can’t be printed: it says nothing of its box in games/${id}/print`);
  }
}
