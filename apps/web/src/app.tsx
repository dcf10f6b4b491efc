// Which page is shown? The one the address names, each loaded when it is first opened.

import { GAME_IDS, isGameId } from '@duello/games';
import { linkTo, OnlineSettingsContext, type Route, routeOf, useRoute, useSettings } from '@duello/table';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { afterPaint } from './frame/after-paint.ts';
import { CrashBoundary, SilentBoundary } from './frame/crash.tsx';
import { Page } from './frame/page.tsx';
import { ownPageOf } from './games/pages.ts';
import { HomePage } from './home/home-page.tsx';
import { isAlone } from './rulebook/rulebook-alone.ts';
import { useWords } from './words/use-words.ts';
import './frame/install.ts';

const MatchPage = lazy(() => import('./match/match-page.tsx').then((m) => ({ default: m.MatchPage })));
const NewMatchPage = lazy(() => import('./match/new-match-page.tsx').then((m) => ({ default: m.NewMatchPage })));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx').then((m) => ({ default: m.ReplayPage })));
const ReviewPage = lazy(() => import('./review/review-page.tsx').then((m) => ({ default: m.ReviewPage })));
const LabPage = lazy(() => import('./lab/lab-page.tsx').then((m) => ({ default: m.LabPage })));
const PuzzlesPage = lazy(() => import('./puzzle/puzzles-page.tsx').then((m) => ({ default: m.PuzzlesPage })));
const PrintPage = lazy(() => import('./print/print-page.tsx').then((m) => ({ default: m.PrintPage })));
const WorkshopPage = lazy(() => import('./workshop/workshop-page.tsx').then((m) => ({ default: m.WorkshopPage })));
const LearnPage = lazy(() => import('./learn/learn-page.tsx').then((m) => ({ default: m.LearnPage })));
const LessonsPage = lazy(() => import('./learn/lessons-page.tsx').then((m) => ({ default: m.LessonsPage })));
const RulebookPage = lazy(() => import('./rulebook/rulebook-page.tsx').then((m) => ({ default: m.RulebookPage })));
const RulebookSheet = lazy(() => import('./rulebook/rulebook-sheet.tsx').then((m) => ({ default: m.RulebookSheet })));
const GalleryPage = lazy(() => import('./gallery/gallery-page.tsx').then((m) => ({ default: m.GalleryPage })));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx').then((m) => ({ default: m.SettingsPage })));
const HistoryPage = lazy(() => import('./history/history-page.tsx').then((m) => ({ default: m.HistoryPage })));
const FriendPage = lazy(() => import('./online/lobby/friend-page.tsx').then((m) => ({ default: m.FriendPage })));
const OpenPage = lazy(() => import('./online/lobby/open-page.tsx').then((m) => ({ default: m.OpenPage })));
const SomeonePage = lazy(() => import('./online/lobby/someone-page.tsx').then((m) => ({ default: m.SomeonePage })));
const TablePage = lazy(() => import('./online/lobby/table-page.tsx').then((m) => ({ default: m.TablePage })));
const OnlineMatchPage = lazy(() =>
  import('./online/around/online-match-page.tsx').then((m) => ({ default: m.OnlineMatchPage })),
);
const MePage = lazy(() => import('./online/lobby/me-page.tsx').then((m) => ({ default: m.MePage })));
const LeadersPage = lazy(() => import('./online/lobby/leaders-page.tsx').then((m) => ({ default: m.LeadersPage })));
const PushSwitch = lazy(() => import('./online/lobby/push-switch.tsx').then((m) => ({ default: m.PushSwitch })));
const UpdateToast = lazy(() => import('./frame/update-toast.tsx').then((m) => ({ default: m.UpdateToast })));
const CreditsPage = lazy(() => import('./settings/credits-page.tsx').then((m) => ({ default: m.CreditsPage })));

/** Pages with a table on them: the rules lie over it while they are read. */
const TABLES: readonly string[] = ['match', 'online', 'learn', 'replay'];
/** A list comes before the table of a puzzle. */
const isAtTable = ({ page, rest }: Route): boolean =>
  page === 'puzzles' ? rest.length > 1 && rest[0] !== 'make' : TABLES.includes(page) && rest.length > 0;

/** The table from which somebody has opened the rules; null while the page itself is what is open. */
function useTableBelow(route: Route): Route | null {
  const [last, setLast] = useState<string | null>(null);
  const { page, rest } = route;
  const isTable = isAtTable(route);
  const table = isTable ? linkTo(page, ...rest) : page === 'rules' && !isAlone() ? last : null;
  if (table !== last) setLast(table);
  return isTable || table === null ? null : routeOf(table);
}

function CurrentPage() {
  const route = useRoute();
  const table = useTableBelow(route);
  const [game = GAME_IDS[0], clause = null] = route.rest;
  return (
    <>
      <PageAt {...(table ?? route)} />
      {table !== null && (
        <Suspense fallback={null}>
          <RulebookSheet game={game} clause={clause} />
        </Suspense>
      )}
    </>
  );
}

function PageAt({ page, rest }: Route) {
  switch (page) {
    case '':
      return <HomePage />;
    case 'new':
      return <NewMatchPage key={rest.join()} game={rest[0] ?? GAME_IDS[0]} wished={rest[1] ?? null} />;
    case 'match':
      return <MatchPage key={rest[0]} id={rest[0] ?? ''} />;
    case 'friend':
      return <FriendPage game={rest[0] ?? GAME_IDS[0]} brings={rest[1] === 'brought'} />;
    case 'someone':
      return <SomeonePage />;
    case 'open':
      return <OpenPage game={rest[0] ?? GAME_IDS[0]} />;
    case 'table':
      return <TablePage key={rest[0]} name={rest[0] ?? ''} />;
    case 'online':
      return <OnlineMatchPage key={rest[0]} id={rest[0] ?? ''} seatKey={rest[1] ?? null} />;
    case 'me':
      return <MePage />;
    case 'leaders':
      return <LeadersPage game={rest[0] ?? GAME_IDS[0]} />;
    case 'replay':
      return <ReplayPage key={rest[0]} text={rest[0] ?? ''} place={rest[1] ?? null} />;
    case 'review':
      return <ReviewPage key={rest[0]} text={rest[0] ?? ''} />;
    case 'lab':
      return <LabPage rest={rest} />;
    case 'puzzles':
      return <PuzzlesPage rest={rest} />;
    case 'print':
      return <PrintPage key={rest.join()} game={rest[0] ?? GAME_IDS[0]} set={rest[1] ?? null} />;
    case 'workshop':
      return <WorkshopPage rest={rest} />;
    case 'learn':
      return rest[0] === undefined ? <LessonsPage /> : <LearnPage game={rest[0]} />;
    case 'rules':
      return <RulebookPage game={rest[0] ?? GAME_IDS[0]} clause={rest[1] ?? null} />;
    case 'cards':
      return <GalleryPage game={rest[0] ?? GAME_IDS[0]} card={rest[1] ?? null} />;
    case 'history':
      return <HistoryPage />;
    case 'settings':
      return <SettingsPage />;
    case 'credits':
      return <CreditsPage />;
    default:
      return <GamesOwnPage page={page} game={rest[0] ?? ''} named={rest[1] ?? null} />;
  }
}

/** A page that only one game has. */
function GamesOwnPage({ page, game, named }: { page: string; game: string; named: string | null }) {
  const own = isGameId(game) ? ownPageOf(game, page) : null;
  if (own === null) return <NotFound />;
  const OwnPage = use(own);
  return <OwnPage named={named} Frame={Page} />;
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

/** Only when the settings are opened. */
const ONLINE_SETTINGS = (
  <Suspense fallback={null}>
    <PushSwitch />
  </Suspense>
);

export function App() {
  useDocument();
  const t = useWords();
  return (
    <>
      <CrashBoundary>
        <Suspense fallback={<p className="loading">{t('loading')}</p>}>
          <OnlineSettingsContext value={ONLINE_SETTINGS}>
            <CurrentPage />
          </OnlineSettingsContext>
        </Suspense>
      </CrashBoundary>
      <Updates />
    </>
  );
}
