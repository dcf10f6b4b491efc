// How does a table read without pictures? Where the match stands, then for each side and what is between a row for each thing.

import { capital, type DescribedItem, type DescribedRow, type DescribedTable, itemOf } from '@duello/language';
import type { ReactNode } from 'react';
import { type Say, type TableKey, useWords } from '../words/use-words.ts';
import { type Face, unsaidOf } from './card.tsx';
import { Sheet } from './dialog.tsx';

/** "place 2: Squire, attack 2, health 1"; what else there is to say of it is left out. */
export function itemName({ text, place, gauge, figures = [] }: DescribedItem, t: Say<TableKey>): string {
  const much =
    gauge === undefined
      ? ''
      : gauge.as === 'bar'
        ? Math.max(0, gauge.value)
        : t('table.gauge', { value: gauge.value, most: gauge.most });
  const name = [text, much].filter((part) => part !== '').join(' ');
  const said = [name, ...figures.map(([what, value]) => `${what} ${value}`)].join(', ');
  return place === undefined ? said : t('table.place', { place, name: said });
}

function textsOf({ value, items = [] }: DescribedRow, t: Say<TableKey>): readonly string[] {
  if (items.length === 0) return [value === undefined ? t('table.none') : String(value)];
  const all = items.map(itemOf);
  const texts = all.map((item) => [itemName(item, t), ...(item.facts ?? [])].join(', '));
  return all[0].place === undefined ? [texts.join(', ')] : texts;
}

interface CardTextsProps {
  /** Cards by id, some of them perhaps several times. */
  readonly cards: readonly string[];
  face(card: string): Face;
}

/** What the cards say that lie on the table, each once. */
export function CardTexts({ cards, face }: CardTextsProps) {
  const t = useWords();
  const faces = [...new Set(cards)].map(face);
  if (faces.length === 0) return null;
  return (
    <section>
      <h3>{t('table.cardTexts')}</h3>
      <dl className="text-rows">
        {faces.map((one) => (
          <div key={one.id}>
            <dt>{one.name}</dt>
            <dd>{unsaidOf(one, one.name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Props {
  readonly table: DescribedTable;
  /** What is no row: before the sections, and after them. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  close(): void;
}

export function TextSheet({ table: { head, near, between, far }, above, children, close }: Props) {
  const t = useWords();
  return (
    <Sheet title={t('table.textForm')} wide close={close}>
      <p>{head.join(', ')}</p>
      {above}
      {[near, ...between, far].map(({ title, rows }) => (
        <section key={title}>
          {title !== null && <h3>{title}</h3>}
          <dl className="text-rows">
            {rows.map((row) => (
              <div key={row.label}>
                <dt>{capital(row.label) + (row.value === undefined || !row.items?.length ? '' : ` (${row.value})`)}</dt>
                {textsOf(row, t).map((text) => (
                  <dd key={text}>{text}</dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
      {children}
    </Sheet>
  );
}
