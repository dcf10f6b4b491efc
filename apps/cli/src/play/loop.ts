// How does a match in the terminal run? Person and bot in turn until it is over, saved or left.

import { decisionOf, hash, outcome, recordOf, type State } from '@duello/kernel';
import { INTERRUPTED } from '../io/command.ts';
import { linkOf, typed } from '../match/saved.ts';
import { choose, forced, passOn, playForced } from './choose.ts';
import { showLog, showOpenTable, showTable } from './news.ts';
import { keep, resumeCommand } from './save.ts';
import { botPlays, nextSeat, type Session } from './session.ts';

/** Plays to the end; returns the exit code. */
export async function playMatch<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  json: boolean,
): Promise<number> {
  const { game, match } = session;
  const { rules } = game.tools;
  for (;;) {
    const seat = nextSeat(session);
    if (seat === null) return finish(session, json);
    const decision = decisionOf(rules, match.state, seat);
    if (decision === null) return finish(session, json);
    if (!session.seats.includes(seat)) {
      botPlays(session, seat);
      continue;
    }
    const only = forced(session, decision);
    if (only !== null) {
      playForced(session, decision, only);
      continue;
    }
    if (passOn(session, decision)) continue;
    showLog(session);
    showTable(session, seat);
    const step = await choose(session, seat);
    if (step === 'moved') continue;
    return leave(session, step);
  }
}

/** Nothing is lost: the match is saved whoever leaves it, and however. */
function leave<S extends State, V, O, E>(session: Session<S, V, O, E>, step: 'quit' | 'ended'): number {
  const { io, words } = session;
  const { aborted } = io.interrupted();
  if (step === 'ended' && !aborted) io.out(words.inputEnded);
  const kept = keep(session);
  const command = resumeCommand(session);
  if (command !== null) io.out(words.resumeWith(command));
  if (aborted) return INTERRUPTED;
  return step === 'quit' && kept ? 0 : 1;
}

function finish<S extends State, V, O, E>(session: Session<S, V, O, E>, json: boolean): number {
  const { io, words, layout, match, game, paint } = session;
  const { rules } = game.tools;
  showLog(session);
  const result = outcome(rules, match.state);
  const record = recordOf(match);
  const link = linkOf(rules, record);
  io.out('');
  if (result !== null) io.out(paint('bold', ` ${words.result}: ${layout.result(result)}`));
  showOpenTable(session);
  io.out('');
  const kept = keep(session);
  if (session.file !== null) {
    // A command is copied whole.
    io.out(words.replayWith(`duello replay ${typed(session.file)}`));
    io.out(words.reviewWith(`duello review ${typed(session.file)}`));
  }
  io.out(words.seed(record.seed));
  io.out(words.link);
  io.out(link);
  if (json) {
    const { game: id, seed } = record;
    io.out(
      JSON.stringify({
        game: id,
        seed,
        outcome: result,
        answers: match.answers.length,
        hash: hash(match.state),
        file: session.file,
        link,
      }),
    );
  }
  return kept ? 0 : 1;
}
