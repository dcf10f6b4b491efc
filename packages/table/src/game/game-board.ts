// How does a game show a match that is over? One moment at a time, read-only.

import type { Decision, Reason, Viewer } from '@duello/kernel';
import type { NameOf, SayAnswer } from '@duello/language';
import type { ComponentType } from 'react';
import type { Healths } from '../look/health-lines.ts';
import type { EventReader } from '../match/event-rows.ts';
import type { Eyes } from '../match/host.ts';
import type { AdviceWords } from '../parts/hint-sheet.tsx';
import type { Settings } from '../settings/settings.ts';

export interface BoardProps<V, E> {
  readonly view: V;
  /** What has just happened. */
  readonly event: E | null;
  /** Everything that has happened up to here. */
  readonly past: readonly E[];
  readonly eyes: Eyes;
}

export interface GameBoard<V, E> {
  /** Renders one view; nothing on it can be answered. */
  readonly Board: ComponentType<BoardProps<V, E>>;
  /** What both seats know together. */
  both(a: V, b: V): V;
  /** Says events in words; null where a line would be noise. */
  teller(lang: Settings['lang'], view: V): (event: E) => string | null;
  /** Why an answer is not legal, in words. */
  why(lang: Settings['lang'], reason: Reason): string;
  /** How a thought about a question is said, beside the table as its seat sees it. */
  adviceWords(lang: Settings['lang'], view: V, question: string): AdviceWords;
  healthsOf(view: V): Healths;
  readonly events: EventReader<E>;
}

/** A game's board, for whoever can use that of any game: only the board knows its views and events. */
export type AnyBoard = <R>(use: <V, E>(board: GameBoard<V, E>) => R) => R;

export const lendBoard =
  <V, E>(board: GameBoard<V, E>): AnyBoard =>
  (use) =>
    use(board);

interface SeatView<P> {
  readonly viewer: Viewer;
  readonly decision: Decision | null;
  readonly players: readonly [P, P];
}

/** What both seats know together, where each seat's secrets are in its own player: of each seat what it sees of itself. */
export const bothSeats = <P, V extends SeatView<P>>(a: V, b: V): V => ({
  ...a,
  viewer: 'watcher',
  decision: null,
  players: [a.players[0], b.players[1]],
});

/** A game's words for what happens and for why something is not legal; `Names` says the name of a card. */
interface Sayings<E> {
  event(event: E, viewer: Viewer, nameOf: NameOf): string | null;
  reason(reason: Reason, nameOf: NameOf): string;
  /** Terms of a bot's value, where they have words. */
  readonly standing?: Readonly<Record<string, string>>;
}

/** How a board speaks, in nobody's name; cards that the match brings along have names of their own. */
export const boardText = <V, E>(
  words: Readonly<Record<Settings['lang'], Sayings<E>>>,
  namesIn: (lang: Settings['lang'], view: V | null) => NameOf,
  sayAnswer: SayAnswer<V>,
): Pick<GameBoard<V, E>, 'teller' | 'why' | 'adviceWords'> => ({
  teller(lang, view) {
    const nameOf = namesIn(lang, view);
    return (event) => words[lang].event(event, 'watcher', nameOf);
  },
  why: (lang, reason) => words[lang].reason(reason, namesIn(lang, null)),
  adviceWords(lang, view, what) {
    const nameOf = namesIn(lang, view);
    return {
      say: (answer) => sayAnswer(answer, { what, seat: answer.seat, view }, lang, nameOf).text,
      termName: (name) => words[lang].standing?.[name] ?? null,
      nameOf,
    };
  },
});
