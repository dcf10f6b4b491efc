// Where does a player set things for every match? All settings, and a card that shows what they do.

import { lazy, Suspense } from 'react';
import { useWords } from '../words/use-words.ts';
import { useInstall } from './install.ts';
import { Page } from './page.tsx';
import { useSettings } from './settings.ts';
import { SettingsForm } from './settings-form.tsx';

const Face = lazy(() => import('./fan-face.tsx').then((m) => ({ default: m.FanFace })));

const PREVIEW = ['firestorm', 'healingStream', 'rockShield', 'flight'] as const;

export function SettingsPage() {
  const t = useWords();
  const { lang } = useSettings();
  return (
    <Page title={t('settings')}>
      <div className="settings-page">
        <SettingsForm />
        <aside className="settings-side">
          <figure className="panel settings-preview">
            <div className="preview-cards">
              {PREVIEW.map((card) => (
                <Suspense key={card} fallback={<span className="card card-back" />}>
                  <Face card={card} lang={lang} />
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
