// Where is kept what nobody named a place for? In the user's own folder, under a name that is free.

import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where programs keep what their users make; the current folder when there is no such place. */
export function dataFolder(name: 'matches' | 'failures'): string {
  const { XDG_DATA_HOME: data = '', APPDATA: roaming = '' } = process.env;
  const homes: { readonly [platform: string]: string } = {
    win32: roaming,
    darwin: join(homedir(), 'Library', 'Application Support'),
  };
  const folder = join(data || homes[process.platform] || join(homedir(), '.local', 'share'), 'duello', name);
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return process.cwd();
  }
}

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-11-15-2201`, by the clock on the wall. */
export const timeOf = (now: Date): string =>
  [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate()), two(now.getHours()) + two(now.getMinutes())].join(
    '-',
  );

/** `NAME.json`, or with a number behind the name when there is such a file already. */
export function freeFile(name: string): string {
  for (let n = 1; ; n++) {
    const file = n === 1 ? `${name}.json` : `${name}-${n}.json`;
    if (!existsSync(file)) return file;
  }
}
