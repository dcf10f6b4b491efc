// Where can anything be tried without harm? In a copy of the working tree, with packages linked from the real one.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const OWN_PACKAGES = '@duello';

/** Files of the working tree as they are now: what git keeps, and what is new and not ignored. */
function filesOf(root) {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0)
    throw new Error('git could not list the files of this folder.\nRun the command in a clone of the repository.');
  const isFile = (file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile();
  return [...new Set(listed.stdout.split('\0'))].filter((file) => file !== '' && isFile(file));
}

/** Our own packages are links to folders beside them, so the copy has links of its own to the copied folders. */
function linkPackages(root, copy) {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, OWN_PACKAGES), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== OWN_PACKAGES && !name.startsWith('.')) symlinkSync(realpathSync(join(from, name)), join(to, name));
  }
  for (const name of readdirSync(join(from, OWN_PACKAGES))) {
    const link = join(from, OWN_PACKAGES, name);
    if (!lstatSync(link).isSymbolicLink())
      throw new Error(
        `node_modules/${OWN_PACKAGES}/${name} is no link to a folder here.\nRun npm install and try again.`,
      );
    symlinkSync(readlinkSync(link), join(to, OWN_PACKAGES, name));
  }
}

/**
 * @param {string} root of the working tree
 * @returns {{ root: string, remove(): void }} a copy that may be changed at will
 */
export function copyTree(root) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'duello-copy-')));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  try {
    for (const file of filesOf(root)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      copyFileSync(join(root, file), join(copy, file));
    }
    linkPackages(root, copy);
  } catch (error) {
    remove();
    throw error;
  }
  return { root: copy, remove };
}
