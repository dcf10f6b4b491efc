// Which game does somebody want to learn? The lessons, what each teaches, how long it takes and whether it is done.

import { GAME_IDS, type GameId } from '@duello/games';
import { linkTo, useSettings } from '@duello/table';
import { useState } from 'react';
import { Page } from '../frame/page.tsx';
import { CoverIcon } from '../games/cover-icon.tsx';
import { hasPage, pageOf } from '../games/pages.ts';
import { hasLearned } from '../host/saved.ts';
import { useWords } from '../words/use-words.ts';
import './lessons.css';

export function LessonsPage() {
  const t = useWords();
  return (
    <Page title={t('learn.which')} wide>
      <p className="hint">{t('learn.whichText')}</p>
      <ul className="lessons">
        {GAME_IDS.filter((game) => hasPage(game, 'learn')).map((game) => (
          <li key={game}>
            <LessonLink game={game} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function LessonLink({ game }: { readonly game: GameId }) {
  const t = useWords();
  const { lang } = useSettings();
  const { name, cover, tagline, teaches } = pageOf(game);
  const [isDone] = useState(() => hasLearned(game));
  return (
    <a className="lesson" data-game={game} data-done={isDone} href={linkTo('learn', game)}>
      <span className="lesson-sign" aria-hidden="true">
        <CoverIcon name={cover.main} />
      </span>
      <span className="lesson-words">
        <b>{name[lang]}</b>
        <span>{(teaches?.text ?? tagline)[lang]}</span>
        <span className="lesson-facts">
          {teaches !== undefined && <span>{t('learn.minutes', { n: teaches.minutes })}</span>}
          <span className="lesson-state">{t(isDone ? 'learn.done' : 'learn.notDone')}</span>
        </span>
      </span>
    </a>
  );
}
