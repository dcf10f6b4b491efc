// How does the table read without pictures? As its description says it, and every card with its text.

import { CardTexts, TextSheet } from '@duello/table';
import { describeTable, type View } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { tableNames } from '../pieces/table-names.ts';

/** What lies open before this viewer. */
const onTable = ({ players }: View): readonly string[] =>
  players.flatMap(({ line, orb, rune, hand }) => [
    ...[...line, orb, rune].flatMap((one) => one?.card ?? []),
    ...(hand ?? []),
  ]);

export function TextTable({ close }: { close(): void }) {
  const table = useTable();
  const { view, words, faces } = table;
  return (
    <TextSheet close={close} table={describeTable(view, words, tableNames(table))}>
      <CardTexts cards={onTable(view)} face={faces.face} />
    </TextSheet>
  );
}
