// How does the table read without pictures? As its description says it, and every card with its text.

import { CardTexts, TextSheet } from '@duello/table';
import { describeTable, type View } from '../../index.ts';
import { tableNames } from '../answers/question-words.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

/** What lies open before this viewer. */
const onTable = ({ chain, players }: View): readonly string[] => [
  ...chain.flatMap(({ card }) => card ?? []),
  ...players.flatMap(({ summonings, hand }) => [
    ...summonings.flatMap(({ card, enchantments }) => [card, ...enchantments.map((on) => on.card)]),
    ...(hand ?? []),
  ]),
];

export function TextTable({ close }: { close(): void }) {
  const table = useTable();
  const t = useWords();
  const { view, words, faces } = table;
  return (
    <TextSheet close={close} table={describeTable(view, words, tableNames({ ...table, t }))}>
      <CardTexts cards={onTable(view)} face={faces.face} />
    </TextSheet>
  );
}
