// What does a terminal know of the match it shows? Who sits where, what has been told, and where choices began.

import type { Bot } from '@duello/bots';
import {
  type Answer,
  answer,
  apply,
  decisionOf,
  type Match,
  Refused,
  SEAT_NAMES,
  SEATS,
  type Seat,
  type State,
  stream,
  undo,
  undoable,
  type Viewer,
} from '@duello/kernel';
import type { Lang, Layout, Paint, Peek, TerminalGame, Words } from '@duello/terminal';
import type { Io } from '../io/command.ts';

/** What one answer led to; `note` is said before it. */
export interface Told<E> {
  readonly events: readonly E[];
  readonly note: string | null;
}

export interface Session<S extends State, V, O, E> {
  readonly game: TerminalGame<S, V, O, E>;
  readonly match: Match<S, V, O, E>;
  readonly layout: Layout<V, E>;
  readonly io: Io;
  readonly lang: Lang;
  readonly words: Words;
  readonly paint: Paint;
  readonly width: number;
  /** The seats that the person at the terminal plays. */
  readonly seats: readonly Seat[];
  readonly viewer: Viewer;
  readonly bot: Bot;
  readonly botName: string;
  /** The opening, then one entry an answer. */
  readonly told: Told<E>[];
  /** How many of them have been printed. */
  shown: number;
  /** How many answers there were before each own choice: where undo goes back to. */
  readonly marks: number[];
  /** The scene that was last drawn whole. */
  scene: string;
  /** The numbers that entries of a menu keep, and as long as what. */
  numbered: { readonly scene: string; readonly numbers: Map<string, number> };
  /** The question that is passed each time it is asked again; null for none. */
  passing: string | null;
  /** Where it is saved; null until the first save finds a name. */
  file: string | null;
}

/** The one to be asked next: the person before the bot, so that choices can be taken back as long as possible. */
export function nextSeat<S extends State, V, O, E>({ match, game, seats }: Session<S, V, O, E>): Seat | null {
  const { rules } = game.tools;
  const asked = SEATS.filter((seat) => decisionOf(rules, match.state, seat) !== null);
  return asked.find((seat) => seats.includes(seat)) ?? asked[0] ?? null;
}

export function play<S extends State, V, O, E>(session: Session<S, V, O, E>, given: Answer, note: string | null): void {
  const events = answer(session.match, given);
  session.told.push({ events, note });
}

/** What a pick of the seat would lead to, as far as it could be taken back again. */
export const peekAt =
  <S extends State, V, O, E>({ game, match }: Session<S, V, O, E>, seat: Seat): Peek<V> =>
  (key) => {
    const { rules } = game.tools;
    const decision = decisionOf(rules, match.state, seat);
    if (decision === null) return null;
    const { state, events } = apply(rules, match.state, { seat, decision: decision.id, pick: key });
    return events.some((event) => rules.reveals(event)) ? null : rules.view(state, seat);
  };

/** Begins a choice: undo comes back to here. */
export const mark = <S extends State, V, O, E>({ marks, match }: Session<S, V, O, E>): void =>
  void marks.push(match.answers.length);

/** Plays an own choice; false when it is refused, with the reason said. */
export function playChoice<S extends State, V, O, E>(session: Session<S, V, O, E>, given: Answer): boolean {
  try {
    mark(session);
    play(session, given, null);
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    session.marks.pop();
    session.io.out(session.layout.reason(error.reason));
    return false;
  }
}

export function botPlays<S extends State, V, O, E>(session: Session<S, V, O, E>, seat: Seat): void {
  const { match, game, bot, botName } = session;
  const { rules } = game.tools;
  const decision = decisionOf(rules, match.state, seat);
  if (decision === null) return;
  const rng = stream(`${match.seed}/${botName}/${SEAT_NAMES[seat]}/${match.answers.length}`);
  play(session, bot({ seat, view: rules.view(match.state, seat), decision, tools: game.tools, rng }), null);
}

/** Takes the last own choice back; returns what to say about it, and whether it worked. */
export function takeBack<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
): { readonly say: string; readonly done: boolean } {
  const { match, marks, seats, words, told } = session;
  const from = marks.at(-1);
  if (from === undefined) return { say: words.undoNothing, done: false };
  const count = match.answers.length - from;
  if (count > undoable(match, seats)) {
    return { say: from < match.floor ? words.undoShown : words.undoOther, done: false };
  }
  undo(match, count);
  marks.pop();
  told.length = from + 1;
  session.shown = Math.min(session.shown, told.length);
  return { say: words.undone, done: true };
}
