// How does a saved match come back as it was left? Played again with its choices found anew.

import { type Answer, type Decision, decisionOf, type State } from '@duello/kernel';
import { forced, playForced } from './choose.ts';
import { mark, play, type Session } from './session.ts';

/** Plays the answers of a record that has been checked, with undo going back to where the choices began. */
export function playAgain<S extends State, V, O, E>(session: Session<S, V, O, E>, answers: readonly Answer[]): void {
  const { rules } = session.game.tools;
  for (let i = 0; i < answers.length; ) {
    const given = answers[i];
    const own = session.seats.includes(given.seat);
    const decision = own ? decisionOf(rules, session.match.state, given.seat) : null;
    const free = 'idle' in given || 'concede' in given;
    if (decision !== null && !free && forced(session, decision) !== null) {
      playForced(session, decision, given);
      i++;
      continue;
    }
    if (decision !== null && isUsual(session, decision, given)) {
      play(session, given, null);
      i++;
      continue;
    }
    const count = decision === null ? 1 : choiceAt(session, decision, answers.slice(i));
    if (own) mark(session);
    for (const one of answers.slice(i, i + count)) play(session, one, null);
    i += count;
  }
  session.shown = Math.max(0, session.told.length - 1);
}

/** How many of the answers were one choice: the longest entry of the menu that they spell. */
function choiceAt<S extends State, V, O, E>(
  { layout, game, match }: Session<S, V, O, E>,
  { shape, seat }: Decision,
  answers: readonly Answer[],
): number {
  if (shape !== 'one') return 1;
  const entries = layout.menu(game.tools.rules.view(match.state, seat), () => null).flatMap((group) => group.entries);
  const isSpelt = (picks: readonly string[]): boolean =>
    picks.every((key, i) => i < answers.length && answers[i].seat === seat && pickOf(answers[i]) === key);
  const spelt = entries.map(({ first = [], picks }) => [...first, ...picks]).filter(isSpelt);
  return Math.max(1, ...spelt.map(({ length }) => length));
}

const pickOf = (answer: Answer): string | null => ('pick' in answer ? answer.pick : null);

/** What follows a choice by itself is no choice of its own. */
function isUsual<S extends State, V, O, E>(
  { layout, game, match }: Session<S, V, O, E>,
  { seat }: Decision,
  given: Answer,
): boolean {
  const usual = layout.usual(game.tools.rules.view(match.state, seat));
  return usual !== null && 'picks' in given && sorted(given.picks) === sorted(usual.picks);
}

const sorted = (picks: readonly string[]): string => [...picks].sort().join(' ');
