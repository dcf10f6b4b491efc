// How does `duello …` run? It finds the command, gives it the process as Io, and leaves its exit code.

import { processIo } from './io/process-io.ts';
import { run } from './run.ts';

const { io, close } = processIo();
try {
  process.exitCode = await run(process.argv.slice(2), io);
} catch (error) {
  const [what, where = ''] = error instanceof Error ? (error.stack ?? error.message).split('\n') : [String(error)];
  io.err(`${what} ${where.trim()}\nThis is a fault of Duello: please report it, with the command you typed.`);
  process.exitCode = 1;
} finally {
  close();
}
