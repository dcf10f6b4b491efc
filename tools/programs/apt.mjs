// How does a program get here that npm does not have? On Debian and its kin by apt-get, where one may install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT, say } from '../setup.mjs';

/**
 * Says what it runs, and whether that went well.
 * @param {string} command
 * @param {readonly string[]} args
 */
export function run(command, args) {
  say(`  ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export const updateApt = () => run('apt-get', ['update', '-qq']);

export const installPackage = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
