// What is asked at a table of Contracts? The question, the selected contract in words, and why nothing can be done with it.

import { other } from '@duello/kernel';
import { busyText, TablePrompt } from '@duello/table';
import type { Ref } from 'react';
import { type AnsweringNow, questionOf } from '../answers/answering.ts';
import { cardOf, standingAt } from '../answers/target-ids.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import './prompt.css';

interface Props {
  readonly answering: AnsweringNow;
  readonly notice: string | null;
  readonly ref: Ref<HTMLElement>;
}

/** The contract that is selected on the table. */
function useSelectedCard(): string | null {
  const { selected, view, mine } = useTable();
  if (selected === null) return null;
  const card = cardOf(selected);
  if (card !== null) return card;
  const standing = standingAt(selected);
  if (standing === null || standing.spot === 'player') return null;
  const { line, orb, rune } = view.players[standing.side === 'own' ? mine : other(mine)];
  const singles = { orb, rune };
  const shown = typeof standing.spot === 'number' ? line[standing.spot - 1] : singles[standing.spot];
  return shown?.card ?? null;
}

function useAsk(): string {
  const table = useTable();
  const t = useWords();
  const { decision, words, faces, selected, view } = table;
  if (decision === null) return busyText({ ...table, t });
  const question = questionOf(decision);
  const about = view.waiting?.about ?? view.payment?.card ?? null;
  const ask = question === 'act' && selected !== null ? '' : words.questions[question].ask;
  return about === null ? ask : `${faces.nameOf(about)}: ${ask}`;
}

export const Prompt = (props: Props) => (
  <TablePrompt
    {...props}
    table={useTable()}
    game="contracts"
    ask={useAsk()}
    card={useSelectedCard()}
    attacks={props.answering.options.some(({ key }) => key.startsWith('attack:'))}
  />
);
