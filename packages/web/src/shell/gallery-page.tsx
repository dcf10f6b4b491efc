// Which cards does a game have? Its gallery, where each card can be found and opened.

import { Suspense } from 'react';
import { isGameId } from '../host/games.ts';
import { useWords } from '../words/use-words.ts';
import { galleries } from './gallery-games.ts';
import { Page } from './page.tsx';

export function GalleryPage({ game, card }: { readonly game: string; readonly card: string | null }) {
  const t = useWords();
  if (!isGameId(game)) return <Page title={t('notFound')}>{null}</Page>;
  const Gallery = galleries[game];
  return (
    <Page title={t('cards.title', { game: t(`game.${game}`) })} wide>
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        <Gallery card={card} />
      </Suspense>
    </Page>
  );
}
