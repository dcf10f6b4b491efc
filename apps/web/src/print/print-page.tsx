// How does a box become paper at home? What is wished for on the left, the pages as they will be printed on the right.

import { type GameId, isGameId } from '@duello/games';
import { useSettings } from '@duello/table';
import { useMemo, useState } from 'react';
import { GameWays } from '../frame/game-switcher.tsx';
import { Page } from '../frame/page.tsx';
import { useGameName } from '../games/pages.ts';
import { usePrinter, type Wish } from './crew/use-printer.ts';
import { Making } from './making.tsx';
import { Preview } from './preview.tsx';
import { PrintForm } from './print-form.tsx';
import { firstChoice, wishOf } from './wish.ts';
import { useWords } from './words/use-words.ts';
import './print.css';

export function PrintPage({ game }: { readonly game: string }) {
  const t = useWords();
  const nameOf = useGameName();
  if (!isGameId(game)) return <Page title={t('notFound')}>{null}</Page>;
  return (
    <Page title={t('print.title', { game: nameOf(game) })} wide>
      <GameWays page="print" game={game} />
      <p className="print-intro">{t('print.intro')}</p>
      <Box key={game} game={game} />
    </Page>
  );
}

function Box({ game }: { readonly game: GameId }) {
  const t = useWords();
  const { lang } = useSettings();
  const [choice, choose] = useState(firstChoice);
  const wish: Wish = useMemo(() => wishOf(choice, game, lang), [choice, game, lang]);
  const printer = usePrinter(wish);
  const { pages } = printer;
  const laid = pages.phase === 'failed' ? null : pages.laid;
  return (
    <div className="print" data-phase={pages.phase}>
      <PrintForm
        wish={wish}
        laid={laid}
        change={(part) => choose((now) => ({ ...now, ...part }))}
        below={<Making printer={printer} wish={wish} laid={laid} />}
      />
      <section className="panel print-preview" aria-labelledby="print-preview">
        <h2 id="print-preview">{t('print.preview')}</h2>
        {pages.phase === 'failed' ? (
          <p className="problem" role="alert">
            {t('print.failed', { message: pages.message })}
          </p>
        ) : (
          <Preview printer={printer} laid={laid} wish={wish} />
        )}
      </section>
    </div>
  );
}
