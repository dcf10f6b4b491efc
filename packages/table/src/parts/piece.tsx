// How does a thing of the table look to the hand? As a button: marked when it can act or be meant, with the reason when not.

import { type ReactNode, useId } from 'react';
import { type Face, unsaidOf } from '../look/card.tsx';
import type { Interactions } from '../match/affordance.ts';
import { useHandling } from '../match/handling.ts';
import './piece.css';

export interface PieceProps {
  readonly targetId: string;
  readonly card: string;
  readonly className: string;
  /** Said to whoever does not see it. */
  readonly label: string;
  /** How it stands, told beside the large card. */
  readonly facts?: readonly string[];
  readonly zone?: string;
  /** What the zones that take it call it; null when it is not dragged. */
  readonly dragged?: string | null;
  readonly children: ReactNode;
}

interface Props extends PieceProps {
  readonly table: Interactions & { readonly lit: string | null; readonly faces: { face(card: string): Face } };
  /** It is what an answer that is being composed goes to; left out where tables show no such thing. */
  readonly aimed?: boolean;
  /** Told what is looked at, and null when nothing is any more. */
  peek?(targetId: string | null): void;
}

/** `className` says whose it is, and `rising` that it stands out when something begins with it. */
export function TablePiece(props: Props) {
  const { table, targetId, card, className, label, facts = [], zone, dragged = null, aimed, peek, children } = props;
  const { faces, lit, affordanceOf, press, act, join, refuse, dropsAt } = table;
  const { begins, drags = false, meant, selected, picked, why, clause } = affordanceOf(targetId);
  const isAimed = aimed === true;
  const description = useId();
  const unsaid = unsaidOf(faces.face(card), label);
  const handling = useHandling({
    face: faces.face(card),
    note: why === null || clause === null ? why : `${why} (${clause})`,
    facts,
    selected: selected || isAimed,
    takes: begins || drags ? dragged : null,
    press: () => press(targetId),
    act: () => act(targetId),
    drop(target) {
      const to = target.getAttribute('data-target');
      if (to === null || !join(targetId, to)) act(targetId);
    },
    miss(thing) {
      const to = thing?.getAttribute('data-target') ?? null;
      if ((to === null || !refuse(targetId, to)) && !selected) press(targetId);
    },
  });
  return (
    <button
      {...handling}
      onPointerEnter={(event) => {
        handling.onPointerEnter(event);
        peek?.(targetId);
      }}
      onPointerLeave={() => {
        handling.onPointerLeave();
        peek?.(null);
      }}
      onFocus={(event) => {
        handling.onFocus(event);
        peek?.(targetId);
      }}
      onBlur={() => {
        handling.onBlur();
        peek?.(null);
      }}
      type="button"
      className={`piece ${className}`}
      data-rove=""
      data-target={targetId}
      data-card={card}
      data-zone={zone}
      data-drop={dropsAt(targetId)}
      data-legal={begins || meant}
      data-begins={begins}
      data-meant={meant}
      data-aimed={aimed}
      data-selected={selected}
      data-picked={picked > 0 || isAimed}
      data-lit={lit === card}
      aria-pressed={selected || picked > 0 || isAimed}
      aria-describedby={unsaid === '' ? undefined : description}
    >
      <span className="piece-looks" aria-hidden="true">
        {children}
      </span>
      <span className="visually-hidden">{[label, ...facts, why].filter(Boolean).join(', ')}</span>
      <span id={description} hidden>
        {unsaid}
      </span>
      {picked > 0 && (
        <span className="piece-picked" aria-hidden="true">
          {picked}
        </span>
      )}
    </button>
  );
}
