// Is every game that has a folder in the list, and does it offer under its id what the app expects of it?

import { readdirSync } from 'node:fs';
import { GAME_IDS } from '@duello/games';
import { expect, it } from 'vitest';
import { withGame } from '../src/games/lab-games.ts';
import { withTerminalGame } from '../src/games/terminal-games.ts';

it('has a row for every folder of a game', () => {
  const entries = readdirSync(new URL('../../../games/', import.meta.url), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
  expect([...GAME_IDS].sort()).toEqual(folders.map(({ name }) => name).sort());
});

it.each(GAME_IDS)('%s hands itself to the lab and to the terminal', (id) => {
  expect(withGame(id, ({ rules }) => rules.id)).toBe(id);
  expect(withTerminalGame(id, ({ tools }) => tools.rules.id)).toBe(id);
});
