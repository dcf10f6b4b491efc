// What can be done with a server from the command line? What it keeps is looked after; and it is played on through real
// sockets, to see what it bears and whether it loses anything.

import { GAME_IDS } from '@duello/games';
import { BadInput } from '@duello/kernel';
import type { Figures, TortureReport } from '@duello/server';
import { noSuch } from '../args/nearest.ts';
import { type Args, type Command, INTERRUPTED, type Io, JSON_FLAG } from '../io/command.ts';
import { STORE_FLAGS, STORE_NOTES, STORE_WAYS } from './server-store.ts';

const PACES = ['human', 'full'] as const;

export const server: Command = {
  name: 'server',
  usage: '<what> [flags]',
  words: ['<what>'],
  flags: {
    matches: { kind: 'number', value: 'N', least: 1, help: 'load: matches at once', fallback: 100 },
    seconds: { kind: 'number', value: 'S', least: 1, help: 'load: how long to measure', fallback: 10 },
    url: { kind: 'text', value: 'URL', help: 'load: a server that runs already; without it, one of its own' },
    game: { kind: 'text', value: 'GAME', oneOf: GAME_IDS, help: 'which game is played', fallback: GAME_IDS[0] },
    pace: {
      kind: 'text',
      value: PACES.join('|'),
      oneOf: PACES,
      help: 'load: an answer a match every ten seconds, or each at once',
      fallback: 'full',
    },
    kills: { kind: 'number', value: 'N', least: 1, help: 'torture: how often a server is killed', fallback: 10 },
    db: {
      kind: 'text',
      value: 'URL',
      help: 'migrate, reports: a PostgreSQL; torture: one to try two servers on, without it one server in a folder',
    },
    ...STORE_FLAGS,
    json: JSON_FLAG,
  },
  notes: [
    'What: migrate, reports, backup, restore, move, load or torture.',
    ...STORE_NOTES,
    'load: times are milliseconds from when an answer is sent to when the opponent has it. cpuPerMove is milliseconds of ' +
      'the server’s CPU; bytesPerMatch is by how much its memory grew with each match and its two sockets, which says ' +
      'little of fewer than a thousand; lost counts answers that were acknowledged and that the opponent never saw. ' +
      'loadBusy near 1 says that the load was the limit, not the server.',
    'torture: a server is killed at random moments while matches of every game are played on it, and started again. ' +
      'lost is what was acknowledged and is not there, doubled what is there more often than it was asked for, ' +
      'stuckMatches those that did not go on. A database is filled with matches: give it an empty one.',
  ],
  async run(args, io) {
    const [what] = args.words;
    if (!Object.hasOwn(WAYS, what)) throw new BadInput('', noSuch('way to use a server', what, Object.keys(WAYS)));
    return WAYS[what](args, io);
  },
};

const WAYS: { readonly [name: string]: (args: Args, io: Io) => Promise<number> } = { ...STORE_WAYS, load, torture };

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const line = (name: string, value: number, unit: string): string =>
  `  ${name.padEnd(16)}${whole.format(value).padStart(14)}  ${unit}`;

async function load(args: Args, io: Io): Promise<number> {
  const { load: loadOwn, loadOn } = await import('@duello/server');
  const [matches, seconds, stop] = [args.numberOf('matches'), args.numberOf('seconds'), io.interrupted()];
  const progress = { sitting: io.progress('sitting down', matches), playing: io.progress('playing', seconds) };
  const options = {
    ...{ matches, seconds, stop, game: args.textOf('game') },
    pace: args.textOf('pace') === 'human' ? ('human' as const) : ('full' as const),
    told: (stage: 'sitting' | 'playing', done: number): void => progress[stage].at(Math.floor(done)),
  };
  const url = args.text('url');
  const figures = await (url === null ? loadOwn(options) : loadOn(url.replace(/\/$/, ''), options));
  for (const one of Object.values(progress)) one.end();
  if (args.on('json')) io.out(JSON.stringify(figures, null, 2));
  else tellLoad(figures, io);
  if (stop.aborted) io.err(`stopped after ${figures.seconds} of ${seconds} s.`);
  return figures.errors + figures.lost > 0 ? 1 : stop.aborted ? INTERRUPTED : 0;
}

function tellLoad(figures: Figures, io: Io): void {
  io.out(`${figures.matches} matches at once over ${figures.sockets} sockets, for ${figures.seconds} s`);
  io.out(line('moves', figures.movesPerSecond, 'a second'));
  for (const name of ['p50', 'p95', 'p99'] as const) io.out(line(name, figures[name], 'ms'));
  io.out(line('traffic', figures.trafficPerMatch, 'bytes a match'));
  io.out(line('CPU', figures.cpuPerMove, 'ms a move'));
  io.out(line('memory', figures.bytesPerMatch, 'bytes a match'));
  io.out(line('server busy', figures.serverBusy, 'of one core'));
  io.out(line('load busy', figures.loadBusy, 'of one core'));
  for (const [said, count] of Object.entries(figures.faults)) io.out(`  ${count} times: ${said}`);
  io.out(`${figures.moves} moves, ${figures.errors} errors, ${figures.lost} lost`);
}

async function torture(args: Args, io: Io): Promise<number> {
  const { torture: tortureServer } = await import('@duello/server');
  const [kills, stop] = [args.numberOf('kills'), io.interrupted()];
  const progress = io.progress('torture', kills);
  const report = await tortureServer({ kills, stop, db: args.text('db'), told: (done) => progress.at(done) });
  progress.end();
  if (args.on('json')) io.out(JSON.stringify(report, null, 2));
  else tellTorture(report, io);
  if (stop.aborted) io.err(`stopped after ${report.kills} of ${kills} kills.`);
  const isWell = report.lost + report.doubled + report.stuckMatches + Object.keys(report.faults).length === 0;
  return !isWell ? 1 : stop.aborted ? INTERRUPTED : 0;
}

function tellTorture(
  { kills, acknowledged, lost, doubled, stuckMatches, matches, faults }: TortureReport,
  io: Io,
): void {
  for (const [said, count] of Object.entries(faults)) io.out(`  ${count} times: ${said}`);
  io.out(`${kills} kills in ${matches} matches, ${acknowledged} requests acknowledged`);
  io.out(`${lost} lost, ${doubled} doubled, ${stuckMatches} matches stuck`);
}
