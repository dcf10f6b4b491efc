// What does the page know of each game? Name and cover at once, everything else when it is opened.

import type { GameId } from '@duello/games';
import { type GamePage, once, useSettings } from '@duello/table';

const FOLDER = '../../../../games/';
const pages = import.meta.glob<GamePage>('../../../../games/*/page/index.ts', { eager: true, import: 'page' });

export const pageOf = (game: GameId): GamePage => pages[`${FOLDER}${game}/page/index.ts`];

/** The same promise each time, as React wants it. */
export const lessonOf = once((game: GameId) => pageOf(game).lesson());
export const galleryOf = once((game: GameId) => pageOf(game).gallery());
export const setUpOf = once((game: GameId) => pageOf(game).setUp());
export const bookOf = once((game: GameId) => pageOf(game).book());

const ownPages = once((game: GameId, page: string) => pageOf(game).pages[page].load());
/** A page that only this game has; null when there is none of that name. */
export const ownPageOf = (game: GameId, page: string) =>
  Object.hasOwn(pageOf(game).pages, page) ? ownPages(game, page) : null;

export function useGameName(): (game: GameId) => string {
  const { lang } = useSettings();
  return (game) => pageOf(game).name[lang];
}
