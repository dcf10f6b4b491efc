// How does one find a rule? By its section, or by a word of it.

import { linkTo } from '@duello/table';
import { useId } from 'react';
import { useWords } from '../words/use-words.ts';
import type { Rulebook } from './rulebook-load.ts';

interface ContentsProps {
  readonly rulebook: Rulebook;
  readonly query: string;
  /** How many clauses and rows are found; null while nothing is looked for. */
  readonly count: number | null;
  look(query: string): void;
}

export function Contents({ rulebook, query, count, look }: ContentsProps) {
  const t = useWords();
  const id = useId();
  const { game, page } = rulebook;
  return (
    <div className="book-side">
      <search className="book-search">
        <label htmlFor={id}>{t('rules.search')}</label>
        <input
          id={id}
          type="search"
          value={query}
          placeholder={t('rules.searchHint')}
          autoComplete="off"
          onChange={({ target }) => look(target.value)}
        />
        <p role="status">{count === null ? '' : t('rules.count', { n: count })}</p>
      </search>
      <details className="book-contents" open={window.matchMedia('(min-width: 60rem)').matches}>
        <summary>{t('rules.contents')}</summary>
        <nav aria-label={t('rules.contents')}>
          <ul>
            {page.sections.map((section) => (
              <li key={section.id} data-level={section.level}>
                <a href={linkTo('rules', game, section.id)}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </div>
  );
}
