// How does one get from a page of one game to the same page of another? By its name, above the page.

import { GAME_IDS, type GameId } from '@duello/games';
import { linkTo } from '@duello/table';
import { hasPage, useGameName } from '../games/pages.ts';
import { useWords } from '../words/use-words.ts';

export function GameWays({ page, game }: { readonly page: string; readonly game: GameId }) {
  const t = useWords();
  const nameOf = useGameName();
  return (
    <nav className="game-ways" aria-label={t('games')}>
      {GAME_IDS.filter((id) => hasPage(id, page)).map((id) => (
        <a key={id} href={linkTo(page, id)} aria-current={id === game ? 'page' : undefined}>
          {nameOf(id)}
        </a>
      ))}
    </nav>
  );
}
