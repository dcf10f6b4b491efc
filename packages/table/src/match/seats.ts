// Whose eyes look at the table? One person's; or both seats' in turn, behind a curtain when two people play.

import type { Seat, Viewer } from '@duello/kernel';
import type { PersonNames } from '@duello/language';
import { useEffect, useState } from 'react';
import type { Say, TableKey } from '../words/use-words.ts';
import type { ShownProps, TableView } from './table-props.ts';

export interface Seats {
  readonly mine: Seat;
  /** Whose secrets may be read: nobody's while somebody else is about to look. */
  readonly reader: Viewer;
  /** In whose name the table speaks: in nobody's when both seats are played at this screen. */
  readonly voice: Viewer;
  /** Two people share the screen, and a curtain parts them. */
  readonly veiled: boolean;
  /** Who must lift the curtain; null while it is open. */
  readonly curtainFor: Seat | null;
  /** The own hand is out of sight: somebody else is about to look. */
  readonly covered: boolean;
  /** Who is asked across the table, while the other keeps the screen; null when nobody is. */
  readonly aloud: Seat | null;
  lift(): void;
  /** Whoever is asked across the table takes the screen. */
  call(): void;
}

/** How a game calls its players. */
export interface Nouns {
  readonly playerA: string;
  readonly playerB: string;
  readonly you: string;
  readonly opponent: string;
}
export type NameOfSeat = (seat: Seat) => string;

export const byLetter =
  ({ playerA, playerB }: Nouns): NameOfSeat =>
  (seat) =>
    seat === 0 ? playerA : playerB;

/** By their names or letters where two people play, else as the one person sees them. */
export const namesOfSeats =
  ({ mine, voice }: Seats, nouns: Nouns, names: PersonNames): NameOfSeat =>
  (seat) =>
    voice === 'watcher' ? names[seat] || byLetter(nouns)(seat) : seat === mine ? nouns.you : nouns.opponent;

/** `asksAloud` says what is asked across the table first, so that nobody gives the screen away for nothing. */
export function useSeats<V extends TableView, E>(
  { host, players, curtain, shown }: ShownProps<V, E>,
  asksAloud: (view: V) => boolean,
): Seats {
  const two = players.every(({ kind }) => kind === 'person');
  const veiled = curtain && two;
  const [lifted, setLifted] = useState<Seat | null>(null);
  const [called, setCalled] = useState<number | null>(null);
  const { viewer, question } = shown.toward;
  const asked = shown.toward.view.waiting?.seats ?? [];
  const next = asked.find((seat) => seat === viewer) ?? asked[0];
  const settled = shown.update !== null;
  const turns = two && settled && next !== undefined && next !== viewer;
  useEffect(() => {
    if (turns && !veiled) host.look(next);
  }, [turns, veiled, host, next]);
  const across = next !== viewer && lifted === viewer && called !== question && asksAloud(shown.toward.view);
  const covered = veiled && next !== undefined && lifted !== next && !across;
  return {
    mine: viewer === 1 ? 1 : 0,
    reader: covered ? 'watcher' : viewer,
    voice: two ? 'watcher' : viewer,
    veiled,
    curtainFor: covered && settled ? next : null,
    covered,
    aloud: veiled && across && settled && next !== undefined ? next : null,
    call: () => setCalled(question),
    lift() {
      if (next === undefined) return;
      if (next === viewer) setLifted(next);
      else host.look(next).then(() => setLifted(next));
    },
  };
}

interface Waiting {
  readonly view: { readonly waiting: { readonly seats: readonly Seat[]; readonly what: string } | null };
  readonly words: { readonly questions: Readonly<Record<string, { readonly busy: string }>> };
  readonly t: Say<TableKey>;
  readonly nameOfSeat: NameOfSeat;
}

/** Who is waited for, and what they are busy with; empty when nobody is. */
export function busyText({ view: { waiting }, words, t, nameOfSeat }: Waiting): string {
  const seat = waiting?.seats[0];
  if (waiting === null || seat === undefined) return '';
  return t('table.busy', { name: nameOfSeat(seat), busy: words.questions[waiting.what].busy });
}
