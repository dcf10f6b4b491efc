// How does a player stand? A strip with name, health and piles; the game lays them out and adds what else counts.

import type { Seat } from '@duello/kernel';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { Interactions } from '../match/affordance.ts';
import type { NameOfSeat } from '../match/seats.ts';
import type { TableView } from '../match/table-props.ts';
import './player-bar.css';
import './piece.css';

interface BarProps extends ComponentProps<'section'> {
  readonly table: {
    readonly view: Pick<TableView, 'waiting'>;
    readonly mine: Seat;
    readonly nameOfSeat: NameOfSeat;
  };
  readonly seat: Seat;
  /** It is this player's turn. */
  readonly turn: boolean;
  /** Begins with the prefix of the game's classes. */
  readonly className: string;
}

export const PlayerBar = ({ table: { view, mine, nameOfSeat }, seat, turn, className, ...rest }: BarProps) => (
  <section
    className={`player-bar ${seat === mine ? 'own-bar' : 'other-bar'} ${className}`}
    data-active={view.waiting?.seats.includes(seat) === true}
    data-turn={turn}
    aria-label={nameOfSeat(seat)}
    {...rest}
  />
);

interface NameProps {
  readonly name: string;
  /** What it means to go first; null for who does not. */
  readonly first: string | null;
}

export const PlayerName = ({ name, first }: NameProps) => (
  <span className="player-name">
    {name}
    {first !== null && (
      <span className="first-mark" title={first}>
        <span aria-hidden="true">1</span>
        <span className="visually-hidden">{first}</span>
      </span>
    )}
  </span>
);

interface SelfProps extends ComponentProps<'button'> {
  readonly table: Interactions & { readonly nameOfSeat: NameOfSeat };
  readonly seat: Seat;
  readonly targetId: string;
  /** How the player stands, in words. */
  readonly facts: readonly string[];
  readonly isLow: boolean;
  readonly className: string;
}

/** The player as somebody who can be meant, and may begin something. */
export function PlayerSelf({ table, seat, targetId, facts, isLow, className, ...rest }: SelfProps) {
  const { affordanceOf, dropsAt, press, nameOfSeat } = table;
  const { begins, meant, selected, why } = affordanceOf(targetId);
  return (
    <button
      type="button"
      className={`player-self aimable ${className}`}
      data-rove=""
      data-target={targetId}
      data-zone={`player-${seat}`}
      data-drop={dropsAt(targetId)}
      data-legal={begins || meant}
      data-begins={begins}
      data-meant={meant}
      data-selected={selected}
      data-low={isLow}
      aria-pressed={selected}
      aria-label={[nameOfSeat(seat), ...facts, why].filter(Boolean).join(', ')}
      onClick={() => press(targetId)}
      {...rest}
    />
  );
}

interface HealthProps {
  readonly health: number;
  readonly most: number;
  readonly children?: ReactNode;
}

/** Health as a number over a bar. */
export const HealthMark = ({ health, most, children }: HealthProps) => (
  <>
    <Icon name="hearts" />
    {children}
    <b key={health}>{health}</b>
    <span className="health-track" aria-hidden="true">
      <span className="health-fill" style={{ transform: `scaleX(${Math.min(1, health / most)})` }} />
    </span>
  </>
);
