// Where does a failure of the fuzzer stay? In a file of its own as soon as it is found, and in a list that says how to see it again.

import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from '@duello/lab';
import { dataFolder, freeFile, timeOf } from './data-folder.ts';
import { typed, writeRecord } from './saved.ts';

export interface KeptFailure {
  readonly check: string;
  readonly message: string;
  /** The seed of the match, which holds that of the hunt. */
  readonly seed: string;
  readonly answers: number;
  readonly file: string;
  readonly replay: string;
}

/** Writes the shortest match that shows it, and a line for each thing to know; `command` is what found it. */
export function keepFailure({ fault, record }: Failure, command: string): KeptFailure {
  const folder = dataFolder('failures');
  const file = freeFile(join(folder, `${record.game}-${fault.check}-${timeOf(new Date())}`));
  writeRecord(file, record);
  const kept = {
    ...fault,
    seed: String(record.seed),
    answers: record.answers.length,
    file,
    replay: `npx duello replay ${typed(file)}`,
  };
  appendFileSync(join(folder, 'failures.txt'), `${linesOf(kept).join('\n')}\n  found by: ${command}\n`);
  return kept;
}

export const linesOf = ({ check, message, seed, answers, file, replay }: KeptFailure): readonly string[] => [
  `${check}: ${message}`,
  `  shown by a match of ${answers} answers, seed ${seed}: ${file}`,
  `  ${replay}`,
];
