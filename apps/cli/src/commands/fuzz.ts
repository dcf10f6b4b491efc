// Can random legal play break a rule? Matches under random options with every invariant on, on all cores.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCores, type Failure, fuzz as fuzzMatches } from '@duello/lab';
import { labGames } from '../games/lab-games.ts';
import { checkGame } from '../games/terminal-games.ts';
import { CORES_FLAG, type Command, type Io, JSON_FLAG, SEED_FLAG } from '../io/command.ts';
import { writeRecord } from '../match/saved.ts';

/** So many failures are written down; the rest is counted. */
const MOST_TOLD = 5;

export const fuzz: Command = {
  name: 'fuzz',
  usage: '<game> [flags]',
  words: ['<game>'],
  flags: {
    matches: { kind: 'number', value: 'N', least: 1, help: 'how many matches', fallback: 1000 },
    seed: { ...SEED_FLAG, fallback: '1' },
    thorough: { kind: 'switch', help: 'every check at every decision and for every match; slow' },
    cores: CORES_FLAG,
    json: JSON_FLAG,
  },
  notes: [
    'After every decision: no dead end, no card lost or doubled. At a share of them, the same at every run, or at ' +
      'all with --thorough: resume from JSON, purity of apply, refusal of bad answers, worlds sampled from views, ' +
      'secrecy; and for a share of the matches replay and compact text. A failure is written as the shortest match ' +
      'that shows it.',
  ],
  async run(args, io) {
    const [game] = args.words;
    checkGame(game);
    const matches = args.numberOf('matches');
    const progress = io.progress('fuzz', matches);
    const told = (done: number): void => progress.at(done);
    const workers = args.number('cores') ?? allCores();
    const hunt = { game, seed: args.textOf('seed'), thorough: args.on('thorough') };
    const result = await fuzzMatches(labGames, hunt, matches, { workers, told });
    progress.end();
    const failures = result.failures.slice(0, MOST_TOLD).map(written);
    const { checked, replayed } = result;
    const sums = { matches: result.matches, decisions: result.decisions, failures: result.failures.length };
    if (args.on('json')) io.out(JSON.stringify({ ...hunt, ...sums, checked, replayed, shown: failures }, null, 2));
    else {
      for (const failure of failures) tell(failure, io);
      const [deep, again] = [share(checked, sums.decisions), share(replayed, sums.matches)];
      io.out(`checked deeply: ${deep} of the decisions; replayed: ${again} of the matches`);
      io.out(`${sums.matches} matches, ${sums.decisions} decisions, ${sums.failures} failures`);
    }
    return sums.failures === 0 ? 0 : 1;
  },
};

const share = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10} %`;

interface Written {
  readonly check: string;
  readonly message: string;
  readonly answers: number;
  readonly file: string;
  readonly replay: string;
}

/** Puts the match that shows a failure into a file. */
function written({ fault, record }: Failure): Written {
  const file = join(mkdtempSync(join(tmpdir(), 'duello-fuzz-')), `${record.game}-${fault.check}.json`);
  writeRecord(file, record);
  return {
    ...fault,
    answers: record.answers.length,
    file,
    replay: `npx duello replay ${file}`,
  };
}

function tell({ check, message, answers, file, replay }: Written, io: Io): void {
  io.out(`${check}: ${message}`);
  io.out(`  shown by a match of ${answers} answers: ${file}`);
  io.out(`  ${replay}`);
}
