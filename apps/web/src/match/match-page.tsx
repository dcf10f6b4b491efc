// How is a match opened? From what the browser has kept of it; every move is kept again.

import { GAME_IDS, isGameId } from '@duello/games';
import { type FirstSteps, FirstStepsContext, go, linkTo, type MatchState, type Start } from '@duello/table';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CrashPage } from '../frame/crash.tsx';
import { Page } from '../frame/page.tsx';
import { GameTable } from '../games/game-table.tsx';
import { useMatchLock } from '../host/match-lock.ts';
import { knowsStart, noteFinished, noteStart, type Saved, save, savedMatch } from '../host/saved.ts';
import { useHost } from '../host/use-host.ts';
import { useWords } from '../words/use-words.ts';
import { Elsewhere } from './elsewhere.tsx';
import { OlderMatch } from './older-match.tsx';
import { openRematch } from './rematch.ts';
import { UnkeptNotice } from './unkept-notice.tsx';
import { useHints } from './use-hints.ts';

/** What was kept, as a match that goes on; null when there is none, or none of a game that is known here. */
function startOf(saved: Saved | null): Start | null {
  if (saved === null || !isGameId(saved.game)) return null;
  const { game, players, options, seed, text } = saved;
  return { game, players, options, seed, from: text === '' ? null : { text, answers: null } };
}

/** Played in one tab at a time, so that no state ever takes the place of a newer one. */
export function MatchPage({ id }: { readonly id: string }) {
  const t = useWords();
  const { hold, take } = useMatchLock(id);
  useEffect(() => {
    document.title = 'Duello';
    // At once, not when a slanted word first appears: nothing is fetched while somebody plays.
    document.fonts.load('italic 1em "Source Sans 3"').catch(() => []);
  }, []);
  if (hold === 'looking') return <p className="loading">{t('loading')}</p>;
  return hold === 'here' ? <HeldMatch id={id} /> : <Elsewhere hold={hold} take={take} />;
}

/** What the browser keeps of the match, after every move. */
function useKeeping(saved: Saved | null) {
  const latest = useRef(saved);
  const [overtaken, setOvertaken] = useState(false);
  const keep = useCallback(({ text, round, outcome, takebacks }: MatchState): void => {
    const over = outcome !== null;
    // Whoever only looks has played nothing: a match that has ended keeps its date.
    if (latest.current === null || (latest.current.text === text && latest.current.over === over)) return;
    if (over) noteFinished(latest.current.game);
    const winner: Saved['winner'] = outcome === null ? null : (outcome.winner ?? 'draw');
    const next = {
      ...latest.current,
      text,
      round,
      over,
      winner,
      takebacks,
      when: Date.now(),
      revision: latest.current.revision + 1,
    };
    if (save(next)) latest.current = next;
    else setOvertaken(true);
  }, []);
  const noteHint = useCallback((): void => {
    if (latest.current === null || latest.current.hints) return;
    const next = { ...latest.current, hints: true, revision: latest.current.revision + 1 };
    if (save(next)) latest.current = next;
    else setOvertaken(true);
  }, []);
  useEffect(() => {
    // Whoever empties the browser's storage while a match is open still has the match.
    const keepAgain = (): void => {
      if (latest.current !== null && savedMatch(latest.current.id) === null) save(latest.current);
    };
    window.addEventListener('storage', keepAgain);
    document.addEventListener('visibilitychange', keepAgain);
    return () => {
      window.removeEventListener('storage', keepAgain);
      document.removeEventListener('visibilitychange', keepAgain);
    };
  }, []);
  return { latest, keep, noteHint, overtaken };
}

/** Once a game and browser: whoever has read it, or is past it, is not told again. */
function useFirstSteps(game: string): FirstSteps {
  const [isWanted, setWanted] = useState(() => !knowsStart(game));
  const done = useCallback((): void => {
    noteStart(game);
    setWanted(false);
  }, [game]);
  return useMemo(() => ({ isWanted, done }), [isWanted, done]);
}

function HeldMatch({ id }: { readonly id: string }) {
  const t = useWords();
  const [saved] = useState(() => savedMatch(id));
  const [start] = useState(() => startOf(saved));
  const { host, crash, isOlder } = useHost(start);
  const { latest, keep, noteHint, overtaken } = useKeeping(saved);
  const hints = useHints(saved, noteHint);
  const firstSteps = useFirstSteps(saved?.game ?? '');
  if (saved === null || !isGameId(saved.game)) return <NoMatch />;
  // Where a browser has no locks, what another tab has kept is found out only now.
  if (overtaken) return <Elsewhere hold="elsewhere" take={() => window.location.reload()} />;
  if (isOlder) return <OlderMatch saved={saved} />;
  if (crash !== null) return <CrashPage message={crash.message} record={crash.text ?? saved.text} />;
  const loading = <p className="loading">{t('loading')}</p>;
  if (host === null) return loading;
  const { players, curtain, names } = saved;
  return (
    <Suspense fallback={loading}>
      <FirstStepsContext value={firstSteps}>
        <GameTable
          game={saved.game}
          host={host}
          players={players}
          curtain={curtain}
          names={names}
          rematch={(first) => openRematch(saved, first)}
          keep={keep}
          hints={hints}
          replay={(text) => go('replay', text)}
          review={(text) => go('review', text)}
        />
      </FirstStepsContext>
      <UnkeptNotice id={id} latest={() => latest.current ?? saved} />
    </Suspense>
  );
}

function NoMatch() {
  const t = useWords();
  return (
    <Page title={t('noMatch')}>
      <p>{t('noMatchText')}</p>
      <p className="actions">
        <a className="button" href={linkTo('new', GAME_IDS[0])}>
          {t('newMatch')}
        </a>
        <a className="button quiet" href="#/">
          {t('backHome')}
        </a>
      </p>
    </Page>
  );
}
