// How are a player's piles shown? A button each, and its cards in a sheet when it is opened.

import type { Seat } from '@duello/kernel';
import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-names.ts';
import { CardFace, type Face } from '../look/card.tsx';
import { Sheet } from '../look/dialog.tsx';
import { PileButton } from '../look/pile-button.tsx';
import { useWords } from '../words/use-words.ts';
import './piles.css';
import './player-bar.css';

interface Pile<P extends string> {
  readonly name: P;
  readonly icon: IconName;
  readonly label: string;
  readonly count: number;
}

interface ButtonsProps<P extends string> {
  readonly seat: Seat;
  readonly piles: readonly Pile<P>[];
  /** What stands before them. */
  readonly children?: ReactNode;
  openPile(seat: Seat, pile: P): void;
}

export const PileButtons = <P extends string>({ seat, piles, children, openPile }: ButtonsProps<P>) => (
  <span className="player-piles" data-group={`piles-${seat}`}>
    {children}
    {piles.map(({ name, icon, label, count }) => (
      <PileButton key={name} zone={`${name}-${seat}`} {...{ icon, label, count }} open={() => openPile(seat, name)} />
    ))}
  </span>
);

export type CountedCard = readonly [card: string, count: number];

/** Cards with their copies, in the order in which they come first. */
export function counted(cards: readonly string[]): readonly CountedCard[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

interface CardListProps {
  readonly cards: readonly CountedCard[];
  /** Single cards are counted too. */
  readonly ones?: boolean;
  face(card: string): Face;
}

export const CardList = ({ cards, ones = false, face }: CardListProps) => (
  <ul className="pile-cards">
    {cards.map(([id, count], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pile is shown as it lies
      <li key={`${id}-${at}`}>
        <CardFace face={face(id)} />
        {(count > 1 || ones) && <b>×{count}</b>}
      </li>
    ))}
  </ul>
);

interface PileCardsProps extends CardListProps {
  readonly title: string;
  /** What is to be known of a pile besides its cards. */
  readonly note: string | null;
  /** Nothing is said of a pile without cards. */
  readonly silent?: boolean;
  close(): void;
}

export function PileCards({ title, note, silent = false, close, ...list }: PileCardsProps) {
  const t = useWords();
  const { length } = list.cards;
  return (
    <Sheet title={title} wide={length > 4} close={close}>
      {note !== null && <p className="sheet-note">{note}</p>}
      {length === 0 && !silent && <p className="sheet-note">{t('table.emptyPile')}</p>}
      <CardList {...list} />
    </Sheet>
  );
}
