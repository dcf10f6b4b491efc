// What is asked, and what can be answered? The question, the selected thing with its reasons, and the options.

import type { Ref } from 'react';
import { Button } from 'react-aria-components';
import { linkTo } from '../../shell/route.ts';
import { PipMark } from '../../table/card.tsx';
import { useWords } from '../../words/use-words.ts';
import { type AnsweringNow, questionOf } from './answering.ts';
import { useTable } from './table-context.ts';
import { cardOf } from './things.ts';
import '../../table/prompt.css';
import './prompt.css';

interface Props {
  readonly answering: AnsweringNow;
  /** Something that goes on by itself, in words. */
  readonly notice: string | null;
  readonly ref: Ref<HTMLElement>;
}

/** Why nothing can be done with what is selected, with the rule that says so. */
function Reason() {
  const { selected, standing } = useTable();
  if (selected === null) return null;
  const { why, clause } = standing(selected);
  if (why === null) return null;
  return (
    <p className="barred">
      {why}
      {clause !== null && (
        <a className="clause" href={linkTo('rules', 'contracts', clause)}>
          {clause}
        </a>
      )}
    </p>
  );
}

/** The contract that is selected on the table. */
function useSelectedCard(): string | null {
  const { selected, view, mine } = useTable();
  if (selected === null) return null;
  const card = cardOf(selected);
  if (card !== null) return card;
  const [side, spot] = selected.split(':');
  const player = view.players[side === 'own' ? mine : mine === 0 ? 1 : 0];
  if (spot === 'orb') return player.orb?.card ?? null;
  if (spot === 'rune') return player.rune?.card ?? null;
  return player.line[Number(spot) - 1]?.card ?? null;
}

/** The selected contract in words, where no large picture of it has room. */
function Chosen() {
  const { faces } = useTable();
  const card = useSelectedCard();
  if (card === null) return null;
  const { name, kind, lines } = faces.face(card);
  return (
    <p className="chosen">
      <b>{name}</b> <span className="chosen-kind">{kind}</span> <span className="chosen-text">{lines.join(' ')}</span>
    </p>
  );
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

export function Prompt({ answering, notice, ref }: Props) {
  const { decision, words, faces, selected } = useTable();
  const t = useWords();
  const ask = useAsk();
  const { options, refused } = answering;
  return (
    <section
      className="prompt"
      ref={ref}
      tabIndex={-1}
      aria-label={t('table.prompt')}
      data-asked={decision !== null}
      data-decision={decision?.id}
      data-question={decision?.what}
      data-working="false"
    >
      {ask !== '' && <p className="prompt-ask">{ask}</p>}
      {selected !== null && <Chosen />}
      <Reason />
      {refused !== null && <p className="barred">{words.reason(refused, faces.nameOf)}</p>}
      {notice !== null && <p className="notice">{notice}</p>}
      <div className="prompt-options">
        {options.map(({ key, label, kind, disabled = false, pips = [], run }, index) => (
          <Button key={key} className={`button ${kind}`} data-option={key} isDisabled={disabled} onPress={run}>
            {index < 9 && <kbd>{index + 1}</kbd>}
            {pips.length > 0 && (
              <span className="option-pips">
                {pips.map((pip, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pips of an option never change
                  <PipMark key={at} pip={pip} />
                ))}
              </span>
            )}
            <span className="option-label">{label}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
