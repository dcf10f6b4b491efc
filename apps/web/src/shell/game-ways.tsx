// How does one get from a page of one game to the same page of another? By its name, above the page.

import { GAME_IDS, type GameId } from '../host/games.ts';
import { useWords } from '../words/use-words.ts';
import { linkTo } from './route.ts';

export function GameWays({ page, game }: { readonly page: string; readonly game: GameId }) {
  const t = useWords();
  return (
    <nav className="game-ways" aria-label={t('games')}>
      {GAME_IDS.map((id) => (
        <a key={id} href={linkTo(page, id)} aria-current={id === game ? 'page' : undefined}>
          {t(`game.${id}`)}
        </a>
      ))}
    </nav>
  );
}
