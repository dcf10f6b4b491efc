// What if the rules have changed since a match was kept, and it can't go on by today's? It is watched as far as they play it.

import { linkTo } from '@duello/table';
import { Page } from '../frame/page.tsx';
import type { Saved } from '../host/saved.ts';
import { useWords } from '../words/use-words.ts';
import { downloadMatch } from './download-match.ts';

export function OlderMatch({ saved }: { readonly saved: Saved }) {
  const t = useWords();
  return (
    <Page title={t('olderMatch')}>
      <p>{t('olderMatchText')}</p>
      <p className="actions">
        <a className="button" href={linkTo('replay', saved.text)}>
          {t('watchOlder')}
        </a>
        <button type="button" className="button quiet" onClick={() => downloadMatch(saved)}>
          {t('downloadMatch')}
        </button>
        <a className="button quiet" href="#/">
          {t('backHome')}
        </a>
      </p>
    </Page>
  );
}
