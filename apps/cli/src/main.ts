// How does `duello …` run? It finds the command, gives it the process as Io, and leaves its exit code.

import { processIo } from './io/process-io.ts';
import { run } from './run.ts';

const { io, close } = processIo();
try {
  process.exitCode = await run(process.argv.slice(2), io);
} finally {
  close();
}
