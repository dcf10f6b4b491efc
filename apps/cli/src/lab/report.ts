// How does an answer become one file to send to a friend? With a few matches behind each point, played again for it.

import { writeFileSync } from 'node:fs';
import { BadInput, type State } from '@duello/kernel';
import type { Game } from '@duello/lab';
import { type Answer, dealerOf } from '@duello/lab/questions';
import { keyOfMatch, matchesToWatch, reportFile, type Voice } from '@duello/lab/report';
import { toText } from '@duello/language';

/** Matches behind each point that a report brings along. */
const EACH = 1;

export function writeReport<S extends State, V, O, E>(
  file: string,
  game: Game<S, V, O, E>,
  answer: Answer,
  voice: Voice,
): void {
  const dealer = dealerOf(game, answer.question);
  const watch = new Map(
    matchesToWatch(answer, EACH).map((ref) => [keyOfMatch(ref), toText(game.rules, dealer.again(ref))]),
  );
  try {
    writeFileSync(file, reportFile({ answer, voice, watch, site: null }));
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error;
    throw new BadInput('', `${file} can’t be written (${why}); name another file`);
  }
}
