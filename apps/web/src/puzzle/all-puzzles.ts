// Which puzzles does the box hold? All files of all games, loaded together when somebody wants one.

import { GAME_IDS, type GameId, isGameId } from '@duello/games';
import type { Json } from '@duello/kernel';
import { readPuzzle } from '@duello/lab/puzzle';
import { type KnownPuzzle, knownFrom, puzzlesFirst } from './known-puzzle.ts';

const files = import.meta.glob<Json>('../../../../games/*/puzzles/*/*.json', { eager: true, import: 'default' });

function known([path, file]: [string, Json]): KnownPuzzle[] {
  const [name, , , game] = path
    .replace(/\.json$/, '')
    .split('/')
    .reverse();
  return isGameId(game) ? [knownFrom(name, game, file, readPuzzle(file).puzzle)] : [];
}

/** By game and grade; within a grade in an order that stays. */
export const allPuzzles: readonly KnownPuzzle[] = Object.entries(files).flatMap(known).sort(puzzlesFirst);

export const puzzlesOf = (game: GameId): readonly KnownPuzzle[] => allPuzzles.filter((one) => one.game === game);

export const puzzleNamed = (game: GameId, id: string): KnownPuzzle | null =>
  puzzlesOf(game).find((one) => one.id === id) ?? null;

/** Where it stands in its game's list, counted from 1. */
export const numberOf = ({ game, id }: KnownPuzzle): number => puzzlesOf(game).findIndex((one) => one.id === id) + 1;

/** The next one of the game that is not among these; null when all are. */
export function nextAfter({ game, id }: KnownPuzzle, isSolved: (id: string) => boolean): KnownPuzzle | null {
  const list = puzzlesOf(game);
  const at = list.findIndex((one) => one.id === id);
  return [...list.slice(at + 1), ...list.slice(0, at)].find((one) => !isSolved(one.id)) ?? null;
}

export const gamesWithPuzzles: readonly GameId[] = GAME_IDS.filter((game) => puzzlesOf(game).length > 0);
