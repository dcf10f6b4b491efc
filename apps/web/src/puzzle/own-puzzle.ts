// How does a puzzle of somebody's own fit into a link? As the text of its file, checked when it is opened.

import { isGameId } from '@duello/games';
import { BadInput, type Json } from '@duello/kernel';
import { readPuzzle } from '@duello/lab/puzzle';
import { type KnownPuzzle, knownFrom } from './known-puzzle.ts';

/** No position is that long. */
const MOST_LETTERS = 40_000;

export function linkTextOf(file: string): string {
  const letters = Array.from(new TextEncoder().encode(file), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function jsonIn(link: string): Json {
  if (link.length > MOST_LETTERS) return null;
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** Null for what is no puzzle. */
export function ownPuzzle(link: string): KnownPuzzle | null {
  const file = jsonIn(link);
  try {
    const { scenario, puzzle } = readPuzzle(file);
    const { game } = scenario;
    return isGameId(game) ? knownFrom('own', game, file, puzzle) : null;
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
