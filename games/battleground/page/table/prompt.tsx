// What is asked at a table of Battleground? The question, the selected spell or summon in words, and why nothing can be done with it.

import { busyText, Chosen, TablePrompt } from '@duello/table';
import type { Ref } from 'react';
import { type AnsweringNow, questionOf } from '../answers/answering.ts';
import { marketCard } from '../answers/market-targets.ts';
import { cardOf, fieldOf, slotOf } from '../answers/target-ids.ts';
import { BattleBar } from '../battle/battle-bar.tsx';
import { useBattle } from '../battle/battle-context.ts';
import { Preview } from '../battle/preview.tsx';
import { sayMark, useArea } from '../battle/use-area.ts';
import type { Pacing } from '../events/pacing.ts';
import { type TableContextValue, useTable } from '../pieces/table-context.ts';
import { type Say, useWords } from '../words/use-words.ts';
import { isStanceOption } from './battle-options.ts';
import { StanceUsual } from './stance-usual.tsx';
import './prompt.css';

interface Props {
  readonly answering: AnsweringNow;
  readonly notice: string | null;
  readonly pacing: Pacing;
  readonly ref: Ref<HTMLElement>;
}

/** The spell that is selected on the table. */
function useSelectedCard(): string | null {
  const { selected, view, mine } = useTable();
  if (selected === null) return null;
  const card = cardOf(selected);
  if (card !== null) return card;
  const slot = slotOf(selected);
  if (slot !== null) return view.players[mine].prepared[slot - 1]?.card ?? null;
  const field = fieldOf(selected);
  if (field !== null) return view.summons.find((one) => one.field === field)?.card ?? null;
  return /^area:\w+:(\w+)@/.exec(selected)?.[1] ?? marketCard(selected, view);
}

/** The question in words, or who is waited for. */
export function askText(table: TableContextValue, t: Say): string {
  const { decision, words, faces, selected, view } = table;
  if (decision === null) return busyText({ ...table, t });
  const question = questionOf(decision);
  const acting = view.summons.find(({ id }) => id === view.waiting?.acting);
  if (acting !== undefined) {
    return t('battleground.askStance', { name: faces.nameOf(acting.card), field: acting.field });
  }
  const about = view.waiting?.about ?? null;
  const ask = question === 'act' && selected !== null ? '' : words.questions[question].ask;
  return about === null ? ask : `${faces.nameOf(about)}: ${ask}`;
}

/** What the point that is pointed at would reach, by name. */
function Reaches() {
  const { view, faces, words, mine } = useTable();
  const t = useWords();
  const area = useArea();
  if (area === null) return null;
  const hit = view.summons.filter(({ id }) => area.marks.has(id));
  return (
    <ul className="bg-reaches" aria-hidden="true">
      {hit.length === 0 && <li>{t('battleground.hitsNobody')}</li>}
      {hit.map(({ id, card, field, side }) => (
        <li key={id} data-own={side === mine}>
          {t('battleground.summonOn', { name: faces.nameOf(card), field, side: side === mine ? 'own' : 'other' })}
          <b>{(area.marks.get(id) ?? []).map((mark) => sayMark(mark, t, words.conditions)).join(' ')}</b>
        </li>
      ))}
    </ul>
  );
}

/** The text of the spell that asks: whoever aims wants to read it. */
function About() {
  const { view, faces, decision } = useTable();
  const about = decision === null ? null : (view.waiting?.about ?? null);
  return about === null || decision?.what === 'act' ? null : <Chosen face={faces.face(about)} />;
}

export function Prompt({ pacing, ...props }: Props) {
  const table = useTable();
  const t = useWords();
  const { previewing } = useBattle();
  const card = useSelectedCard();
  const idle = (): string | null | undefined => {
    if (props.answering.options.some(isStanceOption)) return null;
    const isSlot = table.selected !== null && slotOf(table.selected) !== null;
    return isSlot && card === null ? t('battleground.emptySlot') : undefined;
  };
  return (
    <TablePrompt
      {...props}
      {...{ table, card }}
      game="battleground"
      idle={idle()}
      ask={askText(table, t)}
      above={card === null && <About />}
      below={
        <>
          <BattleBar pacing={pacing} />
          <Reaches />
          {previewing && <Preview />}
          {(previewing || table.decision?.what === 'stance') && <StanceUsual />}
        </>
      }
    />
  );
}
