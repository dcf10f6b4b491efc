// Which test files begin first? Those that take longest, so that no worker is left alone with one at the end.
import { BaseSequencer } from 'vitest/node';

/** Whole matches, and every page there is. By name, because a fresh clone remembers no times and would go by size. */
const LONGEST = /\/(accessible[\w-]*|matches|fuzz|bots|arena|hashes|secrecy)\.test\.ts$/;

/**
 * @template {{ moduleId: string }} File
 * @param {readonly File[]} files
 */
export const longestFirst = (files) => {
  const isLong = ({ moduleId }) => LONGEST.test(moduleId);
  return [...files.filter(isLong), ...files.filter((file) => !isLong(file))];
};

export class LongestFirst extends BaseSequencer {
  /** @type {BaseSequencer['sort']} */
  async sort(files) {
    return longestFirst(await super.sort(files));
  }
}
