// Are options in the pages of rules written as the rules take them? Each default is one, and each other value is taken.

import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@duello/games';
import { LANGS, rulesFile } from '@duello/language';
import { describe, expect, it } from 'vitest';
import { withTerminalGame } from '../games/terminal-games.ts';

/** Values are set apart as code; a bare number is one too. */
const valuesIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, value]) => value);
const typed = (value: string): unknown => JSON.parse(/^\d+$/.test(value) ? value : JSON.stringify(value));

/** Options that are taken only beside another. */
const BESIDE: { readonly [option: string]: object } = {
  'battleground classA': { start: 'quick' },
  'battleground classB': { start: 'quick' },
  'sun-moon classA': { mode: 'draft' },
};

/** The rows of the table of options: `name`, default, other values. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name, , , , ruling]) => /^`\w+`$/.test(name ?? '') && /^[A-Z]-?R\d+$/.test(ruling ?? ''))
    .map(([, name, ...cells]) => [name.slice(1, -1), ...cells]);

describe.each(GAME_IDS.flatMap((game) => LANGS.map((lang) => [game, lang] as const)))('%s in %s', (game, lang) => {
  const page = readFileSync(new URL(`../../../../docs/rules/${rulesFile(game, lang)}`, import.meta.url), 'utf8');
  const taken = (name: string, given: object): unknown =>
    withTerminalGame(game, ({ tools }) => tools.rules.options({ ...BESIDE[`${game} ${name}`], ...given }));

  it.each(rowsOf(page))('%s is %s, or %s', (name, usual, others) => {
    const usually = taken(name, {});
    for (const value of valuesIn(usual)) expect(taken(name, { [name]: typed(value) })).toEqual(usually);
    for (const value of valuesIn(others)) expect(taken(name, { [name]: typed(value) }), value).not.toEqual(usually);
  });
});
