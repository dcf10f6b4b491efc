// What is asked at a table of Sun & Moon? The question, what is answered or announced, and why something can't be done.

import type { Seat } from '@duello/kernel';
import { TablePrompt } from '@duello/table';
import type { ReactNode, Ref } from 'react';
import type { AnsweringNow } from '../answers/answering.ts';
import { inPlay } from '../answers/in-play.ts';
import type { PassingNow } from '../answers/passing.ts';
import { askText, effectText, sayPending } from '../answers/question-words.ts';
import { cardOf } from '../answers/target-ids.ts';
import { effectLines } from '../cards/saying.ts';
import { Duel } from '../field/duel.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { XSlider } from './x-slider.tsx';
import './prompt.css';

interface Props {
  readonly answering: AnsweringNow;
  readonly passing: PassingNow;
  /** A pass is about to be given; while somebody rests nothing else is said until something happens. */
  readonly passes: boolean;
  readonly resting: boolean;
  /** Who is asked across the table; null when nobody is. */
  readonly aloud: Seat | null;
  readonly children: ReactNode;
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

/** What is being answered, and by whom it was done. */
function Answered() {
  const table = useTable();
  const { view, nameOfSeat } = table;
  const t = useWords();
  const top = view.chain.at(-1);
  if (top === undefined)
    return <p className="sm-answered">{t('sunMoon.endsTurn', { name: nameOfSeat(view.active) })}</p>;
  return (
    <p className="sm-answered">
      <b>{sayPending(top, { ...table, t })}</b> <span>{effectLines(top, { ...table, t }).join(' ')}</span>
    </p>
  );
}

/** The text of a skill that is selected. */
function useSkillText(): string | null {
  const { selected, words } = useTable();
  const skill = Object.entries(words.skills).find(([name]) => selected === `skill:${name}`)?.[1];
  return skill === undefined ? null : `${skill.name}. ${skill.text}`;
}

export function Prompt({ answering, passing, passes, resting, aloud, children, ref }: Props) {
  const table = useTable();
  const { decision, selected, view } = table;
  const t = useWords();
  const asked = { ...table, t };
  const skill = useSkillText();
  const notice = (): string => {
    if (aloud !== null) return t('sunMoon.across.passing', { name: table.nameOfSeat(aloud) });
    return t(passing.spares ? 'sunMoon.sparing' : 'sunMoon.passing');
  };
  const does = view.announcement === null ? effectText(asked) : effectLines(view.announcement, asked).join(' ');
  return (
    <TablePrompt
      {...{ ref, table, answering }}
      tools={children}
      game="sun-moon"
      ask={resting ? '' : aloud === null ? askText(asked) : t('sunMoon.across', { name: table.nameOfSeat(aloud) })}
      notice={passes ? notice() : null}
      card={useSelectedCard()}
      attacks={answering.options.some(({ key }) => key.startsWith('attack>'))}
      above={
        <>
          {(decision?.what === 'respond' || aloud !== null) && selected === null && !resting && <Answered />}
          {decision?.what === 'x' ? (
            <XSlider key={decision.id} decision={decision} answering={answering} />
          ) : (
            does !== '' && <p className="sm-answered">{does}</p>
          )}
        </>
      }
    >
      {skill !== null && <p className="chosen">{skill}</p>}
      {!resting && <Duel />}
    </TablePrompt>
  );
}
