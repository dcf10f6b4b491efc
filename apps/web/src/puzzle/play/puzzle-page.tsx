// How is a puzzle played? At the game's own table, from its position; the bar above says what is to be reached and what came of it.

import { NO_NAMES } from '@duello/language';
import { type AnyBoard, go, type Players, type ReplayHead, type TableRemote } from '@duello/table';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { CrashPage } from '../../frame/crash.tsx';
import { GameTable } from '../../games/game-table.tsx';
import { pageOf } from '../../games/pages.ts';
import { allPuzzles, numberOf } from '../all-puzzles.ts';
import { openPuzzle, type PuzzleHost } from '../crew/puzzle-host.ts';
import { dailyOf, dayOf } from '../daily.ts';
import type { KnownPuzzle } from '../known-puzzle.ts';
import { usePuzzleWords } from '../words/use-words.ts';
import { PuzzleBar } from './puzzle-bar.tsx';
import { PuzzleSolution } from './puzzle-solution.tsx';
import { useTry } from './use-try.ts';

interface Opened {
  readonly host: PuzzleHost;
  readonly board: AnyBoard;
}

interface Props {
  readonly puzzle: KnownPuzzle;
  readonly isOwn: boolean;
}

export function PuzzlePage({ puzzle, isOwn }: Props) {
  const t = usePuzzleWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [crash, setCrash] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${t(`puzzle.goal.${puzzle.goal}`)} · Duello`;
  });
  useEffect(() => {
    let closed = false;
    let running: PuzzleHost | null = null;
    Promise.all([openPuzzle(puzzle.file, !isOwn), pageOf(puzzle.game).board()]).then(
      ([host, board]) => {
        running = host;
        host.match.onCrash(({ message }) => setCrash(message));
        if (closed) host.close();
        else setOpened({ host, board });
      },
      (error: Error) => setCrash(error.message),
    );
    return () => {
      closed = true;
      running?.close();
    };
  }, [puzzle, isOwn]);
  if (crash !== null) return <CrashPage message={crash} record="" />;
  const loading = <p className="loading">{t('loading')}</p>;
  if (opened === null) return loading;
  return (
    <Suspense fallback={loading}>
      <AtTable puzzle={puzzle} isOwn={isOwn} {...opened} />
    </Suspense>
  );
}

const PERSON = { kind: 'person' } as const;
const OTHER = { kind: 'bot', bot: 'expert' } as const;

function AtTable({ puzzle, isOwn, host, board }: Props & Opened) {
  const t = usePuzzleWords();
  const [day] = useState(() => dayOf(new Date()));
  const isDaily = !isOwn && dailyOf(allPuzzles, day)?.id === puzzle.id;
  const attempt = useTry({ puzzle, host, board, day, isDaily, isOwn });
  const [shown, setShown] = useState<ReplayHead | null>(null);
  const remote = useRef<TableRemote>(null);
  const players = useMemo((): Players => (attempt.seat === 0 ? [PERSON, OTHER] : [OTHER, PERSON]), [attempt.seat]);
  const again = (): void => {
    attempt.forget();
    setShown(null);
    remote.current?.takeBackTo(0);
  };
  const show = (): void => {
    attempt.noteHelp();
    host.solution().then(setShown);
  };
  const title = isOwn
    ? t('puzzle.own')
    : t(isDaily ? 'puzzle.ofDay' : 'puzzle.of', { n: numberOf(puzzle), grade: t(`puzzle.grade.${puzzle.grade}`) });
  const next = isOwn ? null : attempt.next;
  return (
    <div className="puzzle" data-solution={shown !== null}>
      <PuzzleBar
        title={title}
        puzzle={puzzle}
        attempt={attempt}
        isSolutionShown={shown !== null}
        again={again}
        show={show}
        back={() => setShown(null)}
        next={next === null ? null : () => go('puzzles', next.game, next.id)}
      />
      <div className="puzzle-table" hidden={shown !== null}>
        <GameTable
          game={puzzle.game}
          host={host.match}
          remote={remote}
          players={players}
          curtain={false}
          names={NO_NAMES}
          rematch={again}
          afterMatch={null}
          keep={() => {}}
          followed={attempt.followed}
          replay={() => {}}
        />
      </div>
      {shown !== null && board((one) => <PuzzleSolution host={host.replay} head={shown} board={one} />)}
    </div>
  );
}
