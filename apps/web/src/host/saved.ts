// Which matches does the browser know? Kept in the browser after every move, in compact text that nobody reads by accident.

import type { Json } from '@duello/kernel';
import type { Player, Players } from '@duello/table';

export interface Saved {
  readonly id: string;
  readonly game: string;
  readonly options: Json;
  readonly seed: string;
  readonly players: Players;
  /** Two people at one screen: a curtain hides the hand of the one who is not looking. */
  readonly curtain: boolean;
  /** Compact text of what has been played; empty before the first move. */
  readonly text: string;
  readonly round: number;
  readonly when: number;
  /** A match that has ended is kept for a while, so that its last page survives a reload. */
  readonly over: boolean;
}

const PREFIX = 'duello.match.';
const ENDED_KEPT = 5;

function isPlayer(input: unknown): input is Player {
  if (typeof input !== 'object' || input === null) return false;
  const { kind, bot }: { kind?: unknown; bot?: unknown } = input;
  return kind === 'person' || (kind === 'bot' && typeof bot === 'string');
}

const isPlayers = (input: unknown): input is Players =>
  Array.isArray(input) && input.length === 2 && input.every(isPlayer);

function parse(value: string | null): Saved | null {
  if (value === null) return null;
  try {
    const saved: Partial<Saved> = JSON.parse(value);
    const { id, game, options = {}, seed, players, curtain = false, text, round, when, over = false } = saved;
    if (!id || !game || !seed || !isPlayers(players)) return null;
    if (text === undefined || round === undefined || when === undefined) return null;
    return { id, game, options, seed, players, curtain, text, round, when, over };
  } catch {
    return null;
  }
}

/** A browser may refuse to keep or to tell anything; the match goes on, it only does not survive a reload. */
function guarded<R>(use: (kept: Storage) => R, otherwise: R): R {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

export const savedMatch = (id: string): Saved | null =>
  guarded((kept) => parse(kept.getItem(PREFIX + id)), null) ?? (unkept?.id === id ? unkept : null);

/** The newest first. */
const allMatches = (): readonly Saved[] =>
  guarded(
    (kept) =>
      Object.keys(kept)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => parse(kept.getItem(key)))
        .filter((saved) => saved !== null)
        .sort((a, b) => b.when - a.when),
    [],
  );

export const unfinished = (): readonly Saved[] => allMatches().filter(({ over }) => !over);

/** The last match that could not be kept: still played, until the page is closed. */
let unkept: Saved | null = null;

export function save(saved: Saved): void {
  const kept = guarded((storage) => {
    storage.setItem(PREFIX + saved.id, JSON.stringify(saved));
    return true;
  }, false);
  unkept = kept ? null : saved;
  if (!saved.over) return;
  const ended = allMatches().filter(({ over }) => over);
  for (const { id } of ended.slice(ENDED_KEPT)) forget(id);
}

export const forget = (id: string): void => guarded((kept) => kept.removeItem(PREFIX + id), undefined);

const PLAYED = 'duello.played';

/** Somebody's first match gets the friendliest supply. */
export const hasPlayed = (): boolean => guarded((kept) => kept.getItem(PLAYED) !== null, false);
export const notePlayed = (): void => guarded((kept) => kept.setItem(PLAYED, '1'), undefined);
