// Where does pdftoppm come from, by which tests look at printed pages? Without it they are left out, and say so.
import { spawnSync } from 'node:child_process';
import { say } from '../setup.mjs';
import { hasApt, installPackage, updateApt } from './apt.mjs';

const isThere = () => spawnSync('pdftoppm', ['-v'], { stdio: 'ignore' }).error === undefined;

export function ensurePoppler() {
  if (isThere()) return;
  if (hasApt()) {
    say('installing poppler-utils with apt-get, because the tests of print draw pages with its pdftoppm …');
    if (updateApt() && installPackage('poppler-utils') && isThere()) return;
  }
  say(
    'pdftoppm was not found: tests that draw printed pages are left out. Install poppler (poppler-utils) to run them.',
  );
}
