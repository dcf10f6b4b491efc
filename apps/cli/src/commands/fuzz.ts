// Can random legal play break a rule? Matches under random options with every invariant on, on all cores.

import { allCores, type Failure, fuzz as fuzzMatches } from '@duello/lab';
import { labGames } from '../games/lab-games.ts';
import { checkGame } from '../games/terminal-games.ts';
import { CORES_FLAG, type Command, INTERRUPTED, JSON_FLAG, SEED_FLAG } from '../io/command.ts';
import { type KeptFailure, keepFailure, linesOf } from '../match/failures.ts';

/** So many failures are told; every one is kept in a file. */
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
      'secrecy; and for a share of the matches replay and compact text. Every failure is ' +
      'written at once, as the shortest match that shows it, into the folder that is named with it.',
  ],
  async run(args, io) {
    const [game] = args.words;
    checkGame(game);
    const matches = args.numberOf('matches');
    const progress = io.progress('fuzz', matches);
    const told = (done: number): void => progress.at(done);
    const workers = args.number('cores') ?? allCores();
    const stop = io.interrupted();
    const hunt = { game, seed: args.textOf('seed'), thorough: args.on('thorough') };
    const command = `npx duello fuzz ${game} --matches ${matches} --seed "${hunt.seed}"${hunt.thorough ? ' --thorough' : ''}`;
    const kept: KeptFailure[] = [];
    const found = (failure: Failure): void => void kept.push(keepFailure(failure, command));
    const result = await fuzzMatches(labGames, hunt, matches, { workers, told, stop, found });
    progress.end();
    const failures = kept.slice(0, MOST_TOLD);
    const { checked, replayed } = result;
    const sums = { matches: result.matches, decisions: result.decisions, failures: result.failures.length };
    if (args.on('json')) io.out(JSON.stringify({ ...hunt, ...sums, checked, replayed, shown: failures }, null, 2));
    else {
      for (const failure of failures) for (const line of linesOf(failure)) io.out(line);
      const [deep, again] = [share(checked, sums.decisions), share(replayed, sums.matches)];
      io.out(`checked deeply: ${deep} of the decisions; replayed: ${again} of the matches`);
      io.out(`${sums.matches} matches, ${sums.decisions} decisions, ${sums.failures} failures`);
    }
    if (stop.aborted) io.err(`stopped after ${sums.matches} of ${matches} matches.`);
    return sums.failures > 0 ? 1 : stop.aborted ? INTERRUPTED : 0;
  },
};

const share = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10} %`;
