// `node tools/run.mjs SCRIPT …`: how does a tool run that needs the project set up? With the pinned Node, after the set-up.
import { spawnSync } from 'node:child_process';
import { setUp } from './setup.mjs';

try {
  const done = spawnSync(setUp(), process.argv.slice(2), { stdio: 'inherit' });
  process.exitCode = done.status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
