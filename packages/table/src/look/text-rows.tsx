// How does a table read without pictures? A sentence, and for each player and whatever else a row for each thing to know.

import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { Sheet } from './dialog.tsx';

export type TextRow = readonly [name: string, value: string];

export interface TextSection {
  readonly title: string;
  readonly rows: readonly TextRow[];
}

interface Props {
  /** Where the match stands. */
  readonly head: string;
  readonly sections: readonly TextSection[];
  /** What is no row: before the sections, and after them. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  close(): void;
}

export function TextSheet({ head, sections, above, children, close }: Props) {
  const t = useWords();
  return (
    <Sheet title={t('table.textForm')} wide close={close}>
      <p>{head}</p>
      {above}
      {sections.map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className="text-rows">
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {children}
    </Sheet>
  );
}
