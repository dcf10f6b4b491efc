// Which cards does a game have? Its gallery, where each card can be found and opened.

import { Suspense, use } from 'react';
import { type GameId, isGameId } from '../host/games.ts';
import { useWords } from '../words/use-words.ts';
import { Gallery } from './gallery.tsx';
import { galleryOf } from './gallery-games.ts';
import { GameWays } from './game-ways.tsx';
import { Page } from './page.tsx';

function Loaded({ game, card }: { readonly game: GameId; readonly card: string | null }) {
  return <Gallery source={use(galleryOf(game))} card={card} />;
}

export function GalleryPage({ game, card }: { readonly game: string; readonly card: string | null }) {
  const t = useWords();
  if (!isGameId(game)) return <Page title={t('notFound')}>{null}</Page>;
  return (
    <Page title={t('cards.title', { game: t(`game.${game}`) })} wide>
      <GameWays page="cards" game={game} />
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        <Loaded key={game} game={game} card={card} />
      </Suspense>
    </Page>
  );
}
