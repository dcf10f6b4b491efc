// What does a visitor see first? What Duello is, one click to a match, what was left unfinished, three doors, the games.

import { GAME_IDS } from '@duello/games';
import { linkTo, useSettings } from '@duello/table';
import { lazy, Suspense, useEffect, useState } from 'react';
import { afterPaint } from '../frame/after-paint.ts';
import { SilentBoundary } from '../frame/crash.tsx';
import { Page } from '../frame/page.tsx';
import { ownPagesOf, useGameName } from '../games/pages.ts';
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
            <a className="button quiet large" href={linkTo('learn', FEATURED)}>
              {t('learnFirst')}
            </a>
          </p>
          <p className="hint">{t('playNowHint', { bot: nameOfBot(t, usualLevel(FEATURED)) })}</p>
        </div>
        <HeroFan game={FEATURED} />
      </section>
      {matches.length > 0 && <Unfinished matches={matches} />}
      <Doors />
      {isKnown && settled && (
        <SilentBoundary>
          <Suspense fallback={null}>
            <OwnRunning />
          </Suspense>
        </SilentBoundary>
      )}
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

interface Way {
  readonly to: string;
  readonly name: string;
  readonly text: string;
}

/** Where to go before or between matches, by what somebody has come for. */
function Ways() {
  const t = useWords();
  const { lang } = useSettings();
  const own = GAME_IDS.flatMap((game) =>
    Object.entries(ownPagesOf(game)).map(
      ([page, { title, text }]): Way => ({ to: linkTo(page, game), name: title[lang], text: text[lang] }),
    ),
  );
  const groups: Readonly<Record<'learn' | 'between' | 'design', readonly Way[]>> = {
    learn: [
      { to: linkTo('learn'), name: t('learn'), text: t('learnText') },
      { to: linkTo('rules', FEATURED), name: t('rulebook'), text: t('rulebookText') },
      { to: linkTo('cards', FEATURED), name: t('gallery'), text: t('galleryText') },
    ],
    between: [
      { to: linkTo('puzzles'), name: t('puzzles'), text: t('puzzlesText') },
      ...own,
      { to: linkTo('history'), name: t('history.title'), text: t('history.text') },
    ],
    design: [
      { to: linkTo('workshop'), name: t('workshop'), text: t('workshopText') },
      { to: linkTo('lab'), name: t('lab'), text: t('labText') },
      { to: linkTo('print', FEATURED), name: t('printBox'), text: t('printBoxText') },
    ],
  };
  return (
    <nav className="ways" aria-label={t('ways')}>
      {(['learn', 'between', 'design'] as const).map((group) => (
        <section key={group}>
          <h2>{t(`ways.${group}`)}</h2>
          {groups[group].map(({ to, name, text }) => (
            <a key={to} href={to}>
              <b>{name}</b>
              <span>{text}</span>
            </a>
          ))}
        </section>
      ))}
    </nav>
  );
}
