// How are the rules read in the middle of a match? Over the table, which stays as it is; Escape and Back lead back to it.

import { type GameId, isGameId } from '@duello/games';
import { Sheet } from '@duello/table';
import { type MouseEvent, Suspense, useRef } from 'react';
import { useGameName } from '../games/pages.ts';
import { useWords } from '../words/use-words.ts';
import { Book } from './rulebook-page.tsx';
import './rulebook-sheet.css';

/** Once for each address: the sheet stays open until the browser has gone back, and a second press would leave the table. */
function useBack(): () => void {
  const left = useRef('');
  return () => {
    if (left.current === window.location.hash) return;
    left.current = window.location.hash;
    window.history.back();
  };
}

/** Other clauses take the place of this one, so that Back leads to the table at once; other pages open beside it. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  if (!address.startsWith('#/') || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (address.startsWith('#/rules/')) window.location.replace(address);
  else window.open(address, '_blank', 'noopener');
}

interface Props {
  readonly game: string;
  readonly clause: string | null;
}

export function RulebookSheet({ game, clause }: Props) {
  return isGameId(game) ? <Opened game={game} clause={clause} /> : null;
}

function Opened({ game, clause }: { readonly game: GameId; readonly clause: string | null }) {
  const t = useWords();
  const nameOf = useGameName();
  const back = useBack();
  return (
    <Sheet title={t('rules.title', { game: nameOf(game) })} wide close={back}>
      <div className="page book-over" onClickCapture={follow}>
        <Suspense fallback={<p className="loading">{t('loading')}</p>}>
          <Book game={game} clause={clause} />
        </Suspense>
      </div>
    </Sheet>
  );
}
