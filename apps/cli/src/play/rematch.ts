// Another match? The same people and options, a new deal, and the seats as the game wants them.

import { outcome, SEAT_NAMES, type Seat, type State } from '@duello/kernel';
import { greet, newSeed, openSession } from './open.ts';
import type { Session } from './session.ts';

/** Offers another match when this one is over, to somebody at a terminal; null when it is not wanted. */
export async function rematch<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  file: () => string | null,
): Promise<Session<S, V, O, E> | null> {
  const { io, game, match, words, seats, lang, botName } = session;
  const ended = outcome(game.tools.rules, match.state);
  if (ended === null || !io.isTerminal) return null;
  const wanted = await io.ask(words.rematchAsk);
  if (wanted === null || !words.yes.includes(wanted.trim().toLowerCase())) return null;
  const seatA = game.nextA(ended);
  const both = seats.length > 1;
  const seat: Seat = seatA === null ? seats[0] : seats[0] === seatA ? 0 : 1;
  const next = openSession(game, io, {
    lang,
    seats: both ? seats : [seat],
    botName,
    seed: newSeed(both ? null : seat),
    options: match.options,
    file: file(),
  });
  io.out('');
  if (both && seatA !== null) io.out(words.rematchFirst(SEAT_NAMES[seatA]));
  greet(next, { seed: null, isNew: true });
  return next;
}
