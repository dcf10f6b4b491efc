// How does the table read without pictures? As its description says it.

import { TextSheet } from '@duello/table';
import { describeTable } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { tableNames } from '../pieces/table-names.ts';

export function TextTable({ close }: { close(): void }) {
  const table = useTable();
  return <TextSheet close={close} table={describeTable(table.view, table.words, tableNames(table))} />;
}
