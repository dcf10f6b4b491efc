// Is there a puzzle in this moment of a match? Its position is taken as it is, and proved like any other.

import { asked, BadInput, type MatchRecord, replay, SEATS, type State } from '@duello/kernel';
import type { Game } from '@duello/lab/game';
import { type Fault, fileOfPuzzle, nameOfPuzzle, positionPuzzle } from '@duello/lab/puzzle';
import { fromText, headOf } from '@duello/language';
import { gameOf } from '../../lab/crew/lab-games.ts';
import type { Made, PuzzleRequest } from './requests.ts';

export async function makePuzzle(request: Extract<PuzzleRequest, { type: 'make' }>): Promise<Made> {
  const { game: id, version } = headOf(request.text);
  const game = await gameOf(id);
  if (version !== game.rules.version) throw new BadInput('version', 'this match was played by other rules');
  return makeIn(game, request);
}

function makeIn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { text, answers, goal }: Extract<PuzzleRequest, { type: 'make' }>,
): Made {
  const record: MatchRecord = fromText(game.rules, text);
  const cut = { ...record, answers: record.answers.slice(0, answers), hash: null };
  const { state } = replay(game.rules, cut);
  const options = game.rules.options(record.options);
  let fault: Fault = { code: 'notAsked' };
  for (const seat of SEATS.filter((one) => (asked(state) & (1 << one)) !== 0)) {
    const found = positionPuzzle(game, state, options, seat, goal);
    if ('code' in found) {
      fault = found;
      continue;
    }
    const made = { ...found, options: game.rules.shorten(options), from: `${record.seed}, after ${answers} answers` };
    return { kind: 'made', file: fileOfPuzzle(game.rules.id, made, null), name: nameOfPuzzle(made) };
  }
  return { kind: 'none', fault };
}
