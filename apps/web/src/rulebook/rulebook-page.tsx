// What are the rules? A short way in, then every clause of the game's page, to be searched, linked to and printed.

import { type GameId, isGameId } from '@duello/games';
import type { RulesSection as Section } from '@duello/language';
import { goInstead, linkTo, useSettings, wordsOf } from '@duello/table';
import { Suspense, use, useDeferredValue, useEffect, useRef, useState } from 'react';
import { GameWays } from '../frame/game-switcher.tsx';
import { Page } from '../frame/page.tsx';
import { hasPage, useGameName } from '../games/pages.ts';
import { useWords } from '../words/use-words.ts';
import { markAlone } from './rulebook-alone.ts';
import { BlockView } from './rulebook-blocks.tsx';
import { Contents } from './rulebook-contents.tsx';
import { countFound, found } from './rulebook-found.ts';
import { rulebook } from './rulebook-load.ts';
import { CardPreview } from './rulebook-preview.tsx';
import { ReadingContext } from './rulebook-text.tsx';
import './rulebook.css';

function arriveAt(target: HTMLElement, calm: boolean): void {
  const still = calm || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const block = target.matches('.clause') ? 'center' : 'start';
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block, behavior: still ? 'instant' : 'smooth' });
}

/** Takes the reader to the clause or section that the address names. */
function useArrival(place: string | null, ready: unknown): void {
  const arrived = useRef<string | null>(null);
  useEffect(() => {
    if (place === null) arrived.current = '';
    // After the page itself has arrived, which begins at its top.
    const frame = requestAnimationFrame(() => {
      const target = place === null || ready === null ? null : document.getElementById(place);
      if (target === null || arrived.current === place) return;
      arriveAt(target, arrived.current === null);
      arrived.current = place;
    });
    return () => cancelAnimationFrame(frame);
  }, [place, ready]);
}

function SectionView({ section, here }: { readonly section: Section; readonly here: string | null }) {
  const Heading = section.level === 2 ? 'h2' : 'h3';
  return (
    <section className="rules-section" data-level={section.level}>
      <Heading id={section.id} tabIndex={-1}>
        {section.title}
      </Heading>
      {section.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never change places
        <BlockView key={at} block={block} title={section.title} here={here} />
      ))}
    </section>
  );
}

export function Book({ game, clause }: { readonly game: GameId; readonly clause: string | null }) {
  const t = useWords();
  const lang = useDeferredValue(useSettings().lang);
  const opened = use(rulebook(game, lang));
  const [query, setQuery] = useState('');
  const looked = useDeferredValue(query);
  const find = wordsOf(looked);
  const sections = found(opened.page.sections, find);
  const searching = find.length > 0;
  useArrival(clause, query === '' && looked === '' ? opened.page : null);
  // A link to a clause that the search hides ends the search.
  useEffect(() => {
    if (clause !== null) setQuery('');
  }, [clause]);
  return (
    <ReadingContext value={{ rulebook: opened, find }}>
      <div className="book">
        <Contents
          rulebook={opened}
          query={query}
          count={searching ? countFound(sections) : null}
          look={(text) => {
            if (clause !== null) goInstead('rules', game);
            setQuery(text);
          }}
        />
        <CardPreview rulebook={opened}>
          {!searching && opened.book.intro(lang)}
          <div className="book-sheet">
            {!searching &&
              opened.page.lead.map((block, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of the lead never change places
                <BlockView key={at} block={block} title={opened.page.title} here={null} />
              ))}
            {sections.map((section) => (
              <SectionView key={section.id} section={section} here={clause} />
            ))}
            {sections.length === 0 && <p className="book-none">{t('rules.nothing')}</p>}
          </div>
        </CardPreview>
      </div>
    </ReadingContext>
  );
}

export function RulebookPage({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const t = useWords();
  const nameOf = useGameName();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each clause has an entry of its own
  useEffect(markAlone, [game, clause]);
  if (!isGameId(game)) return <Page title={t('notFound')}>{null}</Page>;
  return (
    <Page title={t('rules.title', { game: nameOf(game) })} wide>
      <GameWays page="rules" game={game} />
      <p className="book-ways">
        {hasPage(game, 'learn') && <a href={linkTo('learn', game)}>{t('learn')}</a>}
        {hasPage(game, 'cards') && <a href={linkTo('cards', game)}>{t('rules.allCards')}</a>}
        <button type="button" onClick={() => window.print()}>
          {t('rules.print')}
        </button>
      </p>
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        <Book game={game} clause={clause} />
      </Suspense>
    </Page>
  );
}
