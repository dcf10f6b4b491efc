// What does the page know of each game? Name and cover at once, everything else when it is opened.

import type { GameId } from '@duello/games';
import { type GamePage, loadOnce, NO_CARD_BOOK, NO_SET_UP, type OwnPage, useSettings } from '@duello/table';

const FOLDER = '../../../../games/';
const pages = import.meta.glob<GamePage>('../../../../games/*/page/index.ts', { eager: true, import: 'page' });

export const pageOf = (game: GameId): GamePage => pages[`${FOLDER}${game}/page/index.ts`];

/** The same promise each time, as React wants it. */
export const setUpOf = loadOnce(async (game: GameId) => (await pageOf(game).setUp?.()) ?? NO_SET_UP);
export const bookOf = loadOnce(async (game: GameId) => (await pageOf(game).book?.()) ?? NO_CARD_BOOK);
/** Null in a game that has none. */
export const lessonOf = loadOnce(async (game: GameId) => (await pageOf(game).lesson?.()) ?? null);
export const galleryOf = loadOnce(async (game: GameId) => (await pageOf(game).gallery?.()) ?? null);

/** A game need not have a lesson or cards to look at. */
export function hasPage(game: GameId, page: string): boolean {
  const { lesson, gallery } = pageOf(game);
  return page === 'learn' ? lesson !== undefined : page !== 'cards' || gallery !== undefined;
}

export const ownPagesOf = (game: GameId): Readonly<Record<string, OwnPage>> => pageOf(game).pages ?? {};
const ownPages = loadOnce((game: GameId, page: string) => ownPagesOf(game)[page].load());
/** A page that only this game has; null when there is none of that name. */
export const ownPageOf = (game: GameId, page: string) =>
  Object.hasOwn(ownPagesOf(game), page) ? ownPages(game, page) : null;

export function useGameName(): (game: GameId) => string {
  const { lang } = useSettings();
  return (game) => pageOf(game).name[lang];
}
