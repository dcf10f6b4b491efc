// What does every game's table get from the page, and what do its parts get from the table?

import type { Decision, Outcome, Seat } from '@duello/kernel';
import type { AutoPass } from './auto-pass.ts';
import type { MatchHost, Players } from './host.ts';
import type { LogAudience } from './log-lines.ts';
import type { Playback, Shown } from './playback.ts';
import type { Seats } from './seats.ts';

/** What lies open over a table; `P` names the game's piles. */
export type OpenSheet<P extends string> =
  | { readonly what: 'log' | 'text' | 'menu' | 'keys' | 'settings' }
  | { readonly what: 'pile'; readonly seat: Seat; readonly pile: P };

export interface TableProps {
  readonly host: MatchHost;
  readonly players: Players;
  /** Two people share the screen: a curtain between their turns. */
  readonly curtain: boolean;
  /** Asked for when the match is over: another one, with the seat of this one that goes first. */
  rematch(first: 0 | 1): void;
  /** Called with every update, before it is shown, with what has to be kept: nothing that was answered is ever lost. */
  keep(text: string, round: number, over: boolean): void;
  /** Called when everything up to so many answers has been shown. */
  followed?(answers: number): void;
  /** Opens the replay of the match. */
  replay(text: string): void;
}

/** What the view of every game says. */
export interface TableView {
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
  /** Who is asked. */
  readonly waiting: { readonly seats: readonly Seat[] } | null;
}

/** A table once there is something to show. */
export interface ShownProps<V, E> extends TableProps {
  readonly playback: Playback<V, E>;
  readonly shown: Shown<V, E>;
}

/** A table that somebody sits at; `P` names the game's piles. */
export interface TableLayoutProps<V, E, P extends string> extends ShownProps<V, E> {
  readonly seats: Seats;
  readonly audience: LogAudience<E>;
  readonly auto: AutoPass;
  readonly open: OpenSheet<P> | null;
  show(open: OpenSheet<P> | null): void;
  /** Lights a card wherever it lies. */
  light(card: string | null): void;
}
