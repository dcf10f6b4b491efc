// How does a new match come about? It is kept first, then opened.

import type { GameId } from '@duello/games';
import type { Json } from '@duello/kernel';
import { NO_NAMES, type PersonNames } from '@duello/language';
import { type ChosenOptions, go, newId, type Players } from '@duello/table';
import { pageOf } from '../games/pages.ts';
import { hasFinished, save } from '../host/saved.ts';
import { usualLevel } from './opponents.ts';

interface NewMatch {
  readonly game: string;
  readonly options: Json;
  readonly players: Players;
  /** Two people at one screen, with a curtain between their turns. */
  readonly curtain?: boolean;
  /** What people at this screen are called. */
  readonly names?: PersonNames;
  readonly seed?: string;
  /** A match to go on from, in compact text. */
  readonly text?: string;
}

export function openMatch(match: NewMatch): void {
  const { game, options, players, curtain = false, names = NO_NAMES, seed = newId(), text = '' } = match;
  const id = newId();
  save({
    id,
    game,
    options,
    players,
    curtain,
    names,
    seed,
    text,
    round: 1,
    when: Date.now(),
    over: false,
    winner: null,
    takebacks: false,
    hints: false,
    revision: 1,
  });
  go('match', id);
}

/** What a match of the game is played with unless somebody chooses: whoever is new to it begins with what is made for that. */
export const usualOptions = (game: GameId): ChosenOptions => (hasFinished(game) ? {} : pageOf(game).firstMatch);

/** One click: against the usual bot. */
export const openQuickMatch = (game: GameId): void =>
  openMatch({
    game,
    options: usualOptions(game),
    players: [{ kind: 'person' }, { kind: 'bot', bot: usualLevel(game) }],
  });
