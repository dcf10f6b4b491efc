// What does the workshop know of a game? Its forms and words, loaded when they are needed.

import type { Workshop } from '@duello/cards/form';
import type { GameId } from '@duello/games';
import { loadOnce } from '@duello/table';

const FOLDER = '../../../../games/';
const workshops = import.meta.glob<Workshop>('../../../../games/*/workshop/workshop.ts', { import: 'workshop' });

/** The same promise each time, as React wants it; null in a game that has none. */
export const workshopOf = loadOnce(async (game: GameId): Promise<Workshop | null> => {
  const load = workshops[`${FOLDER}${game}/workshop/workshop.ts`];
  return load === undefined ? null : load();
});
export const hasWorkshop = (game: GameId): boolean => `${FOLDER}${game}/workshop/workshop.ts` in workshops;
