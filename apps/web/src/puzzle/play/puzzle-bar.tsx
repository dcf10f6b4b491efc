// What does the bar above the table say? What is to be reached, hints, what came of the try, and what to do next.

import { linkTo } from '@duello/table';
import { Button } from 'react-aria-components';
import { nameOfBot } from '../../match/opponents.ts';
import type { KnownPuzzle } from '../known-puzzle.ts';
import { usePuzzleWords } from '../words/use-words.ts';
import type { Attempt } from './use-try.ts';

interface Props {
  readonly title: string;
  readonly puzzle: KnownPuzzle;
  readonly attempt: Attempt;
  readonly isSolutionShown: boolean;
  again(): void;
  show(): void;
  back(): void;
  /** Null when there is none. */
  readonly next: (() => void) | null;
}

const SIGNS: Readonly<Record<Attempt['kind'], string>> = {
  open: '',
  solved: '★',
  partly: '★',
  undone: '✗',
  lost: '✗',
  luck: '≈',
  bought: '✗',
};

export function PuzzleBar({ title, puzzle, attempt, isSolutionShown, again, show, back, next }: Props) {
  const t = usePuzzleWords();
  const { goal, missedBy } = puzzle;
  const { kind, said, proof, hints, allHints, way } = attempt;
  const isOpen = kind === 'open';
  const isSolved = kind === 'solved' || kind === 'partly';
  const missing = missedBy.at(-1);
  return (
    <section className="puzzle-bar" data-kind={kind} aria-label={t('puzzle.bar')}>
      <header>
        <h1>{t(`puzzle.goal.${goal}`)}</h1>
        <span className="puzzle-which">{title}</span>
      </header>
      <div className="puzzle-said">
        {isOpen && way === null && (
          <p className="puzzle-task">
            {t(`puzzle.goal.${goal}.text`)}
            {missing !== undefined && hints.length === 0 && (
              <span className="puzzle-missed"> {t('puzzle.missed', { bot: nameOfBot(t, missing) })}</span>
            )}
          </p>
        )}
        <div aria-live="polite">
          {said !== null && (
            <p className="puzzle-verdict">
              <span aria-hidden="true">{SIGNS[kind]} </span>
              {said}
            </p>
          )}
          {way !== null && isSolutionShown && <p className="puzzle-hint">{way}</p>}
          {isOpen && way === null && hints.length > 0 && <p className="puzzle-hint">{hints.join(' ')}</p>}
        </div>
        {proof !== null && proof.of > 0 && (
          <p className="puzzle-proof">
            <progress value={proof.held + proof.failed} max={proof.of} aria-hidden="true" />
            {t('puzzle.provedOf', { held: proof.held, of: proof.of })}
          </p>
        )}
      </div>
      <div className="puzzle-ways">
        {isSolutionShown ? (
          <Button className="puzzle-button primary" onPress={back}>
            {t('puzzle.back')}
          </Button>
        ) : (
          <>
            {isOpen && hints.length < allHints && (
              <Button className="puzzle-button" onPress={attempt.hint}>
                {hints.length === 0 ? t('puzzle.hint') : t('puzzle.hintOf', { n: hints.length + 1, all: allHints })}
              </Button>
            )}
            <Button className="puzzle-button" onPress={show}>
              {t('puzzle.solution')}
            </Button>
            <Button className={isOpen || isSolved ? 'puzzle-button' : 'puzzle-button primary'} onPress={again}>
              {t('puzzle.again')}
            </Button>
            {next !== null && (
              <Button className={isSolved ? 'puzzle-button primary' : 'puzzle-button'} onPress={next}>
                {t('puzzle.next')}
              </Button>
            )}
          </>
        )}
        <a className="puzzle-button" href={linkTo('puzzles', puzzle.game)}>
          {t('puzzle.list')}
        </a>
      </div>
    </section>
  );
}
