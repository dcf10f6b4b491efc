// Which command is meant, and what becomes of its errors? Without a process, so that tests can run it.

import { BadInput, Refused } from '@duello/kernel';
import { readArgs } from './args/args.ts';
import { overview, pageOf } from './args/help.ts';
import { noSuch } from './args/nearest.ts';
import type { Command, Io } from './io/command.ts';

/** A command is loaded only when it is asked for, so that each starts fast and none needs the others. */
interface Row {
  /** One line for the overview. */
  readonly summary: string;
  load(): Promise<Command>;
}

const COMMANDS: { readonly [name: string]: Row } = {
  play: { summary: 'a match in the terminal', load: async () => (await import('./commands/play.ts')).play },
  replay: {
    summary: 'step through a match and verify its hash',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  review: {
    summary: 'how well was a match played? Mistakes, and luck',
    load: async () => (await import('./commands/review.ts')).review,
  },
  cards: {
    summary: 'every card of a game, with its text',
    load: async () => (await import('./commands/cards.ts')).cards,
  },
  print: {
    summary: 'a game as a PDF to print and cut',
    load: async () => (await import('./commands/print.ts')).print,
  },
  rules: {
    summary: 'every rule of a game, with the tests that name it',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  scenario: { summary: 'run scenario files', load: async () => (await import('./commands/scenario.ts')).scenario },
  puzzle: {
    summary: 'check puzzles, and find new ones',
    load: async () => (await import('./commands/puzzle.ts')).puzzle,
  },
  sim: {
    summary: 'bots against bots, with swapped seats',
    load: async () => (await import('./commands/sim.ts')).sim,
  },
  think: {
    summary: 'what would a bot answer here, and why?',
    load: async () => (await import('./commands/think.ts')).think,
  },
  arena: {
    summary: 'which bot is stronger, and by how much?',
    load: async () => (await import('./commands/arena.ts')).arena,
  },
  lab: {
    summary: 'what would a designer like to know? Bots play it out',
    load: async () => (await import('./commands/lab.ts')).lab,
  },
  fuzz: { summary: 'random play that hunts for faults', load: async () => (await import('./commands/fuzz.ts')).fuzz },
  bench: { summary: 'how fast is a game?', load: async () => (await import('./commands/bench.ts')).bench },
  server: {
    summary: 'what does a server bear, and does it lose anything?',
    load: async () => (await import('./commands/server.ts')).server,
  },
};

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** Runs `duello` with these words; returns the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || isHelp(name) || name === 'help') {
    if (name === 'help' && rest.length > 0) return run([rest[0], '--help'], io);
    const { playExamples } = await import('./games/help-of-games.ts');
    const commands = Object.entries(COMMANDS).map(([key, { summary }]) => ({ name: key, summary }));
    io.out(overview(commands, playExamples, io.columns));
    return 0;
  }
  try {
    if (!Object.hasOwn(COMMANDS, name)) throw new BadInput('', noSuch('command', name, Object.keys(COMMANDS)));
    return await runCommand(COMMANDS[name], rest, io);
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof Refused)) throw error;
    io.err(error.message.endsWith('.') || error.message.endsWith('?') ? error.message : `${error.message}.`);
    return 1;
  }
}

/** Runs one command with the words after its name; throws what the command throws. */
async function runCommand({ summary, load }: Row, argv: readonly string[], io: Io): Promise<number> {
  const command = await load();
  const flags = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  if (flags.some(isHelp)) {
    io.out(pageOf(command, summary, io.columns));
    return 0;
  }
  return command.run(readArgs(command, argv), io);
}
