// Which drawings does a game print? Of its box, by name: whoever brings them need not bring all that there are.

import { LANGS } from '@duello/language';
import type { GamePrint } from './game-print.ts';

export function drawingsOf(game: GamePrint): readonly string[] {
  const names = LANGS.flatMap((lang): readonly (string | null)[] => [
    ...game
      .cards(lang)
      .flatMap(({ art, sigil, pips, marks, back }) => [art, sigil, back.sigil, ...[...pips, ...marks].map(iconOf)]),
    ...game.tokens(lang).flatMap(({ front, back }) => [front, back].map(iconOf)),
    ...game.tracks(lang).map(iconOf),
    ...game.boards(lang).flatMap(({ icons }) => icons),
  ]);
  return [...new Set([game.sigil, ...names])].filter((name) => name !== null).toSorted();
}

const iconOf = ({ icon }: { readonly icon: string | null }): string | null => icon;
