// Does whatever a user, a file or a card says reach the terminal as text only? Escapes are spelt out, never obeyed.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@duello/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeIo } from '../src/io/fake-io-for-tests.ts';
import { run } from '../src/run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'duello-escapes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Clears the screen, sets the title, hides text, goes back, and writes from right to left. */
const EVIL = '\x1b[2J\x1b]0;owned\x07\x9b8m\r\x7f\u202eX';
const SPELT = '\\u001b[2J\\u001b]0;owned\\u0007\\u009b8m\\u000d\\u007f\\u202eX';
/** Colours of ours, and everything else that a terminal would obey. */
const OURS = new RegExp(`${'\x1b'}\\[(?:0|1|2|3[1-6])m`, 'g');
const OBEYED = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

async function printed(argv: readonly string[], answers: readonly string[] = []) {
  const io = fakeIo(answers, { colour: true });
  const code = await run(argv, io);
  const text = [...io.lines, ...io.errors].join('\n');
  expect(text.replace(OURS, '')).not.toMatch(OBEYED);
  return { code, text };
}

it.each([
  ['a seed', ['play', 'contracts', '--seed', EVIL, '--save', '/dev/null']],
  ['a command', [EVIL]],
  ['a game', ['play', EVIL]],
  ['a flag', ['play', `--${EVIL}`]],
  ['a bot', ['play', 'contracts', '--bot', EVIL]],
  ['a deck', ['play', 'contracts', '--deck', EVIL]],
  ['the name of an option', ['play', 'contracts', '--option', `${EVIL}=1`]],
  ['the value of an option', ['play', 'contracts', '--option', `deckA=${EVIL}`]],
  ['a file that is not there', ['replay', `${EVIL}.json`]],
  ['a scenario that is not there', ['scenario', EVIL]],
  ['a clause', ['rules', 'contracts', EVIL]],
  ['a number', ['sim', 'contracts', '--pairs', EVIL]],
  ['the seed of a simulation', ['sim', 'contracts', '--pairs', '1', '--cores', '1', '--seed', EVIL, '--json']],
])('%s is printed as text', async (what, argv) => {
  const { text } = await printed(argv, ['q']);
  if (what !== 'the value of an option') expect(text).toContain(SPELT.slice(0, 12));
});

it('a file is printed as text: its game, its seed, its answers, its own name', async () => {
  const record = { game: 'contracts', version: 1, options: {}, seed: EVIL, answers: [], hash: null };
  const put = (name: string, more: object): string => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify({ ...record, ...more }));
    return file;
  };
  for (const file of [
    put('game.json', { game: EVIL }),
    put('version.json', { version: EVIL }),
    put('field.json', { [EVIL]: 1 }),
    put('option.json', { options: { [EVIL]: EVIL } }),
    put('answer.json', { answers: [{ seat: 0, decision: 1, pick: EVIL }] }),
    put(`${EVIL}.json`, {}),
  ]) {
    const { code } = await printed(['replay', file, '--all']);
    expect(code).toBe(1);
  }
  const scenario = join(folder, 'scenario.json');
  writeFileSync(scenario, JSON.stringify({ name: EVIL, game: 'contracts', [EVIL]: EVIL }));
  await printed(['scenario', scenario]);
});

/** The least that a card of one's own has to say. */
const OWN: { readonly [game: string]: object } = {
  contracts: { type: 'creature', cost: { red: 1 }, attack: 1, health: 1 },
  battleground: { type: 'summon', cost: { white: 1 }, attack: 1, hp: 1 },
  'sun-moon': { type: 'summoning', cost: 1, attack: 1, defense: 1 },
  'final-magic': { type: 'spell', element: 'fire', phase: 'fight', price: 1, mana: 1, effects: [] },
};

it.each(GAME_IDS)('the name of a card of one’s own in %s is printed as text', async (game) => {
  const cards = JSON.stringify({ own: { ...OWN[game], name: `\x1b[31m${EVIL}` } });
  await printed(['play', game, '--option', `cards=${cards}`, '--save', '/dev/null'], ['c own', 'c', 't', 'w', 'q']);
});
