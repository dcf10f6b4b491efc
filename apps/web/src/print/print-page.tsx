// How does a box become paper at home? What is wished for on the left, the pages as they will be printed on the right.

import { type GameId, isGameId } from '@duello/games';
import { linkTo, useSettings } from '@duello/table';
import { useMemo, useState } from 'react';
import { GameWays } from '../frame/game-switcher.tsx';
import { Page } from '../frame/page.tsx';
import { useGameName } from '../games/pages.ts';
import { type KeptSet, keptSet } from '../workshop/set/kept-sets.ts';
import { usePrinter, type Wish } from './crew/use-printer.ts';
import { Making } from './making.tsx';
import { Preview } from './preview.tsx';
import { PrintForm } from './print-form.tsx';
import { firstChoice, wishOf } from './wish.ts';
import { useWords } from './words/use-words.ts';
import './print.css';

interface Props {
  readonly game: string;
  /** The id of a set of somebody's own cards; null for the box. */
  readonly set: string | null;
}

export function PrintPage({ game, set: id }: Props) {
  const t = useWords();
  const nameOf = useGameName();
  const set = useMemo(() => (id === null ? null : keptSet(id)), [id]);
  if (!isGameId(game) || (id !== null && set?.game !== game))
    return (
      <Page title={t('notFound')}>
        <p>{t('notFoundText')}</p>
      </Page>
    );
  if (set !== null)
    return (
      <Page title={t('print.set', { game: nameOf(game), name: set.name })} wide>
        <p className="print-intro">
          {t('print.set.intro')} <a href={linkTo('workshop', game, 'mine', set.id)}>{t('print.set.back')}</a>
        </p>
        <Box key={set.id} game={game} set={set} />
      </Page>
    );
  return (
    <Page title={t('print.title', { game: nameOf(game) })} wide>
      <GameWays page="print" game={game} />
      <p className="print-intro">{t('print.intro')}</p>
      <Box key={game} game={game} set={null} />
    </Page>
  );
}

function Box({ game, set }: { readonly game: GameId; readonly set: KeptSet | null }) {
  const t = useWords();
  const { lang } = useSettings();
  const [choice, choose] = useState(() => firstChoice(set !== null));
  const own = set?.cards ?? null;
  const wish: Wish = useMemo(() => wishOf(choice, game, lang, own), [choice, game, lang, own]);
  const printer = usePrinter(wish);
  const { pages } = printer;
  const laid = pages.phase === 'failed' ? null : pages.laid;
  return (
    <div className="print" data-phase={pages.phase}>
      <PrintForm
        wish={wish}
        laid={laid}
        isOwn={set !== null}
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
