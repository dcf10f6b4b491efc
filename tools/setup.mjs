// What must be in place before anything of the project can run, and how does it get there?
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = 20;
const PINNED_MAJOR = 26;
const STAMP = join(ROOT, 'node_modules', '.duello-setup');
const PINNED_NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** @param {string} message */
export const say = (message) => console.log(`duello: ${message}`);

/**
 * Every failure of set-up is two sentences: what happened, what to do.
 * @param {string} happened
 * @param {string} remedy
 * @returns {never}
 */
export function fail(happened, remedy) {
  throw new Error(`${happened}\n${remedy}`);
}

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

function checkRunningNode() {
  if (majorOf(process.version) >= OLDEST_NODE) return;
  fail(
    `Duello needs Node ${OLDEST_NODE} or later, and this is ${process.version}.`,
    'Install a current Node from https://nodejs.org and run the same command again.',
  );
}

const foldersIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .sort();

/** Everything that decides what `npm install` puts into node_modules. */
function wantedStamp() {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((folder) => (folder.endsWith('/*') ? foldersIn(folder.slice(0, -2)) : [folder]));
  const files = ['package.json', 'package-lock.json', ...folders.map((folder) => join(folder, 'package.json'))];
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(ROOT, file);
    hash.update(existsSync(path) ? readFileSync(path) : 'missing').update('\0');
  }
  return hash.digest('hex');
}

function reasonToInstall() {
  if (!existsSync(join(ROOT, 'node_modules'))) return 'node_modules is missing';
  if (!existsSync(STAMP)) return 'node_modules was not set up by this command yet';
  if (readFileSync(STAMP, 'utf8') !== wantedStamp()) return 'the list of packages has changed';
  return null;
}

/** @param {string[]} args */
function npm(...args) {
  // Under `npm start` npm says where it and its own Node are; that Node is not the one being replaced in node_modules.
  const { npm_execpath: npmCli, npm_node_execpath: npmNode } = process.env;
  const options = { cwd: ROOT, stdio: 'inherit' };
  const known = npmCli && existsSync(npmCli) && npmCli.endsWith('.js');
  const done = known
    ? spawnSync(npmNode ?? process.execPath, [npmCli, ...args], options)
    : spawnSync(['npm', ...args].join(' '), { ...options, shell: true });
  return done.status === 0;
}

function installPackages() {
  const reason = reasonToInstall();
  if (reason === null) return;
  say(`installing packages with \`npm install\`, because ${reason} …`);
  // --include=dev: the machine may say NODE_ENV=production. Warnings about the machine's older Node don't apply here.
  if (!npm('install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')) {
    fail(
      '`npm install` did not succeed; its own message is above.',
      'Check the network connection, free disk space and write access to this folder, then run the same command again.',
    );
  }
  writeFileSync(STAMP, wantedStamp());
}

const pinnedNodeRuns = () => {
  const asked = spawnSync(PINNED_NODE, ['--version'], { encoding: 'utf8' });
  return asked.status === 0 && majorOf(asked.stdout.trim()) >= PINNED_MAJOR;
};

/** The path of a Node that runs TypeScript directly. */
function pinnedNode() {
  if (pinnedNodeRuns()) return PINNED_NODE;
  // The package `node` fetches its program in an install script, which npm may have been told to skip.
  say('fetching the pinned Node with `npm rebuild node`, because its install script has not run …');
  if (npm('rebuild', 'node', '--ignore-scripts=false', '--loglevel=error') && pinnedNodeRuns()) return PINNED_NODE;
  if (majorOf(process.version) >= PINNED_MAJOR) {
    say(`the pinned Node does not run on this machine; using ${process.execPath} (${process.version}) instead.`);
    return process.execPath;
  }
  return fail(
    `The pinned Node ${PINNED_MAJOR} could not be installed or does not run on this machine.`,
    `Delete node_modules and try again, or install Node ${PINNED_MAJOR} yourself and run the same command with it.`,
  );
}

/**
 * Brings the project into a state where it runs; returns the path of the Node to run it with.
 * @returns {string}
 */
export function setUp() {
  checkRunningNode();
  installPackages();
  return pinnedNode();
}
