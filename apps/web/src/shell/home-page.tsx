// What does a visitor see first? What Duello is, one click to a match, the games, and what was left unfinished.

import { useEffect, useState } from 'react';
import { GAME_IDS } from '../host/games.ts';
import { useWords } from '../words/use-words.ts';
import { afterPaint } from './after-paint.ts';
import { Covers } from './covers.tsx';
import { HeroFan } from './hero-fan.tsx';
import { openQuickMatch } from './open-match.ts';
import { OpenReplay } from './open-replay.tsx';
import { Page } from './page.tsx';
import { readyMatch } from './ready-match.ts';
import { linkTo } from './route.ts';
import { unfinished } from './saved.ts';
import { Unfinished } from './unfinished.tsx';
import './home.css';

/** While the visitor reads, a match is made ready; whoever reaches for one makes it ready at once. */
const READING = 300;
const ready = (): void => readyMatch('final-magic');

export function HomePage() {
  const t = useWords();
  useEffect(() => afterPaint(ready, READING), []);
  const [matches] = useState(unfinished);
  return (
    <Page title="Duello" wide ownHeading>
      <section className="hero">
        <div className="hero-words">
          <h1>{t('heroTitle')}</h1>
          <p className="hero-text">{t('heroText')}</p>
          <p className="hero-actions">
            <button
              type="button"
              className="button large"
              onPointerEnter={ready}
              onFocus={ready}
              onClick={openQuickMatch}
            >
              {t('playNow')}
            </button>
            <a className="button quiet" href={linkTo('new', 'final-magic')}>
              {t('chooseMatch')}
            </a>
          </p>
          <p className="hint">{t('playNowHint')}</p>
        </div>
        <HeroFan />
      </section>
      {matches.length > 0 && <Unfinished matches={matches} />}
      <section aria-labelledby="games-heading">
        <h2 id="games-heading">{t('games')}</h2>
        <Covers />
      </section>
      <div className="home-more">
        <Ways />
        <OpenReplay />
      </div>
    </Page>
  );
}

/** Where to go before or between matches. */
function Ways() {
  const t = useWords();
  return (
    <nav className="ways" aria-label={t('ways')}>
      {GAME_IDS.map((game) => (
        <a key={game} href={linkTo('learn', game)}>
          <b>{t('learnOf', { game: t(`game.${game}`) })}</b>
          <span>{t('learnText')}</span>
        </a>
      ))}
      <a href={linkTo('decks', 'sun-moon')}>
        <b>{t('sunMoon.deck.way')}</b>
        <span>{t('sunMoon.deck.wayText')}</span>
      </a>
      <a href={linkTo('rules', 'final-magic')}>
        <b>{t('rulebook')}</b>
        <span>{t('rulebookText')}</span>
      </a>
      <a href={linkTo('cards', 'final-magic')}>
        <b>{t('gallery')}</b>
        <span>{t('galleryText')}</span>
      </a>
    </nav>
  );
}
