// In which words, and by which names, is an answer shown? Those of the lab, and those of its game, in the player’s language.

import type { GameId } from '@duello/games';
import { reportWords, type Voice } from '@duello/lab/report';
import { loadOnce, useSettings } from '@duello/table';
import { use, useMemo } from 'react';
import { useGameName } from '../../games/pages.ts';
import { nameOfBot } from '../../match/opponents.ts';
import { gameOf } from '../crew/lab-games.ts';
import { useWords } from '../words/use-words.ts';

export const labGame = loadOnce((id: GameId) => gameOf(id));

/** A voice, and which version of the rules would play today. */
export interface GameVoice extends Voice {
  readonly version: number;
}

/** Waits until the game has come. */
export function useVoice(game: GameId): GameVoice {
  const t = useWords();
  const { lang } = useSettings();
  const title = useGameName()(game);
  const loaded = use(labGame(game));
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and title follow the language
  return useMemo(() => {
    const { deck, card, option } = loaded.names(lang);
    const naming = { title, deck, card, option, bot: (id: string) => nameOfBot(t, id) };
    return { words: reportWords[lang], naming, version: loaded.rules.version };
  }, [loaded, lang]);
}
