// What is asked at a table of Sun & Moon? The question, what is answered or announced, and why something can't be done.

import { other } from '@duello/kernel';
import type { Ref } from 'react';
import { Barred, Chosen, PromptFrame } from '../../table/prompt.tsx';
import { NOT_STANDING } from '../../table/standing.ts';
import { useWords } from '../../words/use-words.ts';
import { type AnsweringNow, questionOf } from './answering.ts';
import { useSayPending } from './chain.tsx';
import { Duel } from './duel.tsx';
import { inPlay } from './in-play.ts';
import { effectLines, titleOf } from './saying.ts';
import { useTable } from './table-context.ts';
import { cardOf } from './things.ts';
import { XSlider } from './x-slider.tsx';
import './prompt.css';

interface Props {
  readonly answering: AnsweringNow;
  readonly notice: string | null;
  readonly ref: Ref<HTMLElement>;
}

/** The card that is selected on the table. */
function useSelectedCard(): string | null {
  const { selected, view, mine } = useTable();
  if (selected === null) return null;
  const card = cardOf(selected);
  if (card !== null) return card;
  const found = inPlay(view, mine, selected);
  if (found === null) return null;
  return found.kind === 'summoning' ? found.summoning.card : found.enchantment.card;
}

export function useAsk(): string {
  const { decision, words, faces, selected, view, nameOfSeat } = useTable();
  const t = useWords();
  if (decision !== null) {
    const question = questionOf(decision);
    const { ask } = words.questions[question];
    const about = view.waiting?.about ?? null;
    if (about !== null) return `${faces.nameOf(about)}: ${ask}`;
    if (view.announcement !== null) return `${titleOf(view.announcement, words, faces)}: ${ask}`;
    return question === 'act' && selected !== null ? '' : ask;
  }
  const busy = view.waiting?.seats[0];
  if (busy === undefined || view.waiting === null) return '';
  return t('table.busy', { name: nameOfSeat(busy), busy: words.questions[view.waiting.what].busy });
}

/** What is being answered, and by whom it was done. */
function Answered() {
  const { view, mine, words, faces, nameOfSeat } = useTable();
  const t = useWords();
  const say = useSayPending();
  const top = view.chain.at(-1);
  if (top === undefined)
    return <p className="sm-answered">{t('sunMoon.endsTurn', { name: nameOfSeat(other(mine)) })}</p>;
  return (
    <p className="sm-answered">
      <b>{say(top)}</b> <span>{effectLines(top, words, faces, t).join(' ')}</span>
    </p>
  );
}

/** The text of a skill that is selected. */
function useSkillText(): string | null {
  const { selected, words } = useTable();
  const skill = Object.entries(words.skills).find(([name]) => selected === `skill:${name}`)?.[1];
  return skill === undefined ? null : `${skill.name}. ${skill.text}`;
}

export function Prompt({ answering, notice, ref }: Props) {
  const { options, refused } = answering;
  const { decision, words, faces, selected, view, standing } = useTable();
  const t = useWords();
  const ask = useAsk();
  const card = useSelectedCard();
  const skill = useSkillText();
  const { why, clause } = selected === null ? NOT_STANDING : standing(selected);
  const announced = view.announcement === null ? [] : effectLines(view.announcement, words, faces, t);
  return (
    <PromptFrame
      ref={ref}
      decision={decision}
      ask={ask === '' ? null : ask}
      refused={refused && words.reason(refused, faces.nameOf)}
      notice={notice}
      options={options}
    >
      {decision?.what === 'respond' && selected === null && <Answered />}
      {decision?.what === 'x' ? (
        <XSlider key={decision.id} decision={decision} answering={answering} />
      ) : (
        announced.length > 0 && <p className="sm-answered">{announced.join(' ')}</p>
      )}
      {card !== null && <Chosen face={faces.face(card)} />}
      {skill !== null && <p className="chosen">{skill}</p>}
      <Duel />
      {why !== null && <Barred game="sun-moon" why={why} clause={clause} />}
    </PromptFrame>
  );
}
