// What does a visitor see first? What Duello is, one click to a match, three doors, the games, and what was left unfinished.

import { GAME_IDS } from '@duello/games';
import { linkTo, useSettings } from '@duello/table';
import { lazy, Suspense, useEffect, useState } from 'react';
import { afterPaint } from '../frame/after-paint.ts';
import { SilentBoundary } from '../frame/crash.tsx';
import { Page } from '../frame/page.tsx';
import { hasPage, ownPagesOf, useGameName } from '../games/pages.ts';
import { unfinished } from '../host/saved.ts';
import { openQuickMatch } from '../match/open-match.ts';
import { nameOfBot, usualLevel } from '../match/opponents.ts';
import { readyMatch } from '../match/ready-match.ts';
import { identity } from '../online/link/identity.ts';
import { useWords } from '../words/use-words.ts';
import { Covers } from './covers.tsx';
import { HeroFan } from './hero-fan.tsx';
import { OpenReplay } from './open-replay.tsx';
import { Unfinished } from './unfinished.tsx';
import './home.css';

/** Only for somebody who has played online here. */
const OwnRunning = lazy(() => import('../online/lobby/own-running.tsx').then((m) => ({ default: m.OwnRunning })));

/** While the visitor reads, a match is made ready; whoever reaches for one makes it ready at once. */
const READING = 300;
const [FEATURED] = GAME_IDS;
const ready = (): void => readyMatch(FEATURED);

export function HomePage() {
  const t = useWords();
  const nameOf = useGameName();
  const [settled, setSettled] = useState(false);
  useEffect(
    () =>
      afterPaint(() => {
        ready();
        setSettled(true);
      }, READING),
    [],
  );
  const [isKnown] = useState(() => identity() !== null);
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
              onClick={() => openQuickMatch(FEATURED)}
            >
              {t('playNow', { game: nameOf(FEATURED) })}
            </button>
          </p>
          <p className="hint">{t('playNowHint', { bot: nameOfBot(t, usualLevel(FEATURED)) })}</p>
        </div>
        <HeroFan game={FEATURED} />
      </section>
      <Doors />
      {isKnown && settled && (
        <SilentBoundary>
          <Suspense fallback={null}>
            <OwnRunning />
          </Suspense>
        </SilentBoundary>
      )}
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

/** Against whom? What is behind the last two needs a server, and says so where there is none. */
function Doors() {
  const t = useWords();
  const door = (href: string, name: 'bot' | 'friend' | 'someone') => (
    <a href={href} data-door={name}>
      <b>{t(`door.${name}`)}</b>
      <span>{t(`door.${name}.text`)}</span>
    </a>
  );
  return (
    <nav className="doors" aria-label={t('doors')}>
      {door(linkTo('new', FEATURED), 'bot')}
      {door(linkTo('friend', FEATURED), 'friend')}
      {door(linkTo('someone'), 'someone')}
    </nav>
  );
}

/** Where to go before or between matches. */
function Ways() {
  const t = useWords();
  const nameOf = useGameName();
  const { lang } = useSettings();
  return (
    <nav className="ways" aria-label={t('ways')}>
      {GAME_IDS.filter((game) => hasPage(game, 'learn')).map((game) => (
        <a key={game} href={linkTo('learn', game)}>
          <b>{t('learnOf', { game: nameOf(game) })}</b>
          <span>{t('learnText')}</span>
        </a>
      ))}
      {GAME_IDS.flatMap((game) =>
        Object.entries(ownPagesOf(game)).map(([page, { title, text }]) => (
          <a key={`${page}/${game}`} href={linkTo(page, game)}>
            <b>{title[lang]}</b>
            <span>{text[lang]}</span>
          </a>
        )),
      )}
      <a href={linkTo('puzzles')}>
        <b>{t('puzzles')}</b>
        <span>{t('puzzlesText')}</span>
      </a>
      <a href={linkTo('lab')}>
        <b>{t('lab')}</b>
        <span>{t('labText')}</span>
      </a>
      <a href={linkTo('workshop')}>
        <b>{t('workshop')}</b>
        <span>{t('workshopText')}</span>
      </a>
      <a href={linkTo('history')}>
        <b>{t('history.title')}</b>
        <span>{t('history.text')}</span>
      </a>
      <a href={linkTo('rules', FEATURED)}>
        <b>{t('rulebook')}</b>
        <span>{t('rulebookText')}</span>
      </a>
      <a href={linkTo('cards', FEATURED)}>
        <b>{t('gallery')}</b>
        <span>{t('galleryText')}</span>
      </a>
      <a href={linkTo('print', FEATURED)}>
        <b>{t('printBox')}</b>
        <span>{t('printBoxText')}</span>
      </a>
    </nav>
  );
}
