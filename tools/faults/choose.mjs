// Which faults are planted this time? Some of all that fit into a game's rules, the same for the same seed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsIn } from './operators.mjs';

/** Where a game's rules are, and where it checks the positions that people write. */
const FOLDERS = ['rules', 'scenario'];
const TEST = /(\.test|-for-tests)\.ts$/;
/** What tests look with, and how people write names, is no rule. */
const NO_RULE = /^(audit|permute|random|measure|notation)/;

/** Source files below a folder, in the order of their names. */
function sourcesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourcesIn(root, path);
      return /\.ts$/.test(entry.name) && !TEST.test(entry.name) && !NO_RULE.test(entry.name) ? [path] : [];
    });
}

/** Numbers from 0 up to but not 1, the same for the same seed. */
export function numbers(seed) {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of a list, each as likely as any other. */
export function sample(list, count, random) {
  const rest = [...list];
  const chosen = [];
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return chosen;
}

/**
 * @param {string} root
 * @param {{ game: string, faults: number, seed: string, only: string }} asked
 * @returns {{ all: number, chosen: (import('./operators.mjs').Fault & { file: string })[] }}
 */
export function chooseFaults(root, { game, faults, seed, only }) {
  const files = FOLDERS.flatMap((folder) => sourcesIn(root, `games/${game}/${folder}`));
  const all = files
    .filter((file) => file.includes(only))
    .flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8')).map((fault) => ({ file, ...fault })));
  return { all: all.length, chosen: sample(all, faults, numbers(seed)) };
}
