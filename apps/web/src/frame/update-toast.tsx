// Is there a newer version? It is fetched in the background and taken only when the player says so.

import { useRegisterSW } from 'virtual:pwa-register/react';
import { useWords } from '../words/use-words.ts';
import './toast.css';

const HOUR = 3_600_000;

/** Whoever leaves the page open for days hears of a new version too. */
function lookNowAndThen(registration: ServiceWorkerRegistration | undefined): void {
  if (registration === undefined) return;
  setInterval(() => {
    if (navigator.onLine) registration.update().catch(() => {});
  }, HOUR);
}

export function UpdateToast() {
  const t = useWords();
  const {
    needRefresh: [ready, setReady],
    updateServiceWorker,
  } = useRegisterSW({ onRegisteredSW: (_, registration) => lookNowAndThen(registration) });
  return (
    <div className="toast-place" role="status">
      {ready && (
        <div className="toast">
          <p>
            <b>{t('updateReady')}</b> {t('updateHint')}
          </p>
          <p className="actions">
            <button type="button" className="button" onClick={() => updateServiceWorker(true)}>
              {t('updateNow')}
            </button>
            <button type="button" className="button quiet" onClick={() => setReady(false)}>
              {t('updateLater')}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
