// What is asked at a table of Contracts? The question, the selected contract in words, and why nothing can be done with it.

import { other } from '@duello/kernel';
import { BlockedReason, Chosen, NO_AFFORDANCE, PromptFrame } from '@duello/table';
import type { Ref } from 'react';
import { type AnsweringNow, questionOf } from '../answers/answering.ts';
import { cardOf } from '../answers/target-ids.ts';
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
  const [side, spot] = selected.split(':');
  const player = view.players[side === 'own' ? mine : other(mine)];
  if (spot === 'orb') return player.orb?.card ?? null;
  if (spot === 'rune') return player.rune?.card ?? null;
  return player.line[Number(spot) - 1]?.card ?? null;
}

function useAsk(): string {
  const { decision, words, faces, selected, view, nameOfSeat } = useTable();
  const t = useWords();
  if (decision !== null) {
    const question = questionOf(decision);
    const about = view.waiting?.about ?? view.payment?.card ?? null;
    const ask = question === 'act' && selected !== null ? '' : words.questions[question].ask;
    return about === null ? ask : `${faces.nameOf(about)}: ${ask}`;
  }
  const busy = view.waiting?.seats[0];
  if (busy === undefined || view.waiting === null) return '';
  return t('table.busy', { name: nameOfSeat(busy), busy: words.questions[view.waiting.what].busy });
}

export function Prompt({ answering: { options, refused }, notice, ref }: Props) {
  const { decision, words, faces, selected, affordanceOf } = useTable();
  const ask = useAsk();
  const card = useSelectedCard();
  const { why, clause } = selected === null ? NO_AFFORDANCE : affordanceOf(selected);
  return (
    <PromptFrame
      ref={ref}
      decision={decision}
      ask={ask === '' ? null : ask}
      refused={refused && words.reason(refused, faces.nameOf)}
      notice={notice}
      options={options}
    >
      {card !== null && <Chosen face={faces.face(card)} />}
      {why !== null && <BlockedReason game="contracts" why={why} clause={clause} />}
    </PromptFrame>
  );
}
