// Where is a Chromium for the tests that need a browser, and how does it get here when there is none?
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fail, ROOT, say } from '../setup.mjs';
import { hasApt, installPackage, run, updateApt } from './apt.mjs';

/** A Chromium without windows of its own, which tests have no use for, does with less work. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const COMMANDS = [
  ...SHELLS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
];

const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const WINDOWS_PROGRAMS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

function systemPaths() {
  const { env } = process;
  if (process.platform === 'win32') {
    const folders = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(Boolean);
    return folders.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program)));
  }
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(Boolean);
  const commands = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return process.platform === 'darwin' ? [...MAC_APPS, ...commands] : commands;
}

function playwrightPaths() {
  const caches = {
    linux: join(homedir(), '.cache'),
    darwin: join(homedir(), 'Library', 'Caches'),
    win32: process.env.LOCALAPPDATA ?? '',
  };
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(caches[process.platform] ?? '', 'ms-playwright');
  const programs = ['chrome', 'chrome.exe', 'headless_shell', 'chrome-headless-shell', 'chrome-headless-shell.exe'];
  programs.push('Chromium.app/Contents/MacOS/Chromium');
  programs.push('Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing');
  const inFolder = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);
  return inFolder(cache)
    .filter((path) => /chromium/.test(path))
    .flatMap((browser) => inFolder(browser).filter((path) => /[/\\]chrome/.test(path)))
    .flatMap((folder) => programs.map((program) => join(folder, program)));
}

/** Some distributions ship a stub that only asks for another package, so a file alone proves nothing. */
function runs(path) {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window instead of printing.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/**
 * The path of a Chromium that starts, or null.
 * @returns {string | null}
 */
export function findChromium() {
  const named = process.env.DUELLO_CHROMIUM;
  if (named) return runs(named) ? named : null;
  return [...systemPaths(), ...playwrightPaths()].find(runs) ?? null;
}

function installWithApt() {
  if (!hasApt()) return;
  say('installing Chromium with apt-get, because the browser tests need one and none was found …');
  if (updateApt() && !installPackage(SHELLS[0])) installPackage('chromium');
}

function installWithPlaywright(node) {
  say('installing Chromium with Playwright, because the browser tests need one and none was found …');
  const systemLibraries = hasApt() ? ['--with-deps'] : [];
  run(node, [join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', ...systemLibraries, 'chromium']);
}

/**
 * The path of a Chromium, installed if need be.
 * @param {string} node the Node that runs Playwright's installer
 * @returns {string}
 */
export function ensureChromium(node) {
  const named = process.env.DUELLO_CHROMIUM;
  if (named && !runs(named)) {
    fail(
      `DUELLO_CHROMIUM names ${named}, which does not start.`,
      'Correct it, or unset it to have a browser looked for.',
    );
  }
  const remedy = 'Install Chromium, Chrome or Edge, or set DUELLO_CHROMIUM to the path of one.';
  for (const install of [() => {}, installWithApt, installWithPlaywright]) {
    install(node);
    const found = findChromium();
    if (found) return found;
  }
  return fail('No Chromium was found for the browser tests, and none could be installed.', remedy);
}
