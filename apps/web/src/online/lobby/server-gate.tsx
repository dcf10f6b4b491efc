// Is there a server at this address? What needs one is shown only then; otherwise a sentence says that there is none.

import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { findServer } from '../link/api.ts';
import { useAnswer } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { TroubleNote } from './trouble.tsx';
import './lobby.css';

export function ServerGate({ children }: { readonly children: ReactNode }) {
  const app = useWords();
  const t = useOnlineWords();
  const found = useAnswer(findServer);
  if (found.kind === 'loading') return <p className="loading">{app('loading')}</p>;
  if (found.kind === 'ready') return children;
  if (found.trouble !== 'noServer') return <TroubleNote trouble={found.trouble} again={found.again} />;
  return (
    <section className="panel no-server">
      <h2>{t('on.noServer')}</h2>
      <p>{t('on.noServerText')}</p>
      <p className="actions">
        <a className="button" href="#/">
          {app('backHome')}
        </a>
        <button type="button" className="button quiet" onClick={found.again}>
          {t('on.again')}
        </button>
      </p>
    </section>
  );
}
