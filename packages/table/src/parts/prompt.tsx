// What is asked, and what can be answered? The question, what is selected with its reasons, and the options.

import type { Decision, Reason } from '@duello/kernel';
import { createContext, type ReactNode, type Ref, useContext, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { linkTo } from '../browser/route.ts';
import { type Face, PipMark } from '../look/card.tsx';
import { Explained } from '../look/terms.tsx';
import { type Interactions, NO_AFFORDANCE } from '../match/affordance.ts';
import { ConfirmedEndContext } from '../match/confirm-end.ts';
import { shortcutOf } from '../match/keys.ts';
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
  /** What stands after the options: it answers nothing. */
  readonly tools?: ReactNode;
  readonly ref: Ref<HTMLElement>;
}

/** The line of what happens just now; the log tells it too, and who listens hears it from there. */
export const CaptionContext = createContext<string | null>(null);

/** A bot is thinking, and everything before that has been shown. */
export const ThinkingContext = createContext(false);

export function PromptFrame(props: Props) {
  const { decision, ask, working = false, refused, notice, options, children, tools, ref } = props;
  const t = useWords();
  const end = useContext(ConfirmedEndContext);
  const shown = end.options(options);
  const caption = useContext(CaptionContext);
  const isIdle = decision === null && options.length === 0;
  const isThinking = useContext(ThinkingContext) && isIdle;
  return (
    <section
      className="prompt"
      data-clear=""
      ref={ref}
      tabIndex={-1}
      aria-label={t('table.prompt')}
      // Somebody across the table may be asked as well: whatever can be pressed is a question.
      data-asked={decision !== null || options.length > 0}
      data-decision={decision?.id}
      data-question={decision?.what}
      data-working={working}
    >
      {ask !== null && (
        <p className="prompt-ask">
          <Explained text={ask} />
          {isThinking && <span className="prompt-thinking"> {t('table.thinking')}</span>}
        </p>
      )}
      {isIdle && caption !== null && (
        <p className="prompt-caption" aria-hidden="true">
          {caption}
        </p>
      )}
      {children}
      {refused !== null && (
        <p className="barred" role="alert">
          {refused}
        </p>
      )}
      {notice !== null && <p className="notice">{notice}</p>}
      <div className="prompt-options">
        {shown.map((option) => (
          // With another question another button: whoever holds the focus of this one has not meant that one.
          <OptionButton
            key={`${decision?.id} ${option.key}`}
            option={option}
            shortcut={shortcutOf(option, shown)}
            isAsked={option.ends !== undefined && end.asked(options) !== null}
          />
        ))}
      </div>
      {tools}
    </section>
  );
}

interface OptionButtonProps {
  readonly option: PromptOption;
  readonly shortcut: string | null;
  /** The next press ends. */
  readonly isAsked: boolean;
}

const OptionButton = ({ option, shortcut, isAsked }: OptionButtonProps) => {
  const { key, label, kind, disabled = false, pips = [], note, run } = option;
  const button = useRef<HTMLButtonElement>(null);
  // On a small screen what it has to say may be below the edge.
  useEffect(() => {
    if (isAsked) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <Button
      ref={button}
      className={`button ${kind}`}
      data-option={key}
      data-shortcut={shortcut}
      data-asked={isAsked}
      isDisabled={disabled}
      onPress={run}
    >
      {shortcut !== null && <kbd>{shortcut.toUpperCase()}</kbd>}
      {pips.length > 0 && (
        <span className="option-pips">
          {pips.map((pip, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pips of an option never change
            <PipMark key={at} pip={pip} />
          ))}
        </span>
      )}
      <span>
        {label}
        {note !== undefined && <small className="option-note">{note}</small>}
      </span>
    </Button>
  );
};

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
  /** Said of what is selected where no answer begins with it; null where the options are about it all the same. */
  readonly idle?: string | null | undefined;
  /** What is selected can attack: where there is no room to list whom, it is said that they are pressed on the table. */
  readonly attacks?: boolean;
  /** What stands before the selected card, after it, and after the reason. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  readonly below?: ReactNode;
  readonly tools?: ReactNode;
  readonly ref: Ref<HTMLElement>;
}

/** The question, the selected card in words, and why nothing can be done with it. */
export function TablePrompt(props: TablePromptProps) {
  const {
    table,
    game,
    ask,
    answering,
    notice,
    card,
    idle,
    attacks = false,
    above,
    children,
    below,
    tools,
    ref,
  } = props;
  const { decision, words, faces, selected, affordanceOf } = table;
  const t = useWords();
  const { begins, meant, picked, why, clause } = selected === null ? NO_AFFORDANCE : affordanceOf(selected);
  const isIdle = decision !== null && selected !== null && !begins && !meant && picked === 0;
  const saidOfIdle = idle === undefined ? t('table.notNow') : idle;
  const reason = why ?? (isIdle && answering.refused === null ? saidOfIdle : null);
  return (
    <PromptFrame
      {...{ ref, decision, notice, tools }}
      ask={ask === '' ? null : ask}
      refused={answering.refused && words.reason(answering.refused, faces.nameOf)}
      options={answering.options}
    >
      {above}
      {attacks && <p className="prompt-attacks">{t('table.attacks')}</p>}
      {card !== null && <Chosen face={faces.face(card)} />}
      {children}
      {reason !== null && <BlockedReason game={game} why={reason} clause={clause} />}
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
