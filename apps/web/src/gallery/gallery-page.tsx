// Which cards does a game have? Its gallery, where each card can be found and opened.

import { type GameId, isGameId } from '@duello/games';
import { Suspense, use } from 'react';
import { GameWays } from '../frame/game-switcher.tsx';
import { Page } from '../frame/page.tsx';
import { galleryOf, hasPage, useGameName } from '../games/pages.ts';
import { useWords } from '../words/use-words.ts';
import { Gallery } from './gallery.tsx';

function Loaded({ game, card }: { readonly game: GameId; readonly card: string | null }) {
  const source = use(galleryOf(game));
  return source && <Gallery game={game} source={source} card={card} />;
}

export function GalleryPage({ game, card }: { readonly game: string; readonly card: string | null }) {
  const t = useWords();
  const nameOf = useGameName();
  if (!isGameId(game) || !hasPage(game, 'cards')) return <Page title={t('notFound')}>{null}</Page>;
  return (
    <Page title={t('cards.title', { game: nameOf(game) })} wide>
      <GameWays page="cards" game={game} />
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        <Loaded key={game} game={game} card={card} />
      </Suspense>
    </Page>
  );
}
