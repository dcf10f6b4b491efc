// Do these scenario files hold? One line a file, or a case of it, and for each that fails what was expected and found.

import { BadInput } from '@duello/kernel';
import { type Difference, runScenarioFile, type ScenarioResult, scenarioFiles } from '@duello/lab';
import { withGame } from '../games/lab-games.ts';
import { type Command, type Io, JSON_FLAG } from '../io/command.ts';

interface Ran extends ScenarioResult {
  readonly file: string;
}

export const scenario: Command = {
  name: 'scenario',
  usage: 'FILE... [flags]',
  words: ['FILE...'],
  flags: {
    resume: { kind: 'switch', help: 'send the match through its saved JSON at every decision' },
    json: JSON_FLAG,
  },
  notes: [
    'FILE is a scenario file, a folder of them, or a pattern in quotes such as "scenarios/F-T*.json".',
    'docs/scenarios.md says what is in one.',
  ],
  async run(args, io) {
    if (args.words.length === 0) throw new BadInput('', 'name a scenario file, a folder of them or a pattern');
    const empty = args.words.filter((word) => scenarioFiles(word).length === 0);
    const files = [...new Set(args.words.flatMap(scenarioFiles))];
    const how = { resume: args.on('resume') };
    const progress = io.progress('scenarios', files.length);
    const all = files.flatMap((file, index): readonly Ran[] => {
      const results = runScenarioFile(withGame, file, how).map((result) => ({ file, ...result }));
      progress.at(index + 1);
      return results;
    });
    progress.end();
    if (args.on('json')) io.out(JSON.stringify(report(all), null, 2));
    else tell(all, io);
    for (const word of empty) io.err(`there is no scenario file (*.json) in ${word}.`);
    return all.every((result) => result.passed) && empty.length === 0 ? 0 : 1;
  },
};

const sumsOf = (all: readonly Ran[]): { passed: number; failed: number } => {
  const passed = all.filter((result) => result.passed).length;
  return { passed, failed: all.length - passed };
};

const report = (all: readonly Ran[]) => ({ ...sumsOf(all), scenarios: all });

function tell(all: readonly Ran[], io: Io): void {
  for (const result of all) {
    const { passed, error, after } = result;
    io.out(`${passed ? 'ok    ' : 'FAILED'} ${titleOf(result)}`);
    if (passed) continue;
    if (error !== null) io.out(`       ${error}`);
    if (result.differences.length > 0) io.out(`       after ${after ?? 'the position was set up'}`);
    for (const difference of result.differences) io.out(lines(difference));
  }
  const { passed, failed } = sumsOf(all);
  io.out(`${passed} passed, ${failed} failed`);
}

const titleOf = ({ file, name, case: variant }: Ran): string =>
  `${file}${name === '' ? '' : `: ${name}`}${variant === null ? '' : ` [${variant}]`}`;

const lines = ({ path, expected, found }: Difference): string =>
  [
    `       ${path === '' ? 'position' : path}`,
    `         expected ${JSON.stringify(expected)}`,
    `         found    ${JSON.stringify(found)}`,
  ].join('\n');
