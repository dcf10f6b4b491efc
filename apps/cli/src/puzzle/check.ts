// Do these puzzles hold? One line a file, and for each that fails the reason.

import { BadInput, type Json } from '@duello/kernel';
import { readScenarioFile, scenarioFiles } from '@duello/lab';
import { faultOfPuzzle, readPuzzle, textOfFault } from '@duello/lab/puzzle';
import { withGame } from '../games/lab-games.ts';
import type { Args, Io } from '../io/command.ts';

interface Checked {
  readonly file: string;
  readonly passed: boolean;
  /** What is wrong with it; null when nothing is. */
  readonly fault: string | null;
}

/** What is wrong with the parsed JSON of a file; null when it holds. Throws BadInput for what is no puzzle at all. */
export function faultOfInput(input: Json): string | null {
  const read = readPuzzle(input);
  const fault = withGame(read.scenario.game, (game) => faultOfPuzzle(game, read));
  return fault === null ? null : textOfFault(fault);
}

function checkFile(file: string): Checked {
  try {
    const fault = faultOfInput(readScenarioFile(file));
    return { file, passed: fault === null, fault };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { file, passed: false, fault: error.message };
  }
}

export function check(words: readonly string[], args: Args, io: Io): number {
  const empty = words.filter((word) => scenarioFiles(word).length === 0);
  const files = [...new Set(words.flatMap(scenarioFiles))];
  const progress = io.progress('puzzles', files.length);
  const all = files.map((file, index): Checked => {
    const checked = checkFile(file);
    progress.at(index + 1);
    return checked;
  });
  progress.end();
  const passed = all.filter((one) => one.passed).length;
  const failed = all.length - passed;
  if (args.on('json')) io.out(JSON.stringify({ passed, failed, puzzles: all }, null, 2));
  else {
    for (const one of all) {
      io.out(`${one.passed ? 'ok    ' : 'FAILED'} ${one.file}`);
      if (one.fault !== null) io.out(`       ${one.fault}`);
    }
    io.out(`${passed} passed, ${failed} failed`);
  }
  for (const word of empty) io.err(`there is no puzzle file (*.json) in ${word}.`);
  return failed === 0 && empty.length === 0 ? 0 : 1;
}
