// What does the player see when a part of the page breaks? The match record to copy, and a way back; never a blank page.

import { copyText, go, routeOf } from '@duello/table';
import { Component, type ReactNode, useState } from 'react';
import { savedMatch, unfinished } from '../host/saved.ts';
import { useWords } from '../words/use-words.ts';
import './crash.css';

interface State {
  readonly error: Error | null;
}

/** React catches errors of its parts only in a class. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };
  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
  readonly #leave = (): void => {
    if (this.state.error !== null) this.setState({ error: null });
  };
  override componentDidMount(): void {
    window.addEventListener('hashchange', this.#leave);
  }
  override componentWillUnmount(): void {
    window.removeEventListener('hashchange', this.#leave);
  }
  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <CrashPage message={error.message} record={openRecord()} />;
  }
}

/** For what the page can do without: when it breaks, nothing is shown of it. */
export class SilentBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };
  static getDerivedStateFromError = CrashBoundary.getDerivedStateFromError;
  override render(): ReactNode {
    return this.state.error === null ? this.props.children : null;
  }
}

/** The record of the match that is open, or else of the one that was played last. */
function openRecord(): string {
  const { page, rest } = routeOf(window.location.hash);
  const [part = ''] = rest;
  if (page === 'match') return savedMatch(part)?.text ?? '';
  return page === 'replay' || page === 'review' ? part : (unfinished()[0]?.text ?? '');
}

/** From the start page itself the address would not change, so nothing would happen. */
function goHome(): void {
  if (routeOf(window.location.hash).page === '') window.location.reload();
  else go('');
}

/** Plain elements only: this page must work when others do not. */
export function CrashPage({ message, record }: { readonly message: string; readonly record: string }) {
  const t = useWords();
  return (
    <main className="crash">
      <div className="crash-card" role="alert">
        <h1>{t('crashTitle')}</h1>
        <p>{t(record === '' ? 'crashTextPlain' : 'crashText')}</p>
        {record !== '' && <Record text={record} />}
        <p className="crash-actions">
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {t('tryAgain')}
          </button>
          <button type="button" className="button quiet" onClick={goHome}>
            {t('backHome')}
          </button>
        </p>
        <details>
          <summary>{t('crashDetails')}</summary>
          <pre>{message}</pre>
        </details>
      </div>
    </main>
  );
}

function Record({ text }: { readonly text: string }) {
  const t = useWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = (): void => {
    copyText(text).then(setCopied);
  };
  return (
    <div className="crash-record">
      <label htmlFor="crash-record">{t('matchRecord')}</label>
      <textarea id="crash-record" readOnly value={text} rows={3} onFocus={(event) => event.target.select()} />
      <button type="button" className="button quiet" onClick={copy}>
        {t('copyRecord')}
      </button>
      <output>{copied === null ? '' : t(copied ? 'copied' : 'copyByHand')}</output>
    </div>
  );
}
