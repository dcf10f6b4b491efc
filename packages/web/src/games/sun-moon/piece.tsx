// How does a thing of the table look to the hand? As a button: marked when it can act or be meant, with the reason when not.

import type { CardId } from '@duello/sun-moon';
import type { ReactNode } from 'react';
import { useHandling } from '../../table/handling.ts';
import { useTable } from './table-context.ts';
import type { Thing } from './things.ts';
import './piece.css';

interface Props {
  readonly thing: Thing;
  readonly card: CardId;
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

export function Piece({ thing, card, className, label, facts = [], zone, dragged = null, children }: Props) {
  const { faces, lit, aimed, standing, press, act, join, dropsAt, peek } = useTable();
  const { begins, meant, selected, picked, why, clause } = standing(thing);
  const handling = useHandling({
    face: faces.face(card),
    note: why === null || clause === null ? why : `${why} (${clause})`,
    facts,
    selected: selected || aimed === thing,
    takes: begins ? dragged : null,
    press: () => press(thing),
    act: () => act(thing),
    drop(target) {
      const to = target.getAttribute('data-thing');
      if (to === null || !join(thing, to)) act(thing);
    },
  });
  const looking = {
    onPointerEnter: (event: Parameters<typeof handling.onPointerEnter>[0]) => {
      handling.onPointerEnter(event);
      peek(thing);
    },
    onPointerLeave: () => {
      handling.onPointerLeave();
      peek(null);
    },
    onFocus: (event: Parameters<typeof handling.onFocus>[0]) => {
      handling.onFocus(event);
      peek(thing);
    },
    onBlur: () => {
      handling.onBlur();
      peek(null);
    },
  };
  return (
    <button
      {...handling}
      {...looking}
      type="button"
      className={`sm-piece ${className}`}
      data-rove=""
      data-thing={thing}
      data-card={card}
      data-zone={zone}
      data-drop={dropsAt(thing)}
      data-legal={begins || meant}
      data-begins={begins}
      data-meant={meant}
      data-aimed={aimed === thing}
      data-selected={selected}
      data-picked={picked > 0 || aimed === thing}
      data-lit={lit === card}
      aria-pressed={selected || picked > 0 || aimed === thing}
    >
      <span className="sm-looks" aria-hidden="true">
        {children}
      </span>
      <span className="visually-hidden">{[label, ...facts, why].filter(Boolean).join(', ')}</span>
      {picked > 0 && (
        <span className="sm-picked" aria-hidden="true">
          {picked}
        </span>
      )}
    </button>
  );
}
