// `npm start`: set up whatever is missing, build the page if it has changed, and start the server with the pinned Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { ROOT, setUp } from '../setup.mjs';
import { readServerArgs, USAGE } from './args.mjs';

const SERVER = join(ROOT, 'tools', 'server', 'run.mjs');

/** Ctrl+C reaches both; whatever else ends this one ends the server too, which then says goodbye. */
function hand(node, folder) {
  const server = spawn(node, [SERVER, folder, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 0);
  });
}

try {
  // Whatever is mistyped is said before anything is installed or built.
  if (readServerArgs(process.argv.slice(2)).help) console.log(USAGE);
  else {
    const node = setUp();
    hand(node, ensureBuilt(node));
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
