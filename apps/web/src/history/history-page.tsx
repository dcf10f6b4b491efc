// Which matches have been finished? Each with its result, opponent, date and replay; and how often each level was beaten.

import { onKept } from '@duello/table';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { Page } from '../frame/page.tsx';
import { useGameName } from '../games/pages.ts';
import { finished, forget, type Saved } from '../host/saved.ts';
import { nameOfBot } from '../match/opponents.ts';
import { identity } from '../online/link/identity.ts';
import { useWords } from '../words/use-words.ts';
import { figuresOf } from './figures.ts';
import { HistoryRow } from './history-row.tsx';
import './history.css';

/** With what it needs to ask a server, which most matches do not. */
const OnlineHistory = lazy(() =>
  import('../online/lobby/online-history.tsx').then((m) => ({ default: m.OnlineHistory })),
);

/** Read again whenever something is kept or forgotten, here or in another tab. */
function useFinished(): readonly Saved[] {
  const ids = useSyncExternalStore(onKept, () =>
    finished()
      .map(({ id, revision }) => `${id} ${revision}`)
      .join('\n'),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when something has changed
  return useMemo(() => finished().filter(({ winner }) => winner !== null), [ids]);
}

export function HistoryPage() {
  const t = useWords();
  const matches = useFinished();
  /** What was played online stands below, and says itself when there is nothing. */
  const [playsOnline] = useState(() => identity() !== null);
  /** Deleted here: their rows stay, so that each can be brought back. */
  const [deleted, setDeleted] = useState<readonly Saved[]>([]);
  const rows = [...matches, ...deleted.filter(({ id }) => matches.every((one) => one.id !== id))].sort(
    (a, b) => b.when - a.when,
  );
  return (
    <Page title={t('history.title')}>
      {rows.length === 0 ? (
        <>
          {!playsOnline && <p>{t('history.none')}</p>}
          <p>
            <a className="button" href="#/">
              {t('backHome')}
            </a>
          </p>
        </>
      ) : (
        <>
          <FiguresTable matches={matches} />
          <section className="panel history" aria-labelledby="history-heading">
            <h2 id="history-heading">{t('history.matches')}</h2>
            <ul>
              {rows.map((saved) => (
                <HistoryRow
                  key={saved.id}
                  saved={saved}
                  removed={!matches.includes(saved)}
                  remove={() => {
                    setDeleted((list) => [...list.filter(({ id }) => id !== saved.id), saved]);
                    forget(saved.id);
                  }}
                />
              ))}
            </ul>
            <p className="hint">{t('history.kept')}</p>
            {matches.length > 0 && (
              <DeleteAll
                count={matches.length}
                remove={() => {
                  setDeleted([]);
                  for (const { id } of matches) forget(id);
                }}
              />
            )}
          </section>
        </>
      )}
      <Suspense fallback={null}>
        <OnlineHistory />
      </Suspense>
    </Page>
  );
}

function FiguresTable({ matches }: { readonly matches: readonly Saved[] }) {
  const t = useWords();
  const nameOf = useGameName();
  const rows = figuresOf(matches);
  if (rows.length === 0) return null;
  return (
    <section className="panel history-figures" aria-labelledby="figures-heading">
      <h2 id="figures-heading">{t('history.figures')}</h2>
      <table>
        <thead>
          <tr>
            {(['game', 'level', 'won', 'lost', 'drawn'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`history.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game, bot, won, lost, drawn }) => (
            <tr key={`${game} ${bot}`}>
              <th scope="row">{nameOf(game)}</th>
              <td>{nameOfBot(t, bot)}</td>
              <td>{won}</td>
              <td>{lost}</td>
              <td>{drawn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Asked once more, for nothing brings them all back. */
function DeleteAll({ count, remove }: { readonly count: number; remove(): void }) {
  const t = useWords();
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <button type="button" className="button quiet small" onClick={() => setSure(true)}>
        {t('history.deleteAll')}
      </button>
    );
  }
  return (
    <p className="history-sure" role="alert">
      <span>{t('history.deleteAllSure', { n: count })}</span>
      <button type="button" className="button danger small" onClick={remove}>
        {t('history.deleteAllYes')}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
      <button type="button" className="button quiet small" autoFocus onClick={() => setSure(false)}>
        {t('history.keep')}
      </button>
    </p>
  );
}
