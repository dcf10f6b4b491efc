// How is one finished match listed? With its result, against whom, how long and when; it can be watched, shared and deleted.

import { isGameId } from '@duello/games';
import { linkTo, useSettings } from '@duello/table';
import { useState } from 'react';
import { useGameName } from '../games/pages.ts';
import { type Saved, save } from '../host/saved.ts';
import { opponentWords } from '../match/opponents.ts';
import { type Say, useWords } from '../words/use-words.ts';
import { resultOf } from './figures.ts';

const RESULTS = { won: 'history.youWon', lost: 'history.youLost', drawn: 'history.draw' } as const;

function resultWords(t: Say, saved: Saved): string {
  const result = resultOf(saved);
  if (result !== null) return t(RESULTS[result]);
  if (saved.winner === 'draw' || saved.winner === null) return t('history.draw');
  return t('history.wonBy', { name: saved.names[saved.winner] || t(saved.winner === 0 ? 'playerA' : 'playerB') });
}

interface Props {
  readonly saved: Saved;
  /** Deleted, and still to be brought back. */
  readonly removed: boolean;
  remove(): void;
}

export function HistoryRow({ saved, removed, remove }: Props) {
  const t = useWords();
  const nameOf = useGameName();
  const { lang } = useSettings();
  const [said, say] = useState('');
  const game = isGameId(saved.game) ? nameOf(saved.game) : saved.game;
  const result = resultWords(t, saved);
  const who = opponentWords(t, saved.players, saved.curtain, saved.names);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(saved.when);
  if (removed) {
    return (
      <li>
        <span className="history-what" role="status">
          {t('history.deleted', { game, result })}
        </span>
        {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
        <button type="button" className="button quiet small" autoFocus onClick={() => save(saved)}>
          {t('bringBack')}
        </button>
      </li>
    );
  }
  const label = (action: string): string => t('history.label', { action, game, result, who, when });
  const copy = (): void => {
    navigator.clipboard.writeText(new URL(linkTo('replay', saved.text), window.location.href).href).then(
      () => say(t('history.copied')),
      () => say(t('history.notCopied')),
    );
  };
  return (
    <li data-result={resultOf(saved) ?? 'none'}>
      <span className="history-what">
        <b>{game}</b> <span className="history-result">{result}</span>
        <span className="history-more">
          {t('history.what', { who, n: saved.round })} <time dateTime={new Date(saved.when).toISOString()}>{when}</time>
          {saved.takebacks && ` · ${t('table.withTakebacks')}`}
          {saved.hints && ` · ${t('table.withHints')}`}
        </span>
        <span className="hint" role="status">
          {said}
        </span>
      </span>
      <span className="history-actions">
        <a className="button small" href={linkTo('replay', saved.text)} aria-label={label(t('history.replay'))}>
          {t('history.replay')}
        </a>
        <a className="button quiet small" href={linkTo('review', saved.text)} aria-label={label(t('history.review'))}>
          {t('history.review')}
        </a>
        <a className="button quiet small" href={linkTo('match', saved.id)} aria-label={label(t('history.result'))}>
          {t('history.result')}
        </a>
        <button type="button" className="button quiet small" aria-label={label(t('history.link'))} onClick={copy}>
          {t('history.link')}
        </button>
        <button type="button" className="button quiet small" aria-label={label(t('history.delete'))} onClick={remove}>
          {t('history.delete')}
        </button>
      </span>
    </li>
  );
}
