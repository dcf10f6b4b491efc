#!/usr/bin/env node
// How does `duello` start on whatever Node the machine has? It runs TypeScript directly, which needs the pinned Node.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import * as modules from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const NEEDED_MAJOR = 26;
const inRoot = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const pinnedNode = inRoot(`node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`);
const major = Number(process.versions.node.split('.')[0]);

function refuse(message) {
  console.error(message);
  process.exitCode = 1;
}

function runOnPinnedNode() {
  const self = fileURLToPath(import.meta.url);
  const child = spawn(pinnedNode, [...process.execArgv, self, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Ctrl+C reaches the child from the terminal; this process only has to outlive it to pass on its exit code.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) =>
    refuse(`The pinned Node could not be started (${error.message}). Delete node_modules and run \`npm start\`.`),
  );
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}

if (!existsSync(inRoot('node_modules/@duello'))) {
  refuse('Duello is not set up yet: node_modules is missing. Run `npm start` in the project folder first.');
} else if (major >= NEEDED_MAJOR) {
  // Hundreds of files are read as TypeScript once, not at every start; where nothing can be kept it does without.
  modules.enableCompileCache?.();
  await import('../src/main.ts');
} else if (!existsSync(pinnedNode) || realpathSync(pinnedNode) === realpathSync(process.execPath)) {
  refuse(`Duello needs Node ${NEEDED_MAJOR} and found ${process.version}. Run \`npm start\`, which installs it.`);
} else {
  runOnPinnedNode();
}
