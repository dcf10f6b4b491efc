// Which matches has somebody played online? Those that run, to be played on, and those that have ended, as replays.

import { isGameId } from '@duello/games';
import { other, type Seat } from '@duello/kernel';
import type { MatchRow } from '@duello/protocol';
import { linkTo, useSettings } from '@duello/table';
import { useEffect, useState } from 'react';
import { useGameName } from '../../games/pages.ts';
import { useWords } from '../../words/use-words.ts';
import { myMatches } from '../link/api.ts';
import { type Identity, identity } from '../link/identity.ts';
import { type Trouble, troubleOf } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { usePlayerName } from './player-name.ts';
import { troubleWords } from './trouble.tsx';

/** So many come at a time; fewer are the last. */
const PAGE = 50;

/** Nothing for who has never played online here. */
export function OnlineHistory() {
  const [person] = useState(identity);
  return person === null ? null : <OwnMatches person={person} />;
}

function OwnMatches({ person }: { readonly person: Identity }) {
  const t = useOnlineWords();
  const [rows, setRows] = useState<readonly MatchRow[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const load = (before: number | null): void => {
    myMatches(before).then(
      (found) => {
        setRows((list) => [...(before === null ? [] : (list ?? [])), ...found]);
        setMore(found.length >= PAGE && found.at(-1)?.ended !== null);
      },
      (error) => setTrouble(troubleOf(error)),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; more is asked for
  useEffect(() => load(null), []);
  if (rows === null && trouble === null) return null;
  return (
    <section className="panel history" aria-labelledby="online-heading">
      <h2 id="online-heading">{t('past.title')}</h2>
      {trouble !== null && <p className="hint">{troubleWords(t, trouble)}</p>}
      {rows !== null && rows.length === 0 && <p className="hint">{t('past.none')}</p>}
      <ul>
        {(rows ?? []).map((row) => (
          <Row key={row.id} row={row} own={person.id} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="button quiet small" onClick={() => load(rows?.at(-1)?.ended ?? null)}>
          {t('past.more')}
        </button>
      )}
    </section>
  );
}

function Row({ row, own }: { readonly row: MatchRow; readonly own: string }) {
  const app = useWords();
  const t = useOnlineWords();
  const nameOf = useGameName();
  const nameOfPlayer = usePlayerName();
  const { lang } = useSettings();
  const mine: Seat = row.players[1].person === own ? 1 : 0;
  const game = isGameId(row.game) ? nameOf(row.game) : row.game;
  const who = t('past.against', { name: nameOfPlayer(row.players[other(mine)]) });
  const at = row.ended ?? row.begun;
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const won = row.winner === null ? 'drawn' : row.winner === mine ? 'won' : 'lost';
  const result =
    row.ended === null
      ? t('past.running')
      : app(won === 'won' ? 'history.youWon' : won === 'lost' ? 'history.youLost' : 'history.draw');
  const label = (action: string): string => app('history.label', { action, game, result, who, when });
  return (
    <li data-result={row.ended === null ? 'none' : won}>
      <span className="history-what">
        <b>{game}</b> <span className="history-result">{result}</span>
        <span className="history-more">
          {who} · <time dateTime={new Date(at).toISOString()}>{when}</time>
          {row.rated && ` · ${t('on.rated.yes')}`}
        </span>
      </span>
      <span className="history-actions">
        {row.ended === null && (
          <a className="button small" href={linkTo('online', row.id)} aria-label={label(t('past.resume'))}>
            {t('past.resume')}
          </a>
        )}
        {row.text !== null && (
          <>
            <a className="button small" href={linkTo('replay', row.text)} aria-label={label(app('history.replay'))}>
              {app('history.replay')}
            </a>
            <a
              className="button quiet small"
              href={linkTo('review', row.text)}
              aria-label={label(app('history.review'))}
            >
              {app('history.review')}
            </a>
          </>
        )}
      </span>
    </li>
  );
}
