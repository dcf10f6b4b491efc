// How is a replay opened? From the text in the address; a worker checks it, and a broken one says what is wrong.

import { type GameId, isGameId } from '@duello/games';
import { linkText } from '@duello/language';
import {
  type AnyBoard,
  go,
  linkTo,
  type Problem,
  type ProblemKind,
  type ReplayHead,
  type ReplayHost,
} from '@duello/table';
import { useEffect, useState } from 'react';
import { pageOf } from '../games/pages.ts';
import { replayHost } from '../host/replay-host.ts';
import { useWords } from '../words/use-words.ts';
import { ReplayProblem } from './replay-problem.tsx';
import { ReplayViewer } from './replay-viewer.tsx';
import './replay-controls.css';
import './replay.css';

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: Problem; readonly board: AnyBoard | null }
  | { readonly kind: 'ready'; readonly head: ReplayHead; readonly board: AnyBoard; readonly game: GameId };

const broken = (kind: ProblemKind, detail: string): Shown => ({
  kind: 'problem',
  problem: { kind, detail, illegal: null },
  board: null,
});

async function opened(host: ReplayHost, text: string): Promise<Shown> {
  const result = await host.open(text);
  if (result.kind === 'problem') {
    const game = result.problem.illegal?.game ?? '';
    return { ...result, board: isGameId(game) ? await pageOf(game).board() : null };
  }
  const { head } = result;
  if (!isGameId(head.game)) return broken('game', head.game);
  return { kind: 'ready', head, board: await pageOf(head.game).board(), game: head.game };
}

export function ReplayPage({ text }: { readonly text: string }) {
  const t = useWords();
  const [host, setHost] = useState<ReplayHost | null>(null);
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [input, setInput] = useState(text);
  useEffect(() => {
    const started = replayHost();
    setHost(started);
    return () => started.close();
  }, []);
  useEffect(() => {
    if (host === null) return;
    let current = true;
    opened(host, input)
      .catch((error: Error) => broken('damaged', error.message))
      .then((found) => {
        if (!current) return;
        setShown(found);
        // A file has no link yet: its text becomes the address, so that it can be shared and reloaded.
        if (found.kind === 'ready') window.history.replaceState(null, '', linkTo('replay', found.head.text));
      });
    return () => {
      current = false;
    };
  }, [host, input]);
  useEffect(() => {
    document.title = `${t('replay.title')} · Duello`;
  });
  const open = (next: string): void => {
    if (next.startsWith('{')) setInput(next);
    else go('replay', linkText(next));
  };
  if (host === null || shown.kind === 'loading') return <p className="loading">{t('loading')}</p>;
  if (shown.kind === 'problem') return <ReplayProblem problem={shown.problem} board={shown.board} open={open} />;
  const { head, game } = shown;
  return shown.board((board) => <ReplayViewer host={host} head={head} board={board} game={game} />);
}
