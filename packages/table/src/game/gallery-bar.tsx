// How does a visitor say which cards to see? A box for words, and marks to press.

import { useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/use-words.ts';
import { type ChipGroup, countMarks, type GallerySource, type Marks, NO_MARKS, toggled } from './gallery-source.ts';

import './gallery.css';

interface Props {
  readonly source: GallerySource;
  readonly query: string;
  readonly marks: Marks;
  readonly count: number;
  look(query: string): void;
  choose(marks: Marks): void;
}

import './gallery.css';

interface ChipsProps {
  readonly group: ChipGroup;
  readonly marks: Marks;
  choose(marks: Marks): void;
}

function Chips({ group: { id, label, chips }, marks, choose }: ChipsProps) {
  return (
    <fieldset className="gallery-chips" data-group={id}>
      <legend>{label}</legend>
      {chips.map(({ mark, label: word, icon, tone }) => (
        <button
          key={mark}
          type="button"
          className="gallery-chip"
          data-tone={tone}
          aria-pressed={marks[id]?.includes(mark) === true}
          onClick={() => choose(toggled(marks, id, mark))}
        >
          {icon !== undefined && <Icon name={icon} />}
          {word}
        </button>
      ))}
    </fieldset>
  );
}

export function GalleryBar({ source, query, marks, count, look, choose }: Props) {
  const t = useWords();
  const { lang } = useSettings();
  const id = useId();
  const chosen = countMarks(marks);
  const all = source.cards.length;
  return (
    <search className="gallery-bar">
      <div className="gallery-top">
        <label htmlFor={id}>{t('cards.search')}</label>
        <input
          id={id}
          type="search"
          value={query}
          placeholder={t('cards.searchHint')}
          autoComplete="off"
          onChange={({ target }) => look(target.value)}
        />
        <p role="status">{t('cards.count', { n: count, all, some: count < all ? 'yes' : 'no' })}</p>
        {(chosen > 0 || query !== '') && (
          <button
            type="button"
            className="gallery-chip"
            onClick={() => {
              look('');
              choose(NO_MARKS);
            }}
          >
            {t('cards.clear')}
          </button>
        )}
      </div>
      <details open={window.matchMedia('(min-width: 48rem) and (min-height: 30rem)').matches}>
        <summary>{t('cards.filters', { n: chosen })}</summary>
        <div className="gallery-groups">
          {source.groups(lang).map((group) => (
            <Chips key={group.id} group={group} marks={marks} choose={choose} />
          ))}
        </div>
      </details>
    </search>
  );
}
