// What frames a page that is not a table? A heading, the way to the other pages, the language.

import { GAME_IDS, isGameId } from '@duello/games';
import { change, type FrameProps, LANGUAGES, linkTo, otherLangs, useRoute, useSettings } from '@duello/table';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { hasPage } from '../games/pages.ts';
import { useWords } from '../words/use-words.ts';
import './page.css';

/** After the first page the reader is taken to the top of each new one. */
let visited = false;

function useArrival(title: string) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title === 'Duello' ? title : `${title} · Duello`;
  }, [title]);
  // Before the reader can do anything: what has got the focus by then keeps it.
  useLayoutEffect(() => {
    if (visited) {
      main.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    visited = true;
  }, []);
  return main;
}

export function Page({ title, children, wide = false, ownHeading = false }: FrameProps) {
  const t = useWords();
  const main = useArrival(title);
  return (
    <div className="page" data-wide={wide}>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {t('skip')}
      </button>
      <PageHeader />
      <main ref={main} tabIndex={-1}>
        {!ownHeading && <h1>{title}</h1>}
        {children}
      </main>
      <footer>
        <span>{t('footer')}</span>
        <a href={linkTo('credits')}>{t('credits')}</a>
      </footer>
    </div>
  );
}

function PageHeader() {
  const t = useWords();
  const { lang } = useSettings();
  const { page, rest: parts } = useRoute();
  const game = parts[0] !== undefined && isGameId(parts[0]) ? parts[0] : GAME_IDS[0];
  const link = (name: string, words: string, ...rest: readonly string[]) => (
    <a href={linkTo(name, ...rest)} aria-current={page === name ? 'page' : undefined}>
      {words}
    </a>
  );
  return (
    <header className="page-header">
      <a className="brand" href="#/" aria-label={t('brand')}>
        <img src="./icon.svg" alt="" width="32" height="32" />
        Duello
      </a>
      <nav aria-label={t('pages')}>
        {link('learn', t('learnShort'))}
        {link('rules', t('rulebook'), game)}
        {hasPage(game, 'cards') && link('cards', t('gallery'), game)}
        {link('settings', t('settings'))}
      </nav>
      {otherLangs(lang).map((other) => (
        <button key={other} type="button" className="lang" lang={other} onClick={() => change({ lang: other })}>
          {LANGUAGES[other]}
        </button>
      ))}
    </header>
  );
}
