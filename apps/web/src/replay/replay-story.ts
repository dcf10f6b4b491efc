// Where can a replay stop? At every event that has a line in the log, with the round, the healths and the answers so far.

import type { GameBoard, Healths, ReplayHead, Settings } from '@duello/table';

export interface Stop<E = unknown> {
  /** The moment of its event; the moment whose view is shown, with all that follows without a line. */
  readonly moment: number;
  readonly shown: number;
  readonly event: E;
  readonly text: string;
  readonly round: number;
  /** Begins its round. */
  readonly opens: boolean;
  readonly healths: Healths;
  /** How many answers had been given when it happened; the last of them may still be at work. */
  readonly answers: number;
  /** How long it stays, in milliseconds at normal speed. */
  readonly wait: number;
}

const SHORTEST = 220;

export function storyOf<V, E>(
  board: GameBoard<V, E>,
  head: ReplayHead,
  events: readonly (E | null)[],
  firstView: V,
  lang: Settings['lang'],
): readonly Stop<E>[] {
  const say = board.teller(lang, firstView);
  const stops: Stop<E>[] = [];
  let round = 1;
  let healths = board.healthsOf(firstView);
  events.forEach((event, moment) => {
    if (event === null) return;
    const opened = board.events.roundOf(event);
    round = opened ?? round;
    healths = board.events.healthsAfter(event, healths);
    const text = say(event);
    if (text === null) return;
    const wait = Math.max(SHORTEST, board.events.duration(event, 'watcher'));
    const answers = head.moments[moment];
    stops.push({ moment, shown: moment, event, text, round, opens: opened !== null, healths, answers, wait });
  });
  return stops.map((stop, index) => {
    const shown = (stops[index + 1]?.moment ?? events.length) - 1;
    return { ...stop, shown };
  });
}

/** The place of the stop that shows this moment. */
export const stopAt = (stops: readonly Stop[], moment: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop.moment <= moment),
  );

export function previousRound(stops: readonly Stop[], at: number): number {
  return Math.max(
    0,
    stops.slice(0, at).findLastIndex(({ opens }) => opens),
  );
}

export function nextRound(stops: readonly Stop[], at: number): number {
  const found = stops.findIndex(({ opens }, index) => opens && index > at);
  return found < 0 ? stops.length - 1 : found;
}
