// Where does a player set things for every match? All settings, and a card that shows what they do.

import { GAME_IDS } from '@duello/games';
import { SettingsForm } from '@duello/table';
import { Suspense } from 'react';
import { useInstall } from '../frame/install.ts';
import { Page } from '../frame/page.tsx';
import { pageOf } from '../games/pages.ts';
import { useWords } from '../words/use-words.ts';
import { BoxCard } from './box-card.tsx';

/** The first game of the list shows what settings do. */
const [PREVIEWED] = GAME_IDS;
const PREVIEW_CARDS = 4;

export function SettingsPage() {
  const t = useWords();
  return (
    <Page title={t('settings')}>
      <div className="settings-page">
        <SettingsForm />
        <aside className="settings-side">
          <figure className="panel settings-preview">
            <div className="preview-cards">
              {(pageOf(PREVIEWED).showcase ?? []).slice(0, PREVIEW_CARDS).map((card) => (
                <Suspense key={card} fallback={<span className="card card-back" />}>
                  <BoxCard game={PREVIEWED} card={card} />
                </Suspense>
              ))}
            </div>
            <figcaption className="hint">{t('preview')}</figcaption>
          </figure>
          <Install />
        </aside>
      </div>
    </Page>
  );
}

function Install() {
  const t = useWords();
  const install = useInstall();
  if (install === null) return null;
  return (
    <section className="panel settings-group">
      <button type="button" className="button" onClick={install}>
        {t('install')}
      </button>
      <p className="hint">{t('installText')}</p>
    </section>
  );
}
