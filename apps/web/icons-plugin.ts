// Which pictures come with the page? Only the game-icons that are used, taken from the icon set when the page is built.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { GAME_IDS } from '@duello/games';
import { drawingsOf, type GamePrint } from '@duello/print';
import { ICONS } from '@duello/table/icon-names';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icons/';
/** What a printed box of a game shows is loaded when that game is printed. */
const PRINTED = 'virtual:printed-icons';
const PRINT = 'print/';
/** The whole icon set, for whoever makes a card: its names at once, the drawings in parts. */
const LIBRARY = 'virtual:icon-library';
const PART = 'library-';
const PER_PART = 140;
const GAMES = join(import.meta.dirname, '..', '..', 'games');

const ofPage = (game: string, file: string) => import(join(GAMES, game, 'page', file));
const printOf = (game: string): string => join(GAMES, game, 'print', 'index.ts');

/** For each game that can be printed, how its icons are loaded. */
function printedIcons(): string {
  const rows = GAME_IDS.filter((game) => existsSync(printOf(game))).map(
    (game) => `${JSON.stringify(game)}: () => import(${JSON.stringify(`${PREFIX}${PRINT}${game}`)}),`,
  );
  return `export const printedIcons = {\n${rows.join('\n')}\n};`;
}

/** In the order of their names, so that what is alike lies together. */
const partOf = (names: readonly string[], at: number): readonly string[] =>
  names.slice(at * PER_PART, (at + 1) * PER_PART);

function iconLibrary(names: readonly string[]): string {
  const parts = Array.from({ length: Math.ceil(names.length / PER_PART) }, (_, at) => at);
  const rows = parts.map((at) => `() => import(${JSON.stringify(`${PREFIX}${PART}${at}`)}),`);
  const values = `export const names = ${JSON.stringify(names.join(' '))}.split(' ');\nexport const perPart = ${PER_PART};`;
  return `${values}\nexport const parts = [\n${rows.join('\n')}\n];`;
}

/** A module a game, one for all tables, and one for the covers of the first page: nobody waits for what is not needed. */
async function iconsOf(name: string, all: readonly string[]): Promise<readonly string[]> {
  if (name.startsWith(PART)) return partOf(all, Number(name.slice(PART.length)));
  if (name === 'table') return ICONS;
  if (name.startsWith(PRINT)) {
    const { print }: { readonly print: GamePrint } = await import(printOf(name.slice(PRINT.length)));
    return drawingsOf(print);
  }
  if (name !== 'covers') {
    const { ICONS: own }: { readonly ICONS: readonly string[] } = await ofPage(name, 'cards/icon-names.ts');
    return own.filter((icon) => !ICONS.some((shared) => shared === icon));
  }
  const covers = await Promise.all(GAME_IDS.map((game) => ofPage(game, 'cover.ts')));
  return covers.flatMap(({ cover }) => [cover.main, ...cover.around]);
}

export function gameIcons(): Plugin {
  return {
    name: 'duello-game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) || id === PRINTED || id === LIBRARY ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${PRINTED}`) return printedIcons();
      if (!id.startsWith(`\0${PREFIX}`) && id !== `\0${LIBRARY}`) return null;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const { icons } = JSON.parse(readFileSync(file, 'utf8'));
      const all = Object.keys(icons).toSorted();
      if (id === `\0${LIBRARY}`) return iconLibrary(all);
      const names = await iconsOf(id.slice(PREFIX.length + 1), all);
      const chosen = names.map((name) => {
        if (icons[name] === undefined) this.error(`there is no game-icon "${name}"; see icon-names.ts and cover.ts`);
        return [name, icons[name].body];
      });
      return `export const bodies = ${JSON.stringify(Object.fromEntries(chosen))};`;
    },
  };
}
