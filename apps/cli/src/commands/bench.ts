// How fast is a game? Random play of whole matches on one core, and the price of each part.

import { GAME_IDS } from '@duello/games';
import { BENCH_PARTS, type BenchReport, bench as measure } from '@duello/lab';
import { withGame } from '../games/lab-games.ts';
import { checkGame } from '../games/terminal-games.ts';
import { type Command, type Io, JSON_FLAG } from '../io/command.ts';

export const bench: Command = {
  name: 'bench',
  usage: '[game] [flags]',
  words: ['[game]'],
  flags: {
    seconds: { kind: 'number', value: 'N', least: 1, help: 'about how long to measure each game', fallback: 6 },
    json: JSON_FLAG,
  },
  notes: ['The speed of a fixed integer loop stands beside the figures, so that two machines can be compared.'],
  async run(args, io) {
    const games: readonly string[] = args.words.length === 0 ? GAME_IDS : args.words;
    for (const game of games) checkGame(game);
    const progress = io.progress('bench', games.length * BENCH_PARTS);
    const reports = games.map((id, index) =>
      withGame(id, (game) =>
        measure(game, args.numberOf('seconds'), (done) => progress.at(index * BENCH_PARTS + done)),
      ),
    );
    progress.end();
    const figures = reports.map((report) => report.bench);
    if (args.on('json')) io.out(JSON.stringify(figures.length === 1 ? figures[0] : figures, null, 2));
    else for (const report of reports) tell(report, io);
    return 0;
  },
};

const whole = new Intl.NumberFormat('en');
const line = (what: string, value: number, unit: string): string =>
  `  ${what.padEnd(24)}${whole.format(value).padStart(14)}  ${unit}`;

function tell({ bench: figures, decisionsPerMatch, lateAgainstEarly }: BenchReport, io: Io): void {
  io.out(`${figures.game}, one core, random play of whole matches in place without events`);
  io.out(line('matches', figures.matchesPerSecond, 'a second'));
  io.out(line('decisions in a match', Math.round(decisionsPerMatch), ''));
  io.out(line('copy', figures.copyNanoseconds, 'ns, into a scratch state'));
  io.out(line('view', figures.viewMicroseconds, 'µs, with its decision'));
  io.out(line('sample', figures.sampleMicroseconds, 'µs, from a prepared view'));
  io.out(line('apply', figures.applyMicroseconds, 'µs, pure'));
  io.out(line('search nodes', figures.nodesPerSecond, 'a second: copy + answer + score'));
  io.out(line('state', figures.stateBytes, 'bytes'));
  io.out(line('late against early', Math.round(100 * lateAgainstEarly) / 100, 'times the cost of a decision'));
  io.out(line('plain integer loop', figures.loopPerSecond, 'steps a second, to compare machines'));
  io.out(line('decisions', figures.decisionsPerSecond, 'a second'));
}
