// How does a hand lie on the table? The own in a row, the other's as backs, with what everybody knows of it; or open.

import type { Seat } from '@duello/kernel';
import type { ComponentType, ReactNode } from 'react';
import { CardBack, CardFace, type Face } from '../look/card.tsx';
import { Icon } from '../look/icon.tsx';
import { handTarget } from '../match/target-options.ts';
import { useWords } from '../words/use-words.ts';
import type { PieceProps } from './piece.tsx';
import './piece.css';
import './hand.css';

/** Names begin with the prefix of the game's classes. */
interface Hand {
  readonly prefix: string;
  readonly seat: Seat;
}

interface OwnRowProps extends Hand {
  /** What the game calls a hand. */
  readonly noun: string;
  readonly size: number;
  readonly cards: readonly string[] | null;
  /** Backs instead of faces. */
  readonly hidden: boolean;
  readonly children?: ReactNode;
  card(card: string, at: number): ReactNode;
}

/** The own hand, side by side while there is room; each card stands as the game says. */
export function OwnRow({ prefix, seat, noun, size, cards, hidden, children, card }: OwnRowProps) {
  return (
    <section
      className={`own-row ${prefix}-hand`}
      aria-label={`${noun} (${size})`}
      data-zone={`hand-${seat}`}
      data-group="hand"
      style={{ '--cards': Math.max(1, size) }}
    >
      <div className={`own-row-cards ${prefix}-hand-cards`}>
        {hidden ? Array.from({ length: size }, (_, i) => i).map((i) => <CardBack key={i} />) : (cards ?? []).map(card)}
      </div>
      {children}
    </section>
  );
}

interface BackedHandProps extends Hand {
  readonly size: number;
  /** How many of its cards everybody knows: they are the children. */
  readonly known: number;
  /** More backs than these are not drawn. */
  readonly most?: number;
  readonly children: ReactNode;
}

/** The other's hand: backs, and a number. */
export function BackedHand({ prefix, seat, size, known, most = size, children }: BackedHandProps) {
  const t = useWords();
  const label = t('table.otherHand', { n: size });
  return (
    <section
      className={`backed-hand ${prefix}-other-hand`}
      data-zone={`hand-${seat}`}
      data-group={`hand-${seat}`}
      aria-label={label}
      title={label}
    >
      <span className="hand-backs" aria-hidden="true">
        {Array.from({ length: Math.min(most, Math.max(0, size - known)) }, (_, i) => i).map((i) => (
          <span key={i} className={`${prefix}-back`} />
        ))}
      </span>
      {children}
      <Icon name="hand" className="backed-hand-icon" />
      <b className="backed-hand-count">{size}</b>
    </section>
  );
}

interface OpenRowProps extends Hand {
  /** What the game calls a hand, and its player. */
  readonly noun: string;
  readonly name: string;
  readonly cards: readonly string[];
  card(card: string, at: number): ReactNode;
}

/** The other hand with its faces up, when both seats are looked through. */
export function OpenRow({ prefix, seat, noun, name, cards, card }: OpenRowProps) {
  return (
    <section
      className={`faces-row ${prefix}-open-hand`}
      data-zone={`hand-${seat}`}
      data-group={`hand-${seat}`}
      aria-label={`${noun}: ${name} (${cards.length})`}
    >
      {cards.map(card)}
    </section>
  );
}

interface CardProps {
  readonly prefix: string;
  readonly face: Face;
  readonly label: string;
  /** The game's own piece. */
  readonly Piece: ComponentType<PieceProps>;
}

interface CardInHandProps extends CardProps {
  readonly at: number;
  readonly dragged: string;
  /** Said of a card that the other knows as well; null for one that is secret. */
  readonly known: string | null;
}

export const CardInHand = ({ prefix, face, label, Piece, at, dragged, known }: CardInHandProps) => (
  <Piece
    targetId={handTarget(face.id, at)}
    card={face.id}
    className={`in-hand ${prefix}-in-hand`}
    dragged={dragged}
    label={label}
    facts={known === null ? [] : [known]}
  >
    <CardFace face={face} />
    {known !== null && <Icon name="eye-target" className={`${prefix}-known-mark`} />}
  </Piece>
);

/** A card of the other's hand that is known, no larger than a back. */
export const KnownInHand = ({ prefix, face, label, Piece }: CardProps) => (
  <Piece targetId={`known:${face.id}`} card={face.id} className={`${prefix}-known`} label={label}>
    <span className="known-face" data-tone={face.tone}>
      <Icon name={face.art} />
    </span>
  </Piece>
);
