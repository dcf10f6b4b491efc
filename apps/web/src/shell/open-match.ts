// How does a new match come about? It is kept first, then opened.

import type { Json } from '@duello/kernel';
import type { Players } from '../host/host.ts';
import { go } from './route.ts';
import { hasPlayed, notePlayed, save } from './saved.ts';

interface NewMatch {
  readonly game: string;
  readonly options: Json;
  readonly players: Players;
  /** Two people at one screen, with a curtain between their turns. */
  readonly curtain?: boolean;
  readonly seed?: string;
  /** A match to go on from, in compact text. */
  readonly text?: string;
}

/** Letters that are easy to read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

export function openMatch({ game, options, players, curtain = false, seed = newSeed(), text = '' }: NewMatch): void {
  const id = newSeed();
  save({ id, game, options, players, curtain, seed, text, round: 1, when: Date.now(), over: false });
  notePlayed();
  go('match', id);
}

/** One click: against the usual bot; the first match ever with the supply made for it. */
export const openQuickMatch = (): void =>
  openMatch({
    game: 'final-magic',
    options: hasPlayed() ? {} : { supply: 'firstSparks' },
    players: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
  });
