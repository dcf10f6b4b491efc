// Which page is shown? The one the address names, each loaded when it is first opened.

import { lazy, Suspense, useEffect, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { afterPaint } from './after-paint.ts';
import { CrashBoundary, SilentBoundary } from './crash.tsx';
import { HomePage } from './home-page.tsx';
import { MatchPage } from './match-page.tsx';
import { Page } from './page.tsx';
import { useRoute } from './route.ts';
import { useSettings } from './settings.ts';
import './install.ts';

const NewMatchPage = lazy(() => import('./new-match-page.tsx').then((m) => ({ default: m.NewMatchPage })));
const ReplayPage = lazy(() => import('./replay-page.tsx').then((m) => ({ default: m.ReplayPage })));
const LearnPage = lazy(() => import('./learn-page.tsx').then((m) => ({ default: m.LearnPage })));
const RulebookPage = lazy(() => import('./rulebook-page.tsx').then((m) => ({ default: m.RulebookPage })));
const GalleryPage = lazy(() => import('./gallery-page.tsx').then((m) => ({ default: m.GalleryPage })));
const DecksPage = lazy(() => import('../games/sun-moon/deck-page.tsx').then((m) => ({ default: m.DecksPage })));
const SettingsPage = lazy(() => import('./settings-page.tsx').then((m) => ({ default: m.SettingsPage })));
const UpdateToast = lazy(() => import('./update-toast.tsx').then((m) => ({ default: m.UpdateToast })));
const CreditsPage = lazy(() => import('./credits-page.tsx').then((m) => ({ default: m.CreditsPage })));

function CurrentPage() {
  const { page, rest } = useRoute();
  switch (page) {
    case '':
      return <HomePage />;
    case 'new':
      return <NewMatchPage key={rest[1]} game={rest[0] ?? 'final-magic'} wished={rest[1] ?? null} />;
    case 'match':
      return <MatchPage key={rest[0]} id={rest[0] ?? ''} />;
    case 'replay':
      return <ReplayPage key={rest[0]} text={rest[0] ?? ''} />;
    case 'learn':
      return <LearnPage game={rest[0] ?? 'final-magic'} />;
    case 'rules':
      return <RulebookPage game={rest[0] ?? 'final-magic'} clause={rest[1] ?? null} />;
    case 'cards':
      return <GalleryPage game={rest[0] ?? 'final-magic'} card={rest[1] ?? null} />;
    case 'decks':
      return <DecksPage named={rest[1] ?? null} />;
    case 'settings':
      return <SettingsPage />;
    case 'credits':
      return <CreditsPage />;
    default:
      return <NotFound />;
  }
}

function NotFound() {
  const t = useWords();
  return (
    <Page title={t('notFound')}>
      <p>{t('notFoundText')}</p>
      <p>
        <a className="button" href="#/">
          {t('backHome')}
        </a>
      </p>
    </Page>
  );
}

/** Nothing that is not needed for the first paint is fetched before it. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => afterPaint(() => setSettled(true), 400), []);
  return settled;
}

/** The update is offered beside the page; if it can't be loaded, the page is none the worse. */
function Updates() {
  const settled = useSettled();
  if (!settled || import.meta.env.DEV || !('serviceWorker' in navigator)) return null;
  return (
    <SilentBoundary>
      <Suspense fallback={null}>
        <UpdateToast />
      </Suspense>
    </SilentBoundary>
  );
}

/** Settings that belong to the whole document. */
function useDocument(): void {
  const { lang, textSize, contrast, safeColours } = useSettings();
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = lang;
    root.style.setProperty('--text-size', String(textSize / 100));
    root.dataset.contrast = contrast ? 'high' : 'normal';
    root.dataset.colours = safeColours ? 'safe' : 'normal';
  }, [lang, textSize, contrast, safeColours]);
}

export function App() {
  useDocument();
  const t = useWords();
  return (
    <>
      <CrashBoundary>
        <Suspense fallback={<p className="loading">{t('loading')}</p>}>
          <CurrentPage />
        </Suspense>
      </CrashBoundary>
      <Updates />
    </>
  );
}
