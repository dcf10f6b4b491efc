import { GAME_IDS } from '@duello/games';
import { expect, it } from 'vitest';
import { duello } from '../duello-for-tests.ts';

const json = (lines: readonly string[]) => JSON.parse(lines.join('\n'));
const short = ['--option', 'roundLimit=4/2'];

it('sim plays pairs and ends with the rate', async () => {
  const { code, lines } = await duello('sim', 'final-magic', '--pairs', '2', '--cores', '1', ...short);
  expect(code).toBe(0);
  expect(lines[0]).toBe('greedy against random: 4 matches, seats swapped on every deal');
  expect(lines.at(-1)).toMatch(/^greedy wins [\d.]+ % \([\d.]+ % to [\d.]+ %\), 95 % over pairs$/);
});

it('sim prints JSON that is the same for the same seed', async () => {
  const flags = ['sim', 'final-magic', '--pairs', '1', '--cores', '1', '--seed', 's', '--json', ...short];
  const { code, lines } = await duello(...flags);
  expect(code).toBe(0);
  const report = json(lines);
  expect(Object.keys(report)).toEqual([
    ...['game', 'a', 'b', 'seed', 'options', 'pairs'],
    ...['matches', 'winRate', 'wins', 'draws', 'losses', 'firstPlayer', 'rounds', 'decisions', 'endings'],
  ]);
  expect(report).toMatchObject({ game: 'final-magic', a: 'greedy', b: 'random', seed: 's', pairs: 1, matches: 2 });
  expect((await duello(...flags)).lines).toEqual(lines);
});

it.each([
  [['--a', 'gredy'], 'there is no bot "gredy"; did you mean greedy?'],
  [['--b', 'hal'], 'there is no bot "hal"; there are random, greedy.'],
  [['--pairs', '0'], '--pairs is a whole number from 1 up, not "0".'],
])('sim says what is right about %j', async (flags, sentence) => {
  expect(await duello('sim', 'final-magic', ...flags)).toEqual({ code: 1, lines: [], errors: [sentence] });
});

it('sim names an option that the game does not have', async () => {
  const { code, errors } = await duello('sim', 'final-magic', '--option', 'suply=random');
  expect(code).toBe(1);
  expect(errors.join('')).toContain('options.suply');
});

it('fuzz plays matches and ends with the figures', async () => {
  const flags = ['fuzz', 'final-magic', '--matches', '2', '--cores', '1', '--seed', 's'];
  const told = await duello(...flags);
  expect(told.code).toBe(0);
  expect(told.lines.at(-1)).toMatch(/^2 matches, \d+ decisions, 0 failures$/);
  const report = json((await duello(...flags, '--json')).lines);
  expect(Object.keys(report)).toEqual(expect.arrayContaining(['game', 'seed', 'matches', 'decisions', 'failures']));
  expect(report).toMatchObject({ game: 'final-magic', seed: 's', matches: 2, failures: 0, shown: [] });
});

it('fuzz and bench refuse numbers that are none', async () => {
  expect((await duello('fuzz', 'final-magic', '--matches', 'x')).errors.join('')).toContain('--matches is a whole');
  expect((await duello('bench', '--seconds', '0')).errors.join('')).toContain('--seconds is a whole number from 1');
});

it('bench prints figures as JSON, none of them zero', async () => {
  const { code, lines } = await duello('bench', 'final-magic', '--seconds', '1', '--json');
  expect(code).toBe(0);
  const { game, ...figures } = json(lines);
  expect(game).toBe('final-magic');
  expect(Object.keys(figures)).toEqual([
    ...['decisionsPerSecond', 'matchesPerSecond', 'copyNanoseconds', 'viewMicroseconds', 'sampleMicroseconds'],
    ...['applyMicroseconds', 'stateBytes', 'loopPerSecond'],
  ]);
  for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
});

it.each(GAME_IDS)('fuzz and bench know %s', async (game) => {
  const fuzzed = await duello('fuzz', game, '--matches', '2', '--cores', '1', '--seed', 's');
  expect(fuzzed.lines.at(-1)).toMatch(/^2 matches, \d+ decisions, 0 failures$/);
  const { lines } = await duello('bench', game, '--seconds', '1', '--json');
  expect(json(lines)).toMatchObject({ game });
});
