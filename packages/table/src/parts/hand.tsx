// How does a hand lie on the table? The own in a row, the other's as backs, with what everybody knows of it; or open.

import type { Seat } from '@duello/kernel';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { FacePicture } from '../icons/face-picture.tsx';
import { Icon } from '../icons/icon.tsx';
import { CardBack, CardFace, type Face } from '../look/card.tsx';
import type { NameOfSeat } from '../match/seats.ts';
import { handTarget } from '../match/target-options.ts';
import { useWords } from '../words/use-words.ts';
import type { PieceProps } from './piece.tsx';
import './piece.css';
import './hand.css';

/** Classes begin with the prefix of the game's. */
interface Hand {
  readonly prefix: string;
  readonly table: {
    readonly mine: Seat;
    readonly words: { readonly nouns: { readonly hand: string } };
    readonly nameOfSeat: NameOfSeat;
  };
}

interface OwnRowProps extends Hand, Omit<ComponentProps<'section'>, keyof Hand> {
  readonly size: number;
  readonly cards: readonly string[] | null;
  /** Backs instead of faces. */
  readonly hidden: boolean;
  card(card: string, at: number): ReactNode;
}

/** The own hand, side by side while there is room; each card stands as the game says. */
export function OwnRow({ prefix, table, size, cards, hidden, children, card, style, ...rest }: OwnRowProps) {
  return (
    <section
      className={`own-row ${prefix}-hand`}
      aria-label={`${table.words.nouns.hand} (${size})`}
      data-zone={`hand-${table.mine}`}
      data-group="hand"
      style={{ '--cards': Math.max(1, size), ...style }}
      {...rest}
    >
      <div className={`own-row-cards ${prefix}-hand-cards`}>
        {hidden ? Array.from({ length: size }, (_, i) => i).map((i) => <CardBack key={i} />) : (cards ?? []).map(card)}
      </div>
      {children}
    </section>
  );
}

interface BackedHandProps {
  readonly prefix: string;
  readonly seat: Seat;
  readonly player: { readonly handSize: number; readonly known: readonly string[] };
  /** More backs than these are not drawn. */
  readonly most?: number;
  /** A card that everybody knows. */
  card(card: string, at: number): ReactNode;
}

/** The other's hand: backs, what everybody knows of it, and a number. */
export function BackedHand({ prefix, seat, player: { handSize, known }, most = handSize, card }: BackedHandProps) {
  const t = useWords();
  const label = t('table.otherHand', { n: handSize });
  return (
    <section
      className={`backed-hand ${prefix}-other-hand`}
      data-zone={`hand-${seat}`}
      data-group={`hand-${seat}`}
      aria-label={label}
      title={label}
    >
      <span className="hand-backs" aria-hidden="true">
        {Array.from({ length: Math.min(most, Math.max(0, handSize - known.length)) }, (_, i) => i).map((i) => (
          <span key={i} className={`${prefix}-back`} />
        ))}
      </span>
      {known.map(card)}
      <Icon name="hand" className="backed-hand-icon" />
      <b className="backed-hand-count">{handSize}</b>
    </section>
  );
}

interface OpenRowProps extends Hand {
  readonly seat: Seat;
  readonly cards: readonly string[] | null;
  card(card: string, at: number): ReactNode;
}

/** The other hand with its faces up, when both seats are looked through. */
export const OpenRow = ({ prefix, table: { words, nameOfSeat }, seat, cards, card }: OpenRowProps) => (
  <section
    className={`faces-row ${prefix}-open-hand`}
    data-zone={`hand-${seat}`}
    data-group={`hand-${seat}`}
    aria-label={`${words.nouns.hand}: ${nameOfSeat(seat)} (${cards?.length ?? 0})`}
  >
    {cards?.map(card)}
  </section>
);

interface CardProps {
  readonly prefix: string;
  readonly face: Face;
  /** The game's own piece. */
  readonly Piece: ComponentType<PieceProps>;
}

interface CardInHandProps extends CardProps {
  readonly at: number;
  readonly label: string;
  /** The other knows it as well. */
  readonly known: boolean;
}

export function CardInHand({ prefix, face, label, Piece, at, known }: CardInHandProps) {
  const t = useWords();
  return (
    <Piece
      targetId={handTarget(face.id, at)}
      card={face.id}
      className={`in-hand ${prefix}-in-hand`}
      dragged={`hand hand:${face.id}`}
      label={label}
      facts={known ? [t('table.known')] : []}
    >
      <CardFace face={face} />
      {known && <Icon name="eye-target" className={`${prefix}-known-mark`} />}
    </Piece>
  );
}

/** A card of the other's hand that is known, no larger than a back. */
export function KnownInHand({ prefix, face, Piece }: CardProps) {
  const t = useWords();
  const label = t('table.knownOf', { name: face.name });
  return (
    <Piece targetId={`known:${face.id}`} card={face.id} className={`${prefix}-known`} label={label}>
      <span className="known-face" data-tone={face.tone}>
        <FacePicture face={face} />
      </span>
    </Piece>
  );
}
