// What has happened since the last question? The log so far, then the table as it stands.

import type { Seat, State } from '@duello/kernel';
import { type LogLine, logLines } from '@duello/terminal';
import type { Session, Told } from './session.ts';

/** Prints what has not been printed yet. */
export function showLog<S extends State, V, O, E>(session: Session<S, V, O, E>): void {
  const fresh = session.told.slice(session.shown);
  session.shown = session.told.length;
  for (const line of linesOf(session, fresh)) session.io.out(line);
}

function linesOf<S extends State, V, O, E>(session: Session<S, V, O, E>, told: readonly Told<E>[]): readonly string[] {
  const { layout, width, paint } = session;
  const lines: LogLine[] = [];
  for (const { note, events } of told) {
    if (note !== null) lines.push({ level: 'note', text: note });
    for (const event of events) {
      const seen = seenBy(session, event);
      const line = seen === null ? null : layout.line(seen);
      if (line !== null) lines.push(line);
    }
  }
  return logLines(lines, width, paint);
}

/** Whoever plays both seats sees everything. */
const seenBy = <S extends State, V, O, E>({ game, viewer }: Session<S, V, O, E>, event: E): E | null =>
  viewer === 'watcher' ? event : game.tools.rules.see(event, viewer);

/** The log again: of the last two rounds, or of everything. */
export function showWholeLog<S extends State, V, O, E>(session: Session<S, V, O, E>, all: boolean): void {
  const { layout, told, io } = session;
  const begins = told.flatMap(({ events }, i) =>
    events.some((event) => layout.line(event)?.level === 'round') ? [i] : [],
  );
  const from = all ? 0 : (begins.at(-2) ?? 0);
  for (const line of linesOf(session, told.slice(from))) io.out(line);
}

/** What a seat sees; whoever plays both seats sees both hands. */
function viewOf<S extends State, V, O, E>({ layout, game, match, seats }: Session<S, V, O, E>, seat: Seat): V {
  const { rules } = game.tools;
  if (seats.length === 1) return rules.view(match.state, seat);
  return layout.open([rules.view(match.state, 0), rules.view(match.state, 1)], seat);
}

/** The table in a new scene, otherwise only what changes from answer to answer. */
export function showTable<S extends State, V, O, E>(session: Session<S, V, O, E>, seat: Seat): void {
  const { layout, io } = session;
  const view = viewOf(session, seat);
  const scene = `${seat} ${layout.scene(view)}`;
  const lines = scene === session.scene ? layout.status(view) : layout.table(view);
  session.scene = scene;
  io.out('');
  for (const line of lines) io.out(line);
}

/** All there is to see. */
export function showWholeTable<S extends State, V, O, E>(session: Session<S, V, O, E>, seat: Seat): void {
  session.io.out('');
  for (const line of session.layout.whole(viewOf(session, seat))) session.io.out(line);
}

/** The table when the match is over and nothing is secret any more. */
export function showOpenTable<S extends State, V, O, E>({ layout, game, match, io }: Session<S, V, O, E>): void {
  const { rules } = game.tools;
  io.out('');
  const open = layout.open([rules.view(match.state, 0), rules.view(match.state, 1)], 0);
  for (const line of layout.table(open)) io.out(line);
}
