// What if the browser can't keep the match? It is said at once, the match goes on, and can be saved as a file.

import { useIsUnkept } from '@duello/table';
import { useEffect, useState } from 'react';
import { keyOf, type Saved } from '../host/saved.ts';
import { useWords } from '../words/use-words.ts';
import { downloadMatch } from './download-match.ts';
import '../frame/toast.css';

/** The browser asks before a match is left that it has not kept. */
function useWarning(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [on]);
}

interface Props {
  readonly id: string;
  /** The match as it stands now. */
  latest(): Saved;
}

export function UnkeptNotice({ id, latest }: Props) {
  const t = useWords();
  const unkept = useIsUnkept(keyOf(id));
  const [read, setRead] = useState(false);
  useWarning(unkept);
  return (
    <div className="notice-place" role="alert">
      {unkept && !read && (
        <div className="toast">
          <p>
            <b>{t('unkept')}</b> {t('unkeptText')}
          </p>
          <p className="actions">
            <button type="button" className="button" onClick={() => downloadMatch(latest())}>
              {t('downloadMatch')}
            </button>
            <button type="button" className="button quiet" onClick={() => setRead(true)}>
              {t('understood')}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
