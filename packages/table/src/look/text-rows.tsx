// How does a table read without pictures? Where the match stands, then for each side and what is between a row for each thing.

import { capital, type DescribedItem, type DescribedRow, type DescribedTable, itemOf } from '@duello/language';
import type { ReactNode } from 'react';
import { type Say, type TableKey, useWords } from '../words/use-words.ts';
import { Sheet } from './dialog.tsx';

/** "place 2: Squire, attack 2, health 1"; what else there is to say of it is left out. */
export function itemName({ text, place, gauge, figures = [] }: DescribedItem, t: Say<TableKey>): string {
  const said = [
    ...(text === '' ? [] : [text]),
    ...(gauge === undefined ? [] : [t('table.gauge', { n: Math.max(0, gauge.value), most: gauge.most })]),
    ...figures.map(([name, value]) => `${name} ${value}`),
  ].join(', ');
  return place === undefined ? said : t('table.place', { place, name: said });
}

function textsOf({ count, items = [] }: DescribedRow, t: Say<TableKey>): readonly string[] {
  if (items.length === 0) return [count === undefined ? t('table.none') : String(count)];
  const all = items.map(itemOf);
  const texts = all.map((item) => [itemName(item, t), ...(item.facts ?? [])].join(', '));
  return all[0].place === undefined ? [texts.join(', ')] : texts;
}

interface Props {
  readonly table: DescribedTable;
  /** What is no row: between the head and the sections. */
  readonly children?: ReactNode;
  close(): void;
}

export function TextSheet({ table: { head, near, between, far }, children, close }: Props) {
  const t = useWords();
  return (
    <Sheet title={t('table.textForm')} wide close={close}>
      <p>{head.join(', ')}</p>
      {children}
      {[near, ...between, far].map(({ title, rows }) => (
        <section key={title}>
          {title !== null && <h3>{title}</h3>}
          <dl className="text-rows">
            {rows.map((row) => (
              <div key={row.label}>
                <dt>{capital(row.label) + (row.count === undefined || !row.items?.length ? '' : ` (${row.count})`)}</dt>
                {textsOf(row, t).map((text) => (
                  <dd key={text}>{text}</dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}
