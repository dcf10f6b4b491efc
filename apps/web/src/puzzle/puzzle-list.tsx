// Which puzzles are there? Today's, how many days in a row, and those of a game by grade, with what is solved.

import { GAME_IDS, type GameId } from '@duello/games';
import { linkTo } from '@duello/table';
import { useState } from 'react';
import { Page } from '../frame/page.tsx';
import { CoverIcon } from '../games/cover-icon.tsx';
import { pageOf, useGameName } from '../games/pages.ts';
import { allPuzzles, gamesWithPuzzles, puzzlesOf } from './all-puzzles.ts';
import { dailyOf, dayOf } from './daily.ts';
import type { KnownPuzzle } from './known-puzzle.ts';
import { type SolvedPuzzles, solvedPuzzles, streakOn } from './solved.ts';
import { usePuzzleWords } from './words/use-words.ts';

const GRADES = [1, 2, 3] as const;

export function PuzzleList({ game: wanted }: { readonly game: GameId | null }) {
  const t = usePuzzleWords();
  const [known] = useState(solvedPuzzles);
  const [day] = useState(() => dayOf(new Date()));
  const daily = dailyOf(allPuzzles, day);
  const game = wanted ?? daily?.game ?? GAME_IDS[0];
  return (
    <Page title={t('puzzle.title')} wide>
      <p className="hint puzzle-intro">{t('puzzle.intro')}</p>
      {daily !== null && <Daily puzzle={daily} day={day} known={known} />}
      <Games game={game} known={known} />
      {GRADES.map((grade) => (
        <Grade key={grade} grade={grade} list={puzzlesOf(game).filter((one) => one.grade === grade)} known={known} />
      ))}
    </Page>
  );
}

interface DailyProps {
  readonly puzzle: KnownPuzzle;
  readonly day: string;
  readonly known: SolvedPuzzles;
}

function Daily({ puzzle, day, known }: DailyProps) {
  const t = usePuzzleWords();
  const nameOf = useGameName();
  const isDone = known.days.includes(day);
  return (
    <section className="panel puzzle-today" data-done={isDone} aria-labelledby="puzzle-today">
      <span className="puzzle-today-sign" aria-hidden="true">
        <CoverIcon name={pageOf(puzzle.game).cover.main} />
      </span>
      <div>
        <h2 id="puzzle-today">{t('puzzle.today')}</h2>
        <p>
          {t('puzzle.todayText', {
            goal: t(`puzzle.goal.${puzzle.goal}`),
            game: nameOf(puzzle.game),
            grade: t(`puzzle.grade.${puzzle.grade}`),
          })}
        </p>
        {isDone && <p className="hint">{t('puzzle.todayDone')}</p>}
      </div>
      <p className="puzzle-streak">{t('puzzle.streak', { n: streakOn(known.days, day) })}</p>
      <a className={isDone ? 'button quiet' : 'button'} href={linkTo('puzzles', puzzle.game, puzzle.id)}>
        {t(isDone ? 'puzzle.lookAgain' : 'puzzle.solveToday')}
      </a>
    </section>
  );
}

const solvedIn = (list: readonly KnownPuzzle[], { solved }: SolvedPuzzles): number =>
  list.filter(({ id }) => Object.hasOwn(solved, id)).length;

function Games({ game, known }: { readonly game: GameId; readonly known: SolvedPuzzles }) {
  const t = usePuzzleWords();
  const nameOf = useGameName();
  return (
    <nav className="puzzle-games" aria-label={t('puzzle.games')}>
      {gamesWithPuzzles.map((one) => {
        const list = puzzlesOf(one);
        return (
          <a key={one} href={linkTo('puzzles', one)} aria-current={one === game ? 'page' : undefined}>
            <b>{nameOf(one)}</b>
            <span>{t('puzzle.solvedOf', { n: solvedIn(list, known), all: list.length })}</span>
          </a>
        );
      })}
    </nav>
  );
}

interface GradeProps {
  readonly grade: KnownPuzzle['grade'];
  readonly list: readonly KnownPuzzle[];
  readonly known: SolvedPuzzles;
}

function Grade({ grade, list, known }: GradeProps) {
  const t = usePuzzleWords();
  if (list.length === 0) return null;
  const first = puzzlesOf(list[0].game).indexOf(list[0]);
  return (
    <section className="puzzle-grade" aria-labelledby={`puzzle-grade-${grade}`}>
      <h2 id={`puzzle-grade-${grade}`}>
        {t(`puzzle.grade.${grade}`)}
        <small>{t('puzzle.solvedOf', { n: solvedIn(list, known), all: list.length })}</small>
      </h2>
      <ol>
        {list.map((puzzle, at) => (
          <li key={puzzle.id}>
            <Item puzzle={puzzle} number={first + at + 1} known={known} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const SIGNS = { open: '', solved: '★', helped: '☆' } as const;

function Item({ puzzle, number, known }: { puzzle: KnownPuzzle; number: number; known: SolvedPuzzles }) {
  const t = usePuzzleWords();
  const { id, game, goal } = puzzle;
  const state = !Object.hasOwn(known.solved, id) ? 'open' : known.helped.includes(id) ? 'helped' : 'solved';
  return (
    <a className="puzzle-item" data-state={state} href={linkTo('puzzles', game, id)}>
      <b>{number}</b>
      <span>
        {t(`puzzle.short.${goal}`)}
        <span className="visually-hidden">, {t(`puzzle.state.${state}`)}</span>
      </span>
      <i aria-hidden="true">{SIGNS[state]}</i>
    </a>
  );
}
