// What does every game's table get from the page, and what do its parts get from the table?

import type { Decision, Outcome, Seat } from '@duello/kernel';
import type { PersonNames } from '@duello/language';
import type { ReactNode, Ref } from 'react';
import type { Hints } from './advice.ts';
import type { MatchHost, Players } from './host.ts';
import type { Playback, Shown } from './playback.ts';

/** What lies open over a table; `P` names the game's piles. */
export type OpenSheet<P extends string> =
  | {
      readonly what:
        | 'log'
        | 'text'
        | 'menu'
        | 'keys'
        | 'settings'
        | 'ownSettings'
        | 'result'
        | 'takeBack'
        | 'hint'
        | 'concede';
    }
  | { readonly what: 'pile'; readonly seat: Seat; readonly pile: P };

export interface PileProps<P extends string> {
  readonly seat: Seat;
  readonly pile: P;
  close(): void;
}

/** How far a match has come: what a page keeps of it. */
export interface MatchState {
  /** In compact text. */
  readonly text: string;
  readonly round: number;
  /** Null while it runs. */
  readonly outcome: Outcome | null;
  /** Something was taken back that could not be undone. */
  readonly takebacks: boolean;
}

/** What whoever stands beside a table may ask of it. */
export interface TableRemote {
  /** Takes back as many answers of people here as leave so many, with everything since. */
  takeBackTo(answers: number): void;
  /** Gives up, once that is confirmed. */
  askToConcede(): void;
}

export interface EndBeside {
  readonly winner: Seat | null;
  /** How it came about, in a sentence. */
  readonly text: string;
}

export interface TableProps {
  readonly host: MatchHost;
  readonly remote?: Ref<TableRemote>;
  readonly players: Players;
  /** Two people share the screen: a curtain between their turns. */
  readonly curtain: boolean;
  /** What people at this screen are called. */
  readonly names: PersonNames;
  /** How the match ended beside the rules, as by a clock; null while it has not. */
  readonly endedBeside?: EndBeside | null;
  /** Stands with the result in place of the way to another match at once, where somebody else must agree to it. */
  readonly afterMatch?: ReactNode;
  /** Asked for when the match is over: another one, with the seat of this one that goes first; null where no rule says. */
  rematch(first: Seat | null): void;
  /** Called with every update, before it is shown, with what has to be kept: nothing that was answered is ever lost. */
  keep(state: MatchState): void;
  /** Called when everything up to so many answers has been shown. */
  followed?(answers: number): void;
  /** Where somebody who is asked may ask what to do. */
  readonly hints?: Hints;
  /** Opens the replay of the match. */
  replay(text: string): void;
  /** Tells how well it was played, where that can be told. */
  review?(text: string): void;
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
