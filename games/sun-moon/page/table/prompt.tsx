// What is asked at a table of Sun & Moon? The question, what is answered or announced, and why something can't be done.

import { other } from '@duello/kernel';
import { BlockedReason, Chosen, NO_AFFORDANCE, PromptFrame } from '@duello/table';
import type { Ref } from 'react';
import { type AnsweringNow, questionOf } from '../answers/answering.ts';
import { inPlay } from '../answers/in-play.ts';
import { cardOf } from '../answers/target-ids.ts';
import { effectLines, titleOf } from '../cards/saying.ts';
import { useSayPending } from '../field/chain.tsx';
import { Duel } from '../field/duel.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { XSlider } from './x-slider.tsx';
import './prompt.css';

interface Props {
  readonly answering: AnsweringNow;
  /** A pass is about to be given; while somebody rests nothing else is said until something happens. */
  readonly passing: boolean;
  readonly resting: boolean;
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
  const say = useSayPending();
  if (decision !== null) {
    const question = questionOf(decision);
    const { ask } = words.questions[question];
    const about = view.waiting?.about ?? null;
    if (about !== null) return `${faces.nameOf(about)}: ${ask}`;
    const attack = question === 'block' ? view.chain.at(-1) : undefined;
    if (attack !== undefined) return `${say(attack)}. ${ask}`;
    if (view.announcement !== null) return `${titleOf(view.announcement, words, faces)}: ${ask}`;
    return question === 'act' && selected !== null ? '' : ask;
  }
  const busy = view.waiting?.seats[0];
  if (busy === undefined || view.waiting === null) return '';
  return t('table.busy', { name: nameOfSeat(busy), busy: words.questions[view.waiting.what].busy });
}

/** They ask about an effect without saying what it does. */
const OF_EFFECTS: readonly string[] = ['aim', 'may'];

/** What the effect that is asked about does, in words; empty when there is none. */
export function useEffectText(): string {
  const { decision, view, words, faces } = useTable();
  const t = useWords();
  const top = view.chain.at(-1);
  if (decision === null || !OF_EFFECTS.includes(decision.what) || top === undefined) return '';
  return effectLines(top, words, faces, t).join(' ');
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

export function Prompt({ answering, passing, resting, ref }: Props) {
  const { options, refused } = answering;
  const { decision, words, faces, selected, view, affordanceOf } = useTable();
  const t = useWords();
  const ask = useAsk();
  const card = useSelectedCard();
  const skill = useSkillText();
  const { why, clause } = selected === null ? NO_AFFORDANCE : affordanceOf(selected);
  const effect = useEffectText();
  const does = view.announcement === null ? effect : effectLines(view.announcement, words, faces, t).join(' ');
  return (
    <PromptFrame
      ref={ref}
      decision={decision}
      ask={ask === '' || resting ? null : ask}
      refused={refused && words.reason(refused, faces.nameOf)}
      notice={passing ? t('sunMoon.passing') : null}
      options={options}
    >
      {decision?.what === 'respond' && selected === null && !resting && <Answered />}
      {decision?.what === 'x' ? (
        <XSlider key={decision.id} decision={decision} answering={answering} />
      ) : (
        does !== '' && <p className="sm-answered">{does}</p>
      )}
      {card !== null && <Chosen face={faces.face(card)} />}
      {skill !== null && <p className="chosen">{skill}</p>}
      {!resting && <Duel />}
      {why !== null && <BlockedReason game="sun-moon" why={why} clause={clause} />}
    </PromptFrame>
  );
}
