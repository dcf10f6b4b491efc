// What does a second tab show of a match that is played in another? That it is, and the way to play it here.

import { Page } from '../frame/page.tsx';
import type { Hold } from '../host/match-lock.ts';
import { useWords } from '../words/use-words.ts';

export function Elsewhere({ hold, take }: { readonly hold: Hold; take(): void }) {
  const t = useWords();
  const asked = hold === 'asked';
  return (
    <Page title={t('elsewhere')}>
      <p role="status">{t(asked ? 'elsewhereAsked' : 'elsewhereText')}</p>
      <p className="actions">
        <button type="button" className="button" disabled={asked} onClick={take}>
          {t('playHere')}
        </button>
        <a className="button quiet" href="#/">
          {t('backHome')}
        </a>
      </p>
    </Page>
  );
}
