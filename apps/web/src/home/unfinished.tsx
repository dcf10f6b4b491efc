// Which matches wait to be played on? Each can be taken up again or removed; a removed one can be brought back.

import { isGameId } from '@duello/games';
import { linkTo, useSettings } from '@duello/table';
import { useState } from 'react';
import { useGameName } from '../games/pages.ts';
import { forget, type Saved, save } from '../host/saved.ts';
import { opponentWords } from '../match/opponents.ts';
import { useWords } from '../words/use-words.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function ago(when: number, lang: string): string {
  const passed = Math.max(0, Date.now() - when);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const unit = UNITS.find(([, length]) => passed >= length);
  return unit === undefined ? format.format(0, 'second') : format.format(-Math.floor(passed / unit[1]), unit[0]);
}

export function Unfinished({ matches }: { readonly matches: readonly Saved[] }) {
  const t = useWords();
  return (
    <section className="panel unfinished" aria-labelledby="unfinished-heading">
      <h2 id="unfinished-heading">{t('unfinished')}</h2>
      <ul>
        {matches.map((saved) => (
          <Row key={saved.id} saved={saved} />
        ))}
      </ul>
    </section>
  );
}

function Row({ saved }: { readonly saved: Saved }) {
  const t = useWords();
  const nameOf = useGameName();
  const { lang } = useSettings();
  const [removed, setRemoved] = useState(false);
  const game = isGameId(saved.game) ? nameOf(saved.game) : saved.game;
  const who = opponentWords(t, saved.players, saved.curtain, saved.names);
  const values = { game, who, round: saved.round };
  if (removed) {
    const bringBack = (): void => {
      save(saved);
      setRemoved(false);
    };
    return (
      <li>
        <span className="unfinished-what" role="status">
          {t('removed', values)}
        </span>
        {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
        <button type="button" className="button quiet small" autoFocus onClick={bringBack}>
          {t('bringBack')}
        </button>
      </li>
    );
  }
  const remove = (): void => {
    forget(saved.id);
    setRemoved(true);
  };
  return (
    <li>
      <span className="unfinished-what">
        <b>{game}</b> <span>{t('unfinishedWhat', values)}</span>{' '}
        <time dateTime={new Date(saved.when).toISOString()}>{ago(saved.when, lang)}</time>
      </span>
      <a className="button small" href={linkTo('match', saved.id)} aria-label={t('resumeLabel', values)}>
        {t('resume')}
      </a>
      <button type="button" className="button quiet small" aria-label={t('removeLabel', values)} onClick={remove}>
        {t('remove')}
      </button>
    </li>
  );
}
