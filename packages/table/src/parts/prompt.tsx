// What is asked, and what can be answered? The question, what is selected with its reasons, and the options.

import type { Decision, Reason } from '@duello/kernel';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components';
import { linkTo } from '../browser/route.ts';
import { type Face, PipMark } from '../look/card.tsx';
import { type Interactions, NO_AFFORDANCE } from '../match/affordance.ts';
import type { PromptOption } from '../match/prompt-option.ts';
import { useWords } from '../words/use-words.ts';
import './prompt.css';

interface Props {
  readonly decision: Decision | null;
  /** The question, or who is waited for; null where nothing need be said. */
  readonly ask: string | null;
  /** What may come next is still being worked out. */
  readonly working?: boolean;
  /** Why the last answer was refused, in words. */
  readonly refused: string | null;
  /** Something that goes on by itself, in words. */
  readonly notice: string | null;
  readonly options: readonly PromptOption[];
  /** What is selected or composed, and why something can't be done. */
  readonly children: ReactNode;
  readonly ref: Ref<HTMLElement>;
}

export function PromptFrame({ decision, ask, working = false, refused, notice, options, children, ref }: Props) {
  const t = useWords();
  return (
    <section
      className="prompt"
      ref={ref}
      tabIndex={-1}
      aria-label={t('table.prompt')}
      data-asked={decision !== null}
      data-decision={decision?.id}
      data-question={decision?.what}
      data-working={working}
    >
      {ask !== null && <p className="prompt-ask">{ask}</p>}
      {children}
      {refused !== null && <p className="barred">{refused}</p>}
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
            <span>{label}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The selected card in words, where no large picture of it has room. */
export const Chosen = ({ face: { name, kind, lines } }: { readonly face: Face }) => (
  <p className="chosen">
    <b>{name}</b> <span className="chosen-kind">{kind}</span> <span className="chosen-text">{lines.join(' ')}</span>
  </p>
);

interface PromptTable extends Interactions {
  readonly decision: Decision | null;
  readonly words: { reason(reason: Reason, nameOf: (card: string) => string): string };
  readonly faces: { face(card: string): Face; nameOf(card: string): string };
}

interface TablePromptProps {
  readonly table: PromptTable;
  readonly game: string;
  /** The question, or who is waited for; empty where nothing need be said. */
  readonly ask: string;
  readonly answering: { readonly options: readonly PromptOption[]; readonly refused: Reason | null };
  readonly notice: string | null;
  /** The card that is selected on the table. */
  readonly card: string | null;
  /** What stands before the selected card, after it, and after the reason. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  readonly below?: ReactNode;
  readonly ref: Ref<HTMLElement>;
}

/** The question, the selected card in words, and why nothing can be done with it. */
export function TablePrompt(props: TablePromptProps) {
  const { table, game, ask, answering, notice, card, above, children, below, ref } = props;
  const { decision, words, faces, selected, affordanceOf } = table;
  const { why, clause } = selected === null ? NO_AFFORDANCE : affordanceOf(selected);
  return (
    <PromptFrame
      {...{ ref, decision, notice }}
      ask={ask === '' ? null : ask}
      refused={answering.refused && words.reason(answering.refused, faces.nameOf)}
      options={answering.options}
    >
      {above}
      {card !== null && <Chosen face={faces.face(card)} />}
      {children}
      {why !== null && <BlockedReason game={game} why={why} clause={clause} />}
      {below}
    </PromptFrame>
  );
}

interface BlockedReasonProps {
  readonly game: string;
  readonly why: string;
  /** The clause that says so. */
  readonly clause: string | null;
}

/** Why something can't be done, with the way to the rule. */
export const BlockedReason = ({ game, why, clause }: BlockedReasonProps) => (
  <p className="barred">
    {why}
    {clause !== null && (
      <a className="clause" href={linkTo('rules', game, clause)}>
        {clause}
      </a>
    )}
  </p>
);
