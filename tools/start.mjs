// `npm start`: set up whatever is missing, then open a match in the terminal.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, setUp } from './setup.mjs';

try {
  const node = setUp();
  const duello = join(ROOT, 'packages/cli/bin/duello.mjs');
  const match = spawn(node, [duello, 'play', 'final-magic', ...process.argv.slice(2)], { stdio: 'inherit' });
  // The terminal sends Ctrl+C to both; the match decides what it means.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => match.kill('SIGTERM'));
  match.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
