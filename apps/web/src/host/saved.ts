// Which matches does the browser know? Kept in the browser after every move, in compact text that nobody reads by accident.

import type { Json, Seat } from '@duello/kernel';
import { isRecord, type PersonNames, readName } from '@duello/language';
import { forgetKept, keep, keptKeys, type Player, type Players, readKept } from '@duello/table';

export interface Saved {
  readonly id: string;
  readonly game: string;
  readonly options: Json;
  readonly seed: string;
  readonly players: Players;
  /** Two people at one screen: a curtain hides the hand of the one who is not looking. */
  readonly curtain: boolean;
  /** What the people at this screen are called. */
  readonly names: PersonNames;
  /** Compact text of what has been played; empty before the first move. */
  readonly text: string;
  readonly round: number;
  readonly when: number;
  /** A match that has ended is kept with its result, for the history. */
  readonly over: boolean;
  /** Null while it runs. */
  readonly winner: Seat | 'draw' | null;
  /** Something was taken back that could not be undone. */
  readonly takebacks: boolean;
  /** Somebody was told what an expert would do. */
  readonly hints: boolean;
  /** Counts how often it was kept: what counts less is older, and never takes the place of what counts more. */
  readonly revision: number;
}

const PREFIX = 'duello.match.';
/** A match is a few thousand letters: so many take a small part of what a browser keeps. */
const ENDED_KEPT = 100;
/** So many of the oldest that have ended make room when there is none left. */
const GIVEN_UP = 5;
/** No clock of a browser goes further. */
const LAST_TIME = 8.64e15;

export const keyOf = (id: string): string => PREFIX + id;

function isPlayer(input: unknown): input is Player {
  if (!isRecord(input)) return false;
  return input.kind === 'person' || (input.kind === 'bot' && typeof input.bot === 'string');
}

/** Whatever was kept, as names; none where there were none. */
function readNames(input: unknown): PersonNames {
  const [a, b]: readonly unknown[] = Array.isArray(input) ? input : [];
  const name = (one: unknown): string => (typeof one === 'string' ? readName(one) : '');
  return [name(a), name(b)];
}

const isPlayers = (input: unknown): input is Players =>
  Array.isArray(input) && input.length === 2 && input.every(isPlayer);
const isText = (input: unknown): input is string => typeof input === 'string';
const isCount = (input: unknown, most: number): input is number =>
  typeof input === 'number' && input >= 0 && input <= most;

/** Options are checked by the rules of their game. */
const isOptions = (input: unknown): input is Json => isRecord(input);

/** A match as it was kept; null for anything else that stands there. */
function matchIn(value: unknown): Saved | null {
  if (!isRecord(value)) return null;
  const { id, game, options = {}, seed, players, text, round, when } = value;
  const { curtain = false, over = false, winner = null, revision = 0 } = value;
  if (!isText(id) || !isText(game) || !isText(seed) || !isText(text)) return null;
  if (id === '' || seed === '' || !isOptions(options) || !isPlayers(players)) return null;
  if (!isCount(round, Number.MAX_SAFE_INTEGER) || !isCount(when, LAST_TIME)) return null;
  if (!isCount(revision, Number.MAX_SAFE_INTEGER)) return null;
  return {
    ...{ id, game, options, seed, players, text, round, when, revision },
    names: readNames(value.names),
    curtain: curtain === true,
    over: over === true,
    takebacks: value.takebacks === true,
    hints: value.hints === true,
    winner: winner === 0 || winner === 1 || winner === 'draw' ? winner : null,
  };
}

export const savedMatch = (id: string): Saved | null => readKept(keyOf(id), matchIn);

/** The newest first. */
const allMatches = (): readonly Saved[] =>
  keptKeys(PREFIX)
    .map((key) => readKept(key, matchIn))
    .filter((saved) => saved !== null)
    .sort((a, b) => b.when - a.when);

export const unfinished = (): readonly Saved[] => allMatches().filter(({ over }) => !over);
export const finished = (): readonly Saved[] => allMatches().filter(({ over }) => over);

/** False when something newer is kept already, by another tab: nothing is overwritten then. */
export function save(saved: Saved): boolean {
  const there = savedMatch(saved.id);
  if (there !== null && there.revision >= saved.revision) return false;
  if (!keep(keyOf(saved.id), saved)) makeRoomFor(saved);
  if (saved.over) for (const { id } of finished().slice(ENDED_KEPT)) forget(id);
  return true;
}

/** What has ended gives way, the oldest first; what can still be played on never does. */
function makeRoomFor(saved: Saved): void {
  const oldest = finished().filter(({ id }) => id !== saved.id);
  for (const { id } of oldest.slice(-GIVEN_UP).toReversed()) {
    forget(id);
    if (keep(keyOf(saved.id), saved)) return;
  }
}

export const forget = (id: string): boolean => forgetKept(keyOf(id));

const NAMES = 'duello.names';

/** What the two people at this screen were called the last time. */
export const lastNames = (): PersonNames => readKept(NAMES, readNames);
export const noteNames = (names: PersonNames): boolean => keep(NAMES, names);

/** Games of which something is known, by the key it is kept under. */
const gamesAt = (key: string): readonly string[] =>
  readKept(key, (value) => (Array.isArray(value) ? value.filter(isText) : []));
function noteGame(key: string, game: string): void {
  const known = gamesAt(key);
  if (!known.includes(game)) keep(key, [...known, game]);
}

const FINISHED = 'duello.finished';

/** Whoever has finished no match of a game begins with what is made for a first one, and is shown it slowly. */
export const hasFinished = (game: string): boolean => gamesAt(FINISHED).includes(game);
export const noteFinished = (game: string): void => noteGame(FINISHED, game);

const LEARNED = 'duello.learned';

/** Whether a game's lesson was followed to its end. */
export const hasLearned = (game: string): boolean => gamesAt(LEARNED).includes(game);
export const noteLearned = (game: string): void => noteGame(LEARNED, game);

const STARTED = 'duello.started';

/** Whoever has read how a game starts, learned it or played it to its end is not told. */
export const knowsStart = (game: string): boolean =>
  gamesAt(STARTED).includes(game) || hasLearned(game) || hasFinished(game);
export const noteStart = (game: string): void => noteGame(STARTED, game);
