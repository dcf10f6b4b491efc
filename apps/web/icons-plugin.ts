// Which pictures come with the page? Only the game-icons that are used, taken from the icon set when the page is built.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { BATTLEGROUND_ICONS } from './src/games/battleground/icon-names.ts';
import { CONTRACT_ICONS } from './src/games/contracts/icon-names.ts';
import { SUN_MOON_ICONS } from './src/games/sun-moon/icon-names.ts';
import { COVER_ICONS } from './src/shell/cover-icons.ts';
import { ICONS } from './src/table/icon-names.ts';

/** A module a game, and one for the few of the first page, so that nobody waits for what is not needed. */
const MODULES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['virtual:game-icons', ICONS],
  ['virtual:contracts-icons', CONTRACT_ICONS],
  ['virtual:battleground-icons', BATTLEGROUND_ICONS],
  ['virtual:sun-moon-icons', SUN_MOON_ICONS],
  ['virtual:cover-icons', COVER_ICONS],
]);

export function gameIcons(): Plugin {
  return {
    name: 'duello-game-icons',
    resolveId: (id) => (MODULES.has(id) ? `\0${id}` : null),
    load(id) {
      const names = MODULES.get(id.replace('\0', ''));
      if (names === undefined) return null;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const { icons } = JSON.parse(readFileSync(file, 'utf8'));
      const chosen = names.map((name) => {
        if (icons[name] === undefined) this.error(`there is no game-icon "${name}"; see icon-names.ts`);
        return [name, icons[name].body];
      });
      return `export const bodies = ${JSON.stringify(Object.fromEntries(chosen))};`;
    },
  };
}
