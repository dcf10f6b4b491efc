// How is a replay opened? From the text in the address; a worker checks it, and a broken one says what is wrong.

import { linkText } from '@duello/language';
import { go, linkTo, type ReplayHost } from '@duello/table';
import { useEffect, useState } from 'react';
import { replayHost } from '../host/replay-host.ts';
import { type OpenedRecord, openRecord } from './open-record.ts';
import { ReplayProblem } from './replay-problem.tsx';
import { ReplayViewer } from './replay-viewer.tsx';
import { useWords } from './words/use-words.ts';
import './replay-controls.css';
import './replay.css';

interface Props {
  readonly text: string;
  /** How many answers have been given where it begins; null for the start. */
  readonly place: string | null;
}

export function ReplayPage({ text, place }: Props) {
  const t = useWords();
  const [host, setHost] = useState<ReplayHost | null>(null);
  const [shown, setShown] = useState<OpenedRecord | null>(null);
  const [input, setInput] = useState(text);
  useEffect(() => {
    const started = replayHost();
    setHost(started);
    return () => started.close();
  }, []);
  useEffect(() => {
    if (host === null) return;
    let current = true;
    openRecord(host, input).then((found) => {
      if (!current) return;
      setShown(found);
      // A file has no link yet: its text becomes the address, so that it can be shared and reloaded.
      if (found.kind === 'ready') {
        const parts = place === null ? [found.head.text] : [found.head.text, place];
        window.history.replaceState(null, '', linkTo('replay', ...parts));
      }
    });
    return () => {
      current = false;
    };
  }, [host, input, place]);
  useEffect(() => {
    document.title = `${t('replay.title')} · Duello`;
  });
  const open = (next: string): void => {
    if (next.startsWith('{')) setInput(next);
    else go('replay', linkText(next));
  };
  if (host === null || shown === null) return <p className="loading">{t('loading')}</p>;
  if (shown.kind === 'problem') return <ReplayProblem problem={shown.problem} board={shown.board} open={open} />;
  const { head, game } = shown;
  const from = Number(place ?? 0) || 0;
  return shown.board((board) => <ReplayViewer host={host} head={head} board={board} game={game} from={from} />);
}
