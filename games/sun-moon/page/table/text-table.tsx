// How does the table read without pictures? As its description says it.

import { TextSheet } from '@duello/table';
import { describeTable } from '../../index.ts';
import { tableNames } from '../answers/question-words.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

export function TextTable({ close }: { close(): void }) {
  const table = useTable();
  const t = useWords();
  return <TextSheet close={close} table={describeTable(table.view, table.words, tableNames({ ...table, t }))} />;
}
