// What goes on at this server? Tables where somebody waits for anybody, and matches that may be watched.

import { isGameId } from '@duello/games';
import type { MatchRow, Table } from '@duello/protocol';
import { linkTo } from '@duello/table';
import { type ReactNode, useEffect } from 'react';
import { useGameName } from '../../games/pages.ts';
import { openTables, runningMatches } from '../link/api.ts';
import { type Answer, useAnswer } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { usePlayerName } from './player-name.ts';
import { clockWords, ratedWords, ratingWords } from './terms-words.ts';
import { troubleWords } from './trouble.tsx';

/** So often a list is looked at again, while somebody sees it. */
const AGAIN = 10_000;

function useList<T>(load: () => Promise<readonly T[]>): Answer<readonly T[]> {
  const answer = useAnswer(load);
  const { again } = answer;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') again();
    }, AGAIN);
    return () => clearInterval(timer);
  }, [again]);
  return answer;
}

interface ListProps<T> {
  readonly title: string;
  readonly none: string;
  /** What else can be done here. */
  readonly more?: ReactNode;
  readonly answer: Answer<readonly T[]>;
  row(one: T): ReactNode;
}

function List<T>({ title, none, more, answer, row }: ListProps<T>) {
  const t = useOnlineWords();
  return (
    <section className="panel public-list">
      <h2>{title}</h2>
      {answer.kind === 'trouble' && <p className="problem">{troubleWords(t, answer.trouble)}</p>}
      {answer.kind === 'ready' && answer.value.length === 0 && <p className="hint">{none}</p>}
      {answer.kind === 'ready' && answer.value.length > 0 && <ul>{answer.value.map(row)}</ul>}
      {more}
    </section>
  );
}

function useNameOf(): (game: string) => string {
  const nameOf = useGameName();
  return (game) => (isGameId(game) ? nameOf(game) : game);
}

export function OpenTables({ game }: { readonly game: string }) {
  const t = useOnlineWords();
  const nameOf = useNameOf();
  const nameOfPlayer = usePlayerName();
  const answer = useList(openTables);
  const row = ({ id, host, terms }: Table) => {
    const name = host === null ? '' : nameOfPlayer(host);
    const rating = ratingWords(t, host?.rating ?? null);
    return (
      <li key={id}>
        <span className="public-what">
          <b>{nameOf(terms.game)}</b> <span>{rating === '' ? name : `${name} (${rating})`}</span>
          <span className="hint">{`${clockWords(t, terms.clock)} · ${ratedWords(t, terms.rated)}`}</span>
        </span>
        <a
          className="button small"
          href={linkTo('table', id)}
          aria-label={t('some.sitLabel', { name, game: nameOf(terms.game) })}
        >
          {t('some.sit')}
        </a>
      </li>
    );
  };
  const more = (
    <p className="actions">
      <a className="button quiet" href={linkTo('open', game)}>
        {t('open.link')}
      </a>
    </p>
  );
  return <List title={t('some.tables')} none={t('some.noTables')} more={more} answer={answer} row={row} />;
}

export function RunningMatches() {
  const t = useOnlineWords();
  const nameOf = useNameOf();
  const nameOfPlayer = usePlayerName();
  const answer = useList(runningMatches);
  const row = ({ id, game, players: [a, b], rated }: MatchRow) => {
    const players = t('on.and', { a: nameOfPlayer(a), b: nameOfPlayer(b) });
    return (
      <li key={id}>
        <span className="public-what">
          <b>{nameOf(game)}</b> <span>{players}</span>
          <span className="hint">{ratedWords(t, rated)}</span>
        </span>
        <a
          className="button quiet small"
          href={linkTo('online', id)}
          aria-label={t('some.watchLabel', { players, game: nameOf(game) })}
        >
          {t('invite.watch')}
        </a>
      </li>
    );
  };
  return <List title={t('some.watch')} none={t('some.noWatch')} answer={answer} row={row} />;
}
