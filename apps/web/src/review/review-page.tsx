// How well was a match played? Opened from the text in the address, as a replay is; what is wrong with it is said alike.

import { linkText } from '@duello/language';
import { go, linkTo, type ReplayHost } from '@duello/table';
import { useEffect, useState } from 'react';
import { Page } from '../frame/page.tsx';
import { replayHost } from '../host/replay-host.ts';
import { type OpenedRecord, openRecord } from '../replay/open-record.ts';
import { ReplayProblem } from '../replay/replay-problem.tsx';
import { useWords } from '../words/use-words.ts';
import { ReviewViewer } from './review-viewer.tsx';
import { useReviewWords } from './words/use-words.ts';

/** A match that goes on would give away what the other holds. */
function NotOver({ text }: { readonly text: string }) {
  const t = useReviewWords();
  return (
    <Page title={t('review.title')}>
      <p role="status">{t('review.running')}</p>
      <a className="button" href={linkTo('replay', text)}>
        {t('review.replay')}
      </a>
    </Page>
  );
}

export function ReviewPage({ text }: { readonly text: string }) {
  const t = useWords();
  const [host, setHost] = useState<ReplayHost | null>(null);
  const [shown, setShown] = useState<OpenedRecord | null>(null);
  useEffect(() => {
    const started = replayHost();
    let current = true;
    setHost(started);
    openRecord(started, text).then((found) => current && setShown(found));
    return () => {
      current = false;
      started.close();
    };
  }, [text]);
  if (host === null || shown === null) return <p className="loading">{t('loading')}</p>;
  if (shown.kind === 'problem') {
    return <ReplayProblem problem={shown.problem} board={shown.board} open={(next) => go('replay', linkText(next))} />;
  }
  const { head, game } = shown;
  if (!head.over) return <NotOver text={head.text} />;
  return shown.board((board) => <ReviewViewer host={host} head={head} board={board} game={game} />);
}
