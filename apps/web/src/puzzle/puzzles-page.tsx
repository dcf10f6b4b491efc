// Which page of puzzles does somebody want? The list, one puzzle, one of their own, or a new one made of a match.

import { isGameId } from '@duello/games';
import { Page } from '../frame/page.tsx';
import { puzzleNamed } from './all-puzzles.ts';
import { MakePage } from './make-page.tsx';
import { ownPuzzle } from './own-puzzle.ts';
import { PuzzlePage } from './play/puzzle-page.tsx';
import { PuzzleList } from './puzzle-list.tsx';
import { usePuzzleWords } from './words/use-words.ts';
import './puzzles.css';

export function PuzzlesPage({ rest: [first, second, third] }: { readonly rest: readonly string[] }) {
  const t = usePuzzleWords();
  if (first === 'make')
    return <MakePage key={`${second} ${third}`} text={second ?? ''} answers={Number(third ?? 0) || 0} />;
  if (second === undefined) return <PuzzleList game={first !== undefined && isGameId(first) ? first : null} />;
  const puzzle =
    first === 'own' ? ownPuzzle(second) : first !== undefined && isGameId(first) ? puzzleNamed(first, second) : null;
  if (puzzle !== null)
    return <PuzzlePage key={`${puzzle.game} ${puzzle.id}`} puzzle={puzzle} isOwn={first === 'own'} />;
  return (
    <Page title={t('puzzle.title')}>
      <p>{t('puzzle.none')}</p>
      <p>
        <a className="button" href="#/puzzles">
          {t('puzzle.all')}
        </a>
      </p>
    </Page>
  );
}
