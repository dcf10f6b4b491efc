// How does a visitor say which cards to see? A box for words, and marks to press.

import { boxCards, type Lang, words } from '@duello/final-magic';
import { useId } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { Icon } from '../../table/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { COUNT, countMarks, GROUPS, type Group, type Marks, NO_MARKS, toggled } from './gallery-filters.ts';
import { boxFaces } from './rulebook-faces.ts';

interface FilterBarProps {
  readonly query: string;
  readonly marks: Marks;
  readonly count: number;
  look(query: string): void;
  choose(marks: Marks): void;
}

/** A card of each family, to take its sigil and its word from. */
const EXAMPLES = { gem: 'lesserGem', currency: 'copper' } as const;
const SIGIL_OF = {
  fire: 'fireball',
  water: 'shower',
  earth: 'rockToss',
  air: 'glide',
  neutral: 'counterspell',
  ...EXAMPLES,
} as const;

function familyName(family: (typeof GROUPS.family)[number], lang: Lang): string {
  const { elements, kind } = words[lang];
  if (family !== 'gem' && family !== 'currency') return elements[family];
  const example = boxCards.get(EXAMPLES[family]);
  return example === undefined ? family : kind(example);
}

interface ChipsProps {
  readonly group: Group;
  readonly chips: readonly { readonly mark: string; readonly label: string; readonly family?: keyof typeof SIGIL_OF }[];
  readonly marks: Marks;
  choose(marks: Marks): void;
}

function Chips({ group, chips, marks, choose }: ChipsProps) {
  const t = useWords();
  const { lang } = useSettings();
  return (
    <fieldset className="gallery-chips" data-group={group}>
      <legend>{t(`cards.${group}`)}</legend>
      {chips.map(({ mark, label, family }) => (
        <button
          key={mark}
          type="button"
          className="gallery-chip"
          data-tone={family}
          aria-pressed={marks[group].includes(mark)}
          onClick={() => choose(toggled(marks, group, mark))}
        >
          {family !== undefined && <Icon name={boxFaces(lang).face(SIGIL_OF[family]).sigil} />}
          {label}
        </button>
      ))}
    </fieldset>
  );
}

const plain = (mark: string) => ({ mark, label: mark });

export function FilterBar({ query, marks, count, look, choose }: FilterBarProps) {
  const t = useWords();
  const { lang } = useSettings();
  const id = useId();
  const chosen = countMarks(marks);
  const family = GROUPS.family.map((mark) => ({ mark, label: familyName(mark, lang), family: mark }));
  const when = GROUPS.when.map((mark) => ({ mark, label: words[lang].phases[mark] }));
  const does = GROUPS.does.map((mark) => ({ mark, label: t(`cards.does.${mark}`) }));
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
        <p role="status">{t('cards.count', { n: count, all: COUNT, some: count < COUNT ? 'yes' : 'no' })}</p>
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
          <Chips group="family" chips={family} marks={marks} choose={choose} />
          <Chips group="does" chips={does} marks={marks} choose={choose} />
          <Chips group="when" chips={when} marks={marks} choose={choose} />
          <Chips group="price" chips={GROUPS.price.map(plain)} marks={marks} choose={choose} />
          <Chips group="mana" chips={GROUPS.mana.map(plain)} marks={marks} choose={choose} />
        </div>
      </details>
    </search>
  );
}
