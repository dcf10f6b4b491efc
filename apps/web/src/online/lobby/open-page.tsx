// How does somebody open a table for whoever comes? As for a friend, but it stands in the list of open tables.

import { isGameId } from '@duello/games';
import { Suspense } from 'react';
import { GameWays } from '../../frame/game-switcher.tsx';
import { Page } from '../../frame/page.tsx';
import { useGameName } from '../../games/pages.ts';
import { useWords } from '../../words/use-words.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { ServerGate } from './server-gate.tsx';
import { TableForm } from './table-form.tsx';
import './lobby.css';

export function OpenPage({ game }: { readonly game: string }) {
  const app = useWords();
  const t = useOnlineWords();
  const nameOf = useGameName();
  if (!isGameId(game)) return <Page title={app('unknownGame')}>{null}</Page>;
  return (
    <Page title={t('open.of', { game: nameOf(game) })} wide>
      <ServerGate>
        <GameWays page="open" game={game} />
        <Suspense fallback={<p className="loading">{app('loading')}</p>}>
          <TableForm key={game} game={game} isPrivate={false} />
        </Suspense>
      </ServerGate>
    </Page>
  );
}
